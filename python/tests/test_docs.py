"""The tour is run, block by block."""

import pathlib
import re

import pytest

TOUR = pathlib.Path(__file__).parents[2] / "docs" / "python.md"


def test_every_block_of_the_tour_runs() -> None:
    pytest.importorskip("pettingzoo")
    if not TOUR.exists():
        pytest.skip("the tour is not beside the tests")
    text = TOUR.read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    assert len(blocks) >= 10
    names: dict[str, object] = {}
    for block in blocks:
        line = text[: text.index(block)].count("\n")
        exec(compile("\n" * line + block, str(TOUR), "exec"), names)


def test_the_bot_of_the_protocols_page_is_the_one_among_the_examples() -> None:
    page, example = TOUR.with_name("protocol.md"), TOUR.parents[1] / "python" / "examples" / "stdio_bot.py"
    if not page.exists():
        pytest.skip("the page is not beside the tests")
    [block] = re.findall(r"^```python\n(.*?)^```", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    code = example.read_text(encoding="utf-8").split('"""', 2)[2].strip()
    assert re.sub(r" +#", "  #", block.strip()) == code


def test_the_example_bot_answers() -> None:
    import json
    import subprocess
    import sys

    import cabildo

    example = TOUR.parents[1] / "python" / "examples" / "stdio_bot.py"
    game = cabildo.Game("san-juan", players=2, seed=1)
    lines = [
        {"cabildo": 1, "seed": 7},
        {"ply": 1, "seat": "A", "action": "pass"},
        {"ask": 1, "legal": game.legal(), "view": game.view(0), "time_ms": 100},
    ]
    said = subprocess.run(
        [sys.executable, str(example)],
        input="".join(json.dumps(line) + "\n" for line in lines),
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    ).stdout.splitlines()
    assert said[0] == "ready" and said[1] in game.legal() and len(said) == 2
