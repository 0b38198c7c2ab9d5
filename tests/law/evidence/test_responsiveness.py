"""What stays of an answer when the rest goes out as non-responsive."""

from __future__ import annotations

import pytest

from venire.law.evidence.responsiveness import responsive_part, tail


@pytest.mark.parametrize(
    ("question", "answer", "part"),
    [
        ("Where was it?", "In the coat. And I saw nobody.", "In the coat."),
        ("Was the paddle shut?", "Oh yes. I cannot tell who shut it.", "Oh yes."),
        ("When did you come?", "At 9:40 p.m. on Friday. The gate stood open.", "At 9:40 p.m. on Friday."),
        ("Why did you go, and whom did you see?", "For a walk. I saw a man. He ran.", "For a walk. I saw a man."),
        ("What did you find?", "A can. It lay by the stair. And the door was open.", "A can. It lay by the stair."),
        ("Whose is it?", "Mine. Since May. Mind you, I lent it. It has no name.", "Mine. Since May."),
        ("Who came?", "It was Dr.  Osei.\nAnd he ran.", "It was Dr.  Osei."),
        ("Was it lit?", "Yes. Yes. And I ran.", "Yes. Yes."),
        ("Why, and who came?", "For a walk. And my sister came. And it rained.", "For a walk. And my sister came."),
        ("What happened then?", "He ran. She fell. And I never liked him.", "He ran. She fell."),
        ("What did he shout?", '"Put it down." He was angry.', '"Put it down."'),
    ],
)
def test_what_was_asked_for_stays(question: str, answer: str, part: str) -> None:
    assert responsive_part(question, answer) == part


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("Where was it?", "In the coat, which hung by the door."),
        ("Why, and who was there?", "For a walk. My sister."),
        ("Tell the jury, please, who you are and what you do.", "I'm Ann Lee. I work at the mill. I keep its books."),
        ("What happened then?", "He ran. She fell. I called for help."),
    ],
)
def test_of_an_answer_that_goes_no_further_there_is_no_part(question: str, answer: str) -> None:
    assert responsive_part(question, answer) == ""


def test_the_court_says_the_last_words_and_no_marks() -> None:
    assert tail('It lay under the bench by the rear stair "all night."') == "by the rear stair all night"
    assert tail('"Put it down."') == "Put it down"
