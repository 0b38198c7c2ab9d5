"""What a turned juror says aloud is what the debrief says of it: the same speech, the same claim, or the pull."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from tests.support.played_deliberation import played
from venire.kernel.record import Entry
from venire.library.rosters import default_roster
from venire.library.shipped import ShippedCases
from venire.proceedings.deliberation.acts import Vote
from venire.proceedings.deliberation.events import Spoke
from venire.proceedings.deliberation.readings.debrief import Flip, debrief
from venire.proceedings.deliberation.round.causes import carrying
from venire_understudy.comprehension.stance import turned_id
from venire_understudy.juror.pull_of_votes import ALONE, EVEN_ALONE, EVEN_WITH_POINT, ways

SEEDS = 20
CASE = ShippedCases().load("murder")
ROSTER = default_roster()


@dataclass(frozen=True)
class Told:
    """A change of vote by the debrief, and what its owner said of it."""

    flip: Flip
    speech: Spoke
    speeches: Sequence[Spoke]

    @property
    def same(self) -> bool:
        """Whether the juror credits the speech that the debrief names."""
        named = self.flip.speaker is None or ROSTER.jurors[self.flip.speaker - 1].called in self.speech.text
        return named and self.speech.replies_to == self.flip.turn


@cache
def told() -> Sequence[Told]:
    return [one for seed in range(1, SEEDS + 1) for one in _of(played("murder", str(seed)))]


def _of(record: Sequence[Entry]) -> list[Told]:
    speeches = [entry.event for entry in record if isinstance(entry.event, Spoke)]
    found = list[Told]()
    for flip in debrief(CASE, record).flips:
        mark = turned_id(flip.juror, flip.round)
        said = [one for one in speeches if mark in one.made_from]
        found += [Told(flip, one, speeches) for one in said[:1]]
    return found


def test_the_reason_said_aloud_is_the_one_the_debrief_names() -> None:
    every = told()
    assert len(every) > 5 * SEEDS
    other = [one for one in every if not one.same]
    assert len(other) <= 0.05 * len(every), [(one.flip.turn, one.speech.text) for one in other]


def test_the_speech_named_put_the_claim_named() -> None:
    for one in told():
        if one.flip.turn is not None and one.flip.claim is not None:
            named = next(speech for speech in one.speeches if speech.turn == one.flip.turn)
            assert one.flip.claim in named.claims
            assert one.flip.claim == carrying(CASE, named.claims, one.flip.vote)


def test_what_is_argued_is_that_claim_or_stands_beside_it() -> None:
    near = {frozenset((claim.id, link.to)) for claim in CASE.claims for link in claim.relations}
    topics = {claim.id: set(claim.topics) for claim in CASE.claims}
    fit = list[bool]()
    for one in told():
        claim, put = one.flip.claim, one.speech.claims
        if claim is not None and put:
            beside = any(
                name == claim or frozenset((name, claim)) in near or topics[name] & topics[claim] for name in put
            )
            fit.append(beside)
    assert sum(fit) >= 0.9 * len(fit)


def test_whoever_was_pulled_over_says_so() -> None:
    pulled = [one for one in told() if one.flip.pulled]
    assert all(any(mark.startswith("p:") for mark in one.speech.made_from) for one in pulled)
    assert all(not one.flip.pulled for one in told() if not any(m.startswith("p:") for m in one.speech.made_from))


def test_nobody_yields_to_a_majority_that_is_none() -> None:
    six: dict[int, Vote] = {juror: "guilty" if juror <= 6 else "not_guilty" for juror in range(1, 13)}
    ten: dict[int, Vote] = {juror: "guilty" if juror <= 10 else "not_guilty" for juror in range(1, 13)}
    assert ways(six, "guilty", named=True)[1] == EVEN_WITH_POINT
    assert ways(six, "guilty", named=False)[1] == EVEN_ALONE
    assert ways(ten, "guilty", named=False)[1] == ALONE
    assert ways(ten, "not_guilty", named=False)[1] == EVEN_ALONE
