"""Many games side by side."""

import numpy as np
import pytest
from conftest import usual

import cabildo
from cabildo.batch import sample_legal, sample_masked


@pytest.mark.parametrize(("name", "options"), usual())
def test_a_batch_plays_the_matches_of_its_seeds(name: str, options: dict[str, object]) -> None:
    batch = cabildo.Batch(name, 8, threads=2, seed=7, **options)
    out = batch.reset(batch.arrays(), seed=7)
    rng = np.random.default_rng(5)
    ended = 0
    for _ in range(400):
        assert np.array_equal(out.masks.sum(axis=1), out.choices)
        for mask, legal, choices in zip(out.masks, out.legal, out.choices, strict=True):
            assert np.array_equal(np.sort(legal[:choices]), np.flatnonzero(mask))
        actions = sample_legal(out.legal, out.choices, rng)
        assert out.masks[np.arange(8), actions].all()
        batch.step(actions, out)
        ended += int(out.done.sum())
        assert np.allclose(out.rewards.sum(axis=1), 0, atol=1e-5)
        assert (out.rewards[~out.done] == 0).all()
    assert batch.begun == 8 + ended


def test_actions_sampled_with_numpy_are_legal_and_even() -> None:
    masks = np.array([[True, False, True, True], [False, True, False, False]])
    choices = masks.sum(axis=1).astype(np.int32)
    rng = np.random.default_rng(6)
    draws = np.array([sample_masked(masks, choices, rng) for _ in range(3000)])
    assert set(draws[:, 1]) == {1}
    assert np.bincount(draws[:, 0], minlength=4)[[0, 2, 3]].min() > 900 and 1 not in draws[:, 0]
    legal = np.array([[3, 0, 2, 9], [1, 9, 9, 9]])
    draws = np.array([sample_legal(legal, choices, rng) for _ in range(3000)])
    assert set(draws[:, 1]) == {1} and set(draws[:, 0]) == {0, 2, 3}
    assert np.bincount(draws[:, 0], minlength=4)[[0, 2, 3]].min() > 900


def test_the_arrays_are_the_callers() -> None:
    batch = cabildo.Batch("san-juan", 4, seed=1)
    out = batch.arrays(observations=False, legal=False)
    assert out.observations is None and out.legal is None
    batch.reset(out, seed=1)
    whole = np.zeros((10, batch.shape.action_size), np.bool_)
    out.masks = whole[3:7]
    batch.step(np.array([np.flatnonzero(m)[0] for m in batch.reset(batch.arrays(), seed=1).masks]), out)
    assert whole[3:7].any() and not whole[:3].any() and not whole[7:].any()
    out.masks = np.zeros((5, batch.shape.action_size), np.bool_)
    with pytest.raises(ValueError, match="masks has"):
        batch.reset(out, seed=1)


def test_an_illegal_action_is_refused_before_anything_is_played() -> None:
    batch = cabildo.Batch("san-francisco", 3, seed=2)
    out = batch.reset(batch.arrays(), seed=2)
    before = out.masks.copy()
    actions = np.argmax(out.masks, axis=1)
    actions[2] = batch.shape.action_size
    with pytest.raises(ValueError, match="game 2"):
        batch.step(actions, out)
    assert np.array_equal(out.masks, before)


def test_among_bots_a_learner_sees_only_its_own_questions() -> None:
    batch = cabildo.Batch("saint-petersburg", 2, seed=3, opponents=["greedy", "random"], players=3, reward="margin")
    out = batch.reset(batch.arrays(), seed=3)
    rng = np.random.default_rng(7)
    number = np.array([0, 1])
    for _ in range(400):
        assert np.array_equal(out.seats, number % 3)
        batch.step(sample_masked(out.masks, out.choices, rng), out)
        number[out.done] += 2
    assert number.min() > 6
    with pytest.raises(ValueError, match="opponents"):
        cabildo.Batch("saint-petersburg", 2, opponents=["greedy"], players=4)


def test_play_at_random_counts_its_actions() -> None:
    batch = cabildo.Batch("puerto-rico", 16, seed=4, players=4)
    assert batch.play_at_random(100) == 1600
