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


def test_killing_workers_loses_nothing_and_doubles_nothing(tmp_path) -> None:
    out = tmp_path / "cup.jsonl"
    killed = []

    def kill_one() -> None:
        @ray.remote(num_cpus=0)
        def workers() -> list[int]:
            import psutil

            mine = os.getpid()
            found = psutil.process_iter(["pid", "cmdline"])
            return [p.pid for p in found if p.pid != mine and any("ray::_play" in c for c in p.info["cmdline"] or [])]

        for _ in range(50):
            if busy := ray.get(workers.remote()):
                os.kill(busy[0], signal.SIGKILL)
                killed.append(busy[0])
                return
            time.sleep(0.05)

    killer = threading.Thread(target=kill_one)
    killer.start()
    cluster.run(JOB, out, address=None, cpus=None, say=lambda text: None)
    killer.join()
    assert killed, "a worker was killed while it played"
    assert games(out) == one_machine()


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
