"""The measures of prose, on records whose faults are known."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from venire.kernel.record import Entry
from venire.language.text.sentences import sentences
from venire.law.case_file.case import Case
from venire.library.shipped import ShippedCases
from venire.proceedings.deliberation.events import Spoke
from venire.studies.prose import frame, measure


@pytest.fixture(scope="module")
def murder() -> Case:
    return ShippedCases().load("murder")


def spoke(turn: int, text: str, **changes: object) -> Entry:
    fields: dict[str, object] = {
        "turn": turn,
        "round": turn,
        "juror": turn,
        "text": text,
        "type": "evidence",
        "move": "assert",
        **changes,
    }
    return Entry(turn, datetime(2026, 1, 1, tzinfo=UTC), Spoke.model_validate(fields))


def test_repeats_are_counted_within_a_session_only(murder: Case) -> None:
    one = [spoke(1, "The rail was loose. Look."), spoke(2, "I looked. The rail was loose.")]
    two = [spoke(1, "The rail was loose.")]
    assert measure([one, two], murder).repeated == 1


def test_a_frame_masks_what_is_said_and_keeps_how() -> None:
    assert frame("I have been tapping along the rail with a hammer.") == frame(
        "I have been looking behind the door with a lamp."
    )
    assert frame("The rail was loose.") != frame("Was the rail loose?")


def test_a_common_frame_has_its_share(murder: Case) -> None:
    record = [spoke(1, "The rail was loose. The door was shut. Nobody came at all.")]
    top = measure([record], murder).frames[0]
    assert (top.count, top.share) == (2, pytest.approx(2 / 3))


def test_answers_are_seen_by_reply_or_by_quotation_and_not_otherwise(murder: Case) -> None:
    first = spoke(1, "The upper rail had lost its bolt.")
    replied = measure([[first, spoke(2, "No.", replies_to=1)]], murder)
    quoted = measure([[first, spoke(2, 'You said "lost its bolt", and so it had.')]], murder)
    neither = measure([[first, spoke(2, 'You said "lost its mind", I think.')]], murder)
    false_reply = measure([[first, spoke(2, "No.", replies_to=7)]], murder)
    assert [m.replying for m in (replied, quoted, neither, false_reply)] == [1.0, 1.0, 0.0, 0.0]


def test_grounds_and_what_does_not_exist(murder: Case) -> None:
    good = spoke(1, "It was her windlass.", claims=("C7",), cites=("E2",))
    bad = spoke(2, "It was magic.", claims=("C999",), cites=("E999",))
    told = measure([[good, bad]], murder)
    assert (told.arguments, told.grounded, told.dangling) == (2, 0.5, 2)


def test_filler_is_counted_a_session(murder: Case) -> None:
    assert measure([[spoke(1, "Good point. I agree. The rail was loose.")]], murder).filler == 2.0


def test_sentences_do_not_break_at_titles_or_hours() -> None:
    assert sentences("Dr. Osei came at 9 p.m. on Friday. She said so.") == [
        "Dr. Osei came at 9 p.m. on Friday.",
        "She said so.",
    ]
