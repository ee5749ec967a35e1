"""The results of mutants, in a file that a later run continues."""

import json
from collections.abc import Sequence
from pathlib import Path

from lanes.summary import aligned
from mutation.equivalent import EQUIVALENT
from mutation.mutants import Mutant
from mutation.runner import Outcome

_HEAD = ("package", "mutants", "killed", "equivalent", "survived", "share of survivors")


class Results:
    """The outcomes of mutants by their names."""

    def __init__(self, file: Path, root: Path) -> None:
        self._file, self._root = file, root
        lines = file.read_text().splitlines() if file.exists() else []
        self._outcomes = {name: Outcome[outcome] for name, outcome in map(json.loads, lines)}

    def keep(self, mutant: Mutant, outcome: Outcome) -> None:
        """Keep an outcome, and print it if nothing has found the mutant."""
        name = self.name(mutant)
        self._outcomes[name] = outcome
        with self._file.open("a") as file:
            file.write(json.dumps([name, outcome.name]) + "\n")
        if self.survived(mutant):
            print(f"{outcome.name.lower()} {name}", flush=True)

    def is_open(self, mutant: Mutant) -> bool:
        """Tell whether a mutant is to be tried, since no run has killed it yet."""
        return self._outcomes.get(self.name(mutant)) not in {Outcome.KILLED, Outcome.NOT_INSTALLED}

    def survived(self, mutant: Mutant) -> bool:
        """Tell whether nothing finds a mutant, though it differs from the original."""
        return self._outcome(mutant) in {Outcome.SURVIVED, Outcome.UNREACHED} and not self._is_equivalent(mutant)

    def table(self, mutants: Sequence[Mutant]) -> str:
        """Return the numbers of mutants for each package."""
        packages = sorted({str(self._package(mutant)) for mutant in mutants})
        rows = [self._row(name, [each for each in mutants if self._package(each) == name]) for name in packages]
        return aligned([_HEAD, *rows, self._row("all", mutants)])

    def name(self, mutant: Mutant) -> str:
        """Return the place and the change of a mutant."""
        return f"{self._path(mutant)}:{mutant.line}:{mutant.column + 1}: {mutant.change}"

    def _row(self, name: str, mutants: Sequence[Mutant]) -> tuple[str, ...]:
        tried = [each for each in mutants if self._outcome(each) not in {None, Outcome.NOT_INSTALLED}]
        killed = sum(self._outcome(each) is Outcome.KILLED for each in tried)
        survived = sum(map(self.survived, tried))
        share = f"{survived / len(tried):.1%}" if tried else "-"
        return name, str(len(tried)), str(killed), str(len(tried) - killed - survived), str(survived), share

    def _outcome(self, mutant: Mutant) -> Outcome | None:
        return self._outcomes.get(self.name(mutant))

    def _is_equivalent(self, mutant: Mutant) -> bool:
        return (self._path(mutant), mutant.code, mutant.change) in EQUIVALENT

    def _path(self, mutant: Mutant) -> str:
        return mutant.path.relative_to(self._root).as_posix()

    def _package(self, mutant: Mutant) -> str:
        return self._path(mutant).split("/")[0]
