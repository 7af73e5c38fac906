"""Five city-building board games by their exact rules, at the speed of Rust.

``Game`` is a match with its history, in words; ``Position`` is a game without it, in numbers; ``Batch`` steps many games at once. Environments for
PettingZoo and Gymnasium are in ``cabildo.envs``, readers for records and results in ``cabildo.files``, many machines in ``cabildo.cluster``.
"""

from ._cabildo import (
    NOTATION,
    Bot,
    Game,
    Position,
    Refused,
    Shape,
    __version__,
    games,
    random_scores,
)
from .batch import Arrays, Batch
from .names import look, read_observation

__all__ = [
    "NOTATION",
    "Arrays",
    "Batch",
    "Bot",
    "Game",
    "Position",
    "Refused",
    "Shape",
    "__version__",
    "games",
    "look",
    "random_scores",
    "read_observation",
]
