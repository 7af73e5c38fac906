"""PettingZoo and Gymnasium."""

import warnings

import numpy as np
import pytest
from conftest import set_ups, usual

pytest.importorskip("pettingzoo")
from pettingzoo.test import api_test, seed_test

from cabildo.envs import SoloEnv, env


@pytest.mark.parametrize(("name", "options"), set_ups())
def test_every_set_up_passes_the_test_of_the_interface(name: str, options: dict[str, object]) -> None:
    with warnings.catch_warnings():
        # Bounds of observations are whole numbers far apart, which the test remarks on.
        warnings.simplefilter("ignore")
        api_test(env(name, **options), num_cycles=200)


@pytest.mark.parametrize(("name", "options"), usual())
def test_the_same_seed_gives_the_same_game(name: str, options: dict[str, object]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        seed_test(lambda: env(name, **options), num_cycles=60)


@pytest.mark.parametrize(("name", "options"), usual())
def test_games_end_or_are_cut_off(name: str, options: dict[str, object]) -> None:
    cut = env(name, max_cycles=30, **options)
    cut.reset(seed=1)
    steps = 0
    rng = np.random.default_rng(1)
    for agent in cut.agent_iter():
        observation, _, termination, truncation, _ = cut.last()
        if termination or truncation:
            cut.step(None)
            continue
        assert cut.observation_space(agent).contains(observation)
        cut.step(rng.choice(np.flatnonzero(observation["action_mask"])))
        steps += 1
    assert steps == 30 and not cut.agents


def test_rewards_add_up_to_nothing_and_reach_everybody() -> None:
    whole = env("san-juan", players=4)
    whole.reset(seed=2)
    rng = np.random.default_rng(2)
    sums = dict.fromkeys(whole.possible_agents, 0.0)
    for agent in whole.agent_iter():
        observation, reward, termination, truncation, _ = whole.last()
        sums[agent] += reward
        done = termination or truncation
        whole.step(None if done else rng.choice(np.flatnonzero(observation["action_mask"])))
    assert abs(sum(sums.values())) < 1e-9 and max(sums.values()) > 0


@pytest.mark.parametrize("name", ["puerto-rico", "san-juan", "saint-petersburg", "san-francisco", "san-francisco-1906"])
def test_one_seat_among_bots(name: str) -> None:
    solo = SoloEnv(name, opponents="random", players=3)
    observation, info = solo.reset(seed=3)
    rng = np.random.default_rng(3)
    ended = 0
    while ended < 2:
        assert solo.observation_space.contains(observation)
        assert np.array_equal(info["action_mask"], solo.action_masks())
        observation, reward, done, _, info = solo.step(rng.choice(np.flatnonzero(info["action_mask"])))
        if done:
            assert len(info["points"]) == 3 and reward in (1.0, -0.5, 0.25, 0.0)
            observation, info = solo.reset()
            ended += 1
        else:
            assert reward == 0


