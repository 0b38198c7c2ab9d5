"""How a judge rules on an objection: the named ground, what was argued and answered, and the foundation laid.

The detector of the ground says how the question itself looks; considerations from the context, the argument and the
response are set against it. Another threshold than counsel's, so that judge and counsel can differ. Source:
spec/trial.md, "Opposing counsel" and "Rules of evidence"; spec/models.md, "Judge".
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from venire.language.questions.form import content, shared, straight
from venire.law.evidence.detectors.detection import weighed
from venire.law.evidence.grounds import Ground, Ruling
from venire.law.evidence.question.setting import Likeness, QuestionDefect, Setting, shared_words
from venire.law.evidence.rulings.considerations import Consideration, ObjectionHeard, applying, considerations
from venire.law.evidence.rulings.spoken import taking_turns, wordings

Style = Literal["terse", "explained", "teaching"]


@dataclass(frozen=True, slots=True)
class Decision:
    """``rule``: a number in :func:`venire.law.evidence.rules.rules`. ``reason``: one sentence, as spoken.

    ``margin``: how clear it was, -1 (overruled) to 1 (sustained); near 0 another judge might differ.
    """

    ruling: Ruling
    rule: str
    reason: str
    margin: float
    wordings: tuple[str, ...] = ()
    """Every sentence in which the reason can be said, ``reason`` among them."""


@dataclass(frozen=True, slots=True)
class _Guide:
    """How a ground is weighed.

    ``detector``: what the detector's sureness counts for. ``usual``: the leaning of a judge who heard nothing more,
    above 0 to sustain. ``rule``: what the ruling rests on when no consideration names one.
    """

    detector: float
    usual: float
    rule: str
    overruled_by: str = ""


_GUIDES: Mapping[Ground, _Guide] = {
    "leading": _Guide(3.0, -1.2, "611(c)"),
    "compound": _Guide(3.0, -1.2, "611(a)"),
    "argumentative": _Guide(2.5, -0.4, "611(a)"),
    "asked_and_answered": _Guide(0.6, -0.3, "611(a)"),
    "assumes_facts": _Guide(1.5, -0.4, "611(a)"),
    "narrative": _Guide(3.0, -1.2, "611(a)"),
    "vague": _Guide(2.6, -0.6, "611(a)"),
    "non_responsive": _Guide(0.0, 0.2, "611(a)"),
    "scope": _Guide(0.8, -0.2, "611(b)"),
    "foundation": _Guide(1.0, -0.2, "602"),
    "speculation": _Guide(3.0, -0.9, "602"),
    "opinion": _Guide(1.2, -0.2, "701"),
    "hearsay": _Guide(0.6, 0.4, "802"),
    "relevance": _Guide(1.2, -0.3, "402", "401"),
    "character": _Guide(0.6, 0.0, "404(a)"),
    "best_evidence": _Guide(0.8, -0.4, "1002"),
    "privilege": _Guide(0.8, -0.2, "501"),
}


def rule_on(
    setting: Setting,
    ground: Ground,
    argument: str = "",
    response: str = "",
    context: str = "",
    strictness: float = 0.5,
    sustain_bias: float = 0.0,
    style: Style = "explained",
    likeness: Likeness = shared_words,
) -> Decision:
    """Rule on one objection.

    ``context``: what the court knows of case, witness and foundation, beyond the setting. ``strictness``: 0 (lets much
    pass) to 1 (sustains at the margin). ``sustain_bias``: -1 to 1, the judge's own leaning.
    """
    guide = _GUIDES[ground]
    heard = ObjectionHeard(
        question=straight(setting.question),
        context=straight(". ".join(filter(None, (context, setting.witness, *_bearing_on(setting))))),
        person=straight(". ".join(filter(None, (context, setting.witness)))),
        argument=straight(argument),
        response=straight(response),
    )
    found = weighed(_with(setting, context), ground, likeness)
    weighing = applying(considerations(ground), heard)
    leaning = _leaning(guide, setting, ground, found, weighing)
    tipped = leaning + 0.4 * (strictness - 0.5) + 0.4 * sustain_bias
    ruling: Ruling = "sustained" if tipped > 0 else "overruled"
    on_cross = ground == "leading" and ruling == "overruled" and setting.phase in ("cross", "recross")
    chief = None if on_cross else _chief(weighing, ruling)  # there it needs no excuse
    rule = chief.rule if chief else _rule(guide, ruling)
    because = chief.because if chief else ""
    said = wordings(ruling, ground, rule, because, setting.question, style, setting.phase)
    reason = taking_turns(said, setting.question)
    return Decision(ruling, rule, reason, round(max(-1.0, min(1.0, tipped / 3)), 3), said)


def _bearing_on(setting: Setting) -> tuple[str, ...]:
    """What has been testified on the matter of the question: what was said of other things decides nothing here."""
    mine = content(setting.question)
    least = max(2, (len(mine) + 1) // 2)
    return tuple(told for told in setting.established if len(shared(mine, content(told))) >= least)


_SENTENCE_END = re.compile(r"(?<!\b[ap]\.m)\. ")


def _with(setting: Setting, context: str) -> Setting:
    """The setting with the context among what is in evidence."""
    if not context:
        return setting
    told = [part.strip() for part in _SENTENCE_END.split(context) if part.strip()]
    return setting.model_copy(
        update={"established": (*setting.established, *told), "witness": setting.witness or told[0]}
    )


def _leaning(
    guide: _Guide, setting: Setting, ground: Ground, found: QuestionDefect | None, weighing: Sequence[Consideration]
) -> float:
    """Above 0 to sustain. The two strongest considerations of a side count, the second half."""
    if ground == "leading" and not (found or setting.phase in ("direct", "redirect")):
        return -2.0 + 3 * any(one.ruling == "sustained" and one.weight > 1.5 for one in weighing)
    seen = guide.detector * (found.sure if found else 0.0)
    return guide.usual + seen + _force(weighing, "sustained") - _force(weighing, "overruled")


def _force(weighing: Sequence[Consideration], ruling: Ruling) -> float:
    weights = sorted((one.weight for one in weighing if one.ruling == ruling), reverse=True)
    return sum(weight / 2**place for place, weight in enumerate(weights[:2]))


def _chief(weighing: Sequence[Consideration], ruling: Ruling) -> Consideration | None:
    """The strongest consideration on the side that won."""
    return max((one for one in weighing if one.ruling == ruling), key=lambda one: one.weight, default=None)


def _rule(guide: _Guide, ruling: Ruling) -> str:
    return guide.overruled_by if ruling == "overruled" and guide.overruled_by else guide.rule


def every_rule() -> frozenset[str]:
    """Every rule that a decision may cite."""
    cited = {one.rule for ground in _GUIDES for one in considerations(ground)}
    return frozenset(cited | {guide.rule for guide in _GUIDES.values()} | {"401"})
