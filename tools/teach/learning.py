"""The learner: what was played becomes targets, and the net is drawn towards them."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, ClassVar, Final

import numpy as np
import torch
from torch import nn
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

from tools.teach.keeping import written
from tools.teach.school import Played

REACH: Final = 0.97  # how far the result of a game reaches back; the rest is what the net said a turn later
BATCH: Final = 4096
MEMORY: Final = 0.998  # of the mean of all nets on the way, which plays: steadier than the last one
A_LOT: Final = 10.0  # points: to be wrong by so many weighs as much as to be sure of the wrong winner


class Pupil(nn.Module):
    """The same net as `bots.net`, to be learned."""

    outputs: ClassVar[int] = 2

    def __init__(self, inputs: int, hidden: Sequence[int]) -> None:
        super().__init__()
        sizes = [inputs, *hidden, self.outputs]
        self.layers = nn.ModuleList(nn.Linear(a, b) for a, b in pairwise(sizes))
        last = self.layers[-1]
        nn.init.zeros_(last.weight)  # it begins as `worth`
        nn.init.zeros_(last.bias)

    def forward(self, rows: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Points in units, and strengths."""
        seen = rows
        for layer in self.layers[:-1]:
            seen = torch.relu(layer(seen))
        out = self.layers[-1](seen)
        return rows[..., 0] + out[..., 0], out[..., 1]

    def exported(self, names: Sequence[str], unit: float, **made: Any) -> str:
        layers = [
            {
                "weights": [[float(f"{x:.6g}") for x in row] for row in layer.weight.detach().cpu().T.tolist()],
                "biases": [float(f"{x:.6g}") for x in layer.bias.detach().cpu().tolist()],
            }
            for layer in self.layers
        ]
        return written({"made": made, "unit": unit, "names": list(names), "layers": layers})


class SoloPupil(Pupil):
    """The same for who plays alone: from one row the points of both, and how strong the one is beside the other."""

    outputs = 3

    def __init__(self, inputs: int, hidden: Sequence[int]) -> None:
        super().__init__(inputs, hidden)
        nn.init.constant_(self.layers[-1].bias[2:], 1.0)  # an opponent of nought points would be thought beaten

    @torch.no_grad()
    def begin_as(self, learned: dict[str, Any], names: Sequence[str]) -> None:
        """Begin with what was learned before, where the layers are no smaller; of the rest nothing is known.

        What is new says nothing yet to what was there.
        """
        known = {name: n for n, name in enumerate(learned["names"])}
        places = [known.get(name) for name in names]
        sizes = [len(layer["biases"]) for layer in learned["layers"][:-1]]
        mine = [layer.out_features for layer in self.layers[:-1]]
        if len(sizes) != len(mine) or any(a > b for a, b in zip(sizes, mine, strict=True)):
            return
        for number, (layer, given) in enumerate(zip(self.layers, learned["layers"], strict=True)):
            rows, biases = torch.tensor(given["weights"]), torch.tensor(given["biases"])
            if number == 0:
                rows = torch.stack([torch.zeros(len(biases)) if at is None else rows[at] for at in places])
            layer.weight[: len(biases)] = 0.0
            layer.weight[: len(biases), : len(rows)] = rows.T
            layer.bias[: len(biases)] = biases

    def forward(self, rows: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Points in units and strengths, each of the player and of the opponent of the box."""
        seen = rows[..., 0, :]
        for layer in self.layers[:-1]:
            seen = torch.relu(layer(seen))
        out = self.layers[-1](seen)
        points = torch.stack((rows[..., 0, 0] + out[..., 0], out[..., 2]), -1)
        return points, torch.stack((out[..., 1], torch.zeros_like(out[..., 1])), -1)


class Memory:
    """Games of one number of seats, as tensors."""

    def __init__(self, games: Sequence[Played], inputs: int, unit: float, device: torch.device) -> None:
        self.seats = games[0].seats
        self.unit = unit
        rows = [np.frombuffer(game.rows, np.float32).reshape(game.moments, self.seats, inputs) for game in games]
        self.rows = torch.from_numpy(np.concatenate(rows)).to(device)
        self.last = torch.zeros(len(self.rows), dtype=torch.bool, device=device)
        self.lengths = [game.moments for game in games]
        ends = np.cumsum(self.lengths) - 1
        self.last[torch.from_numpy(ends).to(device)] = True
        self.points = torch.tensor([game.points for game in games], device=device, dtype=torch.float32) / unit
        self.shares = torch.tensor([game.shares for game in games], device=device, dtype=torch.float32)

    @torch.no_grad()
    def targets(self, pupil: Pupil, reach: float) -> tuple[torch.Tensor, torch.Tensor]:
        """TD(λ) by the reach, for points and chances, backwards through all games at once, padded to the longest."""
        said, strengths = [], []
        for part in self.rows.split(1 << 16):
            a, b = pupil(part)
            said.append(a)
            strengths.append(torch.softmax(b, -1))
        points, chances = torch.cat(said), torch.cat(strengths)
        longest, count = max(self.lengths), len(self.lengths)
        starts = np.concatenate([[0], np.cumsum(self.lengths)[:-1]])
        device = points.device
        start = torch.from_numpy(starts).to(device)
        length = torch.tensor(self.lengths, device=device)
        out_points, out_chances = torch.empty_like(points), torch.empty_like(chances)
        now_points, now_chances = self.points.clone(), self.shares.clone()
        for back in range(longest):
            at = length - 1 - back
            is_there = at >= 0
            index = (start + at)[is_there]
            out_points[index] = now_points[is_there]
            out_chances[index] = now_chances[is_there]
            # one turn earlier sees a mix of what the net says here and of what was seen later
            now_points[is_there] = (1 - reach) * points[index] + reach * now_points[is_there]
            now_chances[is_there] = (1 - reach) * chances[index] + reach * now_chances[is_there]
        assert count
        return out_points, out_chances


def steadied(pupil: Pupil) -> AveragedModel:
    """The mean of all that a pupil was, the last the most."""
    return AveragedModel(pupil, multi_avg_fn=get_ema_multi_avg_fn(MEMORY))


def learn(
    pupil: Pupil,
    steady: AveragedModel,
    memories: Sequence[Memory],
    epochs: int,
    rate: float,
    seed: int,
    batch: int = BATCH,
    reach: float = REACH,
) -> dict[str, float]:
    """Draw the net towards the targets; what the mean errors were."""
    optimiser = torch.optim.AdamW(pupil.parameters(), lr=rate, weight_decay=1e-4)
    device = memories[0].rows.device
    chance = torch.Generator(device=device).manual_seed(seed)
    batches = sum(-(-len(memory.rows) // batch) for memory in memories) * epochs
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, max_lr=rate, total_steps=batches, pct_start=0.1)
    errors: dict[str, float] = {"points": 0.0, "chances": 0.0, "n": 0.0}
    for _ in range(epochs):
        for memory in memories:
            points, chances = memory.targets(pupil, reach)
            order = torch.randperm(len(memory.rows), generator=chance, device=device)
            for part in order.split(batch):
                said, strengths = pupil(memory.rows[part])
                wrong = (said - points[part]) * (memory.unit / A_LOT)
                off = nn.functional.smooth_l1_loss(wrong, torch.zeros_like(wrong))
                lost = -(chances[part] * torch.log_softmax(strengths, -1)).sum(-1).mean()
                optimiser.zero_grad()
                (off + lost).backward()
                optimiser.step()
                schedule.step()
                steady.update_parameters(pupil)
                errors["points"] += float(off.detach()) * len(part)
                errors["chances"] += float(lost.detach()) * len(part)
                errors["n"] += len(part)
    return {"points": errors["points"] / errors["n"], "chances": errors["chances"] / errors["n"]}
