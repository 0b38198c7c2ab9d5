"""How well the panel's confidence is calibrated: pairs of arguments that readers compared, on topics nothing was
learned from, not even how far a lead is to be believed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from venire.law.debating.calibration import brier, calibration_error, fitted
from venire.models.vectors.likeness import sentence_rows
from venire.seats.understudy import require_understudy
from venire.studies.benchmarks.sets.argument_pairs import Arguments, Pair
from venire.studies.panel_audit.coherent import in_words

EVERY = 4
"""One pair in so many is weighed; they lie near each other, since some 460 arguments make 5,000 pairs."""


@dataclass(frozen=True, slots=True)
class _Weighed:
    topic: str
    matched: bool
    stated: float
    """The panel's mean confidence that readers prefer the argument that they did prefer."""


def pleasing(topic: str, text: str) -> float:
    """What the panel thinks that readers like in an argument by itself: its strength and its substance, in log odds.

    Judged by what was learned without its topic, where the topic is one of those learned from.
    """
    return require_understudy().pleasing(in_words(topic), text, sentence_rows, topic)


def confidence(read: Arguments) -> Mapping[str, float]:
    """Accuracy, Brier score and expected calibration error of the panel's confidence as stated, and after a curve that
    is fitted on the other topics."""
    weighed = [_weighed(pair) for pair in read.pairs[::EVERY]]
    topics = list(dict.fromkeys(one.topic for one in weighed))
    mended = [one for topic in topics for one in _mended(topic, weighed)]
    matched = [one.stated > 0.5 for one in weighed if one.matched]
    return {
        "pairs": float(len(weighed)),
        "accuracy": round(sum(one.stated > 0.5 for one in weighed) / len(weighed), 4),
        "length_matched_accuracy": round(sum(matched) / max(1, len(matched)), 4),
        **_told("stated", [one.stated for one in weighed]),
        **_told("calibrated", mended),
    }


def _mended(topic: str, weighed: Sequence[_Weighed]) -> Sequence[float]:
    rest = [_sided(one.stated) for one in weighed if one.topic != topic]
    curve = fitted([one for one, _ in rest], [right for _, right in rest])
    own = [_sided(one.stated) for one in weighed if one.topic == topic]
    return [curve(one) if right else 1 - curve(one) for one, right in own]


def _sided(given: float) -> tuple[float, bool]:
    """The confidence in whoever was preferred by the panel, and whether readers agreed."""
    return max(given, 1 - given), given > 0.5


def _told(name: str, given: Sequence[float]) -> Mapping[str, float]:
    pairs = [_sided(one) for one in given]
    held, right = [one for one, _ in pairs], [came for _, came in pairs]
    return {f"{name}_brier": round(brier(held, right), 4), f"{name}_ece": round(calibration_error(held, right), 4)}


def _weighed(pair: Pair) -> _Weighed:
    panel, thesis = require_understudy(), in_words(pair.side)
    stated = panel.preference(thesis, pair.better, pair.worse, sentence_rows, pair.topic)
    return _Weighed(pair.topic, pair.matched, stated)
