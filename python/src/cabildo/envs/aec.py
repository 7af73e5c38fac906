"""A PettingZoo environment (AEC) for every game and set-up: who is asked acts, with a mask of what is legal."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo.utils.env import AECEnv

from .._cabildo import RawTable


def _bounds(size: int) -> spaces.Box:
    # Counts, points and years: whole numbers far within these bounds.
    return spaces.Box(-32768.0, 32767.0, (size,), np.float32)


class GameEnv(AECEnv[str, dict[str, Any], Any]):
    """All seats of a game: agents ``seat_0``, ``seat_1``, …

    Observations are ``{"observation": row, "action_mask": mask}``; ``infos[agent]`` holds the same mask and, as ``legal``, the numbers of the legal actions in a
    list. The end of a game brings 1 for a victory, and what the others lose adds up to it. ``reset(seed=…)`` deals the match of that seed; without a seed every game is another one.
    """

    metadata = {"name": "cabildo_v1", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self, name: str, *, max_cycles: int | None = None, render_mode: str | None = None, **options: Any
    ) -> None:
        super().__init__()
        self.render_mode = render_mode
        self._table = RawTable(name, max_cycles, **options)
        self._play, self._look = self._table.play, self._table.last
        shape = self._table.shape
        self.shape = shape
        self.possible_agents = [f"seat_{i}" for i in range(shape.players)]
        self._seat = {agent: i for i, agent in enumerate(self.possible_agents)}
        self._spaces = {
            agent: spaces.Dict(
                {
                    "observation": _bounds(shape.observation_size),
                    "action_mask": spaces.Box(0, 1, (shape.action_size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._actions = {agent: spaces.Discrete(shape.action_size) for agent in self.possible_agents}
        self._draws = np.random.default_rng()
        self._runs = False

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._draws = np.random.default_rng(seed)
        asked = self._table.reset(int(self._draws.integers(2**63)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.agent_selection = self.possible_agents[asked]
        self._runs = True

    @property
    def infos(self) -> dict[str, dict[str, Any]]:
        """What each agent is told beside its observation; made when it is asked for."""
        return {agent: self._table.info(self._seat[agent]) for agent in self.agents}

    def observe(self, agent: str) -> dict[str, Any]:
        return self._table.observe(self._seat[agent])

    def last(self, observe: bool = True) -> tuple[dict[str, Any] | None, float, bool, bool, dict[str, Any]]:
        # Nobody has a reward before the end: while the game runs, one call says everything.
        return self._look(observe) if self._runs else super().last(observe)

    def step(self, action: Any) -> None:
        if not self._runs:
            self._was_dead_step(action)
            return
        asked = self._play(action)
        if asked is not None:
            self.agent_selection = self.possible_agents[asked]
            return
        self._runs = False
        if self._table.over:
            self.rewards = dict(zip(self.possible_agents, self._table.rewards(), strict=True))
            self._cumulative_rewards = dict(self.rewards)
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.truncations = dict.fromkeys(self.agents, True)

    def render(self) -> str | None:
        return repr(self._table.view()) if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass


def env(name: str, **options: Any) -> GameEnv:
    """The environment of a game and its set-up: ``env("puerto-rico", players=4, nobles=True)``."""
    return GameEnv(name, **options)
