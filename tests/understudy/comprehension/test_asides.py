"""What was sworn to, denied or supposed; questions that are none of the case; the same said again."""

from __future__ import annotations

import pytest

from tests.support.jury_table import SARAH
from venire.law.case_file.case import Case
from venire_understudy.comprehension.case_lore import Lore
from venire_understudy.comprehension.claim_matching import Matcher
from venire_understudy.comprehension.heard_speech import Ears
from venire_understudy.comprehension.repetition import said_before
from venire_understudy.comprehension.small_talk import SmallTalk

SAID = (
    "Tull said the rail moved under his hand.",
    "Tull saw a bicycle light pass his cottage.",
    "Tull never said he saw Irene push him.",
    "Raman heard two splashes.",
    "Raman heard metal.",
    "Dacey says Irene told him that they were both finished.",
    "The camera at Marl Bridge shows her van at 10:09.",
    "If Tull had seen Irene push him, he would have said so.",
)
OFF = (
    "Does anybody know whether the coffee machine takes cards?",
    "Is it going to rain this afternoon?",
    "When do we get lunch?",
)
ON = (
    "Does anyone believe Colm Dacey?",
    "Who thinks that she did it?",
    "Did Walter Tull have his glasses on?",
    "Does anybody think the bolt was undone with a wrench?",
)


@pytest.fixture(scope="module")
def ears(murder: Case) -> Ears:
    lore = Lore(murder)
    return Ears(lore, Matcher(lore))


@pytest.mark.parametrize("said", SAID)
def test_what_was_sworn_to_or_denied_or_supposed_is_no_mistake(ears: Ears, said: str) -> None:
    assert not ears.mistakes(said)


@pytest.mark.parametrize("said", OFF)
def test_what_is_none_of_the_case_is_heard_as_an_aside(ears: Ears, said: str) -> None:
    heard = ears.heard(said, "defence")
    assert (heard.kind, heard.claims) == ("aside", ())
    assert "nothing to do with the case" in ears.told(heard)


@pytest.mark.parametrize("said", ON)
def test_what_names_anybody_or_anything_of_the_case_is_no_aside(ears: Ears, said: str) -> None:
    assert ears.heard(said, "defence").kind in ("poll", "question")


def test_no_question_of_the_case_is_an_aside(murder: Case) -> None:
    table = SmallTalk(Lore(murder))
    assert not [claim.question for claim in murder.claims if table.off_topic(claim.question)]


def test_a_claim_on_another_fact_is_not_the_same_again() -> None:
    first = SARAH.model_copy(update={"juror": 7, "claims": ("C5",), "cites": ("E5",), "text": "The thread is clean."})
    again = "That bolt has a clean thread"
    other = "A wrench that fits lay in her van"
    assert said_before("C5", again, (), [first], ["C5"], 7)
    assert not said_before("C5", other, ("W1.15",), [first], ["C5"], 7)
    assert not said_before("C5", other, (), [first], ["C5"], 7)
    assert not said_before("C6", again, (), [first], ["C5"], 7)
    assert said_before("C5", other, (), [], ["C5"], 7)
