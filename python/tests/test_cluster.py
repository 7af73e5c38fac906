"""A tournament on Ray workers, real processes, some of which are killed."""

import json
import os
import signal
import threading
import time

import pytest

ray = pytest.importorskip("ray")

from cabildo import _cabildo, cluster

# What Ray itself warns of is its own.
pytestmark = pytest.mark.filterwarnings("default")

JOB = {
    "kind": "arena",
    "game": "saint-petersburg",
    "setup": {"players": "2"},
    "bots": ["search:60it", "greedy"],
    "games": 12,
    "seed": "cluster",
    "block": 2,
}


def games(path) -> dict[int, dict[str, object]]:
    """The rows of a file by number, without the times; none stands twice."""
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()[1:]]
    for row in rows:
        row.pop("nanos")
    by_number = {row["game"]: row for row in rows}
    assert len(by_number) == len(rows)
    return by_number


def one_machine() -> dict[int, dict[str, object]]:
    lines = _cabildo.play_rows(JOB["game"], JOB["bots"], JOB["games"], JOB["seed"], 0, 12, **JOB["setup"])
    rows = [json.loads(line) for line in lines]
    for row in rows:
        row.pop("nanos")
    return {row["game"]: row for row in rows}


@pytest.fixture(scope="module", autouse=True)
def two_workers():
    ray.init(num_cpus=2, log_to_driver=False, include_dashboard=False)
    yield
    ray.shutdown()


class Killer(threading.Thread):
    """Kills one worker while it plays. It looks for one until it is told that all is over."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.killed: list[int] = []
        self.over = threading.Event()

    def __enter__(self) -> "Killer":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.over.set()
        self.join()

    def run(self) -> None:
        @ray.remote(num_cpus=0)
        def workers() -> list[int]:
            import psutil

            mine = os.getpid()
            found = psutil.process_iter(["pid", "cmdline"])
            return [p.pid for p in found if p.pid != mine and any(c.startswith(("ray::_play", "ray::_explore")) for c in p.info["cmdline"] or [])]

        while not self.over.is_set():
            for pid in ray.get(workers.remote()):
                try:
                    os.kill(pid, signal.SIGKILL)
                except ProcessLookupError:
                    continue
                self.killed.append(pid)
                return
            time.sleep(0.02)


def test_killing_workers_loses_nothing_and_doubles_nothing(tmp_path) -> None:
    out = tmp_path / "cup.jsonl"
    with Killer() as killer:
        cluster.run(JOB, out, address=None, cpus=None, say=lambda text: None)
    assert killer.killed, "a worker was killed while it played"
    assert games(out) == one_machine()


TUNE = {
    "kind": "tune",
    "game": "saint-petersburg",
    "bot": "search:4it",
    "steps": 3,
    "games": 8,
    "seed": "tune",
    "only": ["ruble", "noble"],
    "setups": ["players=2"],
}


def test_weights_are_tuned_as_on_one_machine_though_a_worker_is_killed(tmp_path) -> None:
    out = tmp_path / "way.jsonl"
    alone = json.loads(
        _cabildo.tune("saint-petersburg", "search:4it", 3, 8, "tune", ["ruble", "noble"], ["players=2"])
    )
    moved = [name for name, old, new in alone["tuned"]["weights"] if old != new]
    assert sorted(moved) == ["noble", "ruble"]
    said: list[str] = []
    with Killer() as killer:
        assert cluster.tune(TUNE, out, address=None, cpus=None, say=said.append) == alone
    assert killer.killed, "a worker was killed while it played"
    assert len(said) == 3
    rows = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()[1:]]
    keys = [(row["cup"], row["game"]) for row in rows]
    assert len(set(keys)) == len(keys) == 3 * 8 + 400, "every game once, and those that judge the end"

    # A driver that was stopped on its way, in the middle of a line, comes to the same end, and plays only what is missing.
    whole = out.read_text(encoding="utf-8").splitlines(keepends=True)
    cut = tmp_path / "cut.jsonl"
    cut.write_text("".join(whole[:20]) + whole[20][:9], encoding="utf-8")
    assert cluster.tune(TUNE, cut, address=None, cpus=None, say=said.append) == alone
    assert cut.read_text(encoding="utf-8").startswith("".join(whole[:20]))
    assert len(cut.read_text(encoding="utf-8").splitlines()) == len(whole)
    with pytest.raises(SystemExit, match="another"):
        cluster.tune({**TUNE, "steps": 4}, cut, address=None, cpus=None)
    with pytest.raises(ValueError, match="no weight"):
        cluster.tune({**TUNE, "only": ["beauty"]}, tmp_path / "other.jsonl", address=None, cpus=None)


def test_a_driver_that_was_stopped_goes_on_from_its_file(tmp_path) -> None:
    out = tmp_path / "cup.jsonl"
    header, total, _ = _cabildo.tournament(JOB["game"], JOB["bots"], JOB["games"], JOB["seed"], **JOB["setup"])
    first = _cabildo.play_rows(JOB["game"], JOB["bots"], JOB["games"], JOB["seed"], 0, 3, **JOB["setup"])
    out.write_text("\n".join([header, *first]) + "\n" + first[0][:30], encoding="utf-8")
    assert cluster.run(JOB, out, address=None, cpus=None, say=lambda text: None) == total - 3
    assert games(out) == one_machine()
    with pytest.raises(SystemExit, match="another tournament"):
        cluster.run({**JOB, "seed": "other"}, out, address=None, cpus=None)


def test_selfplay_writes_records_that_replay(tmp_path) -> None:
    import cabildo

    out = tmp_path / "games.jsonl"
    job = {**JOB, "kind": "selfplay", "bots": ["greedy", "greedy"], "games": 5}
    assert cluster.run(job, out, address=None, cpus=None, say=lambda text: None) == 5
    for line in out.read_text(encoding="utf-8").splitlines()[1:]:
        row = json.loads(line)
        assert cabildo.Game.from_record(row["record"]).scores() == row["scores"]


EXPLORE = {
    "kind": "explore",
    "game": "saint-petersburg",
    "players": 2,
    "bot": "search:60it",
    "weigh": 16,
    "games": 6,
    "seed": "explore",
    "block": 2,
}


def test_games_for_the_explorer_are_those_of_one_machine_though_a_worker_is_killed(tmp_path) -> None:
    out, write = tmp_path / "games.jsonl", tmp_path / "found.json"
    rows = _cabildo.explore_rows("saint-petersburg", 2, "search:60it", 16, "explore", 0, 6)
    alone = _cabildo.explored("saint-petersburg", 2, "search:60it", 16, "explore", rows)
    with Killer() as killer:
        assert cluster.explore(EXPLORE, out, write, address=None, cpus=None, say=lambda text: None) == 6
    assert killer.killed, "a worker was killed while it played"
    assert write.read_text(encoding="utf-8") == alone
    (found,) = json.loads(alone)
    assert (found["games"], found["seeds"], found["by"]) == (6, {"explore": 6}, "search:60it")

    # A driver that was stopped comes to the same end, however the work is cut, and plays only what is missing.
    whole = out.read_text(encoding="utf-8").splitlines(keepends=True)
    out.write_text("".join(whole[:3]) + whole[3][:9], encoding="utf-8")
    again = cluster.explore({**EXPLORE, "block": 1}, out, write, address=None, cpus=None, say=lambda text: None)
    assert again == 4
    assert write.read_text(encoding="utf-8") == alone
