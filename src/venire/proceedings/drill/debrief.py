"""How a drill went: for each ground hits and false alarms, sensitivity and bias, and how fast. A reading of its record.

Seconds are from the instant at which the question was recorded to that of the call.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import median

from venire.kernel.frozen import Frozen
from venire.kernel.record import Entry
from venire.law.evidence.grounds import CARDS, Ground
from venire.law.training import spacing
from venire.law.training.signal_detection import Detection
from venire.proceedings.drill import events as ev
from venire.proceedings.drill.view import Item, at_stake


class GroundTold(Frozen):
    """One ground, or all of them together."""

    hits: int
    signals: int
    false_alarms: int
    noises: int
    d_prime: float | None
    """None where too few of either kind came to tell."""
    criterion: float | None
    seconds: float | None
    """The median time to object rightly; None where nobody did."""


class DrillDebrief(Frozen):
    """What is shown when it is over."""

    case: str
    items: int
    score: int
    overall: GroundTold
    """Objecting at all, to a question that is defective at all."""
    named: int = 0
    """Of the hits of ``overall`` those on the right ground."""
    grounds: Mapping[Ground, GroundTold]
    boxes: Mapping[Ground, int]
    """Where each ground stands for the next drill."""
    missed: tuple[Item, ...]


def debrief(entries: Sequence[Entry]) -> DrillDebrief:
    """The debrief of a record. Raises :class:`ValueError` where the record was never opened."""
    opened = next((entry.event for entry in entries if isinstance(entry.event, ev.DrillOpened)), None)
    if opened is None:
        raise ValueError("the record holds no drill")
    items, seconds = _items(entries), _seconds(entries)
    met = {one for item in items for one in (item.defect, item.called)}
    grounds: list[Ground] = [ground for ground in CARDS if ground in met]
    return DrillDebrief(
        case=opened.case,
        items=len(items),
        score=sum(entry.event.points for entry in entries if isinstance(entry.event, ev.Told)),
        overall=_overall(items, seconds),
        named=sum(item.hit is not None for item in items),
        grounds={ground: _ground(ground, items, seconds) for ground in grounds},
        boxes=boxes(entries),
        missed=tuple(item for item in items if not item.right),
    )


def boxes(entries: Sequence[Entry]) -> Mapping[Ground, int]:
    """Where each ground stands after this record."""
    opened = (entry.event for entry in entries if isinstance(entry.event, ev.DrillOpened))
    begun = next((event.params.boxes for event in opened), dict[Ground, int]())
    calls = [call for item in _items(entries) for call in at_stake(item.defect, item.called, item.also)]
    return spacing.boxes(calls, begun)


def _items(entries: Sequence[Entry]) -> Sequence[Item]:
    """The questions that were answered, with the truth."""
    items = dict[int, Item]()
    for entry in entries:
        match entry.event:
            case ev.ItemShown(no=no):
                items[no] = Item(**entry.event.model_dump())
            case ev.Called(no=no, ground=ground):
                items[no] = items[no].model_copy(update={"called": ground})
            case ev.Told(no=no):
                told = entry.event.model_dump(include={"defect", "why", "also", "right"})
                items[no] = items[no].model_copy(update={**told, "done": True})
            case _:
                pass
    return [item for item in items.values() if item.done]


def _seconds(entries: Sequence[Entry]) -> Mapping[int, float]:
    shown = {entry.event.no: entry.at for entry in entries if isinstance(entry.event, ev.ItemShown)}
    called = {entry.event.no: entry.at for entry in entries if isinstance(entry.event, ev.Called)}
    return {no: (at - shown[no]).total_seconds() for no, at in called.items()}


def _overall(items: Sequence[Item], seconds: Mapping[int, float]) -> GroundTold:
    signals = [item for item in items if item.defect is not None]
    noises = [item for item in items if item.defect is None]
    hits = [item for item in signals if item.called is not None]
    alarms = [item for item in noises if item.called is not None]
    return _counted(hits, signals, alarms, noises, seconds)


def _ground(ground: Ground, items: Sequence[Item], seconds: Mapping[int, float]) -> GroundTold:
    signals = [item for item in items if item.defect == ground]
    noises = [item for item in items if item.defect != ground]
    hits = [item for item in signals if item.hit == ground]
    alarms = [item for item in noises if item.called == ground and item.hit is None]
    return _counted(hits, signals, alarms, noises, seconds)


def _counted(
    hits: Sequence[Item],
    signals: Sequence[Item],
    alarms: Sequence[Item],
    noises: Sequence[Item],
    seconds: Mapping[int, float],
) -> GroundTold:
    found = Detection(len(hits), len(signals), len(alarms), len(noises))
    return GroundTold(
        hits=found.hits,
        signals=found.signals,
        false_alarms=found.false_alarms,
        noises=found.noises,
        d_prime=found.d_prime if found.telling else None,
        criterion=found.criterion if found.telling else None,
        seconds=median(seconds[item.no] for item in hits) if hits else None,
    )
