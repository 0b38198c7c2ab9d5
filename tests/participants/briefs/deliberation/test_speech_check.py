"""Which of the claims that a model names its words really make."""

from __future__ import annotations

import pytest

from tests.support.jury_table import seen_by_juror
from venire.law.case_file.case import Case
from venire.law.case_file.persona import Roster
from venire.participants.briefs.deliberation.speech_check import grounded, known_to
from venire.proceedings.deliberation.acts import Speak

RAIL = (
    "Two bolts should have held that rail, and the upper one had been gone for months. The contractor was paid to mend "
    "it and never did, so it swung out under whoever leaned there."
)


def kept(murder: Case, roster: Roster, **fields: object) -> tuple[str, ...]:
    speech = Speak.model_validate({"text": RAIL, "type": "evidence", **fields})
    return grounded(speech, known_to(seen_by_juror(roster, 8), murder, 8))[0].claims


def test_a_claim_that_the_words_do_not_make_is_left_out(murder: Case, roster: Roster) -> None:
    speech = Speak(text=RAIL, type="evidence", claims=("C19", "C40"))
    taken, dropped = grounded(speech, known_to(seen_by_juror(roster, 8), murder, 8))

    assert taken.claims == ("C19",)
    assert dropped == ("claim C40",)


@pytest.mark.parametrize(
    ("move", "claims"),
    [("undercut", ()), ("rebut", ()), ("challenge", ()), ("concede", ("C15",)), ("assert", ("C15",))],
)
def test_the_point_of_the_turn_answered_is_made_or_attacked_and_not_both(
    murder: Case, roster: Roster, move: str, claims: tuple[str, ...]
) -> None:
    """Sarah put C15 in turn 2."""
    assert kept(murder, roster, claims=("C15",), replies_to=2, move=move) == claims


@pytest.mark.parametrize("text", ["Sarah has it right.", "Ich glaube das nicht, und niemand hier sollte es glauben."])
def test_words_that_are_near_nothing_tell_nothing(murder: Case, roster: Roster, text: str) -> None:
    """Short words, and words in another language than the case, are taken as they were meant."""
    assert kept(murder, roster, text=text, claims=("C19",)) == ("C19",)


def test_every_way_in_which_the_case_puts_a_claim_makes_it(murder: Case, roster: Roster) -> None:
    lost = [
        (claim.id, kernel.text)
        for claim in murder.claims
        for kernel in claim.kernels
        if not kept(murder, roster, text=kernel.text, claims=(claim.id,))
    ]
    assert not lost
