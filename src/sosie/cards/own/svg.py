"""Sanitising of untrusted SVG documents: only shapes, paint and embedded images are allowed.

Elements and attributes outside the allow-list are dropped, with a note for visible features. References to external
resources are refused, because the picture would be incomplete without them.
"""

import re
from dataclasses import dataclass, field
from typing import NamedTuple
from xml.etree import ElementTree as ET

from sosie.cards.own.raster import plain_uri
from sosie.cards.own.style import Rule, declarations, rules_of
from sosie.errors import UnusableSource
from sosie.languages.makers import say

MAX_CHARACTERS = 8_000_000
MAX_ELEMENTS = 20_000
MAX_DEPTH = 100
MAX_POINTS = 60_000
"""The total of all paths in a document."""
MAX_STYLE = 100_000
"""The characters of all style sheets."""
MAX_MATCHES = 2_000_000
"""The product of style rules and elements: each rule is tried on each element."""
_COST_OF_A_LAYER = 40
"""The cost of a mask, clip, opacity or dash pattern, in elements: each renders a layer, or takes as long."""
MAX_PIXELS = 16_000_000
"""The total of all images in a document."""

_ELEMENTS = frozenset({
    "svg", "g", "defs", "symbol", "use", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon",
    "linearGradient", "radialGradient", "stop", "clipPath", "mask", "image",
})  # fmt: skip
_AS_GROUPS = {"a": "g", "switch": "g"}
_REPORTED = {
    "script": "a-script", "foreignObject": "a-web-page", "text": "text", "filter": "a-filter",
    "animate": "an-animation", "animateTransform": "an-animation", "marker": "markers", "pattern": "a-pattern",
}  # fmt: skip
_PAINT = frozenset({
    "fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap",
    "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset", "opacity", "color",
    "stop-color", "stop-opacity", "clip-path", "clip-rule", "mask", "display", "visibility", "paint-order",
    "overflow",
})  # fmt: skip
_GEOMETRY = frozenset({
    "id", "d", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "fx", "fy", "fr", "width", "height",
    "points", "viewBox", "preserveAspectRatio", "offset", "gradientUnits", "gradientTransform", "spreadMethod",
    "clipPathUnits", "maskUnits", "maskContentUnits", "transform",
})  # fmt: skip
_LINK = re.compile(r"url\(\s*['\"]?\s*#([^)'\"\s]+)\s*['\"]?\s*\)")
_EMBEDDED = re.compile(r"data:image/(png|jpe?g);base64,[A-Za-z0-9+/=\s]*$")
_HARMLESS = re.compile(r"[^<>\\&@{}:]*$")
_COLOURS = frozenset({"fill", "stroke", "color", "stop-color"})
# Numbers of a hundred million and more, which no drawing needs.
_HUGE = re.compile(r"(?<![.\d])\d{9}|\de\+?0*([89]|[1-9]\d)", re.IGNORECASE)
_DOCTYPE = re.compile(r"<!DOCTYPE[^>\[]*>", re.IGNORECASE)
_DECLARATION = re.compile(r"^\s*<\?xml[^>]*\?>")
_NUMBER = r"[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?"
_NUMBERS = re.compile(r"\d*\.\d+|\d+")
_LAYERS = {"mask": "none", "clip-path": "none", "opacity": "1", "stroke-dasharray": "none"}
"""Attributes that need a layer, with the values that do not."""
_LENGTH = re.compile(rf"\s*({_NUMBER})\s*(?:px|pt|mm|cm|in|pc)?\s*$", re.IGNORECASE)
_SVG, _XLINK = "{http://www.w3.org/2000/svg}", "{http://www.w3.org/1999/xlink}"


def clean(text: str) -> tuple[str, tuple[str, ...]]:
    """Return a sanitised document, and the list of dropped features.

    A clean document is returned unchanged.
    """
    root, left_out = _cleaned(text)
    return _written(root), left_out


def clean_square(
    text: str, crop: tuple[float, float, float, float] | None = None, turn: int = 0
) -> tuple[str, tuple[str, ...]]:
    """Return a clean document with a square view box, the picture centred and clipped to its own box.

    `crop` is the part to keep, as shares of the picture, which is then turned clockwise.
    """
    root, left_out = _cleaned(text)
    left, top, width, height = _box(root)
    if crop is not None:
        left, top = left + crop[0] * width, top + crop[1] * height
        width, height = crop[2] * width, crop[3] * height
    side = max(width, height)
    box = {"x": (side - width) / 2, "y": (side - height) / 2, "width": width, "height": height}
    root.attrib |= {name: f"{number:g}" for name, number in box.items()}
    root.attrib["viewBox"] = f"{left:g} {top:g} {width:g} {height:g}"
    frame = ET.Element("svg", {"viewBox": f"0 0 {side:g} {side:g}"})
    if turn:
        turned = ET.SubElement(frame, "g", {"transform": f"rotate({turn} {side / 2:g} {side / 2:g})"})
        turned.append(root)
    else:
        frame.append(root)
    return _written(frame), left_out


def picture_size(text: str) -> tuple[float, float]:
    """Return the width and the height of a document."""
    return _box(_parsed(text))[2:]


def _cleaned(text: str) -> tuple[ET.Element, tuple[str, ...]]:
    root = _parsed(text)
    sheets = "\n".join(element.text or "" for element in root.iter() if _plain(element.tag) == "style")
    if len(sheets) > MAX_STYLE:
        raise _too_complicated()
    cleaning = _Cleaning(rules_of(sheets))
    if len(cleaning.rules) * sum(1 for _ in root.iter()) > MAX_MATCHES:
        raise _too_complicated()
    new = cleaning.element(root)
    if new is None or new.tag != "svg":
        raise UnusableSource(say("not-svg"))
    if "@import" in sheets:
        cleaning.left_out[say("an-imported-style")] = None
    _check_uses(new)
    return new, tuple(cleaning.left_out)


def _written(root: ET.Element) -> str:
    root.attrib = {"xmlns": _SVG.strip("{}"), **root.attrib}
    return ET.tostring(root, encoding="unicode")


def _parsed(text: str) -> ET.Element:
    if len(text) > MAX_CHARACTERS:
        raise UnusableSource(say("svg-too-long", most=MAX_CHARACTERS // 1_000_000))
    text = _DOCTYPE.sub("", _DECLARATION.sub("", text.removeprefix("\ufeff")), count=1)
    if "<!DOCTYPE" in text.upper() or "<!ENTITY" in text.upper():
        raise UnusableSource(say("svg-entities"))
    parser = ET.XMLParser(target=_Builder())  # noqa: S314 - without entities, and bounded
    try:
        parser.feed(text)
        root: ET.Element = parser.close()
    except (ET.ParseError, ValueError):
        raise UnusableSource(say("svg-damaged")) from None
    return root


class _Builder(ET.TreeBuilder):
    """A tree builder with limits on elements and depth."""

    def __init__(self) -> None:
        super().__init__()
        self._count = self._depth = 0

    def start(self, tag: str, attrs: dict[str, str], /) -> ET.Element:
        self._count += 1
        self._depth += 1
        if self._count > MAX_ELEMENTS or self._depth > MAX_DEPTH:
            raise _too_complicated()
        return super().start(tag, attrs)

    def end(self, tag: str, /) -> ET.Element:
        self._depth -= 1
        return super().end(tag)


def _too_complicated() -> UnusableSource:
    return UnusableSource(say("too-complicated"), "too-complicated")


def _plain(name: str) -> str:
    """Return a name without its namespace, or an empty one if it is not an SVG name."""
    name = name.removeprefix(_SVG).removeprefix(_XLINK)
    return "" if name.startswith("{") else name


def _box(root: ET.Element) -> tuple[float, float, float, float]:
    numbers = re.findall(_NUMBER, root.get("viewBox", ""), re.IGNORECASE)
    if len(numbers) != 4:
        sizes = [_LENGTH.match(root.get(name, "")) for name in ("width", "height")]
        numbers = ["0", "0", *(size[1] if size else "0" for size in sizes)]
    left, top, width, height = map(float, numbers)
    if not (0 < width < 1e6 and 0 < height < 1e6 and abs(left) < 1e6 and abs(top) < 1e6):
        raise UnusableSource(say("svg-no-size"))
    return left, top, width, height


def _check_uses(root: ET.Element) -> None:
    """Refuse a document that is expensive to draw, such as one with nested `use` elements."""
    by_name = {element.get("id"): element for element in root.iter() if "id" in element.attrib}
    drawn: dict[ET.Element, _Cost] = {}
    underway: set[ET.Element] = set()

    def cost(element: ET.Element) -> _Cost:
        if element in drawn:
            return drawn[element]
        if element in underway:
            raise _too_complicated()
        underway.add(element)
        used = [by_name[name] for name in _used(element) if name in by_name]
        costs = [_own_cost(element), *map(cost, (*element, *used))]
        drawn[element] = _Cost(sum(part.elements for part in costs), sum(part.points for part in costs))
        underway.discard(element)
        return drawn[element]

    try:
        total = cost(root)
    except RecursionError:
        raise _too_complicated() from None
    if total.elements > MAX_ELEMENTS or total.points > MAX_POINTS:
        raise _too_complicated()


class _Cost(NamedTuple):
    """The cost of drawing an element, with each use counted."""

    elements: int
    points: int


def _own_cost(element: ET.Element) -> _Cost:
    layers = sum(element.get(name, none) != none for name, none in _LAYERS.items())
    numbers = sum(len(_NUMBERS.findall(element.get(name, ""))) for name in ("d", "points"))
    return _Cost(1 + _COST_OF_A_LAYER * layers, numbers // 2)


def _used(element: ET.Element) -> list[str]:
    """Return the ids that drawing an element requires."""
    links = [element.get("mask", ""), element.get("clip-path", "")]
    used = element.get("href", "")[1:] if element.tag == "use" else ""
    return [used, *(name for link in links for name in _LINK.findall(link))]


def _short(text: str) -> str:
    return text if len(text) <= 40 else f"{text[:37]}..."


@dataclass
class _Cleaning:
    rules: list[Rule]
    left_out: dict[str, None] = field(default_factory=dict)
    """An ordered set."""
    names: dict[str, str] = field(default_factory=dict)
    pixels: int = 0

    def element(self, old: ET.Element) -> ET.Element | None:
        """Return the clean copy of an element and its children, or None if it is not allowed."""
        kind = _plain(old.tag)
        kind = _AS_GROUPS.get(kind, kind)
        if kind not in _ELEMENTS:
            if kind in _REPORTED:
                self.left_out[say(_REPORTED[kind])] = None
            return None
        new = ET.Element(kind, self.attributes(old, kind))
        new.extend([copy for child in old if (copy := self.element(child)) is not None])
        return new

    def attributes(self, old: ET.Element, kind: str) -> dict[str, str]:
        plain = {_plain(name): value for name, value in old.attrib.items()}
        if any(name.lower().startswith("on") for name in plain):
            self.left_out[say("event-handlers")] = None
        marks = {f"#{plain.get('id', '')}", *(f".{name}" for name in plain.get("class", "").split())}
        looks = [rule.style for rule in self.rules if rule.is_for(kind, marks)]
        style: dict[str, str] = {}
        for look in (*looks, dict(declarations(plain.get("style", "")))):
            style |= look
        if "filter" in plain or "filter" in style:
            self.left_out[say("a-filter")] = None
        allowed = {name: value for name, value in plain.items() if name in _PAINT | _GEOMETRY}
        allowed |= {name: value for name, value in style.items() if name in _PAINT}
        if kind in {"use", "image", "linearGradient", "radialGradient"} and "href" in plain:
            allowed["href"] = self.reference(plain["href"], kind)
        return {name: self.value(name, value) for name, value in allowed.items()}

    def reference(self, target: str, kind: str) -> str:
        """Return a reference within the same document, or an embedded image."""
        target = target.strip()
        if target.startswith("#") and kind != "image":
            return f"#{self.name(target[1:])}"
        if kind == "image" and _EMBEDDED.match(target):
            plain, pixels = plain_uri(target, MAX_PIXELS)
            self.pixels += pixels
            if self.pixels > MAX_PIXELS:
                raise UnusableSource(say("svg-too-many-pixels", most=MAX_PIXELS // 1_000_000))
            return plain
        raise UnusableSource(say("svg-outside", target=_short(target)))

    def value(self, name: str, value: str) -> str:
        if name == "href":
            return value
        if name == "id":
            return self.name(value)
        inner = _LINK.sub(lambda link: f"url(#{self.name(link[1])})", value)
        if "url(" in _LINK.sub("", value).lower() or not _HARMLESS.match(value):
            raise UnusableSource(say("svg-strange-value", name=name, value=_short(value)))
        if name not in _COLOURS and _HUGE.search(value):
            raise UnusableSource(say("svg-huge-number", name=name, value=_short(value)))
        return inner

    def name(self, old: str) -> str:
        """Return a short id instead of the original one, which may reveal private information."""
        return self.names.setdefault(old, f"s{len(self.names)}")
