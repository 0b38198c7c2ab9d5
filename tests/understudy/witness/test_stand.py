"""The understudy on the stand of the murder: every type of question, put to witnesses who sound like themselves."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Literal

import pytest

from tests.support.places import SETS
from venire.kernel.chance import Chance
from venire.kernel.frozen import Frozen
from venire.language.comparison.recital import copied
from venire.law.case_file.case import Case, Profile
from venire.law.case_file.case import Witness as Sworn
from venire.models.vectors.likeness import sentence_likeness
from venire.studies.benchmarks.measures.answers import right
from venire_understudy.witness.affidavit.knowledge import knowledge
from venire_understudy.witness.plain_affidavit import answer_from
from venire_understudy.witness.questions.conversation import ExchangedTurn
from venire_understudy.witness.speech.answer import WitnessAnswer
from venire_understudy.witness.stand import WitnessStand

DEV = SETS / "witness_dev"
NOT_KNOWING = re.compile(
    r"(don't|do not) (know|recall|remember)|(couldn't|can't|could not|cannot) (say|tell|speak)|more than I know", re.I
)
DENIAL = re.compile(r"\b(no|not|never|nobody|nothing|none)\b|n't\b", re.IGNORECASE)


def sworn(case: Case, identity: str) -> Sworn:
    return next(witness for witness in case.witnesses if witness.id == identity)


def ask(
    case: Case,
    witness: str,
    question: str,
    profile: Profile | None = None,
    earlier: tuple[ExchangedTurn, ...] = (),
    adverse: bool = False,
) -> WitnessAnswer:
    """The witness's answer, from its affidavit as the case has it."""
    person = sworn(case, witness)
    texts = {fact.id: fact.text for fact in person.affidavit}
    known = knowledge(texts, {fact.id: fact.frame.subject for fact in person.affidavit})
    stand = WitnessStand(
        known,
        profile or person.profile,
        Chance("stand"),
        earlier=earlier,
        sources=tuple(texts.values()),
        adverse=adverse,
    )
    return stand.answer(question)


@pytest.mark.parametrize(
    ("witness", "question", "fact", "key"),
    [
        ("W1", "When did you reach Lock 6?", "W1.2", "6:55"),
        ("W4", "At what time did your alarm go off?", "W4.12", "10:00"),
        ("W5", "How much did you pay for the engine?", "W5.6", "$4,000"),
        ("W5", "Who phoned you that evening?", "W5.13", "Thomas Ashdown"),
        ("W6", "Why did you lie?", "W6.16", "afraid for my post"),
        ("W6", "Where did you write the email?", "W6.14", "van"),
        ("W7", "How long have you been an engineer?", "W7.1", "twenty-six years"),
        ("W7", "How much were you paid?", "W7.18", "$9,200"),
        ("W3", "What did your father tell you about the certificates?", "W3.3", "false"),
        ("W8", "Who did you warn?", "W8.7", "Irene Halvorsen"),
        ("W4", "Could you tell the jury how many splashes you heard?", "W4.11", "splash"),
        ("W5", "Where did you sit?", "W5.10", "truck"),
    ],
)
def test_a_question_that_wants_something_is_answered_from_the_fact(
    murder: Case, witness: str, question: str, fact: str, key: str
) -> None:
    answer = ask(murder, witness, question)
    assert answer.stance == "tell"
    assert fact in answer.facts
    assert key in answer.text


@pytest.mark.parametrize(
    ("witness", "question", "stance", "fact"),
    [
        ("W6", "Did you lie to Detective Ferrante?", "affirm", "W6.15"),
        ("W6", "Isn't it true that you lied to Detective Ferrante?", "affirm", "W6.15"),
        ("W5", "So you paid by card?", "affirm", "W5.8"),
        ("W5", "You repaired the rail at Lock 6, didn't you?", "deny", "W5.3"),
        ("W5", "You didn't repair the rail, did you?", "affirm", "W5.3"),
        ("W8", "You were wearing your glasses, weren't you?", "deny", "W8.10"),
        ("W8", "Were you wearing your glasses?", "deny", "W8.10"),
        ("W4", "Did you hear anybody scream?", "deny", "W4.14"),
        ("W8", "Did you see the rider's face?", "deny", "W8.9"),
        ("W7", "Are you a doctor?", "deny", "W7.17"),
        ("W5", "Did Ashdown ask you to come to the lock?", "deny", "W5.14"),
        ("W1", "Did you reach Lock 6 at eight in the morning?", "correct", "W1.2"),
        ("W5", "You paid her $6,000 for the engine, correct?", "correct", "W5.6"),
        ("W2", "Was the confirmatory test positive?", "correct", "W2.12"),
        ("W1", "Did you find the flashlight in the grass?", "correct", "W1.13"),
        ("W1", "Was the flashlight switched on when you found it?", "correct", "W1.13"),
        ("W5", "When did you ride your bicycle?", "correct", "W5.12"),
    ],
)
def test_yes_no_and_the_mending_of_a_false_premise(
    murder: Case, witness: str, question: str, stance: str, fact: str
) -> None:
    answer = ask(murder, witness, question)
    assert answer.stance == stance
    assert answer.facts[0] == fact
    denied = bool(DENIAL.search(re.split(r"[.;!] ", answer.text)[0]))
    assert denied == (stance != "affirm" or question.endswith("did you?"))


@pytest.mark.parametrize(
    ("witness", "question"),
    [
        ("W1", "What colour was the van?"),
        ("W6", "What did you have for supper?"),
        ("W2", "How tall was the assailant?"),
        ("W5", "What is your sister's name?"),
        ("W4", "Who carried the light?"),
        ("W3", "Who shot the president?"),
    ],
)
def test_what_the_affidavit_does_not_say_is_not_known(murder: Case, witness: str, question: str) -> None:
    answer = ask(murder, witness, question)
    assert answer.stance == "unknown"
    assert NOT_KNOWING.search(answer.text)


def test_a_compound_question_is_answered_part_by_part(murder: Case) -> None:
    answer = ask(murder, "W4", "Did you see who carried the light and did you hear a cry?")
    assert answer.facts == ("W4.9", "W4.14")


def test_a_request_did_not_make_it_so(murder: Case) -> None:
    answer = ask(murder, "W3", "Did your father drop the certificates into the water?")
    assert answer.stance != "affirm"


def test_what_the_windlass_did_is_not_confessed_by_the_witness(murder: Case) -> None:
    answer = ask(murder, "W6", "You struck him with the windlass, didn't you?")
    assert answer.stance != "affirm"
    assert not answer.text.startswith("Yes")


def test_a_hostile_witness_on_cross_gives_only_what_was_asked(murder: Case) -> None:
    hostile = Profile(cooperativeness="hostile", verbosity="terse")
    answer = ask(murder, "W6", "Did you lie to Detective Ferrante?", hostile, adverse=True)
    assert answer.stance == "affirm"
    assert len(answer.text.split()) <= 8
    assert answer.volunteered == ()


def test_an_eager_witness_volunteers_and_says_so_under_seal(murder: Case) -> None:
    eager = Profile(cooperativeness="eager", verbosity="verbose")
    asked = next([fact.ask for fact in one.affidavit] for one in murder.witnesses if one.id == "W7")
    given = [ask(murder, "W7", question, eager) for question in asked]
    extra = [answer for answer in given if answer.volunteered]
    assert extra
    assert all(set(answer.volunteered) < set(answer.facts) for answer in extra)


def test_a_poor_memory_is_less_exact_and_still_true(murder: Case) -> None:
    poor = Profile(memory="poor", verbosity="plain")
    assert "about 9:40" in ask(murder, "W4", "When did you wake?", poor).text


def test_what_was_said_before_is_said_again_and_said_to_be(murder: Case) -> None:
    first = ask(murder, "W6", "Why did you lie?")
    again = ask(murder, "W6", "Why was it that you lied?", earlier=(ExchangedTurn("Why did you lie?", first.text),))
    assert again.facts == first.facts
    assert again.text != first.text
    assert re.search(r"\b(said|told|mentioned|saying)\b", again.text)


def test_it_is_understood_by_the_exchange_before(murder: Case) -> None:
    earlier = (ExchangedTurn("Did you repair the rail at Lock 6?", "No. I didn't repair the rail at Lock 6."),)
    answer = ask(murder, "W5", "How much did you bill for it?", earlier=earlier)
    assert "$2,150" in answer.text


def test_an_affidavit_in_the_third_person_is_spoken_in_the_first() -> None:
    facts = ["Gail Porter is a barmaid at the Anchor.", "She never saw a knife.", "Mr Price pushed Mr Lowe."]
    assert "I never saw" in answer_from(facts, "Gail Porter, barmaid", "Was there a knife?")
    assert re.match(r"No\b.*Mr Price pushed", answer_from(facts, "Gail Porter", "Did Mr Lowe push Mr Price?"))


WH = {
    "W1": ("When did you reach Lock 6?", "What did you find in the van?", "How long did the walk take?"),
    "W2": ("What did you find in the wound?", "Who died?", "From where did the force come?"),
    "W3": ("When did you speak with your father?", "What did your father use after dark?", "Whose voice is it?"),
    "W4": ("When did you wake?", "What did you hear?", "Where was the light?", "How high was the light?"),
    "W5": ("What did you bill?", "Where did you pay?", "Who promised you what?", "How well do you know the towpath?"),
    "W6": ("What did you sign?", "When did you leave Tom Ashdown?", "What did you give him?", "What did you wear?"),
    "W7": ("When was the paddle opened?", "How deep was the water?", "What does the gauge show?", "What broke?"),
    "W8": ("Where do you live?", "What did you see at ten past ten?", "What do keepers say?", "What did you feel?"),
}
POLAR = (
    "Did you see a light at nine o'clock?",
    "You were drunk, weren't you?",
    "Isn't it true that Mr Smith paid you $500 on Tuesday?",
    "Did Thomas Ashdown die by fire?",
    "You never told anyone, did you?",
    "Was the rail loose in September?",
    "Did Irene Halvorsen tell you that she had been at Lock 9 at 3:15 p.m.?",
    "Nobody was there, were they?",
    "Tell us about the windlass.",
    "Do you agree that the paddle was shut at about 9:54 p.m.?",
)


def everything(case: Case) -> Iterator[tuple[str, str, WitnessAnswer]]:
    for identity, questions in WH.items():
        for question in (*questions, *POLAR):
            yield identity, question, ask(case, identity, question)


def numbers(text: str) -> set[str]:
    return set(re.findall(r"\d+(?:[:.,]\d+)*", text))


def capitals(text: str) -> set[str]:
    return set(re.findall(r"(?<![.!?:] )(?<!^)(?<![\"“])\b[A-Z][a-z]{2,}", text))


def test_no_number_and_no_name_comes_from_outside(murder: Case) -> None:
    for identity, question, answer in everything(murder):
        facts = " ".join(fact.text for fact in sworn(murder, identity).affidavit)
        assert numbers(answer.text) <= numbers(facts), (question, answer.text)
        assert capitals(answer.text) - {"Yes"} <= set(re.findall(r"[A-Z][a-z]+", facts)), answer.text


def test_a_yes_is_never_said_to_a_number_or_a_name_that_the_affidavit_has_not(murder: Case) -> None:
    for identity, question, answer in everything(murder):
        facts = " ".join(fact.text for fact in sworn(murder, identity).affidavit)
        if not numbers(question) <= numbers(facts) or not capitals(question) <= capitals(facts):
            assert answer.stance != "affirm", (identity, question, answer.text)


def test_the_affidavit_is_recited_only_where_a_plain_sentence_would_have_to_be_twisted(murder: Case) -> None:
    given = [(identity, answer.text) for identity, _, answer in everything(murder)]
    recited = [
        text for identity, text in given if copied(text, [fact.text for fact in sworn(murder, identity).affidavit])
    ]
    assert len(recited) <= 0.35 * len(given), recited


class Asked(Frozen):
    """A row of the development set."""

    id: str
    affidavit_id: str
    question: str
    expect: Literal["fact", "unknown", "deny"]
    key: tuple[str, ...] = ()
    forbid: tuple[str, ...] = ()

    def right(self, text: str) -> bool:
        """Whether an answer says what it must and nothing that it must not, strictly."""
        return right(self.expect, text, self.key, self.forbid)


class Sheet(Frozen):
    """An affidavit of the development set."""

    id: str
    witness: str
    side: str
    facts: tuple[str, ...]


def lines(name: str) -> list[str]:
    return (DEV / name).read_text("utf-8").splitlines()


def test_the_development_set_is_answered() -> None:
    sheets = {sheet.id: sheet for sheet in map(Sheet.model_validate_json, lines("affidavits.jsonl"))}
    rows = [Asked.model_validate_json(line) for line in lines("questions.jsonl")]
    good = [
        row.right(
            answer_from(
                sheets[row.affidavit_id].facts,
                sheets[row.affidavit_id].witness,
                row.question,
                likeness=sentence_likeness(),
            )
        )
        for row in rows
    ]
    assert sum(good) / len(rows) >= 0.80
