"""Many games side by side, one action each at a time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from . import _cabildo
from ._cabildo import Shape


@dataclass
class Arrays:
    """What a batch writes into, one row for each game. The arrays are the caller's: hand any of them, or others of the same shapes, to ``Batch.step``.

    An array that is ``None`` is not written.
    """

    #: What who is asked sees: ``(games, observation_size)``.
    observations: npt.NDArray[np.float32] | None
    #: Which actions he has: ``(games, action_size)``.
    masks: npt.NDArray[np.bool_] | None
    #: How many those are: ``(games,)``.
    choices: npt.NDArray[np.int32] | None
    #: Their numbers, in the first ``choices[i]`` places of row ``i``; what stands behind them is left as it was: ``(games, action_size)``.
    legal: npt.NDArray[np.int64] | None
    #: Who is asked: ``(games,)``.
    seats: npt.NDArray[np.int32] | None
    #: What the end of a game brought, else 0: ``(games, players)``, or ``(games, 1)`` among bots.
    rewards: npt.NDArray[np.float32] | None
    #: The points of the game that ended last: ``(games, players)``.
    points: npt.NDArray[np.int32] | None
    #: Whether the action ended a game; then everything else is of the one that began at once: ``(games,)``.
    done: npt.NDArray[np.bool_] | None


class Batch:
    """So many games of one set-up, stepped together; a game that ends begins anew at once.

    With ``opponents`` (bots by their texts, one for each other seat) a learner hears only of its own questions; it sits one seat further from game to
    game. Without them all seats are the caller's. Place ``i`` plays the matches number ``i``, ``i + games``, … of the seed's children, whatever the number
    of threads.
    """

    def __init__(
        self,
        name: str,
        games: int,
        *,
        threads: int = 1,
        seed: object = None,
        opponents: Sequence[str] = (),
        reward: str = "victory",
        **options: Any,
    ) -> None:
        self._batch = _cabildo.RawBatch(
            name, games, threads=threads, seed=seed, opponents=list(opponents), reward=reward, **options
        )
        self.shape: Shape = self._batch.shape
        self.games = games

    @property
    def begun(self) -> int:
        """How many games have been begun since the last reset."""
        return self._batch.begun

    def arrays(self, *, observations: bool = True, masks: bool = True, legal: bool = True) -> Arrays:
        """New arrays of the right shapes, without those that are not wanted."""
        shape, games = self.shape, self.games
        return Arrays(
            observations=np.zeros((games, shape.observation_size), np.float32) if observations else None,
            masks=np.zeros((games, shape.action_size), np.bool_) if masks else None,
            choices=np.zeros(games, np.int32),
            legal=np.zeros((games, shape.action_size), np.int64) if legal else None,
            seats=np.zeros(games, np.int32),
            rewards=np.zeros((games, self._batch.rewards), np.float32),
            points=np.zeros((games, shape.players), np.int32),
            done=np.zeros(games, np.bool_),
        )

    def reset(self, out: Arrays, seed: object = None) -> Arrays:
        """Begins all games anew and writes what is asked."""
        self._batch.reset(
            seed, out.observations, out.masks, out.choices, out.legal, out.seats, out.rewards, out.points, out.done
        )
        return out

    def step(self, actions: npt.NDArray[np.int64], out: Arrays) -> Arrays:
        """Plays an action in every game, by its number, and writes what has become of them. Other threads of Python run meanwhile.

        If any action is not legal, nothing is played (``ValueError``).
        """
        self._batch.step(
            actions, out.observations, out.masks, out.choices, out.legal, out.seats, out.rewards, out.points, out.done
        )
        return out

    def choose_at_random(self, actions: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
        """Writes a legal action for every game, each equally likely."""
        self._batch.choose_at_random(actions)
        return actions

    def play_at_random(self, steps: int) -> int:
        """Plays so many actions at random in every game, without looking; how many were played, with those of bots."""
        return self._batch.play_at_random(steps)


def sample_legal(
    legal: npt.NDArray[np.int64], choices: npt.NDArray[np.int32], rng: np.random.Generator
) -> npt.NDArray[np.int64]:
    """One of the legal actions of each game, each equally likely, with numpy alone; quicker than looking through masks."""
    games, width = legal.shape
    picked = (rng.random(games) * choices).astype(np.int64)
    picked += np.arange(0, games * width, width)
    return legal.reshape(-1).take(picked)


def sample_masked(
    masks: npt.NDArray[np.bool_], choices: npt.NDArray[np.int32], rng: np.random.Generator
) -> npt.NDArray[np.int64]:
    """One of the actions that each row of masks allows, each equally likely, with numpy alone."""
    legal = np.flatnonzero(masks)
    ends = np.cumsum(choices)
    picked = legal[(ends - choices) + (rng.random(len(choices)) * choices).astype(np.int64)]
    return picked - np.arange(len(choices)) * masks.shape[1]
