"""Small drawings as SVG: lines over time, bars, and a matrix, with a title and a description for those who cannot see.

Four pictures do not need a drawing library; what they need is that they follow the reader's light or dark, that
nothing in them is a script, and that what they say is said in words as well. Everything is measured in user units of
a 720 wide drawing and scales to its place.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape

WIDTH = 720
LEFT, RIGHT, TOP, BOTTOM = 46, 118, 16, 34
WIDEST_BAR = 64
LINES_HEIGHT, BARS_HEIGHT = 300, 260
MOST_LINES = 24
COLOURS = 8
"""Hues of the page's style; a ninth line begins again, dashed."""
STYLE = """
text{font:12px system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;fill:#555c66}
.grid{stroke:#e3dfd6}
.line{fill:none;stroke-width:2;stroke-linejoin:round;stroke-linecap:round}.dash{stroke-dasharray:5 4}
.s0{stroke:#2b6cb0}.s1{stroke:#b4531d}.s2{stroke:#2f7d55}.s3{stroke:#9b2c6f}.s4{stroke:#6546b8}.s5{stroke:#5d6673}
.s6{stroke:#0d7280}.s7{stroke:#a03030}
.f0{fill:#2b6cb0}.f1{fill:#b4531d}.f2{fill:#2f7d55}.f3{fill:#9b2c6f}.f4{fill:#6546b8}.f5{fill:#5d6673}
.f6{fill:#0d7280}.f7{fill:#a03030}.cell{fill:#2b6cb0}.on{fill:#fff}.off{fill:#1d2126}
@media (prefers-color-scheme:dark){text{fill:#a4a9b1}.grid{stroke:#30343b}.off{fill:#e7e4dd}
.s0{stroke:#6ba6e6}.s1{stroke:#e39a66}.s2{stroke:#6dbf91}.s3{stroke:#dd7fb4}.s4{stroke:#a68be8}.s5{stroke:#a9b2bf}
.s6{stroke:#5cc0cc}.s7{stroke:#e28080}
.f0{fill:#6ba6e6}.f1{fill:#e39a66}.f2{fill:#6dbf91}.f3{fill:#dd7fb4}.f4{fill:#a68be8}.f5{fill:#a9b2bf}
.f6{fill:#5cc0cc}.f7{fill:#e28080}}
"""
"""The colours of the pages (templates/web/style.css), light and dark: a picture is a file that no page styles."""


@dataclass(frozen=True, slots=True)
class Series:
    """A named line: values at the places of the drawing's x axis, None where there is none."""

    name: str
    values: Sequence[float | None]


@dataclass(frozen=True, slots=True)
class Drawing:
    """An SVG with its size; `inner` stands inside the <svg> element."""

    title: str
    description: str
    width: int
    height: int
    inner: str

    def svg(self) -> str:
        """The picture as a file of its own, with its colours."""
        title, told = escape(self.title), escape(self.description)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.width}" height="{self.height}" '
            f'viewBox="0 0 {self.width} {self.height}" role="img">'
            f"<title>{title}</title><desc>{told}</desc><style>{STYLE}</style>{self.inner}</svg>\n"
        )


def ticks(low: float, high: float, count: int = 5) -> list[float]:
    """Round values from below `low` to above `high`."""
    span = max(high - low, 1e-9)
    size = 10.0 ** len(str(int(span))) / 10
    step = next(size * factor for factor in (0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0) if span / (size * factor) <= count)
    step = max(step, 1.0) if float(low).is_integer() and float(high).is_integer() else step
    first = (low // step) * step
    out = [first]
    while out[-1] < high:
        out.append(out[-1] + step)
    return out


def lines(title: str, description: str, labels: Sequence[str], series: Sequence[Series], axis: str = "") -> Drawing:
    """Lines over labelled places of the axis, each named at its end; names that would meet are moved apart."""
    height = LINES_HEIGHT
    shown = [one for one in series if any(value is not None for value in one.values)][:MOST_LINES]
    values = [value for one in shown for value in one.values if value is not None] or [0, 1]
    grid = ticks(min(0, *values), max(values) if max(values) > min(0, *values) else max(values) + 1)
    low, high = grid[0], grid[-1]
    right, base = WIDTH - RIGHT, height - BOTTOM

    def x(index: int) -> float:
        return LEFT + (right - LEFT) * (index / (len(labels) - 1) if len(labels) > 1 else 0.5)

    def y(value: float) -> float:
        return base - (base - TOP) * (value - low) / ((high - low) or 1)

    out = [_grid(grid, y, right), _labels(labels, x, base), _axis(axis, base)]
    ends: list[tuple[float, str, int]] = []
    for number, one in enumerate(shown):
        points = [(x(index), y(value)) for index, value in enumerate(one.values) if value is not None]
        dash = " dash" if number >= COLOURS else ""
        path = " ".join(f"{px:.1f},{py:.1f}" for px, py in points)
        if len(points) == 1:
            out.append(f'<circle class="f{number % COLOURS}" cx="{points[0][0]:.1f}" cy="{points[0][1]:.1f}" r="3"/>')
        out.append(f'<polyline class="line s{number % COLOURS}{dash}" points="{path}"/>')
        ends.append((points[-1][1], one.name, number))
    for place, name, number in _apart(ends, TOP, base):
        out.append(
            f'<text class="f{number % COLOURS}" x="{right + 6}" y="{place + 4:.1f}">{escape(_clip(name))}</text>'
        )
    return Drawing(title, description, WIDTH, height, "".join(out))


def bars(title: str, description: str, labels: Sequence[str], stacks: Sequence[Series], axis: str = "") -> Drawing:
    """Stacked bars at labelled places of the axis, with a key."""
    height = BARS_HEIGHT
    sums = [sum(one.values[index] or 0 for one in stacks) for index in range(len(labels))] or [1]
    grid = ticks(0, max(1, *sums))
    right, base = WIDTH - RIGHT, height - BOTTOM
    slot = min((right - LEFT) / max(1, len(labels)), WIDEST_BAR)

    def y(value: float) -> float:
        return base - (base - TOP) * value / grid[-1]

    out = [_grid(grid, y, right), _labels(labels, lambda index: LEFT + slot * (index + 0.5), base), _axis(axis, base)]
    for index in range(len(labels)):
        level = 0.0
        for number, one in enumerate(stacks):
            value = one.values[index] or 0
            if value:
                top, bottom = y(level + value), y(level)
                out.append(
                    f'<rect class="f{number % COLOURS}" x="{LEFT + slot * index + slot * 0.12:.1f}" y="{top:.1f}" '
                    f'width="{slot * 0.76:.1f}" height="{bottom - top:.1f}"/>'
                )
                level += value
    for number, one in enumerate(stacks):
        place = TOP + 4 + number * 18
        out.append(f'<rect class="f{number % COLOURS}" x="{right + 8}" y="{place}" width="10" height="10"/>')
        out.append(f'<text x="{right + 23}" y="{place + 10}">{escape(_clip(one.name))}</text>')
    return Drawing(title, description, WIDTH, height, "".join(out))


def matrix(title: str, description: str, names: Sequence[str], values: Sequence[Sequence[float | None]]) -> Drawing:
    """A square of cells, darker for higher shares from 0 to 1; the diagonal stays empty."""
    left, top = 110, 24 + 5 * max((len(_clip(name)) for name in names), default=0)
    size = max(14.0, min(44.0, (WIDTH - left - 16) / max(1, len(names))))
    out: list[str] = []
    for row, name in enumerate(names):
        middle = top + size * (row + 0.5) + 4
        out.append(f'<text x="{left - 8}" y="{middle:.1f}" text-anchor="end">{escape(_clip(name))}</text>')
        px, py = left + size * (row + 0.5), top - 8
        out.append(f'<text x="{px:.1f}" y="{py}" transform="rotate(-45 {px:.1f} {py})">{escape(_clip(name))}</text>')
        for column in range(len(names)):
            value = values[row][column]
            if value is None or row == column:
                continue
            cx, cy = left + size * column, top + size * row
            out.append(
                f'<rect class="cell" x="{cx + 1:.1f}" y="{cy + 1:.1f}" width="{size - 2:.1f}" height="{size - 2:.1f}" '
                f'rx="2" fill-opacity="{0.08 + 0.92 * value:.2f}"/>'
            )
            if size >= 26:
                tone = "on" if value > 0.5 else "off"
                out.append(
                    f'<text class="{tone}" x="{cx + size / 2:.1f}" y="{cy + size / 2 + 4:.1f}" text-anchor="middle">'
                    f"{round(100 * value)}</text>"
                )
    return Drawing(title, description, WIDTH, int(top + size * len(names) + 16), "".join(out))


def _grid(values: Sequence[float], y: object, right: float) -> str:
    out = []
    for value in values:
        place = y(value)  # type: ignore[operator]
        out.append(f'<line class="grid" x1="{LEFT}" y1="{place:.1f}" x2="{right:.1f}" y2="{place:.1f}"/>')
        out.append(f'<text x="{LEFT - 6}" y="{place + 4:.1f}" text-anchor="end">{value:g}</text>')
    return "".join(out)


def _labels(labels: Sequence[str], x: object, base: float) -> str:
    """As many labels as have room, the last one always."""
    step = max(1, -(-len(labels) * 52 // (WIDTH - LEFT - RIGHT)))
    last = len(labels) - 1
    chosen: Iterable[int] = [n for n in range(0, len(labels), step) if last - n >= step or n == last]
    wanted = dict.fromkeys([*chosen, last]) if labels else {}
    return "".join(
        f'<text x="{x(n):.1f}" y="{base + 20}" text-anchor="middle">{escape(labels[n])}</text>'  # type: ignore[operator]
        for n in wanted
    )


def _axis(name: str, base: float) -> str:
    """What the places below are."""
    return f'<text x="0" y="{base + 20}">{escape(name[:8])}</text>' if name else ""


def _apart(
    ends: Sequence[tuple[float, str, int]], top: float, base: float, gap: float = 13
) -> list[tuple[float, str, int]]:
    """The names at the ends of lines, at least a gap apart."""
    out: list[tuple[float, str, int]] = []
    for place, name, number in sorted(ends):
        out.append((max(place, out[-1][0] + gap) if out else max(place, top), name, number))
    over = out[-1][0] - base if out else 0
    return [(place - over, name, number) for place, name, number in out] if over > 0 else out


def _clip(name: str) -> str:
    return name if len(name) <= 16 else name[:15] + "…"
