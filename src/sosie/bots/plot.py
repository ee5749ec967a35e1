"""A picture of a simulation: who wins how often, and how long it takes. Plain SVG, in the colours of the house."""

from collections.abc import Iterator
from math import ceil, floor
from xml.sax.saxutils import escape

from sosie.bots.report import Player, Report
from sosie.bots.simulate import Request, Tally

PAPER, CARD, INK, QUIET = "#FBF6EC", "#FFFFFF", "#1F2A44", "#8A8577"
LEVEL_COLOURS = {"child": "#F28C28", "adult": "#1A936F", "expert": "#7A3E6D"}
FONTS = "Fredoka, Nunito, 'DejaVu Sans', sans-serif"
WIDTH, HEIGHT = 960, 540
_LEFT, _RIGHT, _TOP, _BOTTOM = 64, 600, 150, 440
_BINS = 30


def plot(request: Request, tally: Tally, found: Report) -> str:
    """Return the picture as SVG."""
    title = "Tournament" if request.tournament else request.games[0].replace("-", " ").capitalize()
    subtitle = f"{len(request.levels)} bots, {found.games} games, seed {request.seed}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="{FONTS}">',
        f"<title>{escape(title)}: {escape(subtitle)}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="24" fill="{PAPER}"/>',
        _sign(),
        _text(112, 62, title, size=30, weight=600),
        _text(112, 90, subtitle, size=16, colour=QUIET),
        *_seats(request, found),
        *_lengths(tally, found),
        _text(64, HEIGHT - 28, _summary(found), size=15, colour=QUIET),
        "</svg>\n",
    ]
    return "\n".join(parts)


def _sign() -> str:
    """Draw two circles that overlap, and a dot where they meet."""
    circles = "".join(
        f'<circle cx="{x}" cy="68" r="18" fill="none" stroke="{INK}" stroke-width="4"/>' for x in (60, 80)
    )
    return f'{circles}<circle cx="70" cy="68" r="5" fill="{LEVEL_COLOURS["child"]}"/>'


def _seats(request: Request, found: Report) -> Iterator[str]:
    """Draw the share of wins of each seat as a circle on its interval; its size is what it stands for, too."""
    yield _text(_LEFT, 130, "Wins by seat, in %", size=17, weight=600)
    top = max(player.wins.high for player in found.seats)
    scale = max(0.1, ceil(top * 10) / 10)
    fair = 1 / len(found.seats)
    for step in range(6):
        share = scale * step / 5
        y = _y(share, scale)
        yield f'<line x1="{_LEFT}" y1="{y:.1f}" x2="{_RIGHT - 40}" y2="{y:.1f}" stroke="{INK}" stroke-opacity=".1"/>'
        yield _text(_LEFT - 8, y + 5, f"{100 * share:.0f}", size=13, colour=QUIET, anchor="end")
    y = _y(fair, scale)
    yield f'<line x1="{_LEFT}" y1="{y:.1f}" x2="{_RIGHT - 40}" y2="{y:.1f}" stroke="{QUIET}" stroke-dasharray="2 6"/>'
    yield _text(_RIGHT - 36, y + 5, "fair", size=13, colour=QUIET)
    width = (_RIGHT - 40 - _LEFT) / len(found.seats)
    for seat, player in enumerate(found.seats):
        yield from _seat(_LEFT + width * (seat + 0.5), player, request.levels[seat], scale)


def _seat(x: float, player: Player, level: str, scale: float) -> Iterator[str]:
    colour = LEVEL_COLOURS[level]
    low, high, share = (_y(value, scale) for value in (player.wins.low, player.wins.high, player.wins.share))
    yield (
        f'<line x1="{x:.1f}" y1="{low:.1f}" x2="{x:.1f}" y2="{high:.1f}" stroke="{colour}" stroke-width="10" '
        'stroke-linecap="round" stroke-opacity=".3"/>'
    )
    yield f'<circle cx="{x:.1f}" cy="{share:.1f}" r="11" fill="{colour}" stroke="{PAPER}" stroke-width="3"/>'
    yield _text(x, high - 20, f"{100 * player.wins.share:.0f} %", size=15, weight=600, anchor="middle")
    yield _text(x, _BOTTOM + 32, player.name.removeprefix("seat "), size=15, weight=600, anchor="middle")
    yield _text(x, _BOTTOM + 50, level, size=12, colour=QUIET, anchor="middle")


def _lengths(tally: Tally, found: Report) -> Iterator[str]:
    """Draw how long games take as a row of pills, one for each stretch of time."""
    left, right = _RIGHT + 40, WIDTH - 64
    yield _text(left, 130, "Length of a game", size=17, weight=600)
    if not tally.lengths_ms:
        return
    first, last = floor(min(tally.lengths_ms) / 1000), ceil(max(tally.lengths_ms) / 1000)
    span = max(last - first, 1)
    bins = [0] * _BINS
    for length in tally.lengths_ms:
        bins[min(_BINS - 1, int((length / 1000 - first) / span * _BINS))] += 1
    width = (right - left) / _BINS
    for place, count in enumerate(bins):
        height = (_BOTTOM - _TOP) * count / max(bins)
        if count:
            yield (
                f'<rect x="{left + place * width + 1:.1f}" y="{_BOTTOM - height:.1f}" width="{width - 2:.1f}" '
                f'height="{height:.1f}" rx="{min(width / 2 - 1, height / 2):.1f}" fill="{LEVEL_COLOURS["adult"]}"/>'
            )
    x = left + (right - left) * (found.length_s.median - first) / span
    yield f'<line x1="{x:.1f}" y1="{_TOP - 4}" x2="{x:.1f}" y2="{_BOTTOM}" stroke="{INK}" stroke-width="2"/>'
    anchor = "start" if x < (left + right) / 2 else "end"
    yield _text(
        x + (6 if anchor == "start" else -6), _TOP + 6, f"median {_duration(found.length_s.median)}", anchor=anchor
    )
    yield _text(left, _BOTTOM + 24, _duration(first), size=14, colour=QUIET)
    yield _text(right, _BOTTOM + 24, _duration(last), size=14, colour=QUIET, anchor="end")


def _summary(found: Report) -> str:
    tied = (
        f"{found.play_offs:.1f} play-offs"
        if found.tied_first is None
        else f"first tied in {found.tied_first.share:.1%}"
    )
    return f"{found.calls:.0f} calls, {found.ties:.1f} ties and {found.freezes:.1f} freezes a game; {tied}."


def _y(share: float, scale: float) -> float:
    return _BOTTOM - (_BOTTOM - _TOP) * share / scale


def _duration(seconds: float) -> str:
    return f"{seconds:.0f} s" if seconds < 120 else f"{seconds / 60:.1f} min"


def _text(
    x: float, y: float, text: str, *, size: int = 14, weight: int = 400, colour: str = INK, anchor: str = "start"
) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" font-weight="{weight}" fill="{colour}" '
        f'text-anchor="{anchor}">{escape(text)}</text>'
    )
