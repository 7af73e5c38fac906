"""A PettingZoo environment (AEC) for every game and set-up: who is asked acts, with a mask of what is legal."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo.utils.env import AECEnv

from .._cabildo import Position


def _bounds(size: int) -> spaces.Box:
    # Counts, points and years: whole numbers far within these bounds.
    return spaces.Box(-32768.0, 32767.0, (size,), np.float32)


class GameEnv(AECEnv[str, dict[str, Any], Any]):
    """All seats of a game: agents ``seat_0``, ``seat_1``, …

    Observations are ``{"observation": row, "action_mask": mask}``; ``infos[agent]["action_mask"]`` holds the same mask. The end of a game brings 1 for a victory, and what
    the others lose adds up to it. ``reset(seed=…)`` deals the match of that seed; without a seed every game is another one.
    """

    metadata = {"name": "cabildo_v1", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self, name: str, *, max_cycles: int | None = None, render_mode: str | None = None, **options: Any
    ) -> None:
        super().__init__()
        self.render_mode = render_mode
        self._name, self._options, self._max_cycles = name, options, max_cycles
        self._position = Position(name, seed=0, **options)
        shape = self._position.shape
        self.shape = shape
        self.possible_agents = [f"seat_{i}" for i in range(shape.players)]
        self._seat = {agent: i for i, agent in enumerate(self.possible_agents)}
        self._nothing = np.zeros(shape.action_size, np.int8)
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

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._draws = np.random.default_rng(seed)
        self._position = Position(self._name, seed=int(self._draws.integers(2**63)), **self._options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": self._nothing} for agent in self.agents}
        self._ask()

    def _ask(self) -> None:
        """Turns to who is asked."""
        seat = self._position.asked
        if seat is None:
            return
        self.agent_selection = self.possible_agents[seat]
        self._mask = self._position.mask().view(np.int8)
        self.infos[self.agent_selection] = {"action_mask": self._mask}

    def observe(self, agent: str) -> dict[str, Any]:
        asked = agent == self.agent_selection and not self.terminations[agent]
        return {
            "observation": self._position.observe(self._seat[agent]),
            "action_mask": self._mask if asked else self._nothing,
        }

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._position.play(int(action))
        self.infos[agent] = {"action_mask": self._nothing}
        over = self._position.over
        if over:
            shares, players = self._position.victory(), len(self.possible_agents)
            for other in self.agents:
                self.rewards[other] = (players * shares[self._seat[other]] - 1) / (players - 1)
                self._cumulative_rewards[other] += self.rewards[other]
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._max_cycles is not None and self._position.ply >= self._max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._ask()

    def render(self) -> str | None:
        return repr(self._position.view()) if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass


def env(name: str, **options: Any) -> GameEnv:
    """The environment of a game and its set-up: ``env("puerto-rico", players=4, nobles=True)``."""
    return GameEnv(name, **options)
