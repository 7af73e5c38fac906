"""PettingZoo and Gymnasium."""

import warnings

import numpy as np
import pytest
from conftest import set_ups, usual

pytest.importorskip("pettingzoo")
from pettingzoo.test import api_test, seed_test

from cabildo import Position, Refused
from cabildo.envs import SoloEnv, env


@pytest.mark.parametrize(("name", "options"), set_ups())
def test_every_set_up_passes_the_test_of_the_interface(name: str, options: dict[str, object]) -> None:
    with warnings.catch_warnings():
        # Bounds of observations are whole numbers far apart, which the test remarks on.
        warnings.simplefilter("ignore")
        api_test(env(name, **options), num_cycles=200)


@pytest.mark.parametrize(("name", "options"), set_ups())
def test_the_same_seed_gives_the_same_game(name: str, options: dict[str, object]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        seed_test(lambda: env(name, **options), num_cycles=40)


@pytest.mark.parametrize(("name", "options"), set_ups())
def test_games_end_or_are_cut_off(name: str, options: dict[str, object]) -> None:
    cut = env(name, max_cycles=30, **options)
    cut.reset(seed=1)
    steps = 0
    rng = np.random.default_rng(1)
    for agent in cut.agent_iter():
        observation, reward, termination, truncation, _ = cut.last()
        if termination or truncation:
            assert truncation and not termination and reward == 0
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


@pytest.mark.parametrize(("name", "options"), usual())
def test_a_whole_game_is_the_match_of_its_position(name: str, options: dict[str, object]) -> None:
    table = env(name, **options)
    table.reset(seed=11)
    # The first draw of the seed is the seed of the match.
    position = Position(name, seed=int(np.random.default_rng(11).integers(2**63)), **options)
    rng = np.random.default_rng(11)
    kept = []
    for agent in table.agent_iter():
        seat = table.possible_agents.index(agent)
        observation, reward, over, cut, info = table.last()
        assert not cut
        if over:
            shares = position.victory()
            assert position.over and reward == pytest.approx((len(shares) * shares[seat] - 1) / (len(shares) - 1))
            assert not observation["action_mask"].any() and not info["legal"]
            table.step(None)
            continue
        assert position.asked == seat and reward == 0
        assert info["legal"] == position.legal() == table.infos[agent]["legal"]
        assert np.array_equal(observation["action_mask"], position.mask())
        assert np.array_equal(observation["observation"], position.observe())
        for other in table.agents:
            seen = table.observe(other)
            assert np.array_equal(seen["observation"], position.observe(table.possible_agents.index(other)))
            assert seen["action_mask"].any() == (other == agent)
        kept.append((observation, observation["observation"].copy(), observation["action_mask"].copy()))
        action = rng.choice(info["legal"])
        position.play(int(action))
        table.step(action)
    # What was seen stays as it was: nothing of it is written over later.
    assert all(np.array_equal(o["observation"], row) and np.array_equal(o["action_mask"], mask) for o, row, mask in kept)
    assert not table.agents


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    table = env("san-juan", players=2)
    table.reset(seed=1)
    agent, before = table.agent_selection, table.last()
    illegal = int(np.flatnonzero(before[0]["action_mask"] == 0)[0])
    for wrong in (illegal, -1, 10**6):
        with pytest.raises(Refused):
            table.step(wrong)
    after = table.last()
    assert table.agent_selection == agent and after[4]["legal"] == before[4]["legal"]
    assert np.array_equal(before[0]["action_mask"], after[0]["action_mask"])
    assert table.last(observe=False)[0] is None
