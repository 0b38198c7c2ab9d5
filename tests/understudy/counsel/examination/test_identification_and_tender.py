"""An exhibit is identified before it is offered, an expert tendered before it opines, promises are held to account."""

from __future__ import annotations

import anyio
import pytest

from tests.support.played_examination import Hearing, murder
from venire.law.evidence.expertise import field_of, tendered, without_tender
from venire.law.evidence.identification import as_named, asked_of, identifies_another, kind_of
from venire.law.evidence.papers import CasePapers
from venire.library.shipped import ShippedCases
from venire.proceedings.examination import acts
from venire.proceedings.examination import events as ev
from venire_understudy.comprehension.retelling import retold


@pytest.mark.parametrize(
    ("question", "asked"),
    [
        ("I show you Exhibit 7 for identification. Do you recognise it?", "known"),
        ("Have you seen that before?", "known"),
        ("What is Exhibit 7?", "what"),
        ("Tell the jury what Exhibit 5 is, please.", "what"),
        ("Is it in the same condition as when you found it?", "true"),
        ("Does Exhibit 9 show fairly and accurately what was before you?", "true"),
        ("How do you recognise it?", "how"),
        ("How do you know that this is the bolt you found?", "how"),
        ("How do you know that?", None),
        ("Do you know him?", None),
        ("What is it that you saw?", None),
        ("Do you recognise this man?", None),
    ],
)
def test_what_an_identifying_question_is_after(question: str, asked: str | None) -> None:
    assert asked_of(question) == asked


def test_the_same_step_for_another_thing_repeats_nothing() -> None:
    assert identifies_another("What is Exhibit 7?", "What is Exhibit 2?")
    assert not identifies_another("What is Exhibit 7?", "Tell us what Exhibit 7 is.")
    assert not identifies_another("When did you come?", "When did you get there?")


@pytest.mark.parametrize(
    ("name", "kind", "said"),
    [
        ("Photograph of a wrist", "picture", "a photograph of a wrist"),
        ("Windlass number 14", "thing", "windlass number 14"),
        ("Recording of the voicemail", "recording", "a recording of the voicemail"),
        ("Report of Dr Sarkis", "writing", "the report of Dr Sarkis"),
        ("Service Notice 31-04", "writing", "Service Notice 31-04"),
        ("Page of the delivery book", "writing", "a page of the delivery book"),
    ],
)
def test_an_exhibit_has_its_kind_and_its_article(name: str, kind: str, said: str) -> None:
    assert (kind_of(name), as_named(name)) == (kind, said)


def test_whose_own_thing_it_is_says_my() -> None:
    assert as_named("Report of Dr Sarkis", "Dr Odile Sarkis") == "my report"
    assert as_named("Declan Corrigan's statement of April", "Declan Corrigan") == "my statement of April"


@pytest.mark.parametrize(("exhibit", "said"), [("X2", "They're the four paper bands."), ("X6", "They're two photo")])
@pytest.mark.anyio
async def test_things_that_are_counted_are_they(exhibit: str, said: str) -> None:
    case = ShippedCases().load("robbery")
    sponsor = next(one.sponsor for one in case.exhibits if one.id == exhibit)
    hearing = Hearing.opened("many", of=case, witnesses=(sponsor,))
    hearing.play.give("q1/put", acts.PutQuestion(text=f"What is Exhibit {exhibit[1:]}?", exhibit=exhibit))
    while not hearing.play.of(ev.Testified):
        await hearing.step()
    assert hearing.play.of(ev.Testified)[-1].text.startswith(said)


@pytest.mark.anyio
async def test_a_thing_is_identified_by_who_brings_it_and_by_nobody_else() -> None:
    hearing = Hearing.opened("hand", witnesses=("W1",))
    for exhibit, answer in (("X2", "windlass number 14"), ("X4", "")):
        number = hearing.play.state.number + 1
        text = f"What is Exhibit {exhibit[1:]}?"
        hearing.play.give(f"q{number}/put", acts.PutQuestion(text=text, exhibit=exhibit))
        while not hearing.play.asked()[0].key.endswith("/put"):
            await hearing.step()
        told = hearing.play.of(ev.Testified)
        if answer:
            assert answer in told[-1].text
        else:
            assert "autopsy" not in " ".join(one.text for one in told if one.no == number).lower()


@pytest.mark.anyio
@pytest.mark.parametrize("asked", ["How do you recognise it?", "How do you know what it is, Detective?"])
async def test_who_brings_a_thing_says_by_what_it_is_known(asked: str) -> None:
    hearing = Hearing.opened("how", witnesses=("W1",))
    foundation = next(one.foundation for one in murder().exhibits if one.id == "X2")
    for text in ("Do you recognise Exhibit 2?", asked):
        number = hearing.play.state.number + 1
        hearing.play.give(f"q{number}/put", acts.PutQuestion(text=text))
        while not hearing.play.asked()[0].key.endswith("/put"):
            await hearing.step()
    assert "when the divers brought it up" in hearing.play.of(ev.Testified)[-1].text
    assert hearing.play.of(ev.TestimonyMeant)[-1].facts == foundation


def test_no_exhibit_is_offered_on_direct_that_was_not_named_first() -> None:
    hearing = anyio.run(Hearing.opened("named", witnesses=("W1", "W2", "W7")).held)
    asked, offered = list[str](), 0
    for event in (entry.event for entry in hearing.play.entries):
        if isinstance(event, ev.QuestionPut):
            asked.append(event.text)
        if isinstance(event, ev.ExhibitOffered):
            offered += 1
            assert any(f"Exhibit {event.exhibit[1:]}" in text for text in asked), event.exhibit
    assert offered >= 4
    assert {one.received for one in hearing.play.of(ev.ExpertTendered)} == {True}
    assert [one.field for one in hearing.play.of(ev.ExpertTendered)] == ["forensic medicine", "hydraulic engineering"]


def test_a_party_and_a_layman_have_no_field() -> None:
    fields = {one.id: field_of(one) for one in murder().witnesses}
    assert fields == {**dict.fromkeys(fields, ""), "W2": "forensic medicine", "W7": "hydraulic engineering"}


def test_a_tender_is_read_out_of_the_question_and_is_not_asked_of_the_witness() -> None:
    text = "I tender Dr Vance as an expert in hydraulic engineering, Your Honour. When was the paddle shut?"
    assert tendered(text) == "hydraulic engineering"
    assert without_tender(text) == "When was the paddle shut?"
    assert tendered("Did you tender a bid?") == ""


def test_a_layman_who_is_tendered_is_not_received() -> None:
    hearing = Hearing.opened("layman", witnesses=("W8",))
    text = "I tender Walter Tull as an expert in murder, Your Honour. What did you see?"
    hearing.play.give("q1/put", acts.PutQuestion(text=text))
    (said,) = hearing.play.of(ev.ExpertTendered)
    assert not said.received
    assert "701" in said.text


def test_a_daughter_is_she_whoever_else_the_file_speaks_of() -> None:
    papers = CasePapers(murder())
    assert retold(papers, "W3.12") == "her father used his flashlight whenever he walked after dark"
    assert retold(papers, "W3.12", named=True).startswith("Clare Ashdown's father used his flashlight")
