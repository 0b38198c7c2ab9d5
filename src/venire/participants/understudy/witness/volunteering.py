"""What a witness adds unasked: the fact that belongs to what it has just told."""

from __future__ import annotations

from venire.kernel.chance import Chance
from venire.law.case import Profile
from venire.participants.understudy.witness.knowledge import Knowledge, Known

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
    known: Knowledge, fact: Known, told: frozenset[str], profile: Profile, chance: Chance
) -> tuple[Known, ...]:
    """At most one fact, untold so far, that is close to this one."""
    rate = _RATE.get((profile.cooperativeness, profile.verbosity), 0.0)
    if not chance.below(rate, "volunteer", fact.id, len(told)):
        return ()
    near = [other for other in known.facts if other.id != fact.id and other.id not in told and _kindred(fact, other)]
    return tuple(sorted(near, key=lambda other: abs(other.place - fact.place))[:1])


def _kindred(fact: Known, other: Known) -> bool:
    return len(fact.keys & other.keys) >= KINDRED or (
        other.place == fact.place + 1 and bool(fact.keys & (other.keys | other.carried))
    )
