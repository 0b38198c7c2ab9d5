"""How a speech is cut into points, and what is done with them: answers, corrections in time, drafts that differ."""

from __future__ import annotations

import pytest

from tests.support.jury_table import seen_by_juror
from venire.kernel.chance import Chance
from venire.law.case_file.case import Case
from venire.law.case_file.persona import Roster
from venire.proceedings.deliberation.view import Room, Said, ScribeView
from venire_understudy.comprehension.case_lore import Lore
from venire_understudy.comprehension.claim_matching import Matcher
from venire_understudy.comprehension.heard_speech import Ears
from venire_understudy.comprehension.points import clauses, points, windows
from venire_understudy.juror.replies_to_player import dues
from venire_understudy.scribe.seat import Scribe

ROW = {"rail": {"A": 0.6, "B": 0.0}, "bicycle": {"A": 0.0, "B": 0.6}}


def near(words: str) -> dict[str, float]:
    told = [row for word, row in ROW.items() if word in words]
    thin = min(1.0, 5 / len(words.split()))
    return {claim: thin * max((row[claim] for row in told), default=0.0) for claim in ("A", "B")}


def test_clauses_are_the_words_of_the_speech_and_each_says_something() -> None:
    text = "Marcus, the rail was loose for months; and nobody examined the bicycle. Well. So there."
    told = clauses(text)
    assert " ".join(clause.words for clause in told) == text
    assert {clause.words for clause in told} <= set(windows(text))


def test_two_claims_are_two_points_and_what_is_near_to_nothing_is_none() -> None:
    text = "Let me begin with something else. The old rail was loose. Nobody examined that bicycle."
    found = points(text, ("A", "B"), near)
    assert [(point.claim, point.words) for point in found] == [
        ("A", "The old rail was loose."),
        ("B", "Nobody examined that bicycle."),
    ]


def test_nothing_said_makes_no_point() -> None:
    assert points("", ("A", "B"), near) == []


def scribes_view(roster: Roster, typed: str, strategy: str) -> ScribeView:
    room = seen_by_juror(roster, 2)
    fields = {name: getattr(room, name) for name in Room.model_fields}
    told: dict[str, object] = {
        "me": 2,
        "side": "not_guilty",
        "strategy": strategy,
        "typed": typed,
        "said": (),
        "put": {},
        "spent": (),
    }
    return ScribeView.model_validate({**fields, **told})


@pytest.mark.parametrize("typed", ["The autopsy findings", "The chamber gauge log", "the diary"])
def test_a_draft_thrown_away_is_followed_by_another_while_there_is_one(
    murder: Case, roster: Roster, typed: str
) -> None:
    scribe = Scribe(Lore(murder), Matcher(Lore(murder)), Chance("drafts"))
    drafts = [scribe.draft(scribes_view(roster, typed, "challenge_evidence"), thrown) for thrown in range(4)]
    assert len({draft.text for draft in drafts}) == 4
    assert not [draft for draft in drafts if draft.heard == "unplaced"]


def test_what_somebody_has_said_is_not_offered_as_a_draft(murder: Case, roster: Roster) -> None:
    scribe = Scribe(Lore(murder), Matcher(Lore(murder)), Chance("drafts"))
    view = scribes_view(roster, "The diary", "challenge_evidence")
    first = scribe.draft(view)
    said = Said(turn=1, round=1, juror=3, text=first.text, type="logical", move="assert")
    again = scribe.draft(view.model_copy(update={"said": (said,)}))
    assert again.text != first.text


def test_what_nobody_was_free_to_correct_is_corrected_in_the_next_round(murder: Case, roster: Roster) -> None:
    ears = Ears(Lore(murder), Matcher(Lore(murder)))
    room = seen_by_juror(roster, 1)
    false = Said(
        turn=2, round=1, juror=2, text="The confirmatory test for blood was positive.", type="evidence", move="assert"
    )
    other = Said(turn=3, round=2, juror=4, text="I hold.", type="logical", move="hold")
    seated = tuple(s.model_copy(update={"by": "person"}) if s.number == 2 else s for s in room.jurors)
    now = room.model_copy(update={"round": 3, "said": (false, other), "speakers": (1,), "jurors": seated})
    assert dues(now, ears)[1].said == false
    answered = other.model_copy(update={"replies_to": 2})
    assert not dues(now.model_copy(update={"said": (false, answered)}), ears)
