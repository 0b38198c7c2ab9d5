"""What a role makes its holder an expert in."""

from __future__ import annotations

import pytest

from venire.language.words.callings import field_named


@pytest.mark.parametrize(
    ("role", "field"),
    [
        ("psychologist of memory at the state university", "the psychology of memory"),
        ("clinical psychologist", "clinical psychology"),
        ("astronomer at the Mount Linden Observatory", "astronomy"),
        ("certified public accountant", "accountancy"),
        ("forensic accountant, called for the plaintiff", "forensic accountancy"),
        ("consulting structural engineer", "structural engineering"),
        ("retired engineer of the railway", "engineering"),
        ("software engineer retained by the defence", "software engineering"),
        ("professor of orthopaedic surgery, called for the defence", "orthopaedic surgery"),
        ("professor of astronomy at Calder", "astronomy"),
        ("chief medical examiner of Wexley County", "forensic medicine"),
        ("retired auditor of the dairy", "auditing"),
        ("deputy fire marshal of Hexwick County", "the investigation of fires"),
        ("independent security researcher", "computer security"),
        ("handwriting examiner", "the examination of handwriting"),
        ("retired pilot, retained by the defence", "pilotage"),
    ],
)
def test_a_learned_calling_names_its_field(role: str, field: str) -> None:
    assert field_named(role) == field


@pytest.mark.parametrize(
    "role",
    [
        "daughter of a chemist",
        "driver of the surgeon",
        "assistant to the surgeon",
        "widow of the dentist",
        "translator, who saw an engineer run",
        "sound engineer",
        "dairy farmer at Stone Ridge",
        "night nurse, living on a boat below Lock 6",
        "loan officer of the Calder Rural Bank",
    ],
)
def test_kin_of_the_learned_and_trades_name_none(role: str) -> None:
    assert field_named(role) == ""
