"""What counsel that a model plays is told before it speaks to the jury: at the end, what the jury heard and no more."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.played_examination import murder
from venire.kernel.proceeding import Ask
from venire.kernel.record import Seat
from venire.law.case_file.case import SIDES, Side
from venire.law.jury.case_as_heard import CaseAsHeard
from venire.participants.briefs.examination.addressing import SHORTEST, Addressing
from venire.participants.part import PreparedAsk
from venire.proceedings.trial.acts import Address
from venire.proceedings.trial.view import AdvocateView

HEARD = frozenset(("W1.11", "W1.12", "W8.3", "X2"))


def view(me: Side, **changes: Any) -> AdvocateView:
    """Counsel about to close after a very short trial."""
    known = CaseAsHeard(murder(), HEARD, HEARD).as_case()
    fields: dict[str, Any] = {
        "case": "murder",
        "title": murder().title,
        "player": "defence",
        "phase": "closings",
        "me": me,
        "station": "closing",
        "heard": HEARD,
        "claims": tuple(claim.id for claim in known.claims if claim.side == me),
    }
    return AdvocateView(**{**fields, **changes})


def turn(seen: AdvocateView) -> PreparedAsk:
    ask = Ask(f"{seen.station}/{seen.me}", Seat(f"counsel/{seen.me}"), (Address,), "Speak to the jury.")
    made = Addressing(murder()).turn(ask, seen)
    assert isinstance(made, PreparedAsk)
    return made


@pytest.mark.parametrize("me", SIDES)
def test_a_closing_has_what_the_jury_heard_and_no_other_testimony(me: Side) -> None:
    matter = turn(view(me)).brief.matter
    told = {fact.id: fact.text for witness in murder().witnesses for fact in witness.affidavit}
    assert all(told[fact] in matter for fact in HEARD if fact in told)
    assert not [fact for fact, text in told.items() if fact not in HEARD and text in matter]
    assert "In evidence: Windlass number 14." in matter


def test_who_has_nothing_to_argue_is_told_what_remains_to_be_said() -> None:
    empty: dict[str, Any] = {"heard": frozenset[str](), "claims": ()}
    assert "what of it was heard" in turn(view("prosecution", **empty)).brief.matter
    assert "what of it was never heard" in turn(view("defence", **empty)).brief.matter


@pytest.mark.parametrize("me", SIDES)
def test_an_opening_tells_its_own_witnesses_and_no_brief_is_long(me: Side) -> None:
    claims = tuple(claim.id for claim in murder().claims if claim.side == me)
    opening = turn(view(me, station="opening", heard=frozenset[str](), claims=claims)).brief
    own = [witness.name for witness in murder().witnesses if witness.side == me]
    assert all(f"- {name}, " in opening.matter for name in own)
    assert "What the jury heard" not in opening.matter
    assert len(opening.rules) + len(opening.shared) + len(opening.matter) < 4 * 3500


def test_an_address_of_a_few_words_is_sent_back_and_strange_points_are_left_out() -> None:
    made = turn(view("prosecution"))
    form = made.forms["address_jury"]
    assert "words" in made.complaint(form.model_validate({"text": "Find her guilty."}))
    speech = {"text": "The windlass was hers. " * SHORTEST, "claims": ["C5", "C999"]}
    taken = made.taken(form.model_validate(speech))
    assert taken.dropped == ("claim C999",)
    assert taken.act == Address(text=form.model_validate(speech).model_dump()["text"], claims=("C5",))
