"""Readers for what the program writes."""

import io
import json

import numpy as np
import pytest

import cabildo
from cabildo import _cabildo, files


def whole_game() -> cabildo.Game:
    game = cabildo.Game("saint-petersburg", players=2, seed="files")
    bot = game.bot("greedy")
    while not game.over:
        game.play(bot.answer(game))
    return game


def test_a_record_is_read_with_its_luck_and_its_scores(tmp_path) -> None:
    game = whole_game()
    path = tmp_path / "game.cabildo"
    path.write_text(game.record(), encoding="utf-8")
    [record] = files.read_records([path])
    assert (record.game, record.setup, record.scores) == (game.name, {"players": "2"}, game.scores())
    assert record.hash == game.hash and record.seed is not None
    assert [(ply.seat, ply.action) for ply in record.plies] == game.answers()
    assert any(ply.luck for ply in record.plies)


def test_a_record_that_was_cut_off_is_refused() -> None:
    text = whole_game().record()
    with pytest.raises(ValueError, match="cut off"):
        files.read_record(io.StringIO(text[: text.rindex("end")]))
    running = cabildo.Game("san-juan", seed=1)
    assert files.read_record(io.StringIO(running.record())).scores is None


def test_results_of_a_tournament_become_arrays_and_tables(tmp_path) -> None:
    path = tmp_path / "cup.jsonl"
    what = ("san-juan", ["greedy", "random"], 4, "cup")
    header, total, block = _cabildo.tournament(*what, players=2)
    assert (total, block) == (4, 2)
    rows = _cabildo.play_rows(*what, 0, total, players=2)
    path.write_text("\n".join([header, *rows]) + "\n" + rows[0][:20], encoding="utf-8")
    results = files.arena(path)
    assert len(results) == 8 and set(results["bot"]) == {0, 1}
    assert np.array_equal(results["points"][:2], [row[0] for row in json.loads(rows[0])["scores"]])
    pytest.importorskip("pandas")
    frame = files.arena_frame(path)
    means = frame.groupby("bot")["points"].mean()
    assert means["greedy"] > means["random"]
