"""What the judge says: a line that fits, in the judge's style, and if there is one, a line not heard before."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from venire.kernel.chance import Chance
from venire.law.api import CARDS, FORM, Ground, Ruling, least_heard
from venire.proceedings.examination.acts import Rule
from venire.proceedings.examination.view import JudgeView, Pending
from venire_understudy.judge.lines.witness_name import called
from venire_understudy.judge.lines.words import bench_lines

SHORT = 0.8
"""How often a plain objection of one word that nobody answers is sustained in as few."""
SHORT_IF_ANSWERED = 0.35
"""And how often one that was answered is."""
FEW = 4
"""The words of which a terse judge uses no more."""

_SPEAKS_FOR_ITSELF: frozenset[Ground] = FORM - {"assumes_facts"}
"""Grounds that everybody in the room hears; of the others a party may ask why."""


@dataclass(frozen=True)
class RulingLine:
    """Ruling and reason for what is before the court in this view."""

    view: JudgeView
    pending: Pending
    chance: Chance

    def by_key(self, ruling: Ruling, rule: str, key: str, slots: Mapping[str, str] | None = None) -> Rule:
        """One of the lines of this key in ``words.yaml``."""
        return self.one_of(ruling, rule, bench_lines()[key], slots or {})

    def one_of(self, ruling: Ruling, rule: str, words: Sequence[str], slots: Mapping[str, str]) -> Rule:
        """One of these lines, in the judge's style; a plain objection gets a plain ruling."""
        if self.view.settings.style == "terse":
            return self.as_worded(ruling, rule, [f"{ruling.capitalize()}; Rule {rule}."])
        if self._plainly(ruling):
            return self.as_worded(ruling, rule, [one.format(rule=rule) for one in bench_lines()["sustained_plainly"]])
        slots = {"name": self.name, **slots}
        hint = CARDS[self.pending.ground or "foundation"].hint
        taught = f" {bench_lines()['teaching'][0]}".format(hint=hint, rule=rule)
        after = taught if self.view.settings.style == "teaching" else ""
        return self.as_worded(ruling, rule, [f"{_begun(line.format(rule=rule, **slots))}{after}" for line in words])

    @property
    def name(self) -> str:
        """The witness in the chair, as the court calls it."""
        return called(next((one.name for one in self.view.witnesses if one.id == self.view.witness), ""))

    def given_up(self, ruling: Ruling, rule: str, key: str) -> Rule:
        """What is withdrawn or put anew has no ruling: the judge says so and no more, and one who is terse in a few
        words."""
        lines = bench_lines()[key]
        short = [one for one in lines if len(one.split()) <= FEW]
        return self.as_worded(ruling, rule, short if self.view.settings.style == "terse" else lines)

    def _plainly(self, ruling: Ruling) -> bool:
        """Whether nobody has said enough to be answered with a reason. A judge who teaches gives one all the same."""
        said = self.pending
        argued = bool(said.argument) or said.matter != "question" or said.ground not in _SPEAKS_FOR_ITSELF
        if ruling != "sustained" or argued or self.view.settings.style == "teaching":
            return False
        return self.chance.below(SHORT_IF_ANSWERED if said.response else SHORT, "plainly", said.no)

    def as_worded(self, ruling: Ruling, rule: str, said: Sequence[str]) -> Rule:
        """One of these sentences: none a second time while there is another that this court has not heard."""
        said = [_of_a_motion(one) for one in said] if self.pending.matter == "answer" else said
        fresh = least_heard(said, self.view.said_before)
        told = self.chance.pick(fresh, ruling, self.pending.matter, self.pending.no)
        return Rule(ruling=ruling, rule=rule, reason=told)


_MOTION = {"sustained": "granted", "overruled": "denied"}
_RULED = re.compile(r"\b(?:sustained|overruled)\b", re.IGNORECASE)
_SENTENCE = re.compile(r"(?:^|(?<=[.!?] ))[a-z]")


def _of_a_motion(said: str) -> str:
    """An objection is sustained or overruled, and a motion to strike is granted or denied."""

    def told(found: re.Match[str]) -> str:
        word = _MOTION[found.group().lower()]
        return word.capitalize() if found.group()[0].isupper() else word

    return _RULED.sub(told, said)


def _begun(said: str) -> str:
    """With a capital where it opens with words of the question, or a sentence with "the witness"."""
    said = f"“{said[1].upper()}{said[2:]}" if said.startswith("“") else said
    return _SENTENCE.sub(lambda found: found.group().upper(), said) if "the witness" in said else said
