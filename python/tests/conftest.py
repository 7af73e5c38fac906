"""What the tests share."""

import itertools
from typing import Any

import cabildo


def set_ups() -> list[tuple[str, dict[str, Any]]]:
    """Every game with every number of players and every switch."""
    all_of_them = []
    for game in cabildo.games():
        names = [name for name, (_, values) in game["options"].items() if values != ["standard"]]
        for chosen in itertools.product(*(game["options"][name][1] for name in names)):
            all_of_them.append((game["name"], dict(zip(names, chosen, strict=True))))
    return all_of_them


def usual() -> list[tuple[str, dict[str, Any]]]:
    """Every game with every number of players."""
    return [
        (game["name"], {"players": players})
        for game in cabildo.games()
        for players in range(game["players"][0], game["players"][1] + 1)
    ]
