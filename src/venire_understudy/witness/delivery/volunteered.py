"""What a witness adds unasked: the fact that belongs to what it has just told."""

from __future__ import annotations

import re
from collections.abc import Sequence

from venire.kernel.chance import Chance
from venire.language.words.stems import stem
from venire.law.api import Profile
from venire_understudy.witness.affidavit.knowledge import Knowledge, KnownFact
from venire_understudy.witness.recall.search import light

_RATE = {
    ("neutral", "verbose"): 0.35,
    ("helpful", "plain"): 0.15,
    ("helpful", "verbose"): 0.6,
    ("eager", "plain"): 0.4,
    ("eager", "verbose"): 0.85,
}
"""How often something is added, by cooperativeness and verbosity; never by any other witness."""
KINDRED = 2
"""Content words that two facts must share for the one to bring up the other."""


def volunteered(
    known: Knowledge, fact: KnownFact, told: frozenset[str], profile: Profile, chance: Chance, asked: Sequence[str]
) -> tuple[KnownFact, ...]:
    """At most one fact, untold so far, that stands beside this one and has something of what was asked. ``asked``:
    stems of the question; what a witness could not see or did not do helps whoever comes after, and is told unasked
    only by one who is eager."""
    rate = _RATE.get((profile.cooperativeness, profile.verbosity), 0.0)
    if not chance.below(rate, "volunteer", fact.id, len(told)):
        return ()
    near = [
        other
        for other in known.facts
        if other.id != fact.id
        and other.id not in told
        and abs(other.place - fact.place) == 1
        and _kindred(fact, other)
        and _asked_about(other, asked)
        and not _EARLIER.search(other.text)
        and (not conceding(other) or profile.cooperativeness == "eager")
    ]
    return tuple(near[-1:])  # what came after, rather than what went before


_WEAKNESS = re.compile(
    r"\b(?:paid me|promised|think of|afraid|lied|by mistake|civil suit|without (?:looking|going)|only heard|drunk)\b"
)


_EARLIER = re.compile(
    r"\bI (?:had )?(?:told|said to|wrote to) (?:the )?(?:[Ii]nvestigator|[Ss]ergeant|[Dd]etective|[Ii]nspector"
    r"|[Pp]olice|[Oo]fficer|deputy)\b"
)
"""What one said before to whoever inquired: the other side may bring it up, the witness does not."""


def conceding(fact: KnownFact) -> bool:
    """Whether a fact tells what the witness did not see, cannot do, did wrong or has to gain."""
    own = re.match(r"(?:I|my)\b", fact.clause.subject, re.IGNORECASE) is not None
    return (own and fact.denies) or bool(_WEAKNESS.search(fact.text))


def _asked_about(other: KnownFact, asked: Sequence[str]) -> bool:
    return sum(key in other.keys for key in asked if key not in light()) > 0


def _kindred(fact: KnownFact, other: KnownFact) -> bool:
    """Whether the one goes on from the other by its pronoun, or is about the same two things; names do not count."""
    names = {stem(word.lower()) for word in re.findall(r"(?<!^)\b[A-Z][a-z]+", f"{fact.text} {other.text}")}
    own, next_to = fact.keys - names, other.place == fact.place + 1
    return len(own & other.keys) >= KINDRED or (next_to and bool(own & other.carried))
