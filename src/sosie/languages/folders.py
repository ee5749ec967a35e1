"""The folders of languages: one for each, named with its tag, with its texts in files that translators edit."""

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from sosie.languages.fluent import read_messages

Texts = Mapping[str, str]
"""The texts of a file by their ids."""

ENGLISH = "en"
NO_TEXTS: Texts = MappingProxyType({})


class LanguageFolders:
    """The languages under a folder, and their texts, each file read when it is first needed."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._own: dict[tuple[str, str], Texts] = {}
        self._complete: dict[tuple[str, str], Texts] = {}
        tags = (file.parent.name for file in root.glob("*/language.ftl"))
        self.tags = tuple(sorted(tags, key=lambda tag: (tag != ENGLISH, tag)))
        """The tags of the languages: English, then the others by their letters."""

    def texts(self, language: str, file: str) -> Texts:
        """Return the texts of a file, such as `games/tower`, in a language, or in English where it has none."""
        if language not in self.tags:
            language = ENGLISH
        if (language, file) not in self._complete:
            english, own = self.own_texts(ENGLISH, file), self.own_texts(language, file)
            # An attribute belongs to its message: the synonyms of an English name are of no use beside a German one.
            missing = {key: text for key, text in english.items() if key.partition(".")[0] not in own}
            self._complete[language, file] = MappingProxyType({**missing, **own})
        return self._complete[language, file]

    def own_texts(self, language: str, file: str) -> Texts:
        """Return the texts of a file that a language has of its own."""
        if language not in self.tags:
            return NO_TEXTS
        if (language, file) not in self._own:
            self._own[language, file] = self._read(self._root / language / f"{file}.ftl")
        return self._own[language, file]

    @staticmethod
    def _read(path: Path) -> Texts:
        try:
            source = path.read_bytes().decode()
        except FileNotFoundError:
            return NO_TEXTS
        try:
            return MappingProxyType(read_messages(source))
        except ValueError as error:
            raise ValueError(f"{path}: {error}") from None


def as_list(text: str) -> tuple[str, ...]:
    """Return the parts of a text that are separated by commas."""
    return tuple(part for each in text.split(",") if (part := each.strip()))
