"""What a brief cuts is cut at the end of a sentence or a clause, and a question keeps what it asks."""

from __future__ import annotations

from venire.participants.briefs.templates import clip

PREAMBLE = "With the court's leave I hand you Exhibit 2 for identification, windlass number 14."
ASKS = "What did the divers find on the chamber floor?"


def test_a_question_keeps_what_it_asks_and_loses_its_preamble() -> None:
    assert clip(f"{PREAMBLE} {ASKS}", 110) == ASKS
    assert clip(f"{PREAMBLE} {ASKS}", 200) == f"{PREAMBLE} {ASKS}"


def test_a_stop_of_an_hour_is_no_end() -> None:
    agreed = "At 9:58 p.m. the phone answered the network, and at 10:06 p.m. it did not. It was never found."
    assert clip(agreed, 80) == "At 9:58 p.m. the phone answered the network, and at 10:06 p.m. it did not."


def test_one_sentence_is_kept_whole_or_cut_at_a_clause() -> None:
    told = "The gate was shut, the lamp was lit, and nobody had been seen there since the rain began."
    assert clip(told, 60) == told
    assert clip(told, 40) == "The gate was shut, the lamp was lit …"
    assert clip("word " * 30, 20) == "word word word word …"


def test_what_follows_a_colon_is_not_cut_off() -> None:
    ruled = (
        "Overruled under 401: what Mr. Dacey charged for the rail belongs to the money that the board was to hear of."
    )
    assert clip(ruled, 50).startswith("Overruled under 401: what Mr. Dacey charged")
