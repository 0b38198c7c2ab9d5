"""Fit how a witness reads a question beside its facts word by word: ``recall/alignment.npz`` of the witness.

    python scripts/fit_alignment.py

Needs torch, which nothing else here needs. Prints how it does out of fold (folds leave out whole affidavits), then fits
on everything and writes. Reads what ``fit_witness.py`` reads. Two minutes.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from fit_witness import asked
from torch import Tensor, nn
from torch.nn import functional

from venire_understudy.witness.recall import alignment
from venire_understudy.witness.recall.alignment import CARRIED, COVERED, MISSED
from venire_understudy.witness.words.word_vectors import SIGNS, WIDTH, rows

HEARD, KINDS, HIDDEN, DROPPED = 64, 32, 16, 0.3
EPOCHS, RATE, DECAY, PULL, FOLDS, LOW = 12, 2e-3, 0.05, 2e-3, 6, -1e4
Padded = tuple[Tensor, Tensor, Tensor]


@dataclass(frozen=True)
class Sheet:
    """An affidavit with all its questions. ``labels`` (questions, facts): 1 where the fact answers."""

    questions: Padded
    facts: Padded
    labels: Tensor


def padded(texts: Sequence[str]) -> Padded:
    """Vectors (n, longest, 128), signs (n, longest, 6), and where there is a word (n, longest)."""
    read = [rows(text) for text in texts]
    longest = max(len(vectors) for vectors, _ in read)
    found = (
        torch.zeros(len(read), longest, WIDTH),
        torch.zeros(len(read), longest, SIGNS),
        torch.zeros(len(read), longest),
    )
    for place, (vectors, signs) in enumerate(read):
        for tensor, values in zip(found, (vectors, signs, np.ones(len(vectors))), strict=True):
            tensor[place, : len(vectors)] = torch.as_tensor(values)
    return found


def sheet(asked_of: Sequence[tuple[str, frozenset[int]]], facts: Sequence[str]) -> Sheet:
    labels = torch.zeros(len(asked_of), len(facts))
    for row, (_, places) in enumerate(asked_of):
        labels[row, sorted(places)] = 1
    return Sheet(padded([text for text, _ in asked_of]), padded(facts), labels)


def sheets() -> list[Sheet]:
    """All affidavits with labelled questions."""
    found: dict[str, list[tuple[str, frozenset[int]]]] = {}
    told: dict[str, list[str]] = {}
    for one in asked():
        told[one.sheet] = [fact.text for fact in one.known.facts]
        found.setdefault(one.sheet, []).append((one.question.text, frozenset() if one.silent else one.facts))
    return [sheet(questions, told[name]) for name, questions in found.items()]


class Aligning(nn.Module):
    """The network that ``alignment`` runs; its layers have the names of the file."""

    def __init__(self) -> None:
        super().__init__()
        self.A, self.B = nn.Linear(WIDTH, WIDTH, bias=False), nn.Linear(WIDTH, WIDTH, bias=False)
        self.A.weight.data, self.B.weight.data = torch.eye(WIDTH), torch.eye(WIDTH)
        self.conv, self.ftype = (nn.Conv1d(WIDTH + SIGNS, HEARD, 3, padding=1) for _ in range(2))
        self.imp, self.typ, self.fout = nn.Linear(HEARD, 1), nn.Linear(HEARD, KINDS), nn.Linear(HEARD, KINDS)
        self.out1, self.out2, self.skip = nn.Linear(7, HIDDEN), nn.Linear(HIDDEN, 1), nn.Linear(7, 1)
        self.dropped = nn.Dropout(DROPPED)

    def forward(self, one: Sheet) -> Tensor:
        (asked_, signs, words), (told, told_signs, there) = one.questions, one.facts
        n, longest, _ = asked_.shape
        k, m, _ = told.shape
        near = _unit(self.A(asked_)).reshape(n * longest, -1) @ _unit(self.B(told)).reshape(k * m, -1).T
        near = near.reshape(n, longest, k, m).permute(0, 2, 1, 3).masked_fill(there[None, :, None] == 0, -1)
        heard = self._heard(self.conv, asked_, signs)
        weight = functional.softplus(self.imp(self.dropped(heard))).squeeze(-1) * words
        best = near.max(-1).values
        carried = torch.maximum(best, CARRIED * torch.cat([torch.zeros_like(best[:, :1]), best[:, :-1]], 1))
        share, weight = (weight / (weight.sum(-1, keepdim=True) + 1e-6))[:, None], weight[:, None]
        covered = (carried * share).sum(-1)
        familiar = near.masked_fill(words[:, None, :, None] == 0, -1).max(2).values.clamp(0, 1)
        kinds = self.fout(self._heard(self.ftype, told, told_signs)).reshape(k * m, -1)
        wanted = self.typ(heard).masked_fill(words[..., None] == 0, LOW).max(1).values
        kind = ((wanted @ kinds.T).reshape(n, k, m) * (1 - familiar)).masked_fill(there[None] == 0, LOW).max(-1).values
        signs_of_it = (
            4 * (best * share).sum(-1),
            4 * covered,
            (torch.relu(MISSED - carried) * weight).sum(-1),
            ((best - COVERED) * weight).sum(-1),
            kind,
            (familiar * there[None]).sum(-1) / there.sum(-1),
            4 * covered.max(1, keepdim=True).values.expand_as(covered),
        )
        found = torch.stack(signs_of_it, -1)
        return (self.out2(torch.relu(self.out1(found))) + self.skip(found)).squeeze(-1)

    def _heard(self, layer: nn.Conv1d, vectors: Tensor, signs: Tensor) -> Tensor:
        return torch.relu(layer(self.dropped(torch.cat([vectors, signs], -1)).transpose(1, 2))).transpose(1, 2)

    def pull(self) -> Tensor:
        """Towards leaving the vectors as they are."""
        still = torch.eye(WIDTH)
        return PULL * (((self.A.weight - still) ** 2).sum() + ((self.B.weight - still) ** 2).sum())


def _unit(vectors: Tensor) -> Tensor:
    return functional.normalize(vectors + 1e-6, dim=-1)


def loss(odds: Tensor, labels: Tensor) -> Tensor:
    """Facts and silence are weighed against each other."""
    chance = torch.log_softmax(torch.cat([odds, torch.zeros(len(odds), 1)], 1), 1)
    right = torch.cat([labels, (labels.sum(1, keepdim=True) == 0).float()], 1)
    return -torch.logsumexp(chance.masked_fill(right == 0, LOW), 1).mean()


def fitted(among: Sequence[Sheet], seed: int = 0) -> Aligning:
    torch.manual_seed(seed)
    net, dice = Aligning(), np.random.default_rng(seed)
    turns = [net.A.weight, net.B.weight]
    others = [value for name, value in net.named_parameters() if name not in ("A.weight", "B.weight")]
    groups = [{"params": turns, "weight_decay": 0.0}, {"params": others, "weight_decay": DECAY}]
    steps = torch.optim.AdamW(groups, lr=RATE)
    rate = torch.optim.lr_scheduler.OneCycleLR(steps, [RATE / 2, RATE], total_steps=EPOCHS * len(among))
    for place in (place for _ in range(EPOCHS) for place in dice.permutation(len(among))):
        steps.zero_grad()
        (loss(net(among[place]), among[place].labels) + net.pull()).backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        steps.step()
        rate.step()
    return net.eval()


def write(net: Aligning) -> None:
    found: dict[str, np.ndarray] = {}
    for name, value in net.state_dict().items():
        layer, part = name.split(".")
        values = value.numpy()
        values = values.transpose(2, 1, 0).reshape(-1, len(values)) if values.ndim == 3 else values.T
        key = layer if layer in "AB" else f"{layer}_{part[0]}"
        lone = layer in ("imp", "out2", "skip") and values.ndim == 2
        found[key] = (values[:, 0] if lone else values).astype(np.float16)
    np.savez_compressed(Path(alignment.__file__).with_name("alignment.npz"), **found)


def _tell(all_sheets: Sequence[Sheet]) -> None:
    fold = np.random.default_rng(1).permutation(len(all_sheets)) % FOLDS
    first: list[bool] = []
    for k in range(FOLDS):
        net = fitted([one for one, own in zip(all_sheets, fold, strict=True) if own != k])
        for one in (one for one, own in zip(all_sheets, fold, strict=True) if own == k):
            best = net(one).argmax(1)
            first += [bool(row[place]) for row, place in zip(one.labels, best, strict=True) if row.any()]
    sys.stdout.write(f"the right fact first, out of fold: {np.mean(first):.3f} of {len(first)}\n")


def main() -> None:
    """Cross-validate, then fit on everything and write it down."""
    torch.set_num_threads(1)
    own = sheets()
    _tell(own)
    write(fitted(own))


if __name__ == "__main__":
    main()
