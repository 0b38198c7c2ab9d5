"""What the judge goes back to before ruling: the same question put before, and the same objection ruled on before.

One judge rules on like questions alike from the first witness to the last, unless what was testified in between makes
the difference; that is looked at first, by whoever calls these.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from venire.language.questions.form import content, read
from venire.law.api import Case, Ground, Ruling, Setting, bare
from venire.proceedings.examination.acts import Rule
from venire.proceedings.examination.view import JudgeView, Pending
from venire_understudy.judge.lines.choice_of_line import RulingLine

_OF_THE_QUESTION: frozenset[Ground] = frozenset(
    (
        "leading",
        "compound",
        "argumentative",
        "narrative",
        "vague",
        "speculation",
        "opinion",
        "hearsay",
        "relevance",
        "character",
    )
)
"""Grounds that turn on the question: who asks whom and what was heard since makes no difference to a like one."""
_ANNOUNCED = re.compile(
    r"^(?:so,? |now,? |very well[.,] )*(?:let me (?:ask|put) (?:it|that|you that|you)?(?: to you)? ?"
    r"(?:once more|again|one more time)|i ask (?:you )?again|once more|again)[,:.]? ",
    re.IGNORECASE,
)
"""What says that a question is put again."""
SAID_BACK = 14
"""A question of so many words can be said back whole."""


class RuledBefore(NamedTuple):
    """``asked``: the question of then, as the judge says it back; empty where it is too long for that."""

    ruling: Ruling
    rule: str
    asked: str


def ruled_before(view: JudgeView, setting: Setting) -> RuledBefore | None:
    """What was ruled on a question like this one, of the same form, put in the same examination by the same side."""
    pending = view.pending
    if pending is None or pending.ground not in _OF_THE_QUESTION:
        return None
    form = read(bare(pending.text)).form
    for one in reversed(view.precedents):
        same = one.phase == setting.phase and one.ruled.by != pending.by and read(bare(one.question)).form == form
        if same:
            asked = bare(one.question)
            told = asked if len(asked.split()) <= SAID_BACK else ""
            return RuledBefore(one.ruled.ruling, one.ruled.rule, f"{told[:1].upper()}{told[1:]}")
    return None


def had_already(view: JudgeView, setting: Setting) -> str:
    """The lines for a question that this side has put in the same words, and that was answered; empty for none."""
    put = _unannounced(setting.question)
    mine, form = content(bare(put)), read(put).form
    for place, one in enumerate(reversed(setting.asked)):
        if one in view.unknown or not mine:
            continue
        before = _unannounced(one)
        if mine == content(bare(before)) and read(before).form == form and _bare_words(before) == _bare_words(put):
            return "asked_just_now" if place == 0 else "asked_in_these_words"
    return ""


def _unannounced(question: str) -> str:
    """Without what says that it is put again: that makes no other question of it."""
    return _ANNOUNCED.sub("", question)


def _bare_words(question: str) -> str:
    return bare(question).lower().strip(" ?.")


def out_of_court(view: JudgeView, who: str, say: RulingLine) -> Rule:
    """Somebody's words, for their truth: the judge knows whether that somebody is a witness here."""
    name, heard = _witness_named(view, who)
    key = "speaker_absent" if not name else "speaker_heard" if heard else "speaker_to_come"
    return say.by_key("sustained", "802", key, {"speaker": name})


def _witness_named(view: JudgeView, who: str) -> tuple[str, bool]:
    """The witness of this trial who is meant, by name, and whether it has been heard; nobody: empty."""
    parts = {part.strip(".'’") for part in who.lower().split()}
    for one in view.witnesses:
        last = one.name.split()[-1].lower()
        if last in parts and one.id != view.witness and not {"'s", "s"} & parts:
            return one.name, one.heard
    return "", False


def is_the_accused(case: Case, view: JudgeView, pending: Pending) -> bool:
    """Whether the witness is the accused and the prosecution asks: it cannot call the accused, now or later."""
    name = next((one.name for one in view.witnesses if one.id == view.witness), "")
    return case.kind == "criminal" and pending.by == "prosecution" and name == case.defendant.name
