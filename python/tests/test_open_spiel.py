"""The games by OpenSpiel's method names; with OpenSpiel's own search where that is installed."""

import random

import pytest
from conftest import usual

import cabildo
from cabildo.open_spiel import TERMINAL, load_game


@pytest.mark.parametrize(("name", "options"), usual())
def test_a_game_is_played_by_pyspiels_names(name, options) -> None:
    dice = random.Random(name)
    game = load_game(name, seed=1, **options)
    assert game.num_players() == options["players"]
    assert game.get_type().min_num_players <= game.num_players() <= game.get_type().max_num_players
    state = game.new_initial_state()
    for _ in range(60):
        assert not state.is_terminal() and not state.is_chance_node() and state.is_player_node()
        player, legal = state.current_player(), state.legal_actions()
        assert legal and legal == sorted(legal) and state.legal_actions(1 - min(player, 1)) == ([] if player < 2 else state.legal_actions(0))
        assert [i for i, on in enumerate(state.legal_actions_mask()) if on] == legal
        assert len(state.observation_tensor()) == game.observation_tensor_shape()[0]
        assert state.returns() == [0.0] * game.num_players()
        action = dice.choice(legal)
        assert state.string_to_action(state.action_to_string(player, action)) == action
        child = state.child(action)
        guess = state.resample_from_infostate(player, dice.random)
        assert guess.observation_tensor(player) == state.observation_tensor(player)
        assert guess.legal_actions() == legal
        state.apply_action(action)
        assert child.history() == state.history() and child.observation_string(0) == state.observation_string(0)
    while not state.is_terminal():
        state.apply_action(dice.choice(state.legal_actions()))
    assert state.current_player() == TERMINAL and state.legal_actions() == []
    returns = state.returns()
    assert abs(sum(returns)) < 1e-9 and max(returns) <= game.max_utility() and min(returns) >= game.min_utility() - 1e-9
    assert state.rewards() == returns and len(state.full_history()) == state.move_number()
    with pytest.raises(cabildo.Refused):
        state.apply_action(0)


def test_states_follow_the_seed() -> None:
    def first(game):
        return [game.new_initial_state().observation_tensor(0) for _ in range(2)]

    one, other = first(load_game("san-juan", players=2, seed=3)), first(load_game("san-juan", players=2, seed=3))
    assert one == other and one[0] != one[1]
    assert first(load_game("san-juan", players=2)) != first(load_game("san-juan", players=2))


@pytest.mark.filterwarnings("default")
def test_openspiels_search_plays() -> None:
    mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
    import numpy as np

    game = load_game("saint-petersburg", players=2, seed=5)
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, uct_c=2, max_simulations=20, evaluator=mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = game.new_initial_state()
    for _ in range(6):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
