"""Closings: what was heard, claim by claim, and an answer to the other side's best. Nothing that was not heard."""

from __future__ import annotations

import re
from collections.abc import Sequence

from venire.kernel.chance import Chance
from venire.law.argument_map import Claim
from venire.law.as_heard import AsHeard
from venire.law.case import Case
from venire.participants.understudy.counsel.address_words import address_of, named
from venire.participants.understudy.counsel.brief import Brief
from venire.participants.understudy.counsel.promised import held_to_promises
from venire.participants.understudy.retelling import ended, retold
from venire.proceedings.trial.view import AdvocateView

MOST = 240
"""Words."""
POINTS, ANSWERS = 5, 2
"""Claims that are argued, and claims of the other side that are answered, at the most."""
FEW, TOLD = 2, 3
"""With fewer claims than this counsel tells what was sworn to, so many things at the most."""
_JUROR = re.compile(r"\b(?:I|I'm|I'd|I'll|we|us|our|me|my|let's)\b", re.IGNORECASE)
"""The map speaks as jurors speak among themselves; counsel is not one of them."""


def closing(case: Case, view: AdvocateView, dice: Chance) -> tuple[str, tuple[str, ...]]:
    """The speech, and the claims that it argues, the main one first."""
    heard = AsHeard(case, view.heard, view.heard).as_case()
    own = [claim for claim in heard.claims if claim.id in view.claims and _sayings(claim)]
    words = address_of(case, "closing", view.me)
    answers = _answers(heard, own, dice)
    points = _points(own, answers, dice)
    if len(points) < FEW:
        points = [*points, *_told(case, view)]
    missed = held_to_promises(case, view, dice)
    greet, turn, close = (named(dice.pick(words[place], place), case) for place in ("greet", "turn", "close"))
    return _fitted((" ".join((greet, *missed)), turn, close), points, answers)


def _told(case: Case, view: AdvocateView) -> list[tuple[str, str]]:
    """(what a witness told that helps, nothing): where the map has little to say on what was heard."""
    brief = Brief(case)
    heard = [fact for fact in brief.facts if fact in view.heard and brief.worth(fact, view.me) > 0]
    best = sorted(heard, key=lambda fact: -brief.worth(fact, view.me))[:TOLD]
    grouped = {
        fact.partition(".")[0]: [one for one in best if one.startswith(fact.partition(".")[0] + ".")] for fact in best
    }
    return [(_said_by(brief, witness, facts), "") for witness, facts in grouped.items()]


def _said_by(brief: Brief, witness: str, facts: Sequence[str]) -> str:
    """One witness's words, the name said once."""
    first, *others = (retold(brief, fact).removesuffix(".") for fact in facts)
    more = "".join(f", that {one}" for one in others[:-1]) + (f", and that {others[-1]}" if others else "")
    return ended(f"{brief.witnesses[witness].name} told you that {first}{more}")


def _sayings(claim: Claim) -> list[str]:
    return [kernel.text for kernel in claim.kernels if not _JUROR.search(kernel.text) and "?" not in kernel.text]


def _points(own: Sequence[Claim], answers: Sequence[tuple[str, str]], dice: Chance) -> list[tuple[str, str]]:
    """(what is said, claim): the strongest claims, no two on the same matter, in the order of the elements."""
    taken, chosen = set[str](), list[Claim]()
    used = {claim for _, claim in answers}
    for claim in sorted(own, key=lambda one: -one.strength - 0.15 * dice.unit("points", one.id)):
        if claim.id not in used and not taken & set(claim.grounds) and len(chosen) < POINTS:
            chosen.append(claim)
            taken |= set(claim.grounds)
    ordered = sorted(chosen, key=lambda one: (one.element, -one.strength))
    return [(dice.pick(_sayings(claim), "kernel", claim.id), claim.id) for claim in ordered]


def _answers(heard: Case, own: Sequence[Claim], dice: Chance) -> list[tuple[str, str]]:
    """(what is said, claim): why the other side's strongest claims do not hold, as far as one's own map says it."""
    other = {claim.id: claim for claim in heard.claims if claim.id not in {one.id for one in own}}
    met = [
        (_weight(other[relation.to], claim, dice), relation.why, claim.id, relation.to)
        for claim in own
        for relation in claim.relations
        if relation.kind != "supports" and relation.to in other and not _JUROR.search(relation.why)
    ]
    found, answered, used = list[tuple[str, str]](), set[str](), set[str]()
    for _, why, claim, to in sorted(met, reverse=True):
        if to not in answered and claim not in used and len(found) < ANSWERS:
            found.append((why, claim))
            answered.add(to)
            used.add(claim)
    return found


def _weight(met: Claim, by: Claim, dice: Chance) -> float:
    return met.strength + 0.2 * dice.unit("answer", by.id, met.id)


def _fitted(
    frame: Sequence[str], points: Sequence[tuple[str, str]], answers: Sequence[tuple[str, str]]
) -> tuple[str, tuple[str, ...]]:
    """Greeting, points, the turn to the other side, answers, close; points fall away from the end if it is too long."""
    greet, turn, close = frame
    kept = list(points)
    while True:
        replies = (turn, *(text for text, _ in answers)) if answers else ()
        text = " ".join((greet, *(text for text, _ in kept), *replies, close))
        if len(text.split()) <= MOST or len(kept) < 2:
            return text, tuple(dict.fromkeys(claim for _, claim in (*kept, *answers) if claim))
        kept.pop()
