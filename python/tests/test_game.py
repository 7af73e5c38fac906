"""A match in words."""

import copy
import pickle

import numpy as np
import pytest
from conftest import set_ups

import cabildo


def played(name: str, answers: int, **options: object) -> cabildo.Game:
    game = cabildo.Game(name, seed="words", **options)
    rng = np.random.default_rng(1)
    for _ in range(answers):
        if game.over:
            break
        game.play(game.legal()[rng.integers(len(game.legal()))])
    return game


def test_all_games_are_listed_with_their_options() -> None:
    games = {game["name"]: game for game in cabildo.games()}
    assert len(games) == 5
    assert games["puerto-rico"]["players"] == (2, 5)
    assert games["puerto-rico"]["title"]["fr"] == "Puerto Rico"
    assert games["san-juan"]["options"]["new_buildings"] == ("false", ["false", "true"])


@pytest.mark.parametrize(("name", "options"), set_ups())
def test_a_match_is_played_pickled_copied_and_read_again(name: str, options: dict[str, object]) -> None:
    game = played(name, 60, **options)
    again = pickle.loads(pickle.dumps(game))
    assert again == game and again.record() == game.record() and again.view("all") == game.view("all")
    other = copy.deepcopy(game)
    assert other.scores() == game.scores()
    other.play(other.legal()[0])
    assert other.ply == game.ply + 1 and other != game
    again.play(again.legal()[0])
    assert again == other, "a match that was pickled has the same luck to come"
    game.verify()


def test_a_refusal_says_why_and_names_the_rule() -> None:
    game = cabildo.Game("saint-petersburg", players=2, seed="1703")
    with pytest.raises(cabildo.Refused, match="§"):
        game.play("play market")
    with pytest.raises(ValueError, match="is not an action"):
        game.play("castle")
    with pytest.raises(cabildo.Refused):
        game.play(-1)
    assert "§" in (game.why_not("play market", lang="fr") or "")
    assert game.why_not(game.legal()[0]) is None
    assert game.ply == 0


def test_words_come_in_both_languages() -> None:
    game = cabildo.Game("puerto-rico", players=3, seed=1)
    english, french = game.choices(), game.choices(lang="fr")
    assert [c["action"] for c in english] == [c["action"] for c in french] == game.legal()
    assert english[0]["label"] != french[0]["label"]
    assert game.prompt() != game.prompt(lang="fr")
    game.play(game.legal()[0])
    assert game.sentences() and game.sentences() != game.sentences(lang="fr")
    assert game.events()
    with pytest.raises(ValueError, match="no language"):
        game.prompt(lang="tlh")


def test_a_view_hides_what_its_seat_may_not_know() -> None:
    game = played("saint-petersburg", 20, players=2)
    view = game.view("A")
    assert view["seats"][0]["rubles"] is not None and view["seats"][1]["rubles"] is None
    assert game.view(1)["seats"][1]["rubles"] == game.view("all")["seats"][1]["rubles"]
    assert game.view()["own"] is None
    assert "seed" not in game.record(0) and "seed" in game.record()


def test_bots_answer_by_their_texts() -> None:
    game = cabildo.Game("san-juan", players=2, seed="bots")
    seats = [game.bot("greedy"), game.bot("search:20it", seed=3)]
    while not game.over:
        game.play(seats[game.asked].answer(game))
    assert len(game.winners()) >= 1 and game.ending is not None
    assert sum(points[0] for _, points in game.breakdown()) == game.scores()[0][0] or game.breakdown()
    with pytest.raises(ValueError, match="is not a bot"):
        game.bot("genius")


def test_answers_are_weighed_from_what_the_seat_knows() -> None:
    game = played("saint-petersburg", 30, players=2)
    weighed = game.weigh(iterations=400)
    assert sorted(answer["action"] for answer in weighed) == sorted(game.legal())
    assert weighed == game.weigh(iterations=400), "the same question has the same answer"
    chances = [answer["chance"] for answer in weighed]
    assert chances == sorted(chances, reverse=True)
    for answer in weighed:
        assert answer["seat"] == game.asked and answer["error"] >= 0
        assert abs(answer["chances"][game.asked] - answer["chance"]) < 1e-6
        assert abs(sum(answer["chances"]) - 1) < 1e-3
    assert sum(answer["typical"] for answer in weighed) == 32
    assert sum(answer["visits"] for answer in weighed) > 0
    with pytest.raises(cabildo.Refused, match="not asked"):
        game.weigh(1 - game.asked)


def test_a_sample_fits_what_a_seat_knows() -> None:
    game = played("san-juan", 40, players=3)
    seat = game.asked
    for seed in range(5):
        sample = game.sample(seed=seed)
        assert sample.view(seat) == game.view(seat)
        assert sample.asked == seat and sample.legal_words() == game.legal()
    assert any(game.sample(seed=s).view("all") != game.view("all") for s in range(5))
    sample.play_at_random(1)
    assert sample.over and len(sample.scores()) == 3


def test_a_match_goes_back() -> None:
    game = played("san-francisco", 30, players=2)
    before = game.clone()
    before.rewind(10)
    assert before.ply == 10 and before.answers() == game.answers()[:10]
    with pytest.raises(IndexError):
        before.rewind(11)


@pytest.mark.parametrize("wrong", [{"players": 9}, {"size": 3}])
def test_a_set_up_that_cannot_be_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError):
        cabildo.Game("puerto-rico", **wrong)
    with pytest.raises(ValueError, match="no game"):
        cabildo.Game("chess")
