"""What happens upon an improper sentence of a speech to the jury: an objection and a ruling, in an opening as in a
closing. What is improper is found by the law (:mod:`venire.law.argument.improper_address`), in the words alone.

The other counsel objects unless a person sits there, or its settings or the dice keep it silent; a sentence that was
let pass stands in the debrief.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from venire.kernel.chance import Chance
from venire.law.argument.improper_address import Improper, improper
from venire.law.argument.improper_remarks import improper_remarks
from venire.law.argument.not_in_evidence.court_lines import TERSE
from venire.law.case_file.case import Side, other
from venire.proceedings.examination.events import counsel_seat
from venire.proceedings.examination.params import ExaminationParams, Holder
from venire.proceedings.trial import events as ev

MOST = 2
"""Objections of this kind to one speech."""
RULE = "611(a)"
"""The court's control of what is said before it."""


def stopped(
    params: ExaminationParams,
    holders: Mapping[str, Holder],
    speech: ev.Addressed,
    dice: Chance,
    but: Collection[str] = (),
) -> Iterator[ev.AddressObjected | ev.AddressRuled]:
    """Objections and rulings, in the order of the speech. ``but``: sentences that were already ruled out."""
    by = other(speech.by)
    if not _watches(params, holders, by, dice):
        return
    for one in [one for one in improper(speech.text) if one.said not in but][:MOST]:
        text = dice.pick(improper_remarks().objection[one.wrong], "improper", by, one.said)
        yield ev.AddressObjected(by=by, said=one.said, ground="argumentative", wrong=one.wrong, text=text)
        told = _ruling(params, by, one, dice)
        yield ev.AddressRuled(by=by, said=one.said, ruling="sustained", rule=RULE, wrong=one.wrong, text=told)


def _watches(params: ExaminationParams, holders: Mapping[str, Holder], side: Side, dice: Chance) -> bool:
    if holders.get(counsel_seat(side), "ai") != "ai":
        return False
    own = params.agents.counsel
    slips = params.student_slips if side == params.player else own.error_rate
    known = side == params.player or not own.objection_types or "argumentative" in own.objection_types
    return known and not dice.below(slips, "let pass improper", side)


def _ruling(params: ExaminationParams, by: Side, one: Improper, dice: Chance) -> str:
    style = params.agents.judge.style
    if style == "terse":
        return TERSE
    told = dice.pick(improper_remarks().sustained[one.wrong], "sustained improper", by, one.said)
    return told + (improper_remarks().teaching[one.wrong].format(rule=RULE) if style == "teaching" else "")
