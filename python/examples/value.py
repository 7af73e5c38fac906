"""A small value network that learns from games against itself, in one file (temporal differences, as TD-Gammon did): what is a position worth to me?

    pip install './python[examples]'
    python python/examples/value.py                                # Saint Petersburg, ten minutes on one core
    python python/examples/value.py --minutes 5 --curve curve.svg

Who is asked looks one answer ahead: what he cannot know is dealt again (`sample`), every legal action is played in a copy, and the network says what the
seat then sees is worth. So it never looks at a hidden card or at luck to come. It has met no other player when it is tried against a bot of Cabildo.
"""

from __future__ import annotations

import argparse
import json
import math
import pathlib
import time
from dataclasses import dataclass

import numpy as np
import torch
from torch import nn

import cabildo

from curve import Point, draw


@dataclass
class Plan:
    """What is learned, and how."""

    game: str = "saint-petersburg"
    opponent: str = "greedy"
    #: Processor time of this process, without the trials: so other work on the machine does not change what comes out of it.
    minutes: float = 10.0
    games: int = 128
    hidden: int = 128
    rate: float = 1e-3
    #: How much of a target comes from what followed, and how much from the next guess.
    trace: float = 0.8
    #: How often an action is any legal one.
    stray: float = 0.05
    #: So many points ahead are most of a victory: how clear it was tells good play from bad long before who won does.
    clear: float = 20.0
    #: Odd opinions can go round in circles: after so many answers a game counts as it stands.
    longest: int = 800
    batch: int = 1024
    seed: int = 1
    #: Ends after so many decisions, if that comes first; 0 for never.
    decisions: int = 0
    trial_games: int = 400
    trial_every: float = 1.0


class Judge(nn.Module):
    """What a seat sees, worth between 0 (lost) and 1 (won), before the squashing."""

    def __init__(self, shape: cabildo.Shape, hidden: int) -> None:
        super().__init__()
        self.layers = nn.Sequential(
            nn.Linear(shape.observation_size, hidden), nn.LayerNorm(hidden), nn.ReLU(), nn.Linear(hidden, 64), nn.ReLU(), nn.Linear(64, 1)
        )

    def forward(self, rows: torch.Tensor) -> torch.Tensor:
        """One number for each row."""
        # Counts as they are, but great ones less loud.
        return self.layers(torch.sign(rows) * torch.log1p(rows.abs())).squeeze(1)


@dataclass
class Ahead:
    """The legal actions of one question, and what the seat sees after each."""

    seat: int
    actions: np.ndarray
    rows: np.ndarray
    #: What an action that ends the game brought; NaN for the others.
    ends: np.ndarray

    @classmethod
    def of(cls, position: cabildo.Position | cabildo.Game, rng: np.random.Generator) -> Ahead:
        """Looks one answer ahead from what could be the true position for all that the seat can know."""
        return cls(position.asked, *position.sample(seed=int(rng.random() * 2**53)).ahead())


def judge_all(judge: Judge, questions: list[Ahead]) -> list[np.ndarray]:
    """What every action of every question is worth, in one pass."""
    with torch.no_grad():
        worth = torch.sigmoid(judge(torch.from_numpy(np.concatenate([ahead.rows for ahead in questions])))).numpy()
    ends = np.concatenate([ahead.ends for ahead in questions])
    worth = np.where(np.isnan(ends), worth, ends)
    return np.split(worth, np.cumsum([len(ahead.actions) for ahead in questions])[:-1])


def trial(judge: Judge, plan: Plan, games: int) -> float:
    """The share of the victories against the opponent, in fresh games with each seat as often."""
    rng = np.random.default_rng(0)
    tables = [cabildo.Game(plan.game, players=2, seed=f"trial {i}") for i in range(games)]
    bots = [table.bot(plan.opponent, i) for i, table in enumerate(tables)]
    won = 0.0
    running = list(range(games))
    while running:
        # The judge has seat 0 in every other game.
        for i in running:
            while not tables[i].over and tables[i].asked != i % 2:
                tables[i].play(bots[i].answer(tables[i]))
        over = {i for i in running if tables[i].over or tables[i].ply >= plan.longest}
        won += sum((i % 2 in tables[i].winners()) / len(tables[i].winners()) for i in over)
        running = [i for i in running if i not in over]
        if running:
            questions = [Ahead.of(tables[i], rng) for i in running]
            for i, ahead, worth in zip(running, questions, judge_all(judge, questions), strict=True):
                tables[i].play(int(ahead.actions[worth.argmax()]))
    return won / games


class Table:
    """A game against itself, and for each seat what it saw after its own actions."""

    def __init__(self, plan: Plan, number: int) -> None:
        self.position = cabildo.Position(plan.game, players=2, seed=f"{plan.seed} {number}")
        self.rows: list[list[np.ndarray]] = [[], []]
        self.worth: list[list[float]] = [[], []]

    def play(self, ahead: Ahead, choice: int, worth: float) -> None:
        """Plays an action and remembers what was seen after it."""
        self.rows[ahead.seat].append(ahead.rows[choice])
        self.worth[ahead.seat].append(worth)
        self.position.play(int(ahead.actions[choice]))

    def lessons(self, trace: float, clear: float) -> tuple[list[np.ndarray], list[float]]:
        """What each position turned out to be worth: from the end backwards, what followed and what was thought of it."""
        rows, targets = [], []
        points = [score[0] for score in self.position.scores()]
        for seat, share in enumerate(self.position.victory()):
            target = (share + 1 / (1 + math.exp((points[1 - seat] - points[seat]) / clear))) / 2
            for i in reversed(range(len(self.rows[seat]))):
                rows.append(self.rows[seat][i])
                targets.append(target)
                target = trace * target + (1 - trace) * self.worth[seat][i]
        return rows, targets


def learn(plan: Plan, say=print) -> tuple[Judge, list[Point]]:
    """Plays and learns until the time is up."""
    torch.manual_seed(plan.seed)
    # Positions are looked at one by one: one thread has enough to do.
    torch.set_num_threads(1)
    rng = np.random.default_rng(plan.seed)
    tables = [Table(plan, i) for i in range(plan.games)]
    judge = Judge(tables[0].position.shape, plan.hidden)
    optimiser = torch.optim.Adam(judge.parameters(), lr=plan.rate)
    begun, decisions = plan.games, 0
    rows: list[np.ndarray] = []
    targets: list[float] = []
    curve: list[Point] = []
    start, spent_on_trials = time.process_time(), 0.0

    def minutes() -> float:
        return (time.process_time() - start - spent_on_trials) / 60

    while True:
        ends = minutes() >= plan.minutes or 0 < plan.decisions <= decisions
        if ends or not curve or minutes() >= curve[-1].minutes + plan.trial_every:
            now, before = minutes(), time.process_time()
            share = trial(judge, plan, plan.trial_games)
            spent_on_trials += time.process_time() - before
            curve.append(Point(now, decisions, share))
            say(f"{now:6.1f} min  {begun - plan.games:>7,} games  {decisions:>10,} decisions  {100 * share:5.1f} % against {plan.opponent}")
            if ends:
                return judge, curve
        for group in optimiser.param_groups:
            group["lr"] = plan.rate * max(0.05, 1 - minutes() / plan.minutes)
        questions = [Ahead.of(table.position, rng) for table in tables]
        decisions += len(questions)
        for i, (ahead, worth) in enumerate(zip(questions, judge_all(judge, questions), strict=True)):
            choice = int(rng.integers(len(worth)) if rng.random() < plan.stray else worth.argmax())
            tables[i].play(ahead, choice, float(worth[choice]))
            if tables[i].position.over or tables[i].position.ply >= plan.longest:
                seen, shown = tables[i].lessons(plan.trace, plan.clear)
                rows += seen
                targets += shown
                tables[i] = Table(plan, begun)
                begun += 1
        while len(rows) >= 8 * plan.batch:
            # From several games at once, mixed.
            order = rng.permutation(len(rows))
            for part in np.array_split(order, len(rows) // plan.batch):
                seen = torch.from_numpy(np.stack([rows[i] for i in part]))
                shown = torch.tensor([targets[i] for i in part], dtype=torch.float32)
                loss = nn.functional.binary_cross_entropy_with_logits(judge(seen), shown)
                optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(judge.parameters(), 1.0)
                optimiser.step()
            rows, targets = [], []


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, value in vars(Plan()).items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=type(value), default=value)
    parser.add_argument("--curve", type=pathlib.Path, help="where to draw it (SVG); the numbers go beside it (JSON)")
    parser.add_argument("--save", type=pathlib.Path, help="where to keep the network")
    args = vars(parser.parse_args())
    curve, save = args.pop("curve"), args.pop("save")
    plan = Plan(**args)
    judge, points = learn(plan)
    if curve:
        curve.write_text(draw(points, f"A value network from self-play against {plan.opponent}: {plan.game}, two players"), encoding="utf-8")
        numbers = {"plan": vars(plan), "points": [vars(point) for point in points]}
        curve.with_suffix(".json").write_text(json.dumps(numbers, indent=1), encoding="utf-8")
    if save:
        version = cabildo.Position(plan.game, players=2).shape.version
        torch.save({"plan": vars(plan), "version": version, "weights": judge.state_dict()}, save)


if __name__ == "__main__":
    main()
