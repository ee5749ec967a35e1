"""Styles in SVG documents: rules and `style` attributes, turned into attributes of the elements that they are for.

Many programs write colours as style rules. On a card many drawings share one document, and the rules of one would
paint the others; an attribute paints its own element only.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

_COMMENT = re.compile(r"/\*.*?\*/|<!--|-->", re.DOTALL)
_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
_SIMPLE = re.compile(r"(\*|[A-Za-z]\w*)?([.#][\w-]+)?$")


@dataclass(frozen=True)
class Rule:
    """What elements of a kind, with a class or an id, look like."""

    element: str
    mark: str
    style: Mapping[str, str]

    @property
    def weight(self) -> int:
        """How much it counts against others: an id more than a class, a class more than a kind of element."""
        return {"#": 2, ".": 1}.get(self.mark[:1], 0)

    def is_for(self, element: str, names: set[str]) -> bool:
        """Tell whether an element with an id or classes, as in "#sun" and ".warm", is meant."""
        return self.element in {"", "*", element} and (not self.mark or self.mark in names)


def rules_of(sheet: str) -> list[Rule]:
    """Return the rules of a style sheet, those that count more last; what is not simple is left out."""
    found: list[Rule] = []
    for selectors, body in _RULE.findall(_COMMENT.sub("", sheet)):
        for selector in selectors.split(","):
            simple = _SIMPLE.match(selector.strip())
            if simple and simple[0]:
                found.append(Rule(simple[1] or "", simple[2] or "", dict(declarations(body))))
    return sorted(found, key=lambda rule: rule.weight)


def declarations(style: str) -> Iterator[tuple[str, str]]:
    """Yield the properties of a style and their values."""
    for declaration in _COMMENT.sub("", style).split(";"):
        name, colon, value = declaration.partition(":")
        if colon:
            yield name.strip().lower(), value.replace("!important", "").strip()
