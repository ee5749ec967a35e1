"""CSS in SVG documents: style rules and `style` attributes, converted to presentation attributes.

Many programs write colours as style rules. On a card many drawings share one document, and the rules of one would
apply to the others; an attribute applies to its own element only.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

_COMMENT = re.compile(r"/\*.*?\*/|<!--|-->", re.DOTALL)
_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
_SIMPLE = re.compile(r"(\*|[A-Za-z]\w*)?([.#][\w-]+)?$")


@dataclass(frozen=True)
class Rule:
    """A style rule for an element name, a class or an id."""

    element: str
    mark: str
    style: Mapping[str, str]

    @property
    def weight(self) -> int:
        """The specificity: an id outranks a class, a class outranks an element name."""
        return {"#": 2, ".": 1}.get(self.mark[:1], 0)

    def is_for(self, element: str, names: set[str]) -> bool:
        """Tell whether the rule matches an element with an id or classes, such as "#sun" and ".warm"."""
        return self.element in {"", "*", element} and (not self.mark or self.mark in names)


def rules_of(sheet: str) -> list[Rule]:
    """Return the simple rules of a style sheet, by increasing specificity; other rules are left out."""
    found: list[Rule] = []
    for selectors, body in _RULE.findall(_COMMENT.sub("", sheet)):
        for selector in selectors.split(","):
            simple = _SIMPLE.match(selector.strip())
            if simple and simple[0]:
                found.append(Rule(simple[1] or "", simple[2] or "", dict(declarations(body))))
    return sorted(found, key=lambda rule: rule.weight)


def declarations(style: str) -> Iterator[tuple[str, str]]:
    """Yield the properties and values of a style."""
    for declaration in _COMMENT.sub("", style).split(";"):
        name, colon, value = declaration.partition(":")
        if colon:
            yield name.strip().lower(), value.replace("!important", "").strip()
