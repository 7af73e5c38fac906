"""Readers for what the program writes: records of games, and the results of tournaments."""

from __future__ import annotations

import json
import pathlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import IO, Any

import numpy as np
import numpy.typing as npt

Source = str | pathlib.Path | IO[str]


@dataclass
class Ply:
    """One answer."""

    seat: int
    action: str
    luck: list[str]


@dataclass
class Record:
    """A game as it stands on the page. ``cabildo.Game.from_record(text)`` plays it through."""

    game: str
    rules: int
    setup: dict[str, str]
    seed: str | None = None
    hash: str | None = None
    luck: list[str] = field(default_factory=list)
    plies: list[Ply] = field(default_factory=list)
    #: Points and tie-breakers of each seat; ``None`` while the game runs.
    scores: list[list[int]] | None = None


def _lines(source: Source) -> Iterator[str]:
    if isinstance(source, (str, pathlib.Path)):
        with open(source, encoding="utf-8") as file:
            yield from file
    else:
        yield from source


def read_record(source: Source) -> Record:
    """Reads a record (``.cabildo``): a path, or an open file."""
    record = Record("", 0, {})
    ended = False
    for number, raw in enumerate(_lines(source), 1):
        line = raw.split("#", 1)[0].strip()
        if not line:
            continue
        if ended:
            raise ValueError(f"line {number}: something follows the end")
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if word == "end":
            ended = True
            if rest != "unfinished":
                rows = [row.split(" ", 1)[1] for row in rest.split("  ")]
                record.scores = [[int(n) for n in row.strip().split("/")] for row in rows]
        elif word == "rules":
            record.rules = int(rest)
        elif word == "setup":
            record.setup = dict(pair.split("=", 1) for pair in rest.split())
        elif word == "luck":
            record.luck = rest.split()
        elif word in ("game", "seed", "hash"):
            setattr(record, word, rest)
        elif word.isdigit():
            answer, _, luck = rest.partition("~")
            seat, _, action = answer.strip().partition(" ")
            record.plies.append(Ply(ord(seat) - ord("A"), action.strip(), luck.split()))
        else:
            raise ValueError(f"line {number}: \"{word}\" is not known")
    if not ended:
        raise ValueError("the record has no end: it was cut off")
    return record


def read_records(paths: Iterable[str | pathlib.Path]) -> Iterator[Record]:
    """Reads many records, one after the other."""
    for path in paths:
        yield read_record(path)


def arena_header(source: str | pathlib.Path) -> dict[str, Any]:
    """What a tournament's file says of what is played: game, rules, set-up, seed, bots."""
    return json.loads(next(_lines(source)))


def arena(source: str | pathlib.Path) -> npt.NDArray[Any]:
    """The results of a tournament (``cabildo arena --resume FILE``): one element for each seat of each game.

    A last line that was cut off is left out.
    """
    rows = []
    for i, line in enumerate(_lines(source)):
        if i == 0 or not line.endswith("\n"):
            continue
        row = json.loads(line)
        for seat, bot in enumerate(row["bots"]):
            rows.append(
                (
                    row["game"],
                    seat,
                    bot,
                    row["scores"][seat][0],
                    row["places"][seat],
                    row["plies"],
                    row["rounds"],
                    row["ending"],
                    row["nanos"][seat],
                    row["answers"][seat],
                )
            )
    kinds = [
        ("game", np.int64),
        ("seat", np.int8),
        ("bot", np.int16),
        ("points", np.int32),
        ("place", np.int8),
        ("plies", np.int32),
        ("rounds", np.int32),
        ("ending", "U32"),
        ("nanos", np.int64),
        ("answers", np.int64),
    ]
    return np.array(rows, dtype=kinds)


def arena_frame(source: str | pathlib.Path) -> Any:
    """The same as a pandas table, with the bots by their texts."""
    import pandas as pd

    frame = pd.DataFrame(arena(source))
    frame["bot"] = [arena_header(source)["bots"][i] for i in frame["bot"]]
    return frame
