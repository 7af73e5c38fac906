"""Draws how a learner got better, as a small SVG."""

from __future__ import annotations

from dataclasses import dataclass
from xml.sax.saxutils import escape


@dataclass
class Point:
    """A trial on the way."""

    minutes: float
    decisions: int
    share: float


def draw(points: list[Point], title: str, width: int = 640, height: int = 320) -> str:
    """Shares of victories over minutes, with the even half marked."""
    left, right, top, bottom = 52, 16, 34, 40
    end = max(point.minutes for point in points) or 1.0
    across = lambda minutes: left + (width - left - right) * minutes / end
    down = lambda share: top + (height - top - bottom) * (1 - share)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="13" fill="#333">',
        f'<rect width="{width}" height="{height}" fill="#fff"/><text x="{left}" y="20" font-weight="bold">{escape(title)}</text>',
    ]
    for percent in range(0, 101, 25):
        y = down(percent / 100)
        dash = ' stroke-dasharray="4 3"' if percent == 50 else ""
        parts.append(f'<line x1="{left}" x2="{width - right}" y1="{y:.1f}" y2="{y:.1f}" stroke="#ccc"{dash}/>')
        parts.append(f'<text x="{left - 8}" y="{y + 4:.1f}" text-anchor="end">{percent} %</text>')
    for i in range(6):
        minutes = end * i / 5
        parts.append(f'<text x="{across(minutes):.1f}" y="{height - 20}" text-anchor="middle">{minutes:.0f}</text>')
    parts.append(f'<text x="{(left + width - right) / 2}" y="{height - 4}" text-anchor="middle">minutes of one core</text>')
    line = " ".join(f"{across(point.minutes):.1f},{down(point.share):.1f}" for point in points)
    parts.append(f'<polyline points="{line}" fill="none" stroke="#1f6f8b" stroke-width="2"/>')
    parts += [f'<circle cx="{across(p.minutes):.1f}" cy="{down(p.share):.1f}" r="2.5" fill="#1f6f8b"/>' for p in points]
    return "\n".join([*parts, "</svg>"]) + "\n"
