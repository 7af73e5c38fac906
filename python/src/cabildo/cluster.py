"""Tournaments and self-play on many machines, through Ray: ``python -m cabildo.cluster arena …``.

Work is cut into blocks: all line-ups of the bots on one seed. A block is one task, tried again when its worker is lost. The driver alone writes, each block
whole and once, so that killing workers loses nothing and doubles nothing; a driver that was killed goes on from its file.
"""

from __future__ import annotations

import argparse
import json
import pathlib
import sys
import time
from collections.abc import Sequence
from typing import Any

from . import _cabildo


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


class Keeper:
    """The file of a job: its first line says what is played, the others are games, each whole and once."""

    def __init__(self, path: pathlib.Path, header: str) -> None:
        self.known: set[int] = set()
        whole = 0
        if path.exists():
            lines = path.read_bytes().splitlines(keepends=True)
            for i, line in enumerate(lines):
                if not line.endswith(b"\n"):
                    break
                if i == 0 and json.loads(line) != json.loads(header):
                    raise SystemExit(f"{path} holds another tournament: {line.decode().strip()}")
                if i > 0:
                    self.known.add(json.loads(line)["game"])
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
        new = [line for line in lines if json.loads(line)["game"] not in self.known]
        self.known.update(json.loads(line)["game"] for line in new)
        if new:
            self._write(new)
        return len(new)


def run(job: dict[str, Any], out: pathlib.Path, *, address: str | None, cpus: int | None, say: Any = print) -> int:
    """Plays what is not yet in the file, and says how many games that were."""
    import ray

    if job["kind"] == "arena":
        header, total, block = _cabildo.tournament(
            job["game"], job["bots"], job["games"], job["seed"], **job["setup"]
        )
        work = _play
    else:
        header, total, block = json.dumps({**job, "kind": "selfplay"}), job["games"], job["block"]
        work = _selfplay
    keeper = Keeper(out, header)
    blocks = [(first, min(first + block, total)) for first in range(0, total, block)]
    open_blocks = [(a, b) for a, b in blocks if not all(n in keeper.known for n in range(a, b))]
    started = not ray.is_initialized()
    if started:
        ray.init(address=address, num_cpus=cpus, log_to_driver=False, include_dashboard=False)
    # A worker that is lost (its machine went away, it was killed) has its block played again, however often.
    task = ray.remote(num_cpus=1, max_retries=-1)(work)
    begin, played = time.monotonic(), 0
    waiting = [task.remote(job, first, end) for first, end in open_blocks]
    while waiting:
        (ready, *_), _ = ray.wait(waiting, num_returns=1)
        waiting.remove(ready)
        played += keeper.keep(ray.get(ready))
        pace = played / max(time.monotonic() - begin, 1e-9)
        say(f"{len(keeper.known)} of {total} games, {pace:.1f} a second")
    keeper.close()
    if started:
        ray.shutdown()
    return played


def main(arguments: Sequence[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser("python -m cabildo.cluster", description=__doc__)
    commands = parser.add_subparsers(dest="kind", required=True)
    for name, text in [("arena", "bots against each other"), ("selfplay", "games among bots, with their records")]:
        command = commands.add_parser(name, help=text)
        command.add_argument("game")
        command.add_argument("--setup", default="", metavar="NAME=VALUE,…")
        command.add_argument("--bots", required=True, metavar="BOT,BOT,…")
        command.add_argument("--games", type=int, default=200)
        command.add_argument("--seed", required=True)
        command.add_argument("--out", type=pathlib.Path, required=True, help="goes on from it if it is there")
        command.add_argument("--address", help="a cluster that runs: auto, or ray://host:10001; nothing: this machine")
        command.add_argument("--cpus", type=int, help="on this machine: how many workers")
        command.add_argument("--block", type=int, default=4, help="selfplay: games of a task")
    args = parser.parse_args(arguments)
    bots = args.bots.split(",")
    setup = _setup(args.setup)
    setup.setdefault("players", str(len(bots)))
    job = {
        "kind": args.kind,
        "game": args.game,
        "setup": setup,
        "bots": bots,
        "games": args.games,
        "seed": args.seed,
        "block": args.block,
    }

    def say(text: str) -> None:
        print(f"\r{text}", end="", file=sys.stderr, flush=True)

    played = run(job, args.out, address=args.address, cpus=args.cpus, say=say)
    print(f"\n{played} games played, all in {args.out}", file=sys.stderr)


if __name__ == "__main__":
    main()
