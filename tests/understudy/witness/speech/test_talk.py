"""A witness who sounds like a person: short answers, pronouns, its own life kept to itself, reasons and feelings."""

from __future__ import annotations

import re

import pytest

from venire.kernel.chance import Chance
from venire.language.answers.non_claims import claims_nothing
from venire.law.case_file.case import Case, Profile
from venire.library.shipped import ShippedCases
from venire.models.vectors.likeness import sentence_likeness
from venire_understudy.witness.affidavit.knowledge import Knowledge, knowledge
from venire_understudy.witness.biography.private_life import private
from venire_understudy.witness.delivery.volunteered import conceding
from venire_understudy.witness.plain_affidavit import sworn_answer
from venire_understudy.witness.questions.conversation import ExchangedTurn
from venire_understudy.witness.speech.answer import WitnessAnswer
from venire_understudy.witness.speech.pronouns_for_names import by_pronoun, less_formally
from venire_understudy.witness.stand import WitnessStand

LOTS = ("a", "b", "c", "d", "e", "f")
FACTS = (
    "I have kept the ferry at Arden for nine years.",
    "My engine stopped at 11:20 p.m., after the second shout.",
    "I heard a shout and then, within a minute, a second shout.",
    "Mary Lane told me to cast off without the lamps.",
    "I cast off without the lamps.",
    "I cast off because the tide was turning.",
    "I could not see who stood on the far bank.",
)
FERRYMAN = "Owen Pratt, ferryman"


def ask(
    case: Case,
    witness: str,
    question: str,
    lot: str = "a",
    adverse: bool = False,
    earlier: tuple[ExchangedTurn, ...] = (),
) -> WitnessAnswer:
    person = next(one for one in case.witnesses if one.id == witness)
    texts = {fact.id: fact.text for fact in person.affidavit}
    stand = WitnessStand(
        knowledge(texts, {fact.id: fact.frame.subject for fact in person.affidavit}),
        person.profile,
        Chance(lot),
        earlier=earlier,
        sources=tuple(texts.values()),
        adverse=adverse,
        likeness=sentence_likeness(),
    )
    return stand.answer(question)


def known(*facts: str) -> Knowledge:
    return knowledge({str(number): text for number, text in enumerate(facts)})


@pytest.mark.parametrize("witness", ["W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8"])
@pytest.mark.parametrize(
    "question",
    [
        "Are you happily married?",
        "What are your hobbies?",
        "How do you generally vote in county elections?",
        "Doctor, do you go to church, and to which one?",
        "Where did you go on your last holiday?",
    ],
)
def test_its_own_life_is_kept_to_itself_and_not_forgotten(murder: Case, witness: str, question: str) -> None:
    for lot in LOTS:
        answer = ask(murder, witness, question, lot)
        assert answer.stance == "unknown"
        assert answer.facts == ()
        assert not re.search(r"\b(?:know|guess|say for sure|wish I)\b", answer.text)
        assert claims_nothing(answer.text), answer.text


@pytest.mark.parametrize(
    "question",
    ["Was Mary Lane married?", "How do people vote?", "How old is your father?", "Did she go to church?"],
)
def test_what_others_do_is_no_private_matter_of_the_witness(question: str) -> None:
    assert not private(known(*FACTS), question)


def test_what_the_affidavit_tells_of_its_life_is_no_secret() -> None:
    assert not private(known("I was married at the church in Arden."), "Were you married?")


@pytest.mark.parametrize("question", ["What is your work?", "What do you do for a living?", "What is your occupation?"])
@pytest.mark.parametrize(
    ("witness", "fact"), [("W1", "W1.1"), ("W5", "W5.1"), ("W6", "W6.1"), ("W7", "W7.1"), ("W8", "W8.1")]
)
def test_its_work_is_told_and_nothing_else(murder: Case, witness: str, fact: str, question: str) -> None:
    assert ask(murder, witness, question).facts == (fact,)


def test_whoever_swore_to_no_work_answers_by_no_other_fact(murder: Case) -> None:
    assert ask(murder, "W3", "What is your occupation?").facts == ()


def test_what_was_heard_before_a_thing_is_not_the_thing(murder: Case) -> None:
    assert ask(murder, "W4", "What did you hear before your alarm rang?").facts == ("W4.11",)
    own = sworn_answer(FACTS, FERRYMAN, "What did you hear before your engine stopped?")
    assert own.facts == ("3",)
    nothing = sworn_answer((FACTS[0], FACTS[1]), FERRYMAN, "What did you hear before your engine stopped?")
    assert nothing.facts == ()


@pytest.mark.parametrize(
    ("text", "question", "said"),
    [
        ("Tom Ashdown told me to go.", "What did Thomas Ashdown tell you?", "He told me to go."),
        ("At noon on Monday Mary Lane told me.", "What did Mary Lane say?", "At noon on Monday she told me."),
        ("I left Mary Lane on the bank.", "When did you leave Mary Lane?", "I left her on the bank."),
        ("I found Mary Lane's lamp.", "What did you find of Mary Lane's?", "I found her lamp."),
        ("My father liked Mary Lane.", "Did your father like Mary Lane?", "He liked her."),
        ("Mary Lane saw Ruth Lane.", "Did Mary Lane see Ruth Lane?", "Mary Lane saw Ruth Lane."),
        ("Tom Ashdown left.", "Who left?", "Tom Ashdown left."),
        ('He said, "Mary Lane is late."', "What did he say of Mary Lane?", 'He said, "Mary Lane is late."'),
        ("I saw her.", "Ms Lane, did you see Ruth Pike?", "I saw her."),
    ],
)
def test_whoever_is_named_is_he_or_she_in_the_answer(text: str, question: str, said: str) -> None:
    assert by_pronoun(text, question) == said


def test_a_full_name_is_not_said_twice() -> None:
    assert less_formally("Mary Lane's lamp.", "Did Mary Lane row?") == "Ms Lane's lamp."
    assert less_formally("Tom Ashdown left.", "Thomas Ashdown, you say?") == "Tom left."
    assert less_formally("Mary Lane's lamp.", "Who rowed?") == "Mary Lane's lamp."


def test_a_compound_question_gets_sentences_that_stand_together(murder: Case) -> None:
    both = "What did Irene Halvorsen tell you at 1:30 p.m. on Saturday, and what did the camera record at 10:09 p.m.?"
    answer = ask(murder, "W1", both)
    assert answer.facts == ("W1.6", "W1.7")
    assert re.search(r"told me .*\. And the camera .*recorded her van", answer.text)


def test_what_is_not_known_of_a_compound_is_said_once_and_last() -> None:
    asked = "How long have you kept the ferry, what did you hear, and did you see a blue car?"
    answer = sworn_answer(FACTS, FERRYMAN, asked)
    assert {"1", "3"} <= set(answer.facts)
    assert re.search(r"(?:The rest I don't know|I can't say about the rest)\.$", answer.text)


def test_an_unwilling_witness_asks_which_is_meant(murder: Case) -> None:
    three = "When did you bill the trust, where did you pay, and did you ride your bicycle?"
    assert ask(murder, "W5", three, adverse=True).text.endswith("?")
    assert ask(murder, "W5", three).facts


def test_a_clause_that_goes_on_is_no_second_question(murder: Case) -> None:
    asked = "You warned Irene Halvorsen in September of the rail at Lock 6, which was still loose, didn't you?"
    assert ask(murder, "W8", asked).stance == "affirm"


@pytest.mark.parametrize(
    "question",
    [
        "Did Irene Halvorsen tell you on Thursday that if Tom stood up on Monday, she was finished?",
        "The State has promised not to charge you over those invoices, provided that you testify, hasn't it?",
    ],
)
def test_yes_comes_first_and_no_recital_after_it(murder: Case, question: str) -> None:
    for lot in LOTS:
        answer = ask(murder, "W5", question, lot, adverse=True)
        assert answer.stance == "affirm"
        assert len(answer.text.split()) <= 5


def test_whether_a_thing_was_told_is_not_answered_by_its_being_so(murder: Case) -> None:
    answer = ask(murder, "W3", "Did you ever tell anybody that after the operation your father held on to every rail?")
    assert answer.stance == "unknown"


def test_no_pair_of_words_that_clash(murder: Case) -> None:
    for witness, question in (
        ("W7", "You are not a physician, are you?"),
        ("W8", "You told nobody of the bicycle light, did you?"),
        ("W1", "You never examined Colm Dacey's bicycle, did you?"),
    ):
        for lot in LOTS:
            text = ask(murder, witness, question, lot).text
            assert text.startswith("No")
            assert not re.search(r"No, (?:exactly|no\b)|right, no|absolutely", text)


def test_what_helps_the_other_side_is_not_given_away(murder: Case) -> None:
    for lot in LOTS:
        answer = ask(murder, "W8", "What did you see at about ten past ten?", lot)
        assert "W8.9" not in answer.facts
        assert "W8.10" not in answer.facts
    assert conceding(known("I could not see who was riding.").facts[0])
    assert not conceding(known("I heard no cry from the boat, and the boat rocked.", "A bolt can turn.").facts[1])


def test_what_is_added_sounds_like_talk(murder: Case) -> None:
    for lot in LOTS:
        text = ask(murder, "W7", "When was the paddle shut?", lot).text
        assert not re.search(r"another thing|something else|should (?:say|add)|might add", text)


def test_no_sentence_is_turned_round_what_was_told(murder: Case) -> None:
    assert ask(murder, "W6", "What was it that Tom Ashdown asked you to put down?").text == (
        "He told me to put the paddle down."
    )


def test_a_reason_comes_with_what_is_owned_to_now_and_then(murder: Case) -> None:
    question = "Did you lie to Detective Ferrante on Saturday morning?"
    given = [ask(murder, "W6", question, str(lot)) for lot in range(20)]
    with_reason = [answer for answer in given if answer.volunteered == ("W6.16",)]
    assert 0 < len(with_reason) < len(given)
    assert all("afraid for my post" in answer.text for answer in with_reason)
    assert ask(murder, "W6", "Why did you lie to Detective Ferrante?").facts == ("W6.16",)


def test_a_feeling_of_its_manner_comes_with_the_matter_it_is_about() -> None:
    person = Profile(cooperativeness="eager", manner="Slow of speech, ashamed of the lamps.")
    given = [
        sworn_answer(FACTS, FERRYMAN, question, profile=person, seed=str(lot)).text
        for lot in range(20)
        for question in ("You cast off without the lamps, didn't you?",)
    ]
    assert 0 < sum("I'm ashamed of that." in text for text in given) < len(given)
    other = sworn_answer(FACTS, FERRYMAN, "Did you hear a shout?", profile=person).text
    assert "ashamed" not in other


def test_what_follows_from_a_fact_is_not_denied_for_a_word_more() -> None:
    scarf = ShippedCases().load("exoneration")
    question = "You wrote for the police that night that he was five feet nine, with good teeth, did you not?"
    for lot in LOTS:
        assert ask(scarf, "W1", question, lot).stance in ("affirm", "tell")
    assert ask(scarf, "W1", "You wrote that he was six feet one?").stance == "correct"


@pytest.mark.parametrize(
    ("witness", "question"),
    [
        ("W8", "It's right, isn't it, that in September you heard Tom Ashdown demand the money back from Colm Dacey?"),
        ("W2", "You found no sign of a second blow to the head, did you?"),
        (
            "W6",
            "You let the paddle run for some three minutes more, because you wanted Thomas Ashdown to see, didn't you?",
        ),
    ],
)
def test_nothing_is_put_right_that_was_put_right(murder: Case, witness: str, question: str) -> None:
    for lot in LOTS:
        assert ask(murder, witness, question, lot).stance == "affirm"


@pytest.mark.parametrize(
    ("witness", "question", "fact"),
    [
        ("W5", "Leaving all that aside, when did you pay at the Basin Tavern?", "W5.8"),
        ("W5", "Let us turn to something quite different: when did Thomas Ashdown telephone you?", "W5.13"),
    ],
)
def test_what_only_announces_a_question_is_no_part_of_it(murder: Case, witness: str, question: str, fact: str) -> None:
    answer = ask(murder, witness, question)
    assert (answer.stance, answer.facts[0]) == ("tell", fact)


@pytest.mark.parametrize(
    ("witness", "question", "text"),
    [
        ("W1", "How long did it take you to drive from the Tollhouse lot to Marl Bridge?", "Four minutes."),
        ("W6", "What did you ask the trust in March?", "I asked for $380 to mend the rail."),
        ("W2", "How did Thomas Ashdown die?", "By drowning."),
        ("W2", "Where did the force come from?", "From above and behind."),
        ("W1", "When did you reach Lock 6?", "At 6:55 in the morning on Saturday, October 12."),
        (
            "W2",
            "What did you find at the back of the skull on the left?",
            "One depressed fracture. It was 1.6 by 1.2 inches.",
        ),
    ],
)
def test_a_short_question_gets_a_short_answer(murder: Case, witness: str, question: str, text: str) -> None:
    assert ask(murder, witness, question).text == text


def test_an_account_is_of_what_was_named(murder: Case) -> None:
    assert ask(murder, "W7", "What do you say of the upper bolt of that rail?").facts[0] == "W7.11"


@pytest.mark.parametrize(
    ("witness", "question"),
    [
        ("W3", "After the operation your father held on to every rail, is that right?"),
        ("W4", "After your boat stopped rocking you heard no more voices, did you?"),
    ],
)
def test_a_tag_is_not_the_question_and_what_it_follows_no_premise(murder: Case, witness: str, question: str) -> None:
    assert ask(murder, witness, question).stance == "affirm"


@pytest.mark.parametrize(
    ("question", "stance"),
    [
        ("Was the flashlight switched on?", "correct"),
        ("Was the flashlight on?", "correct"),
        ("Was the flashlight switched off?", "affirm"),
        ("Was the windlass in the van?", "unknown"),
        ("Was the wrench in the van?", "affirm"),
    ],
)
def test_a_yes_swears_to_nothing_that_the_fact_lacks_or_has_the_other_way(
    murder: Case, question: str, stance: str
) -> None:
    for lot in LOTS:
        assert ask(murder, "W1", question, lot).stance == stance


def test_what_is_taken_up_ahead_of_a_question_is_not_what_is_asked(murder: Case) -> None:
    question = "You have said that the upper sill came bare at about 9:53 p.m. When was the paddle shut?"
    for lot in LOTS:
        assert ask(murder, "W7", question, lot).text.startswith("About 9:54")


@pytest.mark.parametrize("lot", LOTS)
@pytest.mark.parametrize(
    ("witness", "question", "opening"),
    [
        (
            "W1",
            "Detective, the phone did not answer the network at 10:06 p.m., isn't that so?",
            r"(?:Yes|That|Quite)\b",
        ),
        ("W8", "And you told nobody of the bicycle light for three weeks, isn't that so?", r"(?:Yes|That)\b"),
        ("W2", "You found no sign of a second blow to the head, did you?", r"No, I didn't\."),
        ("W4", "You did not tell the deputy which splash was heavier, did you?", r"No, I didn't\."),
        ("W6", "You signed nine certificates without once going to look, did you not?", r"(?:Yes|That|Quite)\b"),
    ],
)
def test_a_confirming_answer_has_the_sign_that_its_question_asks_for(
    murder: Case, witness: str, question: str, opening: str, lot: str
) -> None:
    answer = ask(murder, witness, question, lot, adverse=True)
    assert re.match(opening, answer.text)
    assert answer.stance == "affirm"


def test_two_halves_that_are_both_so_are_agreed_to_and_a_remark_is_left_out(murder: Case) -> None:
    first = "Thomas Ashdown's phone answered the network at 9:58 p.m. on Friday"
    both = f"{first}, and the phone did not answer the network at 10:06 p.m., isn't that right?"
    whole = ask(murder, "W1", both, adverse=True)
    assert (whole.stance, set(whole.facts)) == ("affirm", {"W1.3", "W1.4"})
    pressed = "You lied to Detective Ferrante on Saturday morning, and you have thought up nothing better, have you?"
    admitted = ask(murder, "W6", pressed, adverse=True)
    assert not admitted.text.startswith("No")
    assert "I lied to Detective Ferrante" in admitted.text
    wrong = f"{first}, and the phone answered the network at 10:06 p.m., isn't that right?"
    assert ask(murder, "W1", wrong, adverse=True).stance != "affirm"


@pytest.mark.parametrize(
    ("witness", "question"),
    [
        (
            "W2",
            "Why were we never told that the first test for blood on the windlass, the presumptive test, was positive?",
        ),
        ("W6", "When did you decide to keep it to yourself that you let the paddle run for some three minutes more?"),
    ],
)
def test_a_fact_that_the_question_has_already_said_is_no_reason_and_no_hour(
    murder: Case, witness: str, question: str
) -> None:
    said = ask(murder, witness, question).text
    assert not re.search(r"because (?!I)|positive|three minutes|\d", said)


def test_what_somebody_has_is_told_when_it_is_asked_for_as_his() -> None:
    scarf = ShippedCases().load("exoneration")
    assert ask(scarf, "W3", "Then what is Warren Teague's blood group?").text == "Group B."
    assert ask(scarf, "W3", "What is Helen Marrow's blood group?").text == "Group B too."


def test_as_i_said_is_said_only_of_what_was_said() -> None:
    scarf = ShippedCases().load("exoneration")
    question, other = (
        "How many people have group B?",
        ExchangedTurn("What is his blood group?", "Group B, in one person."),
    )
    assert "As I" not in ask(scarf, "W3", question, earlier=(other,)).text
    same = ExchangedTurn("How common is it?", "One person in ten has group B.")
    assert ask(scarf, "W3", question, earlier=(same,)).text.startswith("As I")


@pytest.mark.parametrize("lot", LOTS)
def test_nobody_hesitates_over_where_he_walked_or_what_he_was(lot: str) -> None:
    assault, scarf = ShippedCases().load("assault"), ShippedCases().load("exoneration")
    assert ask(assault, "W5", "How did you go back from Weir Gate?", lot).text.startswith("I went back")
    assert ask(scarf, "W8", "When were you the nurse of the county jail?", lot).text == "In 1989."
