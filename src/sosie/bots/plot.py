"""A plot of a simulation as SVG: wins by seat and lengths of games."""

from collections.abc import Iterator
from math import ceil, floor
from xml.sax.saxutils import escape

from sosie.bots.report import Report, SeatResults
from sosie.bots.simulate import Request, Tally

PAPER, INK, QUIET, SKY = "#FBF6EC", "#1F2A44", "#8A8577", "#3B82C4"
LEVEL_COLOURS = {"child": "#F28C28", "adult": "#1A936F", "expert": "#7A3E6D"}
FONTS = "Fredoka, Nunito, 'DejaVu Sans', sans-serif"
WIDTH, HEIGHT = 960, 540
_LEFT, _RIGHT, _TOP, _BOTTOM = 72, 580, 164, 412
_STEPS = (0.01, 0.02, 0.05, 0.1, 0.2)
_MAX_LINES = 6
_ROOM = 90
"""The least distance from the median at which the ends of the axis are labelled."""


def plot(request: Request, tally: Tally, found: Report) -> str:
    """Return the plot as SVG."""
    title = "Tournament" if request.tournament else request.games[0].replace("-", " ").capitalize()
    subtitle = f"{len(request.levels)} bots, {found.games:,} {_noun(request)}s, seed {request.seed}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" font-family="{FONTS}">',
        f"<title>{escape(title)}: {escape(subtitle)}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="24" fill="{PAPER}"/>',
        _sign(),
        _text(120, 66, title, size=30, weight=600),
        _text(120, 92, subtitle, size=16, colour=QUIET),
        *_seats(request, found),
        *_lengths(request, tally, found),
        _text(48, HEIGHT - 30, _summary(request, found), size=15, colour=QUIET),
        "</svg>\n",
    ]
    return "\n".join(parts)


def _sign() -> str:
    """Draw Sosie's logo: two overlapping circles, and a dot where they meet."""
    circles = "".join(
        f'<circle cx="{x}" cy="72" r="18" fill="none" stroke="{INK}" stroke-width="4"/>' for x in (68, 88)
    )
    return f'{circles}<circle cx="78" cy="72" r="5" fill="{LEVEL_COLOURS["child"]}"/>'


def _seats(request: Request, found: Report) -> Iterator[str]:
    """Draw the share of wins of each seat as a disc on its interval, and a line at equal shares."""
    yield _text(48, 140, "Wins by seat, in %", size=17, weight=600)
    top = max(player.wins.high for player in found.seats)
    step = next((step for step in _STEPS if top <= step * _MAX_LINES), _STEPS[-1])
    scale = step * max(1, ceil(top / step - 1e-9))
    for number in range(round(scale / step) + 1):
        y = _y(number * step, scale)
        yield f'<line x1="{_LEFT}" y1="{y:.1f}" x2="{_RIGHT}" y2="{y:.1f}" stroke="{INK}" stroke-opacity=".1"/>'
        yield _text(_LEFT - 8, y + 5, f"{100 * number * step:.0f}", size=13, colour=QUIET, anchor="end")
    y = _y(sum(player.wins.share for player in found.seats) / len(found.seats), scale)
    yield f'<line x1="{_LEFT}" y1="{y:.1f}" x2="{_RIGHT}" y2="{y:.1f}" stroke="{INK}" stroke-dasharray="1 6"/>'
    yield _text(_RIGHT + 6, y + 5, "even", size=13, colour=QUIET)
    width = (_RIGHT - _LEFT) / len(found.seats)
    digits = 1 if all(player.wins.high - player.wins.low < 0.045 for player in found.seats) else 0
    for seat, player in enumerate(found.seats):
        yield from _seat(_LEFT + width * (seat + 0.5), player, request.levels[seat], scale, digits)


def _seat(x: float, player: SeatResults, level: str, scale: float, digits: int) -> Iterator[str]:
    colour, wins = LEVEL_COLOURS[level], player.wins
    low, high, share = (_y(value, scale) for value in (wins.low, wins.high, wins.share))
    yield (
        f'<line x1="{x:.1f}" y1="{low:.1f}" x2="{x:.1f}" y2="{high:.1f}" stroke="{colour}" stroke-width="10" '
        'stroke-linecap="round" stroke-opacity=".35"/>'
    )
    yield f'<circle cx="{x:.1f}" cy="{share:.1f}" r="10" fill="{colour}" stroke="{PAPER}" stroke-width="3"/>'
    above = min(high, share) - 18
    yield _text(x, above, f"{100 * wins.share:.{digits}f}", size=15, weight=600, anchor="middle", halo=True)
    yield _text(x, _BOTTOM + 30, player.name.removeprefix("seat "), size=16, weight=600, anchor="middle")
    yield _text(x, _BOTTOM + 49, level, size=13, colour=QUIET, anchor="middle")


def _lengths(request: Request, tally: Tally, found: Report) -> Iterator[str]:
    """Draw a histogram of the lengths of games."""
    left, right = _RIGHT + 72, WIDTH - 48
    yield _text(left, 140, f"Length of a {_noun(request)}", size=17, weight=600)
    if not tally.lengths_ms:
        return
    first, last = floor(min(tally.lengths_ms) / 1000), ceil(max(tally.lengths_ms) / 1000)
    span = max(last - first, 1)
    bins = [0] * min(30, max(8, round(len(tally.lengths_ms) ** 0.5)))
    for length in tally.lengths_ms:
        bins[min(len(bins) - 1, int((length / 1000 - first) / span * len(bins)))] += 1
    width = (right - left) / len(bins)
    for place, count in enumerate(bins):
        height = (_BOTTOM - _TOP - 16) * count / max(bins)
        if count:
            yield (
                f'<rect x="{left + place * width + 1:.1f}" y="{_BOTTOM - height:.1f}" width="{width - 2:.1f}" '
                f'height="{height:.1f}" rx="{min(width / 2 - 1, height / 2, 5):.1f}" fill="{SKY}"/>'
            )
    x = left + (right - left) * (found.length_s.median - first) / span
    yield f'<line x1="{x:.1f}" y1="{_TOP + 6}" x2="{x:.1f}" y2="{_BOTTOM + 6}" stroke="{INK}" stroke-width="2"/>'
    yield _text(x, _BOTTOM + 30, _duration(found.length_s.median), size=16, weight=600, anchor="middle")
    yield _text(x, _BOTTOM + 49, "median", size=13, colour=QUIET, anchor="middle")
    if x - left > _ROOM:
        yield _text(left, _BOTTOM + 28, _duration(first), size=13, colour=QUIET)
    if right - x > _ROOM:
        yield _text(right, _BOTTOM + 28, _duration(last), size=13, colour=QUIET, anchor="end")


def _noun(request: Request) -> str:
    return "tournament" if request.tournament else "game"


def _summary(request: Request, found: Report) -> str:
    tied = (
        f"{found.play_offs:.1f} play-offs"
        if found.tied_first is None
        else f"tied for first in {found.tied_first.share:.1%}"
    )
    noun = _noun(request)
    return f"A {noun}: {found.calls:.0f} calls, {found.ties:.1f} ties, {found.freezes:.1f} freezes; {tied}."


def _y(share: float, scale: float) -> float:
    return _BOTTOM - (_BOTTOM - _TOP) * share / scale


def _duration(seconds: float) -> str:
    return f"{seconds:.0f} s" if seconds < 120 else f"{int(seconds) // 60}:{int(seconds) % 60:02} min"


def _text(
    x: float,
    y: float,
    text: str,
    *,
    size: int = 14,
    weight: int = 400,
    colour: str = INK,
    anchor: str = "start",
    halo: bool = False,
) -> str:
    around = f' stroke="{PAPER}" stroke-width="5" paint-order="stroke"' if halo else ""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" font-weight="{weight}" fill="{colour}" '
        f'text-anchor="{anchor}"{around}>{escape(text)}</text>'
    )
