"""A juror says what it heard from the stand, and from whom, before it says what it makes of it.

Only a jury that sat through a trial can: its case is the case as it was heard, so that what stands in an affidavit
there was sworn to in that room. Source: spec/trial.md, "The same jury that heard the record".
"""

from __future__ import annotations

from collections.abc import Iterator, Set

from venire.kernel.chance import Chance
from venire.language.wording.content_words import content_words
from venire.law.api import Claim, surnamed
from venire_understudy.comprehension.case_lore import Lore
from venire_understudy.comprehension.retelling import ended, retold, stands_alone

SWORN = (
    "{who} told us that {told}",
    "I have {who} down as saying that {told}",
    "It was {who} who said that {told}",
    "{who} said it in front of all of us: {told}",
    "We had it from {who} that {told}",
    "Go back to {who}, who said that {told}",
    "I was looking at {who} for this one: {told}",
    "{who} swore, and I believed it, that {told}",
    "I underlined this, and it is {who}'s: {told}",
    "{who} had no need to tell us, and told us, that {told}",
    "{who} sat there and said that {told}",
    "As I heard it, {who} said that {told}",
)
"""How it is said; each fact once in a session."""
NEAR = 0.3
"""The share of its words that a fact must have in common with the claim, so that the claim follows from it."""
LONGEST = 30
"""Words of a fact that somebody at a table says over again."""


def sworn_to(
    lore: Lore, claim: Claim, spent: Set[str], chance: Chance, *label: object
) -> tuple[str, tuple[str, ...]] | None:
    """(what is said, its marks): the fact left to say that is nearest to what a claim says; None where none is."""
    near = [(_nearness(lore, claim, fact), fact) for fact in _facts(lore, claim, spent)] if lore.trial else []
    best, fact = max(near, default=(0.0, ""))
    if best < NEAR:
        return None
    fresh = [place for place in range(len(SWORN)) if f"h:{place}" not in spent] or range(len(SWORN))
    place = chance.pick(fresh, *label, "sworn to")
    who = surnamed(lore.papers.witnesses[fact.partition(".")[0]].name)
    told = retold(lore.papers, fact, names=lore.names).removesuffix(".")
    form = () if f"h:{place}" in spent else (f"h:{place}",)
    return ended(SWORN[place].format(who=who, told=told)), (f"f:{fact}", *form)


def _nearness(lore: Lore, claim: Claim, fact: str) -> float:
    """The share of a fact's content words that the claim has."""
    words = content_words(lore.papers.facts[fact].text)
    return len(words & content_words(f"{claim.text} {claim.handle}")) / len(words) if words else 0.0


def _facts(lore: Lore, claim: Claim, spent: Set[str]) -> Iterator[str]:
    for ground in claim.grounds:
        fact = lore.papers.facts.get(ground)
        if fact is None or f"f:{ground}" in spent or len(fact.text.split()) > LONGEST:
            continue
        if lore.sayable(fact.text) and stands_alone(fact):
            yield ground
