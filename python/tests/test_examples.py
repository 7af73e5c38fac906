"""The examples that learn, a few seconds of them, where torch is installed; else they are skipped, and `scripts/check-python/run` says so."""

import pathlib
import sys
from xml.etree import ElementTree

import pytest

EXAMPLES = pathlib.Path(__file__).parents[1] / "examples"

torch = pytest.importorskip("torch", reason="THE EXAMPLES THAT LEARN WERE NOT TESTED: torch is not installed")

# What torch itself warns of is its own.
pytestmark = pytest.mark.filterwarnings("default")


@pytest.fixture(autouse=True)
def beside_the_examples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    for name in ("ppo", "value", "curve"):
        sys.modules.pop(name, None)


def test_ppo_gets_better() -> None:
    import curve
    import ppo

    plan = ppo.Plan(
        "san-francisco", "random", minutes=60, games=64, steps=32, hidden=64, batch=512, decisions=30_000, trial_games=128, trial_every=60
    )
    said: list[str] = []
    _, points = ppo.learn(plan, said.append)
    assert [point.decisions for point in points] == [0, 30_720] and len(said) == 2
    assert points[-1].share > points[0].share + 0.3, points
    ElementTree.fromstring(curve.draw(points, "PPO <&> more"))


def test_the_value_network_gets_better() -> None:
    import value

    plan = value.Plan("saint-petersburg", "random", minutes=60, games=32, hidden=64, batch=256, decisions=30_000, trial_games=40, trial_every=60)
    _, points = value.learn(plan, lambda line: None)
    assert len(points) == 2 and points[-1].decisions >= 30_000
    assert points[-1].share > points[0].share + 0.3, points
