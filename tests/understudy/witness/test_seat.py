"""The understudy in a witness's seat: from the view that the examination gives it to its testimony."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import numpy as np
import pytest
from numpy.typing import NDArray

from venire.errors import VenireError
from venire.kernel.chance import Chance
from venire.kernel.proceeding import Ask
from venire.kernel.record import Seat
from venire.law.case_file.case import Case, Side
from venire.law.testimony.testified import Exchange
from venire.proceedings.examination.acts import Testify
from venire.proceedings.examination.view import CourtView, WitnessSeen, WitnessView
from venire_understudy.witness.seat import WitnessSeat


def room(case: Case, identity: str) -> CourtView:
    """The court while this witness answers."""
    seen = tuple(WitnessSeen(id=one.id, name=one.name, role=one.role, side=one.side) for one in case.witnesses)
    return CourtView(
        case=case.id,
        title=case.title,
        station="answering",
        player="prosecution",
        witnesses=seen,
        witness=identity,
        phase="direct",
        by="prosecution",
        number=1,
        left=5,
        pending=None,
        exchanges=(),
        rulings=(),
        exhibits=(),
    )


def view(case: Case, identity: str, question: str, asks: Side, exchanges: tuple[Exchange, ...] = ()) -> WitnessView:
    person = next(one for one in case.witnesses if one.id == identity)
    own = {
        "me": identity,
        "name": person.name,
        "role": person.role,
        "affidavit": {fact.id: fact.text for fact in person.affidavit},
        "profile": person.profile,
        "question": question,
        "asks": asks,
        "exchanges": exchanges,
        "number": len(exchanges) + 1,
    }
    return WitnessView.model_validate({**dict(room(case, identity)), **own})


def answered(seat: WitnessSeat, identity: str, seen: CourtView) -> Testify:
    return asyncio.run(seat.answer(asked(identity), seen))


def asked(identity: str) -> Ask:
    return Ask(key="q1/answer", seat=Seat(f"witness/{identity}"), wants=(Testify,))


def test_it_testifies_from_its_own_facts(murder: Case) -> None:
    act = answered(WitnessSeat(Chance("s"), murder), "W6", view(murder, "W6", "Why did you lie?", "defence"))
    assert act.facts == ("W6.16",)
    assert act.stance == "tell"


def test_a_guarded_witness_says_less_to_the_other_side(murder: Case) -> None:
    seat = WitnessSeat(Chance("s"), murder)
    own = answered(seat, "W5", view(murder, "W5", "Did you repair the rail?", "prosecution"))
    other = answered(seat, "W5", view(murder, "W5", "Did you repair the rail?", "defence"))
    assert own.stance == other.stance == "deny"
    assert len(other.text) < len(own.text)


def test_the_same_question_has_the_same_answer_and_not_the_same_words(murder: Case) -> None:
    seat = WitnessSeat(Chance("s"), murder)
    first = answered(seat, "W7", view(murder, "W7", "When was the paddle shut?", "defence"))
    said = Exchange(
        no=1, witness="W7", phase="direct", by="defence", question="When was the paddle shut?", answer=first.text
    )
    again = answered(seat, "W7", view(murder, "W7", "When was the paddle shut?", "defence", (said,)))
    assert again.facts[0] == first.facts[0]
    assert again.text != first.text


def test_it_is_the_same_for_the_same_seed(murder: Case) -> None:
    given = [
        answered(WitnessSeat(Chance("s"), murder), "W8", view(murder, "W8", "Where do you live?", "defence"))
        for _ in range(2)
    ]
    assert given[0] == given[1]


def test_another_seat_s_view_is_refused_with_a_remedy(murder: Case) -> None:
    with pytest.raises(VenireError, match="witness's view"):
        answered(WitnessSeat(Chance("s"), murder), "W6", room(murder, "W6"))


class Neighbours:
    """An embedder for which "bicycle" and "velocipede" are one word and all others strangers."""

    dimension = 512

    async def embed(self, texts: Sequence[str]) -> NDArray[np.float32]:
        rows = np.zeros((len(texts), self.dimension), dtype=np.float32)
        for row, text in zip(rows, texts, strict=True):
            row[1 + sum(map(ord, text)) % 500 if text not in ("bicycle", "velocipede") else 0] = 1.0
        return rows


class Broken(Neighbours):
    """An embedder that fails."""

    async def embed(self, texts: Sequence[str]) -> NDArray[np.float32]:
        raise VenireError(f"No vectors for {len(texts)} words.", "Try again.")


def test_a_word_that_no_list_has_is_found_by_its_vector(murder: Case) -> None:
    question = view(murder, "W5", "Where was your velocipede?", "prosecution")
    plain = answered(WitnessSeat(Chance("s"), murder), "W5", question)
    near = answered(WitnessSeat(Chance("s"), murder, Neighbours()), "W5", question)
    assert plain.stance == "unknown"
    assert near.facts == ("W5.11",)


def test_a_failing_embedder_leaves_the_thesaurus(murder: Case) -> None:
    question = view(murder, "W6", "Why did you lie?", "defence")
    act = answered(WitnessSeat(Chance("s"), murder, Broken()), "W6", question)
    assert act.facts == ("W6.16",)
