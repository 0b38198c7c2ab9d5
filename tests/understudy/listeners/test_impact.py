"""The understudy as the panel: every listener read, most speeches hardly felt, a few hard."""

from __future__ import annotations

import pytest

from tests.support.jury_table import FRANK, SARAH, seen_by_juror
from tests.support.played_deliberation import by_kind, play
from venire.kernel.chance import Chance
from venire.law.case_file.case import Case
from venire.law.case_file.persona import Archetype, Roster
from venire.law.jury.belief import MODIFIERS
from venire.law.jury.case_strength import StrengthMap
from venire.proceedings.deliberation.events import Murmured, VoteChanged, Weighed
from venire.proceedings.deliberation.params import Params
from venire.proceedings.deliberation.view import PanelView, Room, Said
from venire_understudy.comprehension.case_lore import Lore
from venire_understudy.comprehension.claim_matching import Matcher
from venire_understudy.listeners.impact import Scales
from venire_understudy.listeners.seat import ListeningPanel


def panel(case: Case, roster: Roster, seed: str = "panel") -> ListeningPanel:
    lore, dice = Lore(case), Chance(seed)
    return ListeningPanel(
        Scales(lore, StrengthMap(case), Matcher(lore), dice), {card.id: card for card in roster.jurors}, dice
    )


def hearing(roster: Roster, *speeches: Said, put_before: frozenset[str] = frozenset()) -> PanelView:
    room = seen_by_juror(roster, 1)
    fields = {name: getattr(room, name) for name in Room.model_fields}
    listeners = tuple(range(1, len(roster.jurors) + 1))
    heard = {"listeners": listeners, "speeches": speeches, "put_before": put_before}
    return PanelView.model_validate({**fields, **heard, "convictions": dict.fromkeys(listeners, 0.5)})


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def test_every_listener_but_the_speaker_reads_every_speech(murder: Case, roster: Roster) -> None:
    react = panel(murder, roster).react(hearing(roster, FRANK, SARAH))
    pairs = {(reading.juror, reading.turn) for reading in react.readings}
    everyone = range(1, len(roster.jurors) + 1)
    assert pairs == {(j, s.turn) for s in (FRANK, SARAH) for j in everyone if j != s.juror}


def test_a_claim_pulls_toward_the_side_it_helps(murder: Case, roster: Roster) -> None:
    readings = panel(murder, roster).react(hearing(roster, FRANK, SARAH)).readings
    assert all(reading.impact > 0 for reading in readings if reading.turn == FRANK.turn)
    assert all(reading.impact < 0 for reading in readings if reading.turn == SARAH.turn)


def test_a_claim_heard_before_has_worn_thin(murder: Case, roster: Roster) -> None:
    fresh = panel(murder, roster).react(hearing(roster, FRANK)).readings
    again = panel(murder, roster).react(hearing(roster, FRANK, put_before=frozenset(FRANK.claims))).readings
    assert mean([abs(r.impact) for r in again]) < 0.5 * mean([abs(r.impact) for r in fresh])


def test_archetypes_hear_the_same_words_differently(murder: Case, roster: Roster) -> None:
    feeling = FRANK.model_copy(update={"type": "emotional"})
    react = panel(murder, roster)
    ratio = dict[Archetype, float]()
    for cool, warm in zip(
        react.react(hearing(roster, FRANK)).readings, react.react(hearing(roster, feeling)).readings, strict=True
    ):
        archetype = roster.jurors[cool.juror - 1].archetype
        if abs(warm.impact) < 0.8 and abs(cool.impact) < 0.8:
            ratio[archetype] = warm.impact / cool.impact
    for archetype, found in ratio.items():
        table = MODIFIERS[archetype]
        assert found == pytest.approx(table["emotional"] / table["evidence"], rel=0.05)


def test_a_persons_own_words_have_the_weight_of_the_claim_they_mean(murder: Case, roster: Roster) -> None:
    typed = Said(
        turn=5,
        round=2,
        juror=7,
        text="There was no blood proved on the windlass: the confirmatory test was negative.",
        type="evidence",
        move="assert",
    )
    readings = panel(murder, roster).react(hearing(roster, typed)).readings
    assert mean([r.impact for r in readings]) < -0.02
    nothing = typed.model_copy(update={"text": "I had an egg for breakfast."})
    assert all(r.impact == 0 for r in panel(murder, roster).react(hearing(roster, nothing)).readings)


def test_most_is_hardly_felt_and_some_lands_hard(murder: Case, roster: Roster) -> None:
    impacts = list[float]()
    for seed in ("1", "2", "3"):
        record = play(murder, roster, seed, Params(max_rounds=8, early_end=False))
        weighed = [event for event in by_kind(record)["weighed"] if isinstance(event, Weighed)]
        impacts += [abs(reading.impact) for event in weighed for reading in event.readings]
    impacts.sort()
    assert impacts[len(impacts) // 2] < 0.12
    assert impacts[int(0.97 * len(impacts))] > 0.3


def test_murmurs_are_few_short_in_character_and_never_repeated(murder: Case, roster: Roster) -> None:
    record = play(murder, roster, "5", Params(max_rounds=12, early_end=False))
    rounds = [event for event in by_kind(record)["murmured"] if isinstance(event, Murmured)]
    said = [murmur for event in rounds for murmur in event.murmurs]
    assert all(1 <= len(event.murmurs) <= 3 for event in rounds)
    assert len({murmur.reaction for murmur in said}) == len(said)
    for murmur in said:
        lines = roster.jurors[murmur.juror - 1].idiolect.lines
        kinds = ("murmur_agree", "murmur_doubt", "murmur_struck", "murmur_puzzled")
        assert any(murmur.reaction == line.text for kind in kinds for line in lines[kind])
        assert len(murmur.reaction.split()) <= 10


def test_a_murmur_goes_with_the_vote_of_whoever_makes_it(murder: Case, roster: Roster) -> None:
    heard = hearing(roster, FRANK, SARAH)
    react = panel(murder, roster).react(heard)
    impacts = {(reading.juror, reading.turn): reading.impact for reading in react.readings}
    for murmur in react.murmurs:
        impact = impacts[murmur.juror, murmur.turn]
        with_vote = (impact > 0) == (heard.votes[murmur.juror] == "guilty")
        lines = roster.jurors[murmur.juror - 1].idiolect.lines
        assert abs(impact) >= 0.1
        assert (murmur.reaction in [line.text for line in lines["murmur_agree"]]) == with_vote


def test_words_that_put_nothing_puzzle_one_listener_at_most(murder: Case, roster: Roster) -> None:
    odd = Said(turn=5, round=2, juror=7, text="I had an egg for breakfast.", type="narrative", move="assert")
    heard = hearing(roster, odd)
    seated = tuple(s.model_copy(update={"by": "person"}) if s.number == 7 else s for s in heard.jurors)
    murmurs = panel(murder, roster).react(heard.model_copy(update={"jurors": seated})).murmurs
    puzzled = [line.text for card in roster.jurors for line in card.idiolect.lines["murmur_puzzled"]]
    assert len(murmurs) == 1
    assert murmurs[0].reaction in puzzled


@pytest.mark.parametrize(("guilty", "verdict"), [(3, "not_guilty"), (9, "guilty")])
def test_a_clear_first_majority_usually_carries(murder: Case, roster: Roster, guilty: int, verdict: str) -> None:
    outcomes = list[str]()
    for seed in range(8):
        ballot = tuple(Chance(str(seed)).shuffled([1] * guilty + [0] * (12 - guilty), "ballot"))
        record = play(murder, roster, f"carry {seed}", Params(first_ballot=ballot))
        outcomes.append(str(getattr(by_kind(record)["decided"][0], "verdict", "")))
        assert any(isinstance(entry.event, VoteChanged) for entry in record)
    assert outcomes.count(verdict) >= 5
