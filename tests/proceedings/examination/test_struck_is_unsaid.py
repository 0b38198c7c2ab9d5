"""Once a part of an answer is struck, every reader knows just what it would know had the witness not said that part."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from tests.proceedings.examination.builders import Play, params
from venire.language.text.sentences import sentences
from venire.law.case_file.case import Exhibit, Fact, Side, other
from venire.law.jury.case_as_heard import CaseAsHeard
from venire.law.repetition.same_question import normalised
from venire.law.testimony.after_strike import still_told
from venire.library.shipped import ShippedCases
from venire.proceedings.examination import acts
from venire.proceedings.examination.events import counsel_seat
from venire.proceedings.examination.readings.debrief import debrief
from venire.proceedings.examination.state import is_known_fact
from venire_understudy.reporter.seat import Reporter

CASE = ShippedCases().load("murder")
QUESTION = "What can you tell us?"
SHORT = {
    one.id: [fact for fact in one.affidavit if len(sentences(fact.text)) == 1 and " and " not in fact.text]
    for one in CASE.witnesses
}
PHONE, RAIN, YEARS = (CASE.witnesses[0].affidavit[place] for place in (3, 17, 0))
"""What ends with an hour, "at 10:06 p.m."; what a stop after an hour did not part from it; and one more."""
TOLD = st.sampled_from(sorted(SHORT)).flatmap(
    lambda one: st.lists(st.sampled_from(SHORT[one]), min_size=2, max_size=4, unique_by=lambda fact: fact.id)
)


def _called_by(witness: str) -> Side:
    return next(one.side for one in CASE.witnesses if one.id == witness)


def apart(told: Sequence[Fact]) -> list[Fact]:
    """The first of them, and of the others those that it does not tell by its own words."""
    said = normalised(f"{QUESTION} {told[0].text}")
    others = [one for one in told[1:] if 2 * len(normalised(one.text) & said) < len(normalised(one.text))]
    return [told[0], *others]


def answered(facts: Sequence[Fact], volunteered: Sequence[Fact] = ()) -> Play:
    """The first question to this witness, answered with these facts, and not yet taken down."""
    witness = facts[0].id.partition(".")[0]
    play = Play.opened(params(player=_called_by(witness), witnesses=(witness,)), of=CASE)
    play.give("q1/put", acts.PutQuestion(text=QUESTION)).give("q1/object", acts.LetStand())
    text, names = " ".join(one.text for one in facts), tuple(one.id for one in facts)
    more = tuple(one.id for one in volunteered)
    return play.give("q1/answer", acts.Testify(text=text, stance="tell", facts=names, volunteered=more))


def cut(play: Play) -> Play:
    """What came after the first sentence is struck; what is left is not yet taken down."""
    taken_down(play, "q1/credit").give("q1/strike", acts.MoveToStrike(ground="non_responsive"))
    return play.give("q1/rule_strike", acts.Rule(ruling="sustained", rule="611(a)"))


def taken_down(play: Play, key: str) -> Play:
    """By the understudy, from what the reporter is shown."""
    return play.give(key, Reporter(CASE).credit(play.view("reporter")))


def known(play: Play) -> dict[str, object]:
    """What each of those who go by an answer knows of it."""
    state, witness = play.state, play.state.exchanges[0].witness
    facts = frozenset(fact for claim in state.established for fact in claim.facts)
    line = debrief(CASE, play.entries).transcript[0]
    mine, theirs = (play.view(counsel_seat(one)) for one in (_called_by(witness), other(_called_by(witness))))
    return {
        "jury": CaseAsHeard(CASE, facts, frozenset()).as_case(),
        "record": (state.established, state.exchanges[0].answer, state.exchanges[0].topics),
        "score": (state.tally.points, state.tally.got),
        "foundation": [play.rules.file.founded(state, one) for one in _sponsored(witness)],
        "counsel": [(one.told, one.known, one.direct_topics, one.opened, one.exchanges) for one in (mine, theirs)],
        "witness": [getattr(play.view(f"witness/{witness}"), field) for field in ("said", "told")],
        "debrief": [getattr(line, field) for field in ("answer", "facts", "established", "matched", "points")],
    }


def _sponsored(witness: str) -> list[Exhibit]:
    return [one for one in CASE.exhibits if one.sponsor == witness]


@given(TOLD, st.integers(0, 3))
@example([PHONE, RAIN], 0)
@example([PHONE, RAIN, YEARS], 0)
@example([PHONE, RAIN, YEARS], 1)
@settings(max_examples=40, deadline=None)
def test_what_was_struck_is_known_to_nobody(told: list[Fact], volunteered: int) -> None:
    first, *rest = apart(told)
    assume(rest)
    play = cut(answered([first, *rest], rest[len(rest) - min(volunteered, len(rest)) :]))
    alone = answered([first])
    for field in ("question", "answer", "facts", "open_elicits", "before"):
        assert getattr(play.view("reporter"), field) == getattr(alone.view("reporter"), field)
    taken_down(play, "q1/credit/kept")
    taken_down(alone, "q1/credit")
    assert known(play) == known(alone)
    assert not any(is_known_fact(play.state, one.id) for one in rest)


@pytest.mark.parametrize("witness", sorted(SHORT))
def test_the_court_can_cut_between_any_two_facts(witness: str) -> None:
    assert (PHONE.id, RAIN.id, YEARS.id) == ("W1.4", "W1.18", "W1.1")
    told = [(one, more) for one in SHORT[witness] for more in SHORT[witness] if one is not more]
    assert [(one.id, more.id) for one, more in told if len(sentences(f"{one.text} {more.text}")) != 2] == []


@given(TOLD)
@settings(max_examples=15, deadline=None)
def test_a_reporter_that_takes_it_down_all_the_same_is_not_followed(told: list[Fact]) -> None:
    first, *rest = apart(told)
    assume(rest)
    play = cut(answered([first, *rest], rest[1:]))
    taken = acts.Taken(statement=first.text, facts=tuple(one.id for one in (first, *rest)))
    play.give("q1/credit/kept", acts.Credit(taken=(taken,)))
    assert [claim.facts for claim in play.state.established] == [(first.id,)]


@pytest.mark.parametrize(
    ("kept", "struck", "left"),
    [
        ("A person in yellow.", "And at 9:26 p.m. no boat lay there.", ("W4.10",)),
        ("Yes, it does.", "And at 9:26 p.m. no boat lay there.", ("W4.10",)),
        ("A person.", "He was in yellow. And at 9:26 p.m. no boat lay there.", ()),
        ("I could not say.", "At the head of the ladder, in yellow.", ()),
    ],
)
def test_a_fact_told_in_two_sentences_goes_out_with_the_second(kept: str, struck: str, left: tuple[str, ...]) -> None:
    facts = {"W4.10": "My second photograph, of 9:26 p.m., shows a person in yellow at the head of the ladder."}
    asked = "What does your second photograph show at the head of the ladder?"
    if kept.startswith("Yes"):
        asked = "Your second photograph shows a person in yellow at the head of the ladder, doesn't it?"
    assert still_told(facts, ["No boat lay at the foot of the ladder at 9:26 p.m."], asked, kept, struck) == left


def test_nothing_is_understood_by_an_answer_that_was_struck_whole() -> None:
    play = answered(SHORT["W1"][:1])
    taken_down(play, "q1/credit").give("q1/strike", acts.MoveToStrike(ground="hearsay"))
    play.give("q1/rule_strike", acts.Rule(ruling="sustained", rule="802"))
    play.give("q2/put", acts.PutQuestion(text="When was that?")).give("q2/object", acts.LetStand())
    play.give("q2/answer", acts.Testify(text="At ten.", stance="tell"))
    assert [(one.question, one.answer) for one in play.view("reporter").before] == [(QUESTION, "")]
