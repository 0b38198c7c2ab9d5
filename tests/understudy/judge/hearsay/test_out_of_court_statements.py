"""What is said out of court is ruled by what it is wanted for, and the same kind always the same way."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support.played_examination import Hearing, murder
from venire.law.case_file.case import Case, Side
from venire.law.evidence.detectors.detection import detect
from venire.law.evidence.detectors.substance.purpose import Purpose, purpose
from venire.law.evidence.question.matter import Matter
from venire.law.evidence.question.setting import Setting, shared_words
from venire.library.shipped import ShippedCases
from venire.proceedings.examination import acts
from venire_understudy.counsel.examination.words import lines
from venire_understudy.judge.hearsay.declarant import SettledRuling, offered, whose_words
from venire_understudy.judge.seat import CourtJudge

CASES = ("arson", "assault", "collision", "exoneration", "fraud", "murder", "negligence", "robbery", "robot")
KINDS: tuple[tuple[str, Purpose], ...] = (
    ('Did you hear your father say "paddle"?', "usage"),
    ('When do keepers say "put it down"?', "usage"),
    ("What do keepers say when they want a paddle lowered?", "usage"),
    ("Did your father call the paddles sluices?", "usage"),
    ("What did Tom Ashdown shout at you when you had left a paddle up in August?", "command"),
    ("What did Tom Ashdown tell you to do?", "command"),
    ("What did you write to your staff on December 12?", "command"),
    ("What did Dr Aldous order?", "command"),
    ("Did Dr Aldous ask you to call again?", "command"),
    ("What did the captain ask when he came?", "question"),
    ("Whom did you warn of a hard calf?", "act"),
    ("What had Leonard told Benno that evening in March?", "effect"),
)
ASSERTIONS = (
    "What did your neighbours say had happened to Thomas Ashdown?",
    "What did Toby Lund tell you that night about the rags?",
    "When did he tell you that he had left?",
    "What did you tell your staff about the accident?",
    'Did you hear your father say that "she signed them all"?',
    "What did Mrs Pike say that Leonard told Benno?",
)


def setting(question: str, defendant: str = "Benno") -> Setting:
    return Setting(
        question=question, phase="direct", witness="Ned Pike, keeper, called by the defence", defendant=defendant
    )


def case(name: str) -> Case:
    return ShippedCases().load(name)


def wanted_for(question: str) -> Purpose | None:
    return purpose(Matter(setting(question), shared_words))


@pytest.mark.parametrize(("question", "kind"), KINDS)
def test_what_words_are_wanted_for_is_read_from_the_question(question: str, kind: Purpose) -> None:
    assert wanted_for(question) == kind
    assert "hearsay" not in {one.ground for one in detect(setting(question))}


@pytest.mark.parametrize("question", ASSERTIONS)
def test_an_assertion_is_nothing_else(question: str) -> None:
    assert wanted_for(question) is None


@pytest.mark.parametrize("response", ["", "The jury can be told what to make of it.", "I ask only if it was said."])
@pytest.mark.parametrize("question", [KINDS[0][0], f"Let me turn to something else. {KINDS[0][0]}", KINDS[4][0]])
def test_a_word_or_a_command_comes_in_however_it_is_argued(question: str, response: str) -> None:
    hearing = Hearing.opened("bench", witnesses=("W3",), agents={"counsel": {"error_rate": 0.0}})
    play = hearing.play
    play.give("q1/put", acts.PutQuestion(text=question))
    play.give(play.asked()[0].key, acts.Object(ground="hearsay", argument="It was said out of court."))
    play.give(play.asked()[0].key, acts.Respond(text=response))
    view = play.view("judge")
    told = CourtJudge(murder(), play.rules.chance).rule(view, view.pending, "hearsay")
    assert (told.ruling, told.rule) == ("overruled", "801(c)")
    assert "no statement" not in told.reason


def test_a_party_s_answer_is_that_party_s_statement() -> None:
    told = whose_words(case("robot"), setting("What did Benno answer?"), "prosecution", "")
    assert told == SettledRuling("overruled", "801(d)(2)", "party_words")
    own = whose_words(case("robot"), setting("What did Benno answer?"), "defence", "")
    assert own is not None
    assert own.ruling == "sustained"
    other = whose_words(case("robot"), setting("What did the constable answer?"), "prosecution", "")
    assert other is not None
    assert (other.ruling, other.rule) == ("sustained", "802")


def test_a_purpose_that_is_named_wins_where_the_witness_would_bear_it_out() -> None:
    asked = "What did Tom Ashdown say in August about the paddle?"
    assert offered(murder(), "W8", asked, "It was a command, Your Honour.") is not None
    assert offered(murder(), "W8", asked, "The jury can weigh it.") is None
    gossip = "What did your neighbours say had happened to Thomas Ashdown?"
    assert offered(murder(), "W8", gossip, "It goes to the effect on the hearer.") is None


def sayings() -> Iterator[tuple[Case, str]]:
    for name in CASES:
        told = case(name)
        yield from ((told, fact.ask) for one in told.witnesses for fact in one.affidavit if fact.ask)


@pytest.mark.parametrize("by", ["prosecution", "defence"])
def test_the_sayings_of_every_case_are_ruled_alike_by_their_kind(by: Side) -> None:
    ruled: dict[tuple[Purpose, str], set[str]] = {}
    for told, question in sayings():
        asked = setting(question, told.defendant.name)
        kind = purpose(Matter(asked, shared_words))
        for response in ("", "I ask whether it was said.", "It goes to the state of mind."):
            words = whose_words(told, asked, by, response)
            if kind and words and words.key not in ("party_words", "own_party", "mind"):
                ruled.setdefault((kind, words.rule), set()).add(words.ruling)
    assert {kind for kind, _ in ruled} >= {"usage", "command", "question", "act", "effect"}
    assert all(rulings == {"overruled"} for rulings in ruled.values())


def test_counsel_has_an_answer_for_every_purpose() -> None:
    replies = lines()["respond"]
    for kind in ("usage", "command", "question", "act", "effect"):
        assert len(replies[f"hearsay_{kind}"]) >= 2
