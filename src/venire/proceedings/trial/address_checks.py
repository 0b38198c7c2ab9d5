"""What a speech to the jury is held to: a closing to what was sworn, an opening to what its side could prove.

What nobody swore to is found by the law (:mod:`venire.law.not_in_evidence`), in what this jury heard and nowhere else
in the file: what an affidavit says and nobody testified is as far from evidence as what counsel made up. So it is no
judgement of a seat, as a ruling on a question is, and is not asked of one. The other counsel objects unless a person
sits there, or its settings or the dice keep it silent; then the judge tells the jury at the close.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from venire.kernel.chance import Chance
from venire.kernel.record import Event
from venire.language.text.sentences import sentences
from venire.law.argument.not_in_evidence.court_lines import OBJECTION, SUSTAINED, TEACHING, TERSE, reminder
from venire.law.argument.not_in_evidence.detection import not_in_evidence
from venire.law.argument.not_in_evidence.sworn import Sworn, SwornWords
from venire.law.case_file.case import Case, Side, other
from venire.law.evidence.grounds import CARDS
from venire.proceedings.examination.events import counsel_seat
from venire.proceedings.examination.readings.heard_by_jury import heard
from venire.proceedings.examination.state import State as CourtState
from venire.proceedings.trial import events as ev
from venire.proceedings.trial.interruptions import stopped

MOST = 2
"""Objections to one closing; what is left is for the judge's word at the close."""
_PROMISES = (
    (re.compile(r"\b(?:will|shall|is going to) (?:tell|say to) (?:you|us)\b"), "told you"),
    (re.compile(r"\b(?:will|shall|is going to) (?:say|swear|testify|confirm|explain)\b"), "said"),
    (re.compile(r"\b(?:will|shall) admit\b"), "admitted"),
    (re.compile(r"\b[Yy]ou (?:will|shall) (?:hear|learn|see|find)(?: from [^,.;]*?)? that\b"), ""),
    (re.compile(r"\b(?:[Ww]e|I) (?:will|shall) (?:prove|show)(?: you)?(?: that)?\b"), ""),
    (re.compile(r"\b[Tt]he evidence (?:will|shall) (?:show|prove)(?: you)?(?: that)?\b"), ""),
    (re.compile(r"\b(?:will|shall) show\b"), "showed"),
)
"""A promise of evidence, as the statement that it promises."""
_AFTER_AN_HOUR = re.compile(r"(?<=\b[ap]\.m\.) (?=[A-Z][^.]*?\b(?:will|shall)\b)")
"""Where an hour ends one promise and the next begins: "at 9:55 p.m. Dr Vance will say"."""


def sworn(case: Case, court: CourtState, speaker: Side) -> Sworn:
    """What this jury has heard so far, for whoever speaks to it."""
    reached = heard(court, case)
    return Sworn(case, reached.facts, reached.exhibits, tuple(_said(court)), speaker)


def _said(court: CourtState) -> Iterator[SwornWords]:
    yield from (SwornWords(one.witness, one.answer) for one in court.exchanges if one.answer and not one.struck)
    yield from (SwornWords(one.witness, one.statement) for one in court.established if one.holds)


def unsworn(case: Case, court: CourtState, closing: ev.Addressed) -> tuple[str, ...]:
    """The sentences of a closing that state as a fact what nobody swore to."""
    return tuple(one.said for one in not_in_evidence(sworn(case, court, closing.by), closing.text))


def unkept(case: Case, court: CourtState, opening: ev.Addressed) -> tuple[str, ...]:
    """The sentences of an opening that promise what no witness of that side could have sworn to, and nobody did."""
    own = [witness for witness in case.witnesses if witness.side == opening.by]
    could = {fact.id for witness in own for fact in witness.affidavit}
    exhibits = {one.id for one in case.exhibits if one.sponsor in {witness.id for witness in own}}
    told = sworn(case, court, opening.by)
    file = Sworn(case, told.facts | could, told.exhibits | exhibits, told.said, opening.by)
    return tuple(said for said in sentences(opening.text) if not_in_evidence(file, _stated(said)))


def promised(case: Case, court: CourtState, opening: ev.Addressed) -> Iterator[tuple[str, bool]]:
    """Each sentence of an opening that promises evidence, and whether the jury then heard it: from the witness who was
    to tell it, where it names one."""
    told = sworn(case, court, opening.by)
    for said in (part for whole in sentences(opening.text) for part in _AFTER_AN_HOUR.split(whole)):
        found = next((found for pattern, _ in _PROMISES if (found := pattern.search(said))), None)
        if found is not None:
            named = _named(case, said[: found.end()])
            yield said, not not_in_evidence(_of(told, named) if named else told, _stated(said))


def _named(case: Case, words: str) -> frozenset[str]:
    """The witnesses, by id, whom the words before a promise name."""
    spoken = set(re.findall(r"[\w'’-]+", words))
    return frozenset(one.id for one in case.witnesses if one.name.split()[-1] in spoken)


def _of(told: Sworn, witnesses: frozenset[str]) -> Sworn:
    """What of it came from these witnesses."""
    own = {fact.id for one in told.case.witnesses if one.id in witnesses for fact in one.affidavit}
    said = tuple(one for one in told.said if one.witness in witnesses)
    return replace(told, facts=told.facts & own, said=said)


def _stated(promise: str) -> str:
    for pattern, stated in _PROMISES:
        promise = pattern.sub(stated, promise)
    told = promise.strip()
    return f"{told[:1].upper()}{told[1:]}"


def held(case: Case, court: CourtState, closing: ev.Addressed, dice: Chance) -> Sequence[Event]:
    """What happens upon a closing: objections and rulings, and, sealed, what was let pass."""
    found = unsworn(case, court, closing)
    spoken = found[:MOST] if _watches(court, other(closing.by), dice) else ()
    events = (event for said in spoken for event in _objected(court, other(closing.by), said, dice))
    wrong = stopped(court.opened.params, court.holders, closing, dice, but=spoken)
    return (*events, *wrong, ev.AddressHeard(by=closing.by, passed=found[len(spoken) :]))


def _watches(court: CourtState, side: Side, dice: Chance) -> bool:
    """Whether this counsel rises: an AI does, but for the grounds it does not use and the errors it makes."""
    if court.holder(counsel_seat(side)) != "ai":
        return False
    if side == court.player:
        return not dice.below(court.params.student_slips, "let pass", side)
    own = court.agents.counsel
    known = not own.objection_types or "assumes_facts" in own.objection_types
    return known and not dice.below(own.error_rate, "let pass", side)


def _objected(court: CourtState, by: Side, said: str, dice: Chance) -> Iterator[Event]:
    rule = CARDS["assumes_facts"].rules[0]
    yield ev.AddressObjected(by=by, said=said, text=dice.pick(OBJECTION, "objection", by, said).format(said=said))
    yield ev.AddressRuled(by=by, said=said, ruling="sustained", rule=rule, text=_ruling(court, by, said, rule, dice))


def _ruling(court: CourtState, by: Side, said: str, rule: str, dice: Chance) -> str:
    style = court.agents.judge.style
    if style == "terse":
        return TERSE
    told = dice.pick(SUSTAINED, "sustained", by, said)
    return told + (TEACHING.format(rule=rule) if style == "teaching" else "")


def reminded(passed: Sequence[str]) -> Sequence[Event]:
    """The judge's word at the close; nothing where nothing was let pass."""
    said = tuple(dict.fromkeys(passed))
    return (ev.JuryReminded(said=said, text=reminder(said)),) if said else ()
