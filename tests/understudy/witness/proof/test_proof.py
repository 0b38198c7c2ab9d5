"""A yes or a no is said only where the fact bears out its figures, its not, its time and its may."""

from __future__ import annotations

import pytest

from tests.understudy.witness.recall.test_what_was_asked_for import ask
from venire.kernel.chance import Chance
from venire.law.case_file.case import Profile
from venire.models.vectors.likeness import sentence_likeness
from venire_understudy.witness.affidavit.knowledge import knowledge
from venire_understudy.witness.questions.conversation import ExchangedTurn
from venire_understudy.witness.speech.answer import WitnessAnswer
from venire_understudy.witness.stand import WitnessStand

PORTER = (
    "I have been night porter of the Alder hotel for six years.",
    "I chose card number seven from the box.",
    "I saw one guest on the stairs at half past ten.",
    "At half past nine I could see three cars in the yard.",
    "At ten I could see one car in the yard.",
    "The guest's hands were bare, without gloves.",
    "I signed for the parcel without opening it.",
    "I owned a bicycle until it was stolen in June.",
    "I cannot exclude that somebody copied the key.",
    "A draught could have shut the door.",
    "I do not know whether the lift stopped at the third floor.",
    "My wage of May was paid in full.",
    "I was alone at the desk from ten.",
    "It was not true that Carla Moss had stayed with me until midnight.",
    "The telephone lay unplugged beside the desk.",
    "I am certain that the guest was Carla Moss.",
)
BAKER = (
    "I run the bakery in Mill Street.",
    "On May 4 I asked Carla Moss whether the flour was paid for.",
    'Carla Moss answered me in the yard, "On Friday."',
    "I would have sold the flour if she had told me.",
    "I let her have the sacks after Carla Moss had told me.",
    "Carla Moss ordered six sacks and said that she would come back.",
    "I did not order more than two sacks because the cellar was wet.",
    "I ordered two sacks of rye on May 9.",
    "I did not look for another man.",
    "I did not speak of the debt to anybody.",
    "I knew what damp does to flour.",
    "I scalded my fingers on the oven door.",
    "Four of ten loaves were burnt.",
    "I stayed at home on May 8 with a cold.",
    "I never entered the house of Henry Moss.",
)


def asked(facts: tuple[str, ...], question: str, *earlier: ExchangedTurn) -> WitnessAnswer:
    texts = {str(no): text for no, text in enumerate(facts)}
    own = WitnessStand(
        knowledge(texts), Profile(), Chance("a"), earlier=earlier, sources=tuple(facts), likeness=sentence_likeness()
    )
    return own.answer(question)


@pytest.mark.parametrize(
    ("question", "stances", "words"),
    [
        ("Did you choose card number two?", ("correct",), "seven"),
        ("Did you see two guests on the stairs?", ("correct",), "one guest"),
        ("Could you see three cars in the yard at ten?", ("correct",), "one car"),
        ("Was the guest wearing gloves?", ("deny", "correct", "tell"), ""),
        ("Did you open the parcel?", ("deny",), "No"),
        ("Do you own a bicycle?", ("correct",), "stolen"),
        ("Was your wage always paid in full?", ("tell",), "May"),
        ("Was anybody with you at the desk?", ("deny",), "No"),
        ("Was Carla Moss with you until midnight?", ("deny",), "No"),
        ("Was the telephone working?", ("correct", "tell", "deny"), "unplugged"),
        ("Did the lift stop at the third floor?", ("tell", "unknown"), "n't know"),
        ("Did somebody copy the key?", ("tell",), "exclude"),
    ],
)
def test_no_yes_without_warrant(question: str, stances: tuple[str, ...], words: str) -> None:
    answer = asked(PORTER, question)
    assert answer.stance in stances, answer
    assert words in answer.text


@pytest.mark.parametrize(
    "question",
    [
        "Did you choose card number seven?",
        "Did you see one guest on the stairs?",
        "Could you see three cars in the yard at half past nine?",
        "Were the guest's hands bare?",
        "Did you sign for the parcel?",
        "Did you own a bicycle?",
        "Could somebody have copied the key?",
        "Could a draught have shut the door?",
        "Was your wage of May paid in full?",
        "Were you alone at the desk?",
        "Are you sure that the guest was Carla Moss?",
    ],
)
def test_what_the_fact_says_is_affirmed(question: str) -> None:
    assert asked(PORTER, question).stance == "affirm"


@pytest.mark.parametrize(
    ("case_id", "witness", "question", "stances"),
    [
        ("assault", "W1", "Did you choose number two?", ("correct",)),
        ("assault", "W2", "Did you choose number five?", ("correct",)),
        ("assault", "W5", "Do you own a Castle lock?", ("correct",)),
        ("assault", "W2", "Was the laundry's window lit?", ("tell", "unknown")),
        ("arson", "W2", "Did the hose move the can?", ("tell", "unknown")),
        ("arson", "W6", "Could somebody have lit the rags with a match?", ("affirm",)),
        ("assault", "W1", "Have you mended a watch since?", ("deny",)),
        ("assault", "W9", "Is Gideon Frayne mistaken?", ("unknown", "tell")),
        ("assault", "W4", "Did you set it back on the Friday?", ("correct",)),
        ("fraud", "W1", "Did Gideon Farrow take any salary in 2023?", ("affirm",)),
        ("murder", "W6", "Were you at Lock 6 that night?", ("affirm",)),
        ("murder", "W4", "Could you see who was on the gate?", ("unknown", "tell", "deny")),
        ("arson", "W2", "Did the windows blow out before you came?", ("correct",)),
        ("assault", "W8", "Did you measure in November?", ("correct",)),
        ("collision", "W5", "Did anybody call you at 6:35?", ("tell", "unknown")),
        ("exoneration", "W1", "Was his jaw broken?", ("correct", "tell", "unknown")),
        ("robbery", "W6", "Did you cross with somebody?", ("deny",)),
        ("robbery", "W1", "Did he speak to you?", ("affirm",)),
        ("robbery", "W2", "Did you find the gun in his boat?", ("unknown", "tell")),
        ("arson", "W4", "Were you wearing your glasses?", ("correct", "deny")),
        ("collision", "W4", "Could you see for five miles at 6:38?", ("correct",)),
        ("collision", "W4", "Could you see for five miles at 6:30?", ("affirm",)),
        ("exoneration", "W1", "Did the man wear a mask?", ("deny",)),
        ("exoneration", "W1", "Did you see two men?", ("correct",)),
        ("exoneration", "W4", "Were you promised anything for coming here?", ("deny",)),
        ("fraud", "W4", "Were all your checks paid in full?", ("tell",)),
        ("fraud", "W4", "Was your milk check of November 15 paid in full?", ("affirm",)),
        ("fraud", "W7", "Was anybody else there when he told you?", ("deny",)),
        ("murder", "W2", "Could a bolt head have caused the fracture?", ("affirm",)),
        ("murder", "W6", "Did you go and look at the work before you signed?", ("deny",)),
        ("robbery", "W1", "Was anybody with you in the office?", ("deny",)),
        ("robbery", "W7", "Was he with you until eleven?", ("deny",)),
        ("robot", "W1", "Was the alarm working?", ("tell", "correct", "deny")),
        ("robot", "W2", "Could he have been saved at 11:40?", ("affirm",)),
        ("robot", "W6", "You knew carbon monoxide kills, didn't you?", ("tell", "affirm")),
    ],
)
def test_the_cases_say_yes_and_no_as_their_papers_do(
    case_id: str, witness: str, question: str, stances: tuple[str, ...]
) -> None:
    assert ask(case_id, witness, question).stance in stances


@pytest.mark.parametrize(
    ("question", "fact", "words"),
    [
        ("Did she answer you?", "2", "On Friday"),
        ("What did she say when you asked her whether the flour was paid for?", "2", "On Friday"),
        ("What did Carla Moss order?", "5", "Six sacks."),
        ("By how much did you raise your order of rye?", "", ""),
        ("How many of the ten loaves were burnt?", "12", "Four"),
        ("How did you hurt your hand?", "11", "scalded"),
        ("Where were you on May 8?", "13", "home"),
        ("Did you look for anybody else?", "8", "No"),
        ("Did you mention the debt to anybody?", "9", "No"),
        ("Did you go into Henry Moss's house?", "14", "No"),
        ("You knew damp spoils flour, didn't you?", "10", "damp"),
    ],
)
def test_the_clause_that_is_asked_for_answers(question: str, fact: str, words: str) -> None:
    answer = asked(BAKER, question)
    assert answer.facts[:1] == ((fact,) if fact else ())
    assert words in answer.text


DOORMAN = (
    "I came on duty at nine.",
    "The lift stuck at half past nine.",
    "My jaw was broken by the swing of the door.",
    "I measured the hall on May 3.",
    "I should have liked to be called at eight.",
    'The guest said, "Leave it open."',
    "I crossed the yard alone at ten.",
    "I could not see whether the lamp was lit.",
    "The draught moved the curtain once.",
    "I did not ask who had the key.",
)


@pytest.mark.parametrize(
    ("question", "stances"),
    [
        ("Did the lift stick before you came on duty?", ("correct", "tell")),
        ("Did the lift stick after you came on duty?", ("affirm", "tell")),
        ("Was his jaw broken?", ("correct", "tell", "unknown")),
        ("Was your jaw broken?", ("affirm",)),
        ("Did you measure the hall on June 3?", ("correct",)),
        ("Did you measure the hall on May 3?", ("affirm",)),
        ("Did anybody call you at eight?", ("tell", "unknown")),
        ("Did you cross the yard with somebody?", ("deny",)),
        ("Did you cross the yard alone?", ("affirm",)),
        ("Did the draught move the curtain a lot?", ("tell", "correct")),
        ("Did you find the key in his coat?", ("unknown", "tell")),
        ("Had anybody told you what to measure?", ("unknown",)),
    ],
)
def test_order_owner_date_and_degree_are_compared(question: str, stances: tuple[str, ...]) -> None:
    assert asked(DOORMAN, question).stance in stances


WARDEN = (
    "I have kept the park for nine years.",
    "I have not cut the hedge since that night.",
    "The bowl held blood of group B.",
    "I was at Lock 6 with Anna Moss that night from 9:30 p.m.",
    "I believe that I locked the gate on Monday, May 2.",
    "With the lamp lit I could tell a red coat from a brown one.",
    "The lamp shone on the gate.",
    "The club keeps no register of my visits.",
    "Mr Price pushed Mr Lowe.",
    "The way in which the constable searched the hut was sound.",
    "Anna Moss drew one week's wage from the club on May 9.",
    "All the light that I saw in the hut was yellow.",
    "At 9:40 p.m. I spoke with my sister.",
    "At 7:12 p.m. Anna Moss asked me about the wall.",
)


@pytest.mark.parametrize(
    ("question", "stances", "words"),
    [
        ("Have you cut the hedge since?", ("deny",), "No"),
        ("Have you kept the park long?", ("affirm", "tell"), ""),
        ("Was the blood of group A?", ("correct",), "B"),
        ("Was the blood of group B?", ("affirm",), "Yes"),
        ("Were you at Lock 6 that night?", ("affirm",), "Yes"),
        ("Did you lock the gate on the Friday?", ("correct",), "Monday"),
        ("Did you lock the gate on the Monday?", ("affirm", "tell"), ""),
        ("Did you try the coats with the lamp lit?", ("tell", "unknown"), ""),
        ("Was there any other light on the gate?", ("tell", "unknown"), ""),
        ("Did you go to the club that night?", ("unknown", "tell"), ""),
        ("Did Mr Lowe push Mr Price?", ("correct",), "Mr Price pushed"),
        ("Did Mr Price push Mr Lowe?", ("affirm",), "Yes"),
        ("Did the constable search the hut properly?", ("tell", "affirm"), ""),
        ("Did Anna Moss take any wage in May?", ("affirm",), "Yes"),
        ("Was there any white light in the hut?", ("correct", "deny", "tell"), "yellow"),
    ],
)
def test_a_no_needs_a_clash_and_a_yes_the_whole(question: str, stances: tuple[str, ...], words: str) -> None:
    answer = asked(WARDEN, question)
    assert answer.stance in stances, answer
    assert words in answer.text


CLERK = (
    "I closed the counter at noon.",
    "I cancelled the card on May 18.",
    "The first sum was 470, over its limit of 400.",
    "The dog was possibly still asleep at two.",
    "The book dates the loan May 9 and the bank dates it May 10.",
    "I paid the porter after the auction.",
)


@pytest.mark.parametrize(
    ("question", "stances"),
    [
        ("Did you close the counter before noon?", ("correct", "tell")),
        ("Did you close the counter at noon?", ("affirm",)),
        ("Did you cancel the card before the theft?", ("tell", "unknown")),
        ("Did you cancel the card on May 18?", ("affirm",)),
        ("Did you pay the porter after the auction?", ("affirm",)),
        ("Was the first sum under its limit?", ("correct",)),
        ("Was the first sum over its limit?", ("affirm",)),
        ("Was the dog still asleep at two?", ("tell", "unknown")),
        ("Do the book and the bank give the same date for the loan?", ("tell", "unknown", "correct")),
    ],
)
def test_bounds_sides_and_perhapses_are_heeded(question: str, stances: tuple[str, ...]) -> None:
    assert asked(CLERK, question).stance in stances


def test_a_fact_of_another_hour_does_not_answer_for_the_one_that_is_named() -> None:
    assert asked(WARDEN, "What did you talk about at 7:12?").facts[:1] == ("13",)
    assert ask("murder", "W5", "What did you talk about at 7:12?").facts[:1] != ("W5.9",)


def test_a_thing_that_is_asked_for_is_not_called_it() -> None:
    assert "in it" not in ask("fraud", "W2", "In whose handwriting is Rule 9?").text
    assert "in it." not in ask("assault", "W2", "Was there any white light in the passage?").text


def test_when_somebody_told_it_is_not_after_he_had_told_it() -> None:
    assert asked(BAKER, "When did she tell you?").stance == "unknown"
    assert asked(BAKER, "When did you order the rye?").facts == ("7",)


def test_a_bare_what_did_she_say_is_about_the_talk_just_spoken_of() -> None:
    before = ExchangedTurn("Did you ask Carla Moss whether the flour was paid for?", "Yes, on May 4.")
    assert asked(BAKER, "What did she say?", before).facts == ("2",)


def test_a_house_of_somebody_is_his_house() -> None:
    assert "of him" not in asked(BAKER, "What did you look for in the house of Henry Moss?").text
    assert "of him" not in ask("robot", "W1", "What did you look for in the house of Julian Voss?").text
