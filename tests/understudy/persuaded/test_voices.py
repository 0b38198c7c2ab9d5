"""Each juror speaks for itself: no stock of sentences in common, an answer that meets what was said, and nothing said
that did not happen."""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest

from tests.proceedings.persuasion import builders as play
from tests.support.bench import Bench
from venire.catalog import PERSUASION
from venire.law.persuasion.card import PersuasionCard
from venire.law.persuasion.shared_reasons import shares_of
from venire.library.persuasion_cards import alone_voices, as_roster, cards_for
from venire.library.rosters import default_roster
from venire.library.shipped import ShippedCases
from venire.proceedings.persuasion.acts import Reply, Say
from venire.proceedings.persuasion.events import Answered, PersuasionOpened, TakenIn
from venire.proceedings.persuasion.opening import open_persuasion, rebuild
from venire.proceedings.persuasion.params import PersuasionParams, Sheet
from venire_understudy.persuaded.voices import plain_voice

SAID_MOVED = re.compile(r":(?:struck|answered|wavering|leaning|won|shown|claim\.\w+):\d")
"""Marks of lines by which a juror lets on that something has gone in."""


def opened(case_id: str, seed: str) -> tuple[Bench, tuple[PersuasionCard, ...]]:
    case = ShippedCases().load(case_id)
    cards = cards_for(case, (), (), Path("none"), seed)
    params = PersuasionParams(turns=8, player="skilled")
    opening = open_persuasion(case, Sheet(cards=cards), as_roster(cards), params, seed)
    first = opening.events[0]
    assert isinstance(first, PersuasionOpened)
    return Bench(rebuild(first, opening.contents), PERSUASION.codec).open(*opening.events), cards


@cache
def played(case_id: str, seed: str) -> tuple[Bench, tuple[PersuasionCard, ...]]:
    bench, cards = opened(case_id, seed)
    return play.played_out(bench), cards


PLAYS = [(case, seed) for case in ("robot", "murder") for seed in ("0", "1", "2")]


def sentences(text: str) -> list[str]:
    plain = re.sub(r"[“”‘’\"]", "", text)
    return [one for one in re.split(r"(?<=[.?!…])\s+", plain) if len(one.split()) >= 4]


def test_jurors_seldom_share_a_sentence_over_many_plays_and_never_within_one() -> None:
    speakers, uses = defaultdict[str, set[str]](set), list[str]()
    for case, seed in PLAYS:
        bench, cards = played(case, seed)
        here = defaultdict[str, list[str]](list)
        for event in (entry.event for entry in bench.entries if isinstance(entry.event, Answered)):
            here[cards[event.juror - 1].id] += sentences(event.text)
        for juror, said in here.items():
            assert len(said) == len(set(said)), juror
            uses += said
            for one in said:
                speakers[one].add(juror)
        everything = [one for said in here.values() for one in said]
        assert len(everything) == len(set(everything))
    assert sum(len(speakers[one]) > 1 for one in uses) < 0.02 * len(uses)


def test_a_juror_lets_on_that_something_went_in_only_where_it_did() -> None:
    taken = [entry.event for one in PLAYS for entry in played(*one)[0].entries if isinstance(entry.event, TakenIn)]
    moved = [event for event in taken if any(SAID_MOVED.search(mark) for mark in event.made_from)]
    assert len(moved) > 20
    for event in moved:
        assert event.shift.after > event.shift.before or event.shift.after == 100.0, event.made_from


def test_every_reason_of_a_case_goes_to_one_juror() -> None:
    case = ShippedCases().load("murder")
    shares = shares_of(case, [one.archetype for one in default_roster().jurors])
    given = [text for share in shares for texts in share.values() for text in texts]
    map_of = [text for claim in case.claims for text in (*(k.text for k in claim.kernels), claim.question)]
    assert len(given) == len(set(given))
    assert set(map_of) <= set(given)
    assert max(map(len, shares)) < 2 * min(map(len, shares))


def test_the_house_s_jurors_have_words_of_their_own_for_being_alone() -> None:
    voices = alone_voices()
    assert set(voices) == {one.id for one in default_roster().jurors}
    said = [text for voice in voices.values() for texts in voice.lines.values() for text in texts]
    said += [text for voice in voices.values() for text in voice.gestures]
    house = [text for texts in plain_voice().lines.values() for text in texts]
    assert len(said) == len(set(said))
    assert not set(said) & set(house)


def heard(juror: int, *texts: str) -> Reply:
    """What the juror answers to the last of these, after the others."""
    bench = play.opened("1")
    play.visit(bench, juror)
    play.exchange(bench, "Good morning.", reply="Good morning.")
    for text in texts[:-1]:
        play.do(bench, Say(text=text))
        (ask,) = bench.asks()
        bench.submit(ask.seat, ask.key, play.answered(bench))
    play.do(bench, Say(text=texts[-1]))
    return play.answered(bench)


@pytest.mark.parametrize(
    "text",
    ["Your father was alone that night, and you have never asked who was on duty.", "I know how hard this is for you."],
)
def test_a_word_to_the_heart_is_met_there_and_not_with_the_case(text: str) -> None:
    reply = heard(2, text)
    assert any(":concern:" in mark or ":heart:" in mark for mark in reply.made_from)
    assert not [mark for mark in reply.made_from if mark.startswith(("ask:", "q:", "w:"))]


FIRST = "Somebody forged that notice and ordered every one of these acts."


def test_to_answer_a_juror_s_own_question_is_no_repetition() -> None:
    bench = play.opened("1")
    play.visit(bench, 1)
    play.do(bench, Say(text=FIRST))
    (ask,) = bench.asks()
    asked = Reply(text="Who closed the flue, then?", made_from=("put:1:C2:1", f"ask:1:{ask.key.split('/')[1]}:C7"))
    bench.submit(ask.seat, ask.key, asked)
    play.do(
        bench, Say(text="Because whoever forged the order ordered the flue closed, and Benno took it for its maker's.")
    )
    assert play.answered(bench).impact != "negative"


def test_a_claim_in_new_words_bores_before_it_annoys_and_in_the_same_words_annoys_at_once() -> None:
    again = heard(1, FIRST, "That order was a forgery, and all that it did stands on it.")
    assert again.impact == "neutral"
    assert heard(1, FIRST, FIRST).impact == "negative"


def test_one_good_exhibit_carries_nobody_past_the_first_threshold() -> None:
    for card in play.cards():
        strongest = max(card.topic_weights.values())
        assert max(one.weight for one in card.key_evidence) + strongest <= card.persuasion_thresholds.easy
