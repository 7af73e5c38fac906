"""Speed from Python, on this machine, in one run: ours, and others' beside it where they are installed (`pip install open_spiel pgx jax ray`).

    python/bench/run                        # everything, in an environment of its own
    python python/bench/bench.py            # with what is installed, about three minutes
    python python/bench/bench.py --seconds 1 --games 256

Every figure is the best of three; the load of the machine is printed, since figures that were taken beside other work are no figures.
"""

from __future__ import annotations

import argparse
import json
import os
import pathlib
import platform
import tempfile
import time
from collections.abc import Callable

import numpy as np

import cabildo
from cabildo.batch import sample_legal

GAMES = [
    ("puerto-rico", {"players": 4}),
    ("san-juan", {"players": 4}),
    ("saint-petersburg", {"players": 4}),
    ("san-francisco", {"players": 4}),
    ("san-francisco-1906", {"players": 4}),
]


def pace(step: Callable[[], int], seconds: float) -> float:
    """How many things a second: the best of three."""
    best = 0.0
    for _ in range(3):
        start, done = time.perf_counter(), 0
        while (spent := time.perf_counter() - start) < seconds:
            done += step()
        best = max(best, done / spent)
    return best


def one_of(legal: list[int], rng: np.random.Generator) -> int:
    """One of a few actions. (``rng.choice`` takes longer than a step of either library, and would make everything look alike.)"""
    return legal[int(rng.random() * len(legal))]


def ours(name: str, options: dict[str, int], games: int, threads: int, seconds: float) -> tuple[float, float]:
    """Decisions a second with observations and masks, actions sampled with numpy; and inside Rust without them."""
    batch = cabildo.Batch(name, games, threads=threads, seed=1, **options)
    out = batch.reset(batch.arrays(), seed=1)
    rng = np.random.default_rng(1)

    def step() -> int:
        batch.step(sample_legal(out.legal, out.choices, rng), out)
        return games

    return pace(step, seconds), pace(lambda: batch.play_at_random(100), seconds)


def aec(name: str, options: dict[str, int], seconds: float) -> float:
    """Steps a second of one PettingZoo environment, played at random as its users play it, observations and masks included."""
    from cabildo.envs import env

    table = env(name, **options)
    rng = np.random.default_rng(1)

    def game() -> int:
        table.reset(seed=int(rng.integers(2**31)))
        steps = 0
        for _ in table.agent_iter():
            _, _, termination, truncation, info = table.last()
            if termination or truncation:
                table.step(None)
            else:
                table.step(one_of(info["legal"], rng))
                steps += 1
        return steps

    return pace(game, seconds)


def open_spiel(seconds: float) -> float | None:
    """Steps a second of OpenSpiel's backgammon from Python, observations included; luck and decisions are drawn as quickly as we draw ours."""
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game("backgammon")
    rng = np.random.default_rng(1)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                left = rng.random()
                for action, odds in state.chance_outcomes():
                    left -= odds
                    if left < 0:
                        break
                state.apply_action(action)
                continue
            state.observation_tensor(state.current_player())
            state.apply_action(one_of(state.legal_actions(), rng))
            steps += 1
        return steps

    return pace(play, seconds)


def pgx(seconds: float, games: int = 256) -> float | None:
    """Steps a second of pgx's backgammon on this processor, compiled, in a batch."""
    try:
        import jax
        import jax.numpy as jnp
        import pgx as library
    except ImportError:
        return None
    table = library.make("backgammon")
    start = jax.jit(jax.vmap(table.init))
    inner = 64

    @jax.jit
    def run(state, key):
        def one(carry, key):
            choose, luck = jax.random.split(key)
            logits = jnp.log(carry.legal_action_mask.astype(jnp.float32))
            actions = jax.random.categorical(choose, logits, axis=1)
            return jax.vmap(table.step)(carry, actions, jax.random.split(luck, games)), None

        return jax.lax.scan(one, state, jax.random.split(key, inner))[0]

    state = start(jax.random.split(jax.random.PRNGKey(0), games))
    state = jax.block_until_ready(run(state, jax.random.PRNGKey(1)))
    keys = iter(range(2, 10**9))

    def step() -> int:
        jax.block_until_ready(run(state, jax.random.PRNGKey(next(keys))))
        return games * inner

    return pace(step, seconds)


def cluster(games: int) -> tuple[float, float] | None:
    """Games a second of a tournament on one Ray worker and on two, which have started before the time is taken; both play the same games."""
    try:
        import ray
    except ImportError:
        return None
    from cabildo import cluster as jobs

    job = {
        "kind": "arena",
        "game": "saint-petersburg",
        "setup": {"players": "2"},
        "bots": ["search:300it", "greedy"],
        "seed": "bench",
        "block": 2,
    }
    paces, rows = [], []
    for workers in (1, 2):
        ray.init(num_cpus=workers, log_to_driver=False, include_dashboard=False)
        with tempfile.TemporaryDirectory() as folder:
            out = pathlib.Path(folder, "cup.jsonl")
            quiet = {"address": None, "cpus": None, "say": lambda text: None}
            jobs.run({**job, "games": 8, "seed": "warm"}, out.with_name("warm.jsonl"), **quiet)
            start = time.perf_counter()
            played = jobs.run({**job, "games": games}, out, **quiet)
            paces.append(played / (time.perf_counter() - start))
            lines = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()[1:]]
            rows.append(sorted((line["game"], str(line["scores"])) for line in lines))
        ray.shutdown()
    assert rows[0] == rows[1], "the same games, however many workers"
    return paces[0], paces[1]


def verdict(what: str, figure: float, least: float) -> str:
    """A line that says whether a figure is reached."""
    return f"{'ok  ' if figure >= least else 'MISS'} {what}: {figure:,.2f} (at least {least:,.2f})"


def main() -> None:
    """Prints tables, and whether what was promised is kept."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--games", type=int, default=1024)
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--tournament", type=int, default=400, help="games of the tournament on Ray")
    args = parser.parse_args()
    print(f"{platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.2f}, Python {platform.python_version()}")
    print(f"\n| {args.games} games, {args.threads} threads | decisions/s, observations and masks | inside Rust | one AEC environment, steps/s |")
    print("|---|---|---|---|")
    kept = []
    for name, options in GAMES:
        seen, inside = ours(name, options, args.games, args.threads, args.seconds)
        single = aec(name, options, args.seconds)
        print(f"| {name} | {seen:,.0f} | {inside:,.0f} | {single:,.0f} |", flush=True)
        if name == "puerto-rico":
            first, first_single = seen, single
            kept += [verdict("Puerto Rico, decisions/s with observations", seen, 600_000)]
        kept += [verdict(f"{name}, decisions/s with observations", seen, 300_000), verdict(f"{name}, inside Rust", inside, 3_000_000)]
    # Before jax starts its threads, which do not like to be forked.
    paces = cluster(args.tournament)
    spiel, jax = open_spiel(args.seconds), pgx(args.seconds)
    for title, figure in [("OpenSpiel, backgammon, from Python", spiel), ("pgx, backgammon, batch 256", jax)]:
        print(f"\n{title}: " + ("not installed" if figure is None else f"{figure:,.0f} steps/s"), flush=True)
    if best := max(spiel or 0, jax or 0):
        kept += [verdict("Puerto Rico in a batch against the faster of the two", first / best, 20)]
    if spiel:
        kept += [verdict("one AEC environment of Puerto Rico against OpenSpiel", first_single / spiel, 5)]
    if paces is None:
        print("\nRay: not installed")
    else:
        print(f"\nRay, a tournament of {args.tournament} games: {paces[0]:,.1f} games/s with one worker, {paces[1]:,.1f} with two")
        kept += [verdict("two Ray workers against one", paces[1] / paces[0], 1.7)]
    print("\n" + "\n".join(kept))
    print(f"\nload at the end {os.getloadavg()[0]:.2f}")


if __name__ == "__main__":
    main()
