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
