"""A Gymnasium environment: one seat is the agent's, the others are bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from ..batch import Batch


class SoloEnv(gymnasium.Env[np.ndarray, np.int64]):
    """One seat among bots. The mask of the legal actions is ``info["action_mask"]`` and ``env.action_masks()`` (as MaskablePPO wants it).

    The agent sits one seat further from game to game. ``opponents`` names a bot for each other seat, or one for all of them.
    """

    metadata: dict[str, Any] = {"render_modes": []}

    def __init__(
        self, name: str, *, opponents: Sequence[str] | str = "greedy", reward: str = "victory", **options: Any
    ) -> None:
        if isinstance(opponents, str):
            from .._cabildo import Position

            opponents = [opponents] * (Position(name, seed=0, **options).players - 1)
        self._batch = Batch(name, 1, seed=0, opponents=opponents, reward=reward, **options)
        self._out = self._batch.arrays()
        self._action = np.zeros(1, np.int64)
        self._next = False
        self.shape = self._batch.shape
        self.observation_space = spaces.Box(-32768.0, 32767.0, (self.shape.observation_size,), np.float32)
        self.action_space = spaces.Discrete(self.shape.action_size)

    def action_masks(self) -> np.ndarray:
        """Which actions are legal now."""
        return self._out.masks[0].copy()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._out.masks[0].astype(np.int8), "seat": int(self._out.seats[0])}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        super().reset(seed=seed)
        # The batch has begun the next game by itself; only a seed, or a game that is given up, begins another series.
        if seed is not None or not self._next:
            self._batch.reset(self._out, int(self.np_random.integers(2**63)))
        self._next = False
        return self._out.observations[0].copy(), self._info()

    def step(self, action: Any) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        self._action[0] = action
        self._batch.step(self._action, self._out)
        done = bool(self._out.done[0])
        self._next = done
        info = self._info()
        if done:
            info["points"] = self._out.points[0].tolist()
        return self._out.observations[0].copy(), float(self._out.rewards[0, 0]), done, False, info
