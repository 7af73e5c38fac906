"""The games with the method names of OpenSpiel's ``pyspiel`` (``Game``, ``State``), for programs that were written for it.

    from cabildo.open_spiel import load_game

    game = load_game("puerto-rico", players=3)
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
    print(state.returns())

OpenSpiel itself is not needed. Luck is not a player here: it is drawn while an action is carried out, as in OpenSpiel's games with sampled chance, so no state
is a chance node. A clone has the same luck to come; a search that may not know it begins with ``resample_from_infostate``.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import Any

from . import _cabildo
from ._cabildo import Position

#: The player of a state in which nobody is asked any more, as ``pyspiel.PlayerId.TERMINAL``.
TERMINAL = -4


def _enumerated(kind: str, name: str) -> Any:
    """A member of an enumeration of ``pyspiel``'s where that is installed, for programs that compare with it; else its name."""
    try:
        import pyspiel
    except ImportError:
        return name
    return getattr(getattr(pyspiel.GameType, kind), name)


@dataclass(frozen=True)
class GameType:
    """What sort of game it is."""

    short_name: str
    long_name: str
    min_num_players: int
    max_num_players: int
    dynamics: Any = field(default_factory=lambda: _enumerated("Dynamics", "SEQUENTIAL"))
    chance_mode: Any = field(default_factory=lambda: _enumerated("ChanceMode", "SAMPLED_STOCHASTIC"))
    information: Any = field(default_factory=lambda: _enumerated("Information", "IMPERFECT_INFORMATION"))
    utility: Any = field(default_factory=lambda: _enumerated("Utility", "ZERO_SUM"))
    reward_model: Any = field(default_factory=lambda: _enumerated("RewardModel", "TERMINAL"))
    provides_observation_string: bool = True
    provides_observation_tensor: bool = True
    provides_information_state_string: bool = False
    provides_information_state_tensor: bool = False


class Game:
    """A game with its set-up. Without a seed every state has luck of its own; with one, state number ``n`` has the same luck each time."""

    def __init__(self, name: str, *, seed: object = None, **options: Any) -> None:
        self._name, self._options, self._seed, self._begun = name, options, seed, 0
        self._shape = Position(name, seed=0, **options).shape
        self._actions: list[str] = self._shape.actions
        [about] = [game for game in _cabildo.games() if game["name"] == name]
        self._type = GameType(name, about["title"]["en"], *about["players"])

    def get_type(self) -> GameType:
        """What sort of game it is."""
        return self._type

    def get_parameters(self) -> dict[str, Any]:
        """The options that were given."""
        return dict(self._options)

    def num_players(self) -> int:
        """How many seats the table has."""
        return self._shape.players

    def num_distinct_actions(self) -> int:
        """How many actions there are."""
        return len(self._actions)

    def max_chance_outcomes(self) -> int:
        """Luck is not a player."""
        return 0

    def min_utility(self) -> float:
        """What a defeat brings."""
        return -1.0 / (self.num_players() - 1)

    def max_utility(self) -> float:
        """What a victory brings."""
        return 1.0

    def utility_sum(self) -> float:
        """What one wins others lose."""
        return 0.0

    def max_game_length(self) -> int:
        """After so many actions a game counts as it stands."""
        return 20_000

    def observation_tensor_size(self) -> int:
        """How many numbers an observation has."""
        return self._shape.observation_size

    def observation_tensor_shape(self) -> list[int]:
        """The same as a shape."""
        return [self._shape.observation_size]

    def action_to_string(self, player: int, action: int) -> str:
        """An action in the notation."""
        return self._actions[action]

    def new_initial_state(self) -> State:
        """The game before its first action."""
        seed = secrets.token_hex(32) if self._seed is None else f"{self._seed} {self._begun}"
        self._begun += 1
        return State(self, Position(self._name, seed=seed, **self._options), [])

    def __str__(self) -> str:
        options = ",".join(f"{name}={value}" for name, value in sorted(self._options.items()))
        return f"{self._name}({options})"


class State:
    """A position on its way from the first action to the end."""

    def __init__(self, game: Game, position: Position, history: list[tuple[int, int]]) -> None:
        self._game, self._position, self._history = game, position, history

    def get_game(self) -> Game:
        """Its game."""
        return self._game

    def current_player(self) -> int:
        """Who is asked, by number."""
        asked = self._position.asked
        return TERMINAL if asked is None else asked

    def is_terminal(self) -> bool:
        """Whether nobody is asked any more."""
        return self._position.over

    def is_chance_node(self) -> bool:
        """Luck is not a player."""
        return False

    def is_simultaneous_node(self) -> bool:
        """One is asked at a time."""
        return False

    def is_player_node(self) -> bool:
        """Whether somebody is asked."""
        return not self._position.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """There are none."""
        raise ValueError("luck is drawn while an action is carried out: no state is a chance node")

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The numbers of the actions of who is asked, the least first; none of anybody else."""
        if player is not None and player != self.current_player():
            return []
        return sorted(self._position.legal())

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        """The same as a row of 0 and 1."""
        mask = [0] * self._game.num_distinct_actions()
        for action in self.legal_actions(player):
            mask[action] = 1
        return mask

    def apply_action(self, action: int) -> None:
        """Carries out an action of who is asked."""
        player = self.current_player()
        self._position.play(int(action))
        self._history.append((player, int(action)))

    def child(self, action: int) -> State:
        """A copy after an action."""
        child = self.clone()
        child.apply_action(action)
        return child

    def action_to_string(self, player: int, action: int | None = None) -> str:
        """An action in the notation; with one argument, of who is asked."""
        return self._game.action_to_string(*((self.current_player(), player) if action is None else (player, action)))

    def string_to_action(self, player: int | str, text: str | None = None) -> int:
        """The number of an action in the notation."""
        wanted = player if text is None else text
        [found] = [action for action in self.legal_actions() if self._game._actions[action] == wanted] or [None]
        if found is None:
            raise ValueError(f'"{wanted}" is not legal now')
        return found

    def returns(self) -> list[float]:
        """What the game brought each player: 1 for a victory, and what the others lose adds up to it; 0 while it runs."""
        players = self.num_players()
        if not self.is_terminal():
            return [0.0] * players
        return [(players * share - 1) / (players - 1) for share in self._position.victory()]

    def rewards(self) -> list[float]:
        """What the last action brought each player."""
        return self.returns()

    def player_return(self, player: int) -> float:
        """What the game brought a player."""
        return self.returns()[player]

    def player_reward(self, player: int) -> float:
        """What the last action brought a player."""
        return self.rewards()[player]

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """What a player sees, as numbers; ``cabildo.Shape.row`` names them."""
        return self._position.observe(self.current_player() if player is None else player).tolist()

    def observation_string(self, player: int | None = None) -> str:
        """What a player sees, as text."""
        return str(self._position.view(self.current_player() if player is None else player))

    def resample_from_infostate(self, player: int, probability: Any) -> State:
        """The same game with what a player cannot know dealt again, and luck of its own; ``probability`` gives numbers between 0 and 1."""
        seed = int(probability() * 2**53)
        return State(self._game, self._position.sample(player, seed), list(self._history))

    def clone(self) -> State:
        """A copy with the same luck to come."""
        return State(self._game, self._position.clone(), list(self._history))

    def history(self) -> list[int]:
        """The actions so far."""
        return [action for _, action in self._history]

    def full_history(self) -> list[tuple[int, int]]:
        """The actions so far, with who did them."""
        return list(self._history)

    def history_str(self) -> str:
        """The actions so far as text."""
        return ", ".join(map(str, self.history()))

    def move_number(self) -> int:
        """How many actions there were."""
        return self._position.ply

    def num_players(self) -> int:
        """How many seats the table has."""
        return self._game.num_players()

    def num_distinct_actions(self) -> int:
        """How many actions there are."""
        return self._game.num_distinct_actions()

    def __str__(self) -> str:
        return f"{self._game} after {self.move_number()} actions, player {self.current_player()} is asked"


def load_game(name: str, *, seed: object = None, **options: Any) -> Game:
    """A game by its name, with its options."""
    return Game(name, seed=seed, **options)
