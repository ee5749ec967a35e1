"""Untrusted SVG documents: no scripts, no external references, bounded cost."""

import re
import xml.etree.ElementTree as ET

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from sampling import examples
from sosie.cards import Drawing
from sosie.cards.drawing import render
from sosie.cards.own.raster import data_uri
from sosie.cards.own.svg import MAX_DEPTH, clean, clean_square
from sosie.errors import UnusableSource

NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'

BOMB = data_uri(Image.new("1", (5000, 5000)), "PNG")

ELEMENTS = (
    "g", "path", "rect", "use", "image", "a", "style", "script", "foreignObject", "iframe", "animate", "set", "text",
    "linearGradient", "clipPath", "svg", "switch", "filter", "feImage", "handler", "symbol", "SCRIPT",
)  # fmt: skip
NAMES = (
    "id", "class", "style", "href", "xlink:href", "src", "fill", "clip-path", "mask", "filter", "onload", "onclick",
    "ONERROR", "d", "width", "transform", "data-x", "begin", "from",
)  # fmt: skip
VALUES = (
    "#a", "a", "url(#a)", "url('#a')", "url(http://evil.example/x)", "url(//evil.example)", "http://evil.example/x.png",
    "javascript:alert(1)", "data:image/png;base64,AAAA", "data:image/svg+xml;base64,AAAA", "data:text/html,x",
    "file:///etc/passwd", "red", "M0 0h9v9z", "5", "fill:url(http://evil.example)", "fill:red;behavior:url(x)",
    "@import 'http://evil.example'", "expression(alert(1))", "u\\72l(http://evil.example)", "  #a  ", "other.svg#a",
    'a" onload="x', "<script>", "URL(http://evil.example)",
)  # fmt: skip


def escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")


@st.composite
def nasty(draw: st.DrawFn, depth: int = 3) -> str:
    tag = draw(st.sampled_from(ELEMENTS))
    chosen = draw(st.dictionaries(st.sampled_from(NAMES), st.sampled_from(VALUES), max_size=4))
    attributes = "".join(f' {name}="{escaped(value)}"' for name, value in chosen.items())
    inside = draw(st.lists(nasty(depth - 1), max_size=3)) if depth else [escaped(draw(st.sampled_from(VALUES)))]
    return f"<{tag}{attributes}>{''.join(inside)}</{tag}>"


@settings(max_examples=examples(60))
@given(st.lists(nasty(), min_size=1, max_size=4).map("".join))
def test_clean_svg_has_no_scripts_or_external_references(body: str) -> None:
    try:
        svg, _ = clean(f'<svg {NS} viewBox="0 0 9 9" onload="x()">{body}</svg>')
    except UnusableSource:
        return
    for element in ET.fromstring(svg).iter():  # noqa: S314 - sanitised
        assert element.tag.rpartition("}")[2].lower() not in {"script", "foreignobject", "style", "iframe", "text", "a"}
        assert not (element.text or "").strip()
        for name, value in element.attrib.items():
            assert not name.lower().startswith("on")
            assert name != "href" or re.match(r"#s\d+$|data:image/(png|jpeg|jpg);base64,", value)
            assert not re.search(r"url\((?!#s\d+\))", value, re.IGNORECASE)
            assert "script:" not in value
    assert clean(svg) == (svg, ())


@pytest.mark.parametrize(
    ("document", "reason"),
    [
        (f'<svg {NS}><image href="http://evil.example/x.png"/></svg>', 'refers to "http://evil.example/x.png"'),
        (f'<svg {NS}><use xlink:href="other.svg#a"/></svg>', 'refers to "other.svg#a"'),
        (f'<svg {NS}><rect fill="url(http://evil.example)"/></svg>', "refers to something outside"),
        ('<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>', "entities"),
        ("<html><svg/></html>", "not an SVG picture"),
        ("once upon a time", "not an SVG picture"),
        ("<svg><g></svg>", "damaged"),
        ("", "not an SVG picture"),
        ("<svg>" + "<g>" * MAX_DEPTH + "</g>" * MAX_DEPTH + "</svg>", "too complicated"),
        ("<svg>" + "<g/>" * 30_000 + "</svg>", "too complicated"),
        (f'<svg {NS}><g id="a"><use href="#a"/></g></svg>', "too complicated"),
        (
            f"<svg {NS}>" + "".join(f'<g id="a{i}"><use href="#a{i + 1}"/></g>' for i in range(3000)) + "</svg>",
            "too complicated",
        ),
        (f'<svg {NS}><mask id="a"><rect mask="url(#a)"/></mask></svg>', "too complicated"),
        (
            f"<svg {NS}>"
            + "".join(f'<mask id="a{i}">{f"""<rect mask="url(#a{i + 1})"/>""" * 2}</mask>' for i in range(14))
            + "</svg>",
            "too complicated",
        ),
        (f'<svg {NS}><rect width="1e9"/></svg>', "a number that is too large"),
        (f'<svg {NS}><path d="M0 0h999999999"/></svg>', "a number that is too large"),
        (f'<svg {NS}><image href="data:image/png;base64,AAAA"/></svg>', "no picture, or a damaged one"),
        (f'<svg {NS}><image href="{BOMB}"/></svg>', "more than 16 million pixels"),
        (
            f"<svg {NS}>"
            + "".join(f'<g id="a{i}">{f"""<use href="#a{i + 1}"/>""" * 9}</g>' for i in range(9))
            + "</svg>",
            "too complicated",
        ),
    ],
)
def test_unsafe_or_incomplete_svg_is_refused(document: str, reason: str) -> None:
    with pytest.raises(UnusableSource, match=re.escape(reason)):
        clean(document)


SLOW = {
    "a long path": '<path d="M0 0' + "L1 1 " * 61_000 + '"/>',
    "many points": '<polyline points="' + "1,1 " * 61_000 + '"/>',
    "a path used often": '<path id="p" d="M0 0' + "h1v1" * 5000 + '"/>' + '<use href="#p"/>' * 20,
    "clips": '<clipPath id="c"><rect/></clipPath>' + '<rect clip-path="url(#c)"/>' * 500,
    "clips by style": '<clipPath id="c"><rect/></clipPath>' + '<rect style="clip-path:url(#c)"/>' * 500,
    "layers": '<g opacity=".9"><rect/></g>' * 500,
    "dashes": '<path stroke-dasharray=".0001" d="M0 0h9"/>' * 500,
    "many rules": f"<style>{'.a{}' * 201}</style>" + "<rect/>" * 10_000,
    "a long style": f"<style>{'.a{}' * 26_000}</style><rect/>",
}


@pytest.mark.parametrize("what", SLOW)
def test_slow_picture_is_refused(what: str) -> None:
    with pytest.raises(UnusableSource, match="too complicated"):
        clean(f'<svg {NS} viewBox="0 0 9 9">{SLOW[what]}</svg>')


def test_detailed_picture_is_allowed() -> None:
    shapes = "".join(f'<path class="a{n % 50}" opacity="1" d="M{n} 0c1 2 3 4 5 6z"/>' for n in range(5000))
    rules = "".join(f".a{n}{{fill:#0{n:02}}}" for n in range(50))
    layers = '<g opacity=".5"><rect/></g>' * 300
    assert clean(f'<svg {NS} viewBox="0 0 9 9"><style>{rules}</style>{shapes}{layers}</svg>')[1] == ()


def test_dropped_features_are_listed() -> None:
    document = f'<svg {NS} onload="x()"><script>x</script><text>hi</text><rect filter="url(#f)" width="4"/></svg>'
    assert clean(document)[1] == ("event handlers", "a script", "text (turn it into paths)", "a filter")


def test_plain_doctype_is_allowed() -> None:
    head = '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd">'
    assert clean(f"{head}<svg {NS}><rect/></svg>") == clean(f"<svg {NS}><rect/></svg>")


def test_css_rules_become_attributes() -> None:
    sheet = "/* warm */ rect{fill:#00f} .a, .b {fill: #f00} #c{fill:#0f0}"
    shapes = '<rect {} width="9" height="9"/>'
    for attributes, colour in (
        ("", (0, 0, 255)),
        ('class="x a"', (255, 0, 0)),
        ('id="c" class="b"', (0, 255, 0)),
        ('class="a" style="fill: #ff0"', (255, 255, 0)),
        ('class="a" fill="#0ff"', (255, 0, 0)),
    ):
        document = f'<svg {NS} viewBox="0 0 9 9"><style>{sheet}</style>{shapes.format(attributes)}</svg>'
        assert tuple(render(clean(document)[0], 9)[4, 4, :3]) == colour


def test_clean_square_centres_and_clips_picture() -> None:
    svg, _ = clean_square(f'<svg {NS} viewBox="10 20 40 20"><circle cx="50" cy="30" r="10"/></svg>')
    pixels = render(Drawing.parse(svg).document(), 40)[..., 3] > 128
    assert pixels[20, 39]
    assert pixels.sum() < 200  # the half beyond the edge is clipped
    assert clean(svg) == (svg, ())


@pytest.mark.parametrize("size", ["", 'viewBox="0 0 0 9"', 'width="100%" height="100%"', 'viewBox="a b c d"'])
def test_svg_without_size_is_refused(size: str) -> None:
    with pytest.raises(UnusableSource, match="how large"):
        clean_square(f"<svg {NS} {size}><rect/></svg>")


def test_prefixed_ids_do_not_collide() -> None:
    document = f'<svg {NS} viewBox="0 0 9 9"><defs><g id="d"/></defs><use href="#d" id="i"/></svg>'
    assert (
        Drawing.parse(clean(document)[0]).prefixed("p-").body
        == '<defs><g id="p-s0" /></defs><use id="p-s1" href="#p-s0" />'
    )
