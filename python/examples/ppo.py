"""Proximal policy optimisation with action masks, in one file: a network learns to play two-player games against a bot of Cabildo.

    pip install './python[examples]'
    python python/examples/ppo.py                                  # Puerto Rico, ten minutes on one core
    python python/examples/ppo.py --game saint-petersburg --minutes 3 --curve curve.svg

The batch plays many games side by side in Rust, with the opponent inside: what comes back are the learner's own questions. Illegal actions have the
probability 0. Between the rounds of learning nothing is looked at but observations, which hold what the seat may know and no more.
"""

from __future__ import annotations

import argparse
import json
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

    game: str = "puerto-rico"
    opponent: str = "greedy"
    #: Processor time of this process, without the trials: so other work on the machine does not change what comes out of it.
    minutes: float = 10.0
    games: int = 256
    steps: int = 64
    epochs: int = 3
    batch: int = 2048
    hidden: int = 256
    rate: float = 1e-3
    discount: float = 0.999
    trace: float = 0.95
    clip: float = 0.2
    entropy: float = 0.01
    threads: int = 1
    seed: int = 1
    #: Ends after so many decisions, if that comes first; 0 for never.
    decisions: int = 0
    #: Games of each trial, and how often there is one.
    trial_games: int = 1000
    trial_every: float = 0.5


class Player(nn.Module):
    """Which action, and how the game will end."""

    def __init__(self, shape: cabildo.Shape, hidden: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(shape.observation_size, hidden), nn.LayerNorm(hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU()
        )
        self.policy = nn.Linear(hidden, shape.action_size)
        self.value = nn.Linear(hidden, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)
        nn.init.zeros_(self.policy.bias)

    def forward(self, rows: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The logarithms of the probabilities of all actions, and the value."""
        # Counts as they are, but great ones less loud.
        seen = self.body(torch.sign(rows) * torch.log1p(rows.abs()))
        logits = self.policy(seen).masked_fill(~masks, -1e9)
        return torch.log_softmax(logits, 1), self.value(seen).squeeze(1)


def trial(player: Player, plan: Plan, games: int) -> float:
    """The share of the victories in fresh games against the opponent, the likeliest action taken each time."""
    many = min(games, 512)
    batch = cabildo.Batch(plan.game, many, threads=plan.threads, seed="trial", players=2, opponents=[plan.opponent])
    out = batch.reset(batch.arrays(), seed="trial")
    # The first games that began, not the first that end: short ones are no better and no worse than others.
    won = np.zeros(many)
    played = np.zeros(many, np.int64)
    each = -(-games // many)
    with torch.no_grad():
        while (played < each).any():
            logs, _ = player(torch.from_numpy(out.observations), torch.from_numpy(out.masks))
            batch.step(logs.argmax(1).numpy(), out)
            counts = out.done & (played < each)
            # A victory is 1, a defeat -1, one that is shared 0.
            won += np.where(counts, (out.rewards[:, 0] + 1) / 2, 0)
            played += counts
    return float(won.sum() / played.sum())


def learn(plan: Plan, say=print) -> tuple[Player, list[Point]]:
    """Plays and learns until the time is up."""
    torch.manual_seed(plan.seed)
    torch.set_num_threads(plan.threads)
    batch = cabildo.Batch(
        plan.game, plan.games, threads=plan.threads, seed=plan.seed, players=2, opponents=[plan.opponent], reward="margin"
    )
    out = batch.reset(batch.arrays(), seed=plan.seed)
    player = Player(batch.shape, plan.hidden)
    optimiser = torch.optim.Adam(player.parameters(), lr=plan.rate, eps=1e-5)
    size = (plan.steps, plan.games)
    rows = torch.zeros(*size, batch.shape.observation_size)
    masks = torch.zeros(*size, batch.shape.action_size, dtype=torch.bool)
    actions, logs, values = torch.zeros(size, dtype=torch.int64), torch.zeros(size), torch.zeros(size)
    rewards, ended = torch.zeros(size), torch.zeros(size)
    curve: list[Point] = []
    start, spent_on_trials, decisions = time.process_time(), 0.0, 0

    def minutes() -> float:
        return (time.process_time() - start - spent_on_trials) / 60

    while True:
        ends = minutes() >= plan.minutes or 0 < plan.decisions <= decisions
        if ends or not curve or minutes() >= curve[-1].minutes + plan.trial_every:
            now, begun = minutes(), time.process_time()
            share = trial(player, plan, plan.trial_games)
            spent_on_trials += time.process_time() - begun
            curve.append(Point(now, decisions, share))
            say(f"{now:6.1f} min  {decisions:>10,} decisions  {100 * share:5.1f} % against {plan.opponent}")
            if ends:
                return player, curve
        for group in optimiser.param_groups:
            group["lr"] = plan.rate * max(0.05, 1 - minutes() / plan.minutes)
        with torch.no_grad():
            for t in range(plan.steps):
                rows[t], masks[t] = torch.from_numpy(out.observations), torch.from_numpy(out.masks)
                all_logs, values[t] = player(rows[t], masks[t])
                # The greatest of the perturbed logarithms is a draw by the probabilities (Gumbel).
                noise = -torch.log(-torch.log(torch.rand_like(all_logs).clamp(1e-10, 1 - 1e-7)))
                actions[t] = (all_logs + noise).masked_fill(~masks[t], -1e9).argmax(1)
                logs[t] = all_logs.gather(1, actions[t][:, None])[:, 0]
                batch.step(actions[t].numpy(), out)
                margin = torch.from_numpy(out.rewards[:, 0])
                # Victory counts, and how clear it was: the second is told apart long before the first.
                rewards[t] = 0.5 * torch.sign(margin) + margin / 50
                ended[t] = torch.from_numpy(out.done)
            decisions += plan.steps * plan.games
            _, last = player(torch.from_numpy(out.observations), torch.from_numpy(out.masks))
            # Generalised advantages, from the end.
            gains, gain, after = torch.zeros(size), torch.zeros(plan.games), last
            for t in reversed(range(plan.steps)):
                goes_on = 1 - ended[t]
                gain = rewards[t] + plan.discount * after * goes_on - values[t] + plan.discount * plan.trace * goes_on * gain
                gains[t], after = gain, values[t]
        flat = [part.flatten(0, 1) for part in (rows, masks, actions, logs, gains, gains + values)]
        for _ in range(plan.epochs):
            for part in torch.randperm(plan.steps * plan.games).split(plan.batch):
                row, mask, action, old, gain, target = (whole[part] for whole in flat)
                gain = (gain - gain.mean()) / (gain.std() + 1e-8)
                new, value = player(row, mask)
                chosen = new.gather(1, action[:, None])[:, 0]
                ratio = torch.exp(chosen - old)
                policy = -torch.min(gain * ratio, gain * ratio.clamp(1 - plan.clip, 1 + plan.clip)).mean()
                spread = -(new.exp() * new.masked_fill(~mask, 0)).sum(1).mean()
                loss = policy + 0.5 * (value - target).square().mean() - plan.entropy * spread
                optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(player.parameters(), 0.5)
                optimiser.step()


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    plan = Plan()
    for name, value in vars(plan).items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=type(value), default=value)
    parser.add_argument("--curve", type=pathlib.Path, help="where to draw it (SVG); the numbers go beside it (JSON)")
    parser.add_argument("--save", type=pathlib.Path, help="where to keep the network")
    args = vars(parser.parse_args())
    curve, save = args.pop("curve"), args.pop("save")
    plan = Plan(**args)
    player, points = learn(plan)
    if curve:
        title = f"PPO against {plan.opponent}: {plan.game}, two players"
        curve.write_text(draw(points, title), encoding="utf-8")
        numbers = {"plan": vars(plan), "points": [vars(point) for point in points]}
        curve.with_suffix(".json").write_text(json.dumps(numbers, indent=1), encoding="utf-8")
    if save:
        torch.save({"plan": vars(plan), "version": cabildo.Position(plan.game, players=2).shape.version, "weights": player.state_dict()}, save)


if __name__ == "__main__":
    main()
