"""What the name of a number says: where it stands in a view.

A name is a path through the view (``Game.view(seat)``): steps with points between them.

======================================  ============================================================================
step                                    what it means
======================================  ============================================================================
``bank``, ``goods.corn``, ``ships.0``   a field, or the place of a list; nothing where there is none
``hand.market``                         how often a word stands in a list of words
``seats.+1``                            the seat so many places clockwise from who looks
``city[building=wharf]``                the first of a list whose field is that word
``role=mayor``, ``governor=+0``         (at the end) 1 if it is that word, or that seat clockwise from who looks; else 0
``card~garden``                         (at the end) 1 if that is one of the words that hyphens join; else 0
======================================  ============================================================================

A number stands for itself, ``True`` for 1, ``False`` and nothing for 0, anything else for 1: it is there.
"""

from __future__ import annotations

import re
from typing import Any

import numpy.typing as npt

from ._cabildo import Shape

_LAST = re.compile(r"(.*?)([=~])([^\]]*)$")
_PICK = re.compile(r"(.*)\[(.*)=(.*)\]$")


def _walk(value: Any, seat: int, players: int, step: str) -> Any:
    if pick := _PICK.match(step):
        name, field, word = pick.groups()
        items = value.get(name) if isinstance(value, dict) else None
        return next((item for item in items or () if item.get(field) == word), None)
    if isinstance(value, list):
        if step.startswith("+"):
            return value[(seat + int(step)) % players]
        return value[int(step)] if step.isdigit() and int(step) < len(value) else None
    return value.get(step) if isinstance(value, dict) else None


def look(view: Any, seat: int, players: int, name: str) -> float:
    """The number for which a name stands in the view of a seat."""
    *steps, last = name.split(".")
    for step in steps:
        view = _walk(view, seat, players, step)
    test = _LAST.match(last) if not last.endswith("]") else None
    if test is None:
        if isinstance(view, list) and not last.isdigit() and "[" not in last and not last.startswith("+"):
            return float(view.count(last))
        found = _walk(view, seat, players, last)
        if isinstance(found, (bool, int, float)) or found is None:
            return float(found or 0)
        return 1.0
    step, sign, word = test.groups()
    found = _walk(view, seat, players, step)
    if not isinstance(found, str):
        return 0.0
    if sign == "~":
        return float(word in found.split("-"))
    if word.startswith("+"):
        return float((ord(found) - ord("A") - seat) % players == int(word)) if found in "ABCDE" else 0.0
    return float(found == word)


def read_observation(shape: Shape, observation: npt.NDArray[Any]) -> dict[str, float]:
    """The numbers of an observation that are not 0, by their names."""
    return {name: float(value) for name, value in zip(shape.row, observation, strict=True) if value}
