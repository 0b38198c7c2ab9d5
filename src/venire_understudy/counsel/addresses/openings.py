"""Openings: the side's account told as a story, and who will bear it out. They promise and do not argue."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from venire.kernel.chance import Chance
from venire.law.api import Case, CounselFile, Fact, Side, Theory, Witness
from venire.proceedings.trial.view import AdvocateView
from venire_understudy.comprehension.retelling import ended, retold, stands_alone
from venire_understudy.counsel.addresses.words import address_of, named

MOST = 250
"""Words. What would go past it is left out."""
PROMISED = 4
"""Facts that are promised, of as many witnesses."""


def opening(case: Case, view: AdvocateView, dice: Chance) -> tuple[str, tuple[str, ...]]:
    """The speech, and the claims that it rests on, the strongest first."""
    words = address_of(case, "opening", view.me)
    theory = case.prosecution_theory if view.me == "prosecution" else case.defence_theory
    frame = [dice.pick(words["frame"], "frame")] if theory else []
    parts = [named(dice.pick(words["greet"], "greet"), case), *frame, *_story(theory)]
    promised = list(promised_facts(CounselFile(case), view.me, dice, view.called))
    parts += [dice.pick(words["promise"], "promise")] if promised else []
    close = named(dice.pick(words["close"], "close"), case)
    room = MOST - len(" ".join((*parts, close)).split())
    said, facts = _fitting(promised, room)
    return " ".join((*parts, *said, close)), _claims(case, view, facts)


def _story(theory: Theory | None) -> Sequence[str]:
    return () if theory is None else (theory.story,)


def promised_facts(
    brief: CounselFile, side: Side, dice: Chance, called: Collection[str] = ()
) -> Iterator[tuple[str, str]]:
    """(what is promised, fact): the strongest facts of different witnesses, in the order in which these are called.
    ``called``: who is to be heard; empty: everybody."""
    own = [one for one in brief.case.witnesses if one.side == side and (not called or one.id in called)]
    best = [(witness, _strongest(brief, witness, side, dice)) for witness in own]
    ranked = sorted(best, key=lambda pair: -brief.worth(pair[1].id, side))[:PROMISED]
    kept = [pair for pair in best if pair in ranked]
    tells = dice.shuffled(("will tell you that", "will say that", "will swear that", "will tell you that"), "tells")
    for place, (witness, fact) in enumerate(kept):
        yield f"{witness.name} {tells[place % len(tells)]} {ended(retold(brief, fact.id))}", fact.id


def _strongest(brief: CounselFile, witness: Witness, side: Side, dice: Chance) -> Fact:
    """One of the witness's two strongest facts."""
    alone = [fact for fact in witness.affidavit if stands_alone(fact)] or witness.affidavit
    ranked = sorted(alone, key=lambda fact: -brief.worth(fact.id, side))
    return dice.pick(ranked[:2], "strongest", witness.id)


def _fitting(promised: Sequence[tuple[str, str]], room: int) -> tuple[list[str], list[str]]:
    said, facts, left = list[str](), list[str](), room
    for sentence, fact in promised:
        left -= len(sentence.split())
        if left < 0:
            break
        said.append(sentence)
        facts.append(fact)
    return said, facts


def _claims(case: Case, view: AdvocateView, facts: Sequence[str]) -> tuple[str, ...]:
    own = [claim for claim in case.claims if claim.id in view.claims and set(claim.grounds) & set(facts)]
    return tuple(claim.id for claim in sorted(own, key=lambda claim: -claim.strength))
