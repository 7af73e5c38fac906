"""Actions and views as numbers."""

import numpy as np
import pytest
from conftest import set_ups, usual

import cabildo


@pytest.mark.parametrize(("name", "options"), set_ups())
def test_an_observation_says_what_the_view_says_and_no_more(name: str, options: dict[str, object]) -> None:
    """Every number is read from the public view by its name alone."""
    position = cabildo.Position(name, seed="views", **options)
    rng = np.random.default_rng(2)
    while not position.over:
        if position.ply % 17 == 0:
            seat = int(rng.integers(position.players))
            view, row = position.view(seat), position.observe(seat)
            for label, value in zip(position.shape.row, row, strict=True):
                assert cabildo.look(view, seat, position.players, label) == value, label
        position.play(rng.choice(position.legal()))


@pytest.mark.parametrize(("name", "options"), set_ups())
def test_flipping_what_is_hidden_changes_no_observation(name: str, options: dict[str, object]) -> None:
    position = cabildo.Position(name, seed="flip", **options)
    rng = np.random.default_rng(3)
    flipped = 0
    while not position.over:
        if position.ply % 5 == 0:
            for seat in range(position.players):
                other = position.sample(seat, seed=position.ply)
                flipped += other.view("all") != position.view("all")
                assert np.array_equal(other.observe(seat), position.observe(seat))
                if seat == position.asked:
                    assert np.array_equal(other.mask(), position.mask())
        position.play(rng.choice(position.legal()))
    # Elsewhere a perfect memory knows everything; what the view hides all the same is looked after by the test above.
    assert (flipped > 0) == (name in ("san-juan", "san-francisco-1906"))


@pytest.mark.parametrize(("name", "options"), usual())
def test_actions_have_numbers_both_ways(name: str, options: dict[str, object]) -> None:
    game = cabildo.Game(name, seed="ways", **options)
    shape = game.shape
    assert len(set(shape.actions)) == shape.action_size and len(set(shape.row)) == shape.observation_size
    rng = np.random.default_rng(4)
    for _ in range(80):
        if game.over:
            break
        numbers = [game.number_of(action) for action in game.legal()]
        assert np.array_equal(np.flatnonzero(game.mask()), sorted(numbers))
        assert [game.action_of(number) for number in numbers] == game.legal()
        game.play(int(rng.choice(numbers)))


def test_slices_cut_an_observation_by_name() -> None:
    game = cabildo.Game("puerto-rico", players=4, seed=5)
    shape, row, view = game.shape, game.observe(), game.view(game.asked)
    assert row[shape.slices["bank"]].tolist() == [view["bank"]]
    goods = shape.slices["seats.+0.goods"]
    assert [name.rsplit(".", 1)[1] for name in shape.row[goods]] == ["corn", "indigo", "sugar", "tobacco", "coffee"]
    own, everybody = shape.slices["seats.+0"], shape.slices["seats"]
    assert everybody.start == own.start and everybody.stop == shape.observation_size
    assert cabildo.read_observation(shape, row)["bank"] == view["bank"]


@pytest.mark.parametrize(("name", "options"), usual())
def test_looking_ahead_plays_every_action_in_a_copy(name: str, options: dict[str, object]) -> None:
    position = cabildo.Position(name, seed="ahead", **options)
    rng = np.random.default_rng(5)
    ended = 0
    while not position.over:
        seat = position.asked
        actions, rows, ends = position.ahead()
        assert actions.tolist() == position.legal()
        for action, row, end in zip(actions, rows, ends, strict=True):
            after = position.clone()
            after.play(int(action))
            assert np.array_equal(after.observe(seat), row)
            assert after.over == (not np.isnan(end))
            if after.over:
                ended += 1
                assert after.victory()[seat] == end
        position.play(int(rng.choice(actions)))
    assert ended
    actions, rows, ends = position.ahead()
    assert len(actions) == len(rows) == len(ends) == 0
