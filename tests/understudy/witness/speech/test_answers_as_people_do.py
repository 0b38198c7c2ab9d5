"""A witness speaks as somebody would who heard the question: "No, I can't" to "Can you say …?", both halves of a pair,
nothing added that is beside the question, and "as I said" of nothing but what it has said."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from tests.understudy.witness.biography.test_personal_questions import ask
from venire.kernel.chance import Chance
from venire.law.case_file.case import Case, Fact, Frame, Profile
from venire_understudy.witness.affidavit.acquaintance import Acquaintance
from venire_understudy.witness.affidavit.knowledge import knowledge
from venire_understudy.witness.biography.first_names import by_first_name
from venire_understudy.witness.excerpts.hour_in_place import within
from venire_understudy.witness.plain_affidavit import answer_from, sworn_answer
from venire_understudy.witness.questions.conversation import ExchangedTurn, said_before
from venire_understudy.witness.speech.stock_phrases import StockPhrases
from venire_understudy.witness.stand import WitnessStand

COOPERATIVE = ("hostile", "guarded", "neutral", "helpful", "eager")


def answers(facts: Sequence[str], question: str) -> list[str]:
    """By every kind of witness."""
    profiles = [Profile.model_validate({"cooperativeness": one}) for one in COOPERATIVE]
    return [answer_from(facts, "Nils Berg", question, profile=profile) for profile in profiles]


@pytest.mark.parametrize(
    ("fact", "question", "said"),
    [
        (
            "I do not know how the sacks came into my barn.",
            "Do you know how the sacks came into your barn?",
            "No, I don't.",
        ),
        (
            "I cannot say when any page of the log was written.",
            "Can you say when any page of the log was written?",
            "No, I can't.",
        ),
    ],
)
def test_whether_one_can_say_is_answered_by_whether_one_can(fact: str, question: str, said: str) -> None:
    for answer in answers([fact], question):
        assert not re.search(r"\b(?:so|right|put)\b", answer)
    assert answer_from([fact], "Nils Berg", question) == said


@pytest.mark.parametrize(
    ("facts", "question", "both"),
    [
        (
            ["The mill has promised not to sue me if I speak.", "Ada Holm telephoned me at 7:12 p.m. on Friday."],
            "The mill has promised not to sue you if you speak, and Ada Holm telephoned you at 7:12 p.m. on "
            "Friday, isn't that right?",
            ("1", "2"),
        ),
        (
            ["The lamp did not answer at 10:06 p.m.", "At 9:58 p.m. Ada Holm's lamp answered."],
            "Isn't it a fact that the lamp did not answer at 10:06 p.m., and also that Ada Holm's lamp answered "
            "at 9:58 p.m.?",
            ("1", "2"),
        ),
    ],
)
def test_two_things_put_in_one_breath_that_are_both_so_are_both_agreed_to(
    facts: list[str], question: str, both: tuple[str, ...]
) -> None:
    answer = sworn_answer(facts, "Nils Berg", question)
    assert answer.stance == "affirm"
    assert set(answer.facts) == set(both)


def test_each_half_of_a_pair_is_answered_and_a_bare_no_says_what_it_denies() -> None:
    facts = ["The four sacks had been cut open with a knife.", "Nobody had told me to look in the barn."]
    asked = "How had the four sacks been opened, and had anybody told you to look in the barn?"
    answer = answer_from(facts, "Nils Berg", asked)
    assert "knife" in answer
    assert answer.endswith("And no, nobody had.")


def test_to_its_own_side_no_witness_is_rude() -> None:
    hostile = Profile(cooperativeness="hostile")
    own = {StockPhrases(hostile, Chance(str(seed))).lead("no", openly=True) for seed in range(30)}
    other = {StockPhrases(hostile, Chance(str(seed)), adverse=True).lead("no", openly=True) for seed in range(30)}
    assert own == {"No."}
    assert "No, and you know it." in other


@pytest.mark.parametrize(
    ("fact", "question", "answer"),
    [
        ("I did not call the miller.", "What does the rule say?", "It told me to call the miller."),
        ('Ada Holm said, "Missed it again."', "Whom did you wake?", "I woke Ada Holm."),
    ],
)
def test_what_was_not_said_was_not_said_before(fact: str, question: str, answer: str) -> None:
    told = knowledge({"1": fact}).facts[0]
    assert not said_before(told, (ExchangedTurn(question, answer),))


def test_the_reason_that_is_asked_for_is_never_a_yes(murder: Case) -> None:
    asked = "Why did you keep it from the police that you think of Irene Halvorsen as a niece?"
    assert not ask(murder, "W8", asked).text.startswith("Yes")


def test_nothing_is_added_that_has_nothing_of_what_was_asked() -> None:
    facts = ["No other mill within sixty miles grinds rye.", "Ada Holm and I read the deeds of his mill together."]
    profile = Profile(cooperativeness="eager", verbosity="verbose")
    said = [
        answer_from(
            facts, "Nils Berg", "Which other mill within sixty miles grinds rye?", profile=profile, seed=str(seed)
        )
        for seed in range(12)
    ]
    assert not any("deeds" in one for one in said)


@pytest.mark.parametrize(
    ("told", "question", "said"),
    [
        ("I saw a red light. It was 6:40 a.m.", "What did you see then?", "At 6:40 a.m. I saw a red light."),
        ("I saw a red light. It was 6:40 a.m.", "What did you see at 6:40 a.m.?", "I saw a red light."),
        ("The mill shut. That was on May 4.", "What shut?", "On May 4, the mill shut."),
        ("I found the key. It was in a drawer.", "What did you find?", "I found the key. It was in a drawer."),
        (
            "I didn't look after it broke. That was on May 4.",
            "Did you?",
            "I didn't look after it broke. That was on May 4.",
        ),
    ],
)
def test_an_hour_stands_where_it_belongs_and_is_not_said_again(told: str, question: str, said: str) -> None:
    assert within(told, question) == said


@pytest.mark.parametrize(
    "question",
    [
        "What about the engines, generally?",
        "So what about the money, at large?",
        "How did things stand with the hay, generally?",
        "And so with the hay, how was that?",
        "What was the position with the hay, in general?",
    ],
)
def test_a_vague_question_gets_a_question_back(question: str) -> None:
    for answer in answers(["I left the mill at 9:40 p.m."], question):
        assert answer.endswith("?")
        assert "know" not in answer.split("?")[0].replace("like to know", "")


@pytest.mark.parametrize(
    ("role", "facts", "said"),
    [
        ("neighbour, retired cellist", ["I own a cat."], "I'm Nils Berg. I'm a neighbour, and a retired cellist."),
        ("the plaintiff, a farrier", ["I own a cat."], "I'm Nils Berg. I'm a farrier."),
        (
            "the plaintiff, a farrier",
            ["I had worked as a farrier for six years."],
            "I'm Nils Berg. I'd worked as a farrier for six years.",
        ),
        ("miller, who found the key", ["I own a cat."], "I'm Nils Berg. I'm a miller."),
        ("translator, who saw it", ["I work at night."], "I'm Nils Berg. I'm a translator. I work at night."),
    ],
)
def test_who_one_is_and_what_one_does(role: str, facts: list[str], said: str) -> None:
    known = knowledge({str(place): fact for place, fact in enumerate(facts)})
    stand = WitnessStand(known, Profile(), Chance("a"), name="Nils Berg", role=role)
    assert stand.answer("Tell the jury, please, who you are and what you do.").text == said


def test_who_did_it_is_named_by_more_than_he() -> None:
    facts = ["A man in oilskins came in by the back door.", "He opened the drawer under the counter."]
    assert answer_from(facts, "Nils Berg", "Who opened the drawer under the counter?").startswith("The man in oilskins")


@pytest.mark.parametrize(
    "lead", ["Of your own knowledge, and from nobody's telling,", "I ask only for what came to your own notice."]
)
def test_what_confines_a_question_does_not_make_a_statement_of_it(lead: str) -> None:
    facts, asked = ["Ada Holm applied for a loan of $65,000."], "what did Ada Holm apply for?"
    answer = answer_from(facts, "Nils Berg", f"{lead} {asked}")
    assert answer == answer_from(facts, "Nils Berg", asked.capitalize().replace("ada holm", "Ada Holm"))


@pytest.mark.parametrize(
    "question",
    ["Would you say that Ada Holm acted recklessly?", "In your opinion, was Ada Holm telling the truth about it?"],
)
def test_whether_somebody_lied_or_is_to_blame_is_left_to_the_jury(question: str) -> None:
    facts = ["Ada Holm did not tell me that she was worried about the mill."]
    for answer in answers(facts, question):
        assert re.search(r"\bjury\b|\bnot for me\b|\btheir job\b|\bisn't for me\b", answer)


def test_the_reason_comes_without_the_deed_over_again() -> None:
    written = Fact(
        id="1",
        text="I told Ada Holm that I had left because I was ashamed to have slept past it.",
        frame=Frame(subject="I", verb="tell"),
        aloud="I told Ada Holm I had left. I said that because I was ashamed. I had slept past it.",
    )
    known = knowledge({"1": written.text}, {"1": "I"}, {"1": written.aloud}, {"1": written.frame})
    stand = WitnessStand(known, Profile(), Chance("a"), sources=(written.text,))
    assert stand.answer("Why did you tell Ada Holm that you had left?").text.startswith("Because I was ashamed")


MILL = [
    "I found the log in a drawer on May 4.",
    "The flour was bad.",
    "I swept the mill.",
    "The log agrees with the scales.",
    "I sealed the log in June.",
    "Rye dust would have stopped the wheel.",
]


def test_all_that_one_knows_of_a_thing_is_about_that_thing() -> None:
    told = sworn_answer(MILL, "Nils Berg", "Tell the jury all you know about the log.")
    assert told.facts[:2] == ("1", "4")


def test_what_happened_after_a_thing_begins_after_it_and_is_nothing_supposed() -> None:
    asked = "Tell the jury, in your own words, everything that happened after you swept the mill."
    told = sworn_answer(["I opened the door.", *MILL], "Nils Berg", asked)
    assert "6" in told.facts
    assert not {"1", "2", "7"} & set(told.facts)


@pytest.mark.parametrize(
    "lead",
    ["I want to be sure that the jury has it:", "Before we leave that, so that there is no doubt:",
    "My note of it is not clear, so tell me:"],
)  # fmt: skip
def test_what_leads_up_to_a_question_is_no_part_of_it(lead: str) -> None:
    facts = ["Three carts whose numbers begin with 41 were on the road that night."]
    put = "three carts whose numbers begin with 41 were on the road that night, weren't they?"
    assert sworn_answer(facts, "Nils Berg", f"{lead} {put}").stance == "affirm"


@pytest.mark.parametrize(
    "question",
    [
        "What had Ada Holm been doing before you reached the mill?",
        "What had been done there before you reached the mill?",
    ],
)
def test_what_had_been_done_is_not_told_by_when_it_was(question: str) -> None:
    assert sworn_answer(["I reached the mill at 9:40 p.m."], "Nils Berg", question).stance == "unknown"


def test_whom_it_was_is_named_though_the_pair_names_him_too() -> None:
    facts = ["I saw Lewis Tarn come into the mill at half past nine.", "I knew Lewis Tarn by sight."]
    asked = "Whom did you see come into the mill at half past nine, and did you know Lewis Tarn by sight?"
    assert re.search(r"Lewis Tarn|Mr Tarn", answer_from(facts, "Nils Berg", asked))


def test_a_deed_with_its_reason_is_owned_to_with_a_yes() -> None:
    facts = ["I lied to the sergeant on Monday because I was not allowed on the pier."]
    answer = sworn_answer(facts, "Nils Berg", "You lied to the sergeant on Monday, didn't you?")
    assert answer.stance == "affirm"


def test_two_noes_are_said_once() -> None:
    facts = ["No cart stood at the gate at ten.", "I did not get the gate into my photograph."]
    asked = "Did any cart stand at the gate at ten, and did you get the gate into your photograph?"
    assert {one for one in answers(facts, asked) if re.search(r"\bno, no\b|And no\.", one)} == set()


def test_what_nobody_can_know_is_not_answered_by_something_else() -> None:
    facts = ["The key had been missing since June."]
    assert sworn_answer(facts, "Nils Berg", "Who would have known about the key, do you imagine?").stance == "unknown"


def test_of_two_things_of_one_man_the_one_that_is_asked_for_is_told() -> None:
    facts = ['I wrote of Lewis Tarn\'s hands, "No wound, no scar."', "I wrote that an upper front tooth was broken."]
    assert sworn_answer(facts, "Nils Berg", "What did you write about Lewis Tarn's teeth?").facts == ("2",)


def told_aloud(text: str, aloud: str, question: str) -> str:
    """By a witness of one fact, for which its author has written how it is said."""
    known = knowledge({"1": text}, aloud={"1": aloud})
    return WitnessStand(known, Profile(), Chance("a"), sources=(text,)).answer(question).text


@pytest.mark.parametrize(
    ("text", "aloud", "question", "said"),
    [
        (
            "The depth was 3.5 feet at 6:30 and 0.9 of a foot at 6:39 a.m.",
            "The depth at 6:30 was 3.5 feet. At 6:39 a.m. it was 0.9 of a foot.",
            "What was the depth at 6:39 a.m.?",
            "At 6:39 a.m. it was 0.9 of a foot.",
        ),
        (
            "I did not open more than two gates because the weir lay below them.",
            "The weir lay below them. So I didn't open more than two gates.",
            "Why didn't you open more than two gates?",
            "The weir lay below them.",
        ),
        (
            "The buoy bore 31 degrees from the mill at 6:30, at 6:33 and at 6:36 a.m.",
            "The buoy bore 31 degrees, seen from the mill, at 6:30, 6:33 and 6:36 a.m.",
            "How did the buoy bear from the mill at 6:33 a.m.?",
            "The buoy bore 31 degrees, seen from the mill.",
        ),
    ],
)
def test_of_what_is_told_only_what_answers_is_said(text: str, aloud: str, question: str, said: str) -> None:
    assert told_aloud(text, aloud, question) == said


@pytest.mark.parametrize(
    ("fact", "question", "said"),
    [
        ("I did not open her chart at home.", "You did not open Ada Holm's chart at home, did you?", "No"),
        (
            "The repair was ready on May 13 and was due in the mill on May 20.",
            "Was the repair ready on May 13?",
            "Yes",
        ),
        ("Thomas Holm cannot have left the mark.", "Can Thomas Holm have left the mark?", "No, he couldn't."),
    ],
)
def test_what_is_put_in_the_words_of_a_fact_gets_its_yes_or_no(fact: str, question: str, said: str) -> None:
    answer = sworn_answer([fact], "Ida Berg", question)
    assert answer.stance in ("affirm", "deny")
    assert answer.text.startswith(said)


def test_where_it_was_is_the_place_alone() -> None:
    text = "The bill was printed in the copy shop in Harbour Street on May 15 at 12:20 p.m."
    aloud = "The bill was printed at 12:20 p.m. on May 15. That was in the copy shop in Harbour Street."
    assert told_aloud(text, aloud, "Where was the bill printed?") == "In the copy shop in Harbour Street."


def test_a_surname_that_a_fact_has_not_makes_no_correction_of_it() -> None:
    facts = ["I knew that Leonard lay asleep in the workshop when I closed the flue."]
    known = knowledge({"1": facts[0]})
    people = (Acquaintance("Leonard Voss", "uncle"), Acquaintance("Julian Voss", "nephew"))
    put = "So you knew that Leonard Voss lay asleep in there when you closed the flue, didn't you?"
    stand = WitnessStand(known, Profile(), Chance("a"), sources=tuple(facts), people=people)
    assert stand.answer(put).stance == "affirm"
    twins = (*people, Acquaintance("Leonard Holm", "miller"))
    assert by_first_name(known, twins, put) == put


def test_a_no_agrees_to_none() -> None:
    facts = ["The other four sacks held none."]
    assert sworn_answer(facts, "Nils Berg", "The other four sacks held none, did they?").stance == "affirm"
    assert answer_from(facts, "Nils Berg", "The other four sacks held none, did they?").startswith("No")
    assert not answer_from(facts, "Nils Berg", "The other four sacks held none, didn't they?").startswith("No")


def test_what_belongs_to_somebody_is_no_he_or_she() -> None:
    facts = ["Agnes Weir's father's tools had never left the mill."]
    assert "she" not in answer_from(facts, "Nils Berg", "Had Agnes Weir's father's tools ever left the mill?")


def test_a_guess_at_a_reason_is_not_the_deed_over_again() -> None:
    facts = ["Ada Holm taught me never to leave the rags dry."]
    asked = "What would you guess was the reason that Ada Holm had taught you never to leave the rags dry?"
    assert sworn_answer(facts, "Nils Berg", asked).stance == "unknown"
