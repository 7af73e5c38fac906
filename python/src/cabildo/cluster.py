"""Tournaments, self-play, tuning and games for the explorer on many machines, through Ray: ``python -m cabildo.cluster arena …``.

Work is cut into blocks: all line-ups of the bots on one seed. A block is one task, tried again when its worker is lost. The driver alone writes, each block
whole and once, so that killing workers loses nothing and doubles nothing; a driver that was killed goes on from its file.

``tune`` walks on the driver, and the tournament of each of its steps is cut into blocks like any other; the file holds the games of all steps.
"""

from __future__ import annotations

import argparse
import itertools
import json
import pathlib
import sys
import time
from collections.abc import Iterator, Sequence
from typing import Any

from . import _cabildo

#: A game of a job: which of its tournaments, and its number there.
Game = tuple[int, int]


def _setup(text: str) -> dict[str, str]:
    return dict(pair.split("=", 1) for pair in text.replace(",", " ").split())


def _play(job: dict[str, Any], first: int, end: int) -> list[str]:
    """Plays a block of a tournament on whatever machine this is."""
    return _cabildo.play_rows(
        job["game"], job["bots"], job["games"], job["seed"], first, end, **job["setup"]
    )


def _selfplay(job: dict[str, Any], first: int, end: int) -> list[str]:
    """Plays a block of games among the bots and gives their records, each as one line of JSON."""
    from hashlib import sha256

    word = job["seed"]
    series = bytes.fromhex(word) if len(word) == 64 else sha256(word.encode()).digest()
    lines = []
    for n in range(first, end):
        seed = sha256(series + n.to_bytes(8, "little")).digest()
        game = _cabildo.Game(job["game"], seed=seed.hex(), **job["setup"])
        seats = [
            game.bot(spec, int.from_bytes(sha256(seed + i.to_bytes(8, "little")).digest()[:8], "little"))
            for i, spec in enumerate(job["bots"])
        ]
        while (asked := game.asked) is not None:
            game.play(seats[asked].answer(game))
        lines.append(json.dumps({"game": n, "scores": game.scores(), "record": game.record()}))
    return lines


def _explore(job: dict[str, Any], first: int, end: int) -> list[str]:
    """Plays a block of games for the explorer, each choice weighed, and gives what was seen of each."""
    rows = _cabildo.explore_rows(job["game"], job["players"], job["bot"], job["weigh"], job["seed"], first, end)
    return [json.dumps({"game": first + i, **json.loads(row)}) for i, row in enumerate(rows)]


def _key(row: dict[str, Any]) -> Game:
    return row.get("cup", 0), row["game"]


class Keeper:
    """The file of a job: its first line says what is played, the others are games, each whole and once."""

    def __init__(self, path: pathlib.Path, header: str) -> None:
        self.known: dict[Game, str] = {}
        whole = 0
        if path.exists():
            lines = path.read_bytes().splitlines(keepends=True)
            for i, line in enumerate(lines):
                if not line.endswith(b"\n"):
                    break
                if i == 0 and json.loads(line) != json.loads(header):
                    raise SystemExit(f"{path} holds another tournament: {line.decode().strip()}")
                if i > 0:
                    self.known[_key(json.loads(line))] = line.decode().strip()
                whole += len(line)
        self._file = open(path, "ab")
        self._file.truncate(whole)
        if whole == 0:
            self._write([header])

    def _write(self, lines: Sequence[str]) -> None:
        self._file.write("".join(line + "\n" for line in lines).encode())
        self._file.flush()

    def close(self) -> None:
        """Lets go of the file."""
        self._file.close()

    def keep(self, lines: Sequence[str]) -> int:
        """Writes games down that are not there yet; how many those were."""
        new = {_key(json.loads(line)): line for line in lines}
        new = {key: line for key, line in new.items() if key not in self.known}
        self.known.update(new)
        if new:
            self._write(list(new.values()))
        return len(new)

    def open(self, total: int, block: int, cup: int = 0) -> list[tuple[int, int]]:
        """The blocks of a tournament that are not all there."""
        blocks = [(first, min(first + block, total)) for first in range(0, total, block)]
        return [(a, b) for a, b in blocks if not all((cup, n) in self.known for n in range(a, b))]


class Crew:
    """The workers of a cluster that runs, or of this machine. A worker that is lost (its machine went away, it was killed) has its block played again, however often."""

    def __init__(self, address: str | None, cpus: int | None) -> None:
        import ray

        self._ray = ray
        self._started = not ray.is_initialized()
        if self._started:
            ray.init(address=address, num_cpus=cpus, log_to_driver=False, include_dashboard=False)

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, *_: object) -> None:
        if self._started:
            self._ray.shutdown()

    def play(self, work: Any, job: dict[str, Any], blocks: Sequence[tuple[int, int]]) -> Iterator[list[str]]:
        """Plays blocks, and gives the lines of each when it is done."""
        task = self._ray.remote(num_cpus=1, max_retries=-1)(work)
        waiting = [task.remote(job, first, end) for first, end in blocks]
        while waiting:
            (ready, *_), waiting = self._ray.wait(waiting, num_returns=1)
            yield self._ray.get(ready)


def run(job: dict[str, Any], out: pathlib.Path, *, address: str | None, cpus: int | None, say: Any = print) -> int:
    """Plays what is not yet in the file, and says how many games that were."""
    if job["kind"] == "arena":
        header, total, block = _cabildo.tournament(
            job["game"], job["bots"], job["games"], job["seed"], **job["setup"]
        )
        work = _play
    else:
        # How the work is cut does not matter to what comes out.
        what = {name: value for name, value in job.items() if name != "block"} if job["kind"] == "explore" else job
        header, total, block = json.dumps(what), job["games"], job["block"]
        work = _explore if job["kind"] == "explore" else _selfplay
    keeper = Keeper(out, header)
    begin, played = time.monotonic(), 0
    with Crew(address, cpus) as crew:
        for lines in crew.play(work, job, keeper.open(total, block)):
            played += keeper.keep(lines)
            pace = played / max(time.monotonic() - begin, 1e-9)
            say(f"{len(keeper.known)} of {total} games, {pace:.1f} a second")
    keeper.close()
    return played


def explore(
    job: dict[str, Any], out: pathlib.Path, write: pathlib.Path, *, address: str | None, cpus: int | None, say: Any = print
) -> int:
    """Plays games as ``cabildo explore`` does, and writes the file that ``cabildo explore --add`` puts together with others."""
    played = run(job, out, address=address, cpus=cpus, say=say)
    rows = sorted(out.read_text(encoding="utf-8").splitlines()[1:], key=lambda row: json.loads(row)["game"])
    found = _cabildo.explored(job["game"], job["players"], job["bot"], job["weigh"], job["seed"], rows)
    write.write_text(found, encoding="utf-8")
    return played


def tune(job: dict[str, Any], out: pathlib.Path, *, address: str | None, cpus: int | None, say: Any = print) -> dict[str, Any]:
    """Finds better weights, as ``cabildo tune`` does, and gives what that says with ``--json``. What the file holds is not played again."""
    keeper = Keeper(out, json.dumps({**job, "kind": "tune"}))
    cups = itertools.count()
    with Crew(address, cpus) as crew:

        def play(setup: str, bots: list[str], games: int, seed: str) -> list[str]:
            cup, options = next(cups), _setup(setup)
            part = {"game": job["game"], "setup": options, "bots": bots, "games": games, "seed": seed}
            _, total, block = _cabildo.tournament(job["game"], bots, games, seed, **options)
            # The next step waits for these: some blocks a task, so that they are not made of waiting, but enough tasks for many workers.
            block *= max(1, total // (32 * block))
            for lines in crew.play(_play, part, keeper.open(total, block, cup)):
                keeper.keep([json.dumps({"cup": cup, **json.loads(line)}) for line in lines])
            return [keeper.known[cup, n] for n in range(total)]

        def done(step: int, difference: float) -> None:
            say(f"step {step} of {job['steps']}, {difference:+.3f}, {len(keeper.known)} games")

        tuned = _cabildo.tune(
            job["game"], job["bot"], job["steps"], job["games"], job["seed"], job["only"], job["setups"], play, done
        )
    keeper.close()
    return json.loads(tuned)


def main(arguments: Sequence[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser("python -m cabildo.cluster", description=__doc__)
    commands = parser.add_subparsers(dest="kind", required=True)
    kinds = {
        "arena": "bots against each other",
        "selfplay": "games among bots, with their records",
        "tune": "better weights for an evaluation, by self-play",
        "explore": "what openings, purchases and roles bring, for the explorer",
    }
    for name, text in kinds.items():
        command = commands.add_parser(name, help=text)
        command.add_argument("game")
        if name != "explore":
            command.add_argument("--setup", default="", metavar="NAME=VALUE,…")
        command.add_argument("--seed", required=True)
        command.add_argument("--out", type=pathlib.Path, required=True, help="goes on from it if it is there")
        command.add_argument("--address", help="a cluster that runs: auto, or ray://host:10001; nothing: this machine")
        command.add_argument("--cpus", type=int, help="on this machine: how many workers")
        if name == "tune":
            command.add_argument("--bot", default="greedy", help="greedy or search:…it; weights that it names are where the way begins")
            command.add_argument("--steps", type=int, default=300)
            command.add_argument("--games", type=int, default=24, help="games of each step")
            command.add_argument("--only", default="", metavar="NAME,…", help="change these weights only")
        elif name == "explore":
            command.add_argument("--players", type=int, default=4)
            command.add_argument("--bot", default="search:1000it", help="who plays in all seats")
            command.add_argument("--weigh", type=int, default=400, help="iterations for the chance before a choice")
            command.add_argument("--games", type=int, default=2000)
            command.add_argument("--block", type=int, default=4, help="games of a task")
            command.add_argument("--write", type=pathlib.Path, required=True, help="what was found, for cabildo explore --add")
        else:
            command.add_argument("--bots", required=True, metavar="BOT,BOT,…")
            command.add_argument("--games", type=int, default=200)
            command.add_argument("--block", type=int, default=4, help="selfplay: games of a task")
    args = parser.parse_args(arguments)

    def say(text: str) -> None:
        print(f"\r{text}", end="", file=sys.stderr, flush=True)

    where = {"address": args.address, "cpus": args.cpus, "say": say}
    job = {"kind": args.kind, "game": args.game, "games": args.games, "seed": args.seed}
    if args.kind == "tune":
        job |= {"bot": args.bot, "steps": args.steps, "only": [name for name in args.only.split(",") if name]}
        job["setups"] = [args.setup] if args.setup else []
        tuned = tune(job, args.out, **where)
        print(file=sys.stderr)
        print(json.dumps(tuned, indent=2))
        return
    if args.kind == "explore":
        job |= {"players": args.players, "bot": args.bot, "weigh": args.weigh, "block": args.block}
        played = explore(job, args.out, args.write, **where)
        print(f"\n{played} games played, what they tell in {args.write}", file=sys.stderr)
        return
    bots = args.bots.split(",")
    setup = _setup(args.setup)
    setup.setdefault("players", str(len(bots)))
    job |= {"setup": setup, "bots": bots, "block": args.block}
    played = run(job, args.out, **where)
    print(f"\n{played} games played, all in {args.out}", file=sys.stderr)


if __name__ == "__main__":
    main()
