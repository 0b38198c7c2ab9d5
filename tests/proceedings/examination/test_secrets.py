"""Blindness: what is sealed from a viewer changes nothing that it sees, neither view nor stream nor agenda."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, cast

import pytest

from tests.proceedings.examination.builders import CODEC, DEFENCE, PROSECUTION, Play, marked, params, plainly, tiny
from venire.kernel.folds.views import seen_by
from venire.kernel.proceeding import Ask
from venire.kernel.record import BENCH, GALLERY, Act, Entry, Event, Viewer
from venire.kernel.sitting import Sitting
from venire.proceedings.examination import acts
from venire.proceedings.examination import events as ev
from venire.proceedings.examination.params import Agents, CounselSettings, JudgeSettings
from venire.proceedings.examination.rules import Examination

ROOM: tuple[Viewer, ...] = (GALLERY, cast("Viewer", "juror/3"))
PEOPLE: tuple[Viewer, ...] = tuple(cast("Viewer", seat) for seat in (PROSECUTION, "judge", "witness/W2"))
OTHERS = Agents(counsel=CounselSettings(error_rate=0.9), judge=JudgeSettings(strictness=0.9))


def respond(ask: Ask, view: Any) -> Act:
    act = plainly(ask, view)
    if isinstance(act, acts.Testify) and view.number % 3 == 0:
        return act.model_copy(update={"volunteered": act.facts})
    return act


@cache
def played(seed: str) -> Play:
    """The prosecution is a person; opposing counsel errs at its rate; some answers volunteer."""
    settings = params(direct=6, cross=5, agents=Agents(counsel=CounselSettings(error_rate=0.5)))
    return Play.opened(settings, seed=seed, flaws=marked, holders={PROSECUTION: "person"}).run(respond)


def for_the_room(event: Event, _: Viewer) -> Event:
    """The same event with everything changed that the room may not know."""
    match event:
        case ev.Opened():
            agents = event.params.model_copy(update={"agents": OTHERS})
            return event.model_copy(update={"seed": "another", "params": agents, "prior_hash": "0"})
        case ev.QuestionMeant():
            return event.model_copy(update={"aims": ("T1",), "defect": "vague", "flaws": ("hearsay",)})
        case ev.ObjectionMeant():
            return event.model_copy(update={"wrong": not event.wrong})
        case ev.TestimonyMeant():
            return event.model_copy(update={"facts": (), "volunteered": ("W1.1",), "stance": "unknown"})
        case ev.Established():
            return event.model_copy(update={"taken": (), "ignored": {"T1": "why not"}})
        case ev.Elicited():
            return event.model_copy(update={"matched": (), "points": 99})
        case ev.Outlined():
            return event.model_copy(update={"items": ()})
        case ev.OutlineCovered():
            return event.model_copy(update={"items": ("W1/R9",)})
        case _:
            return event


def for_the_player(event: Event, viewer: Viewer) -> Event:
    """What a person on the prosecution's side may not know: the dice, what was meant, and the other side's gains."""
    match event:
        case ev.Opened() | ev.QuestionMeant() | ev.ObjectionMeant():
            return for_the_room(event, viewer)
        case ev.TestimonyMeant():
            return for_the_room(event, viewer)
        case ev.Elicited() | ev.Outlined() | ev.OutlineCovered() if event.side == "defence":
            return for_the_room(event, viewer)
        case _:
            return event


def for_the_judge(event: Event, viewer: Viewer) -> Event:
    """The judge has notes of what was established, and its own settings."""
    if isinstance(event, ev.Opened):
        agents = event.params.agents.model_copy(update={"counsel": CounselSettings(error_rate=0.9)})
        return event.model_copy(update={"seed": "x", "params": event.params.model_copy(update={"agents": agents})})
    return event if isinstance(event, ev.Established) else for_the_room(event, viewer)


def for_a_witness(event: Event, viewer: Viewer) -> Event:
    """A witness knows what it has itself established; its own testimony only."""
    if isinstance(event, ev.Established) and viewer == ev.witness_seat(event.witness):
        return event
    return for_the_room(event, viewer)


CHANGES = {
    GALLERY: for_the_room, "juror/3": for_the_room, PROSECUTION: for_the_player, "judge": for_the_judge,
    "witness/W2": for_a_witness, "witness/W1": for_a_witness,
}  # fmt: skip


def sights(entries: Sequence[Entry], viewer: Viewer) -> list[str]:
    """Views and own asks at every prefix. Each record is seen by the rules of its own opening."""
    first = entries[0].event
    assert isinstance(first, ev.Opened)
    sitting = Sitting(Examination(tiny(), first.seed, marked))
    told = list[str]()
    for entry in entries:
        sitting = sitting.hear(entry, CODEC.acts)
        assert sitting.state is not None
        told.append(repr((sitting.proceeding.view(sitting.state, viewer), sitting.asked_of(cast("ev.Seat", viewer)))))
    return told


@pytest.mark.parametrize("seed", ["a", "b"])
@pytest.mark.parametrize("seat", list(CHANGES))
def test_sealed_events_change_neither_view_nor_agenda_nor_stream(seat: str, seed: str) -> None:
    viewer = cast("Viewer", seat)
    play = played(seed)
    changed = [Entry(e.seq, e.at, CHANGES[seat](e.event, viewer), e.cause) for e in play.entries]
    assert changed != play.entries
    assert sights(changed, viewer) == sights(play.entries, viewer)
    assert list(seen_by(viewer, changed)) == list(seen_by(viewer, play.entries))


def test_the_proof_would_find_a_view_that_tells() -> None:
    play = played("a")
    changed = [Entry(e.seq, e.at, for_the_room(e.event, BENCH), e.cause) for e in play.entries]
    assert sights(changed, BENCH) != sights(play.entries, BENCH)
    oc = cast("Viewer", DEFENCE)
    assert sights(changed, oc) != sights(play.entries, oc)


def test_the_other_sides_errors_on_purpose_are_hidden_from_opposing_counsel_too() -> None:
    """What the student's seat meant is sealed from opposing counsel; what the law finds may steer its own error."""
    viewer = cast("Viewer", DEFENCE)
    play = played("a")
    students = {one.no for one in play.of(ev.QuestionPut) if one.by == play.state.player}

    def change(event: Event) -> Event:
        mine = isinstance(event, ev.QuestionMeant) and event.no in students
        return event.model_copy(update={"defect": "vague", "aims": ("T1",)}) if mine else event

    changed = [Entry(e.seq, e.at, change(e.event), e.cause) for e in play.entries]
    assert sights(changed, viewer) == sights(play.entries, viewer)


def test_there_is_a_sealed_word_beside_every_question_objection_and_answer() -> None:
    play = played("a")
    questions, answers = play.of(ev.QuestionPut), play.of(ev.Testified)
    assert [one.no for one in play.of(ev.QuestionMeant)] == [one.no for one in questions]
    meant = [one for one in play.of(ev.ObjectionMeant) if one.matter == "question"]
    assert [one.no for one in meant] == [one.no for one in questions]
    for kind in (ev.TestimonyMeant, ev.Established, ev.Elicited):
        assert [one.no for one in play.of(kind)] == [one.no for one in answers]
    crossed = {one.no for one in questions if one.phase in ("cross", "recross")}
    assert {one.no for one in play.of(ev.OutlineCovered)} == crossed & {one.no for one in answers}


def test_a_witness_sees_its_own_affidavit_and_testimony_and_no_other() -> None:
    play = played("a")
    other = {fact.text for witness in tiny().witnesses if witness.id == "W1" for fact in witness.affidavit}
    sitting = Sitting(play.sitting.proceeding)
    for entry in play.entries:
        sitting = sitting.hear(entry, CODEC.acts)
        assert sitting.state is not None
        view: Any = sitting.proceeding.view(sitting.state, cast("Viewer", "witness/W2"))
        told = repr(view)
        assert not [text for text in other if text in told]
        assert {one.witness for one in view.exchanges} <= {"W2"}
    assert play.of(ev.Excused)[-1].witness == "W2"


def test_no_person_sees_the_dice_and_opposing_counsel_does() -> None:
    settings = params(agents=Agents(counsel=CounselSettings(error_rate=1.0)), student_slips=1.0)
    play = Play.opened(settings, holders={PROSECUTION: "person"})
    assert not play.view(PROSECUTION).err
    play.give("q1/put", acts.PutQuestion(text="What did you see?"))
    assert play.view(DEFENCE).err
    play.give("clerk", acts.SeatHolder(seat=DEFENCE, by="person"))
    assert not play.view(DEFENCE).err
    assert play.view(PROSECUTION).mode is None
    assert play.view(PROSECUTION).settings == CounselSettings()


def test_without_live_elicits_a_person_learns_nothing_of_its_gains() -> None:
    def gained(live: bool) -> tuple[Any, list[Event]]:
        play = Play.opened(params(live_elicits=live), holders={PROSECUTION: "person"})
        credit = acts.Credit(matched=(acts.Matched(elicit="T1", tier="keyword", score=1),))
        play.through("What did you see?", credit=credit)
        stream = [one.event for one in seen_by(cast("Viewer", PROSECUTION), play.entries)]
        return play.view(PROSECUTION), [one for one in stream if isinstance(one, ev.Elicited)]

    dark, heard = gained(live=False)
    assert (dark.score, heard) == (None, [])
    assert [(one.points, one.got) for one in dark.targets] == [(0, False)]
    light, heard = gained(live=True)
    assert light.score == 3
    assert len(heard) == 1


def test_no_view_of_the_court_holds_what_is_not_for_it() -> None:
    play = played("a")
    for viewer in ROOM:
        told = repr(play.view(viewer))
        for word in ("seed", "error_rate", "difficulty", "outcome", "weight", "decisive"):
            assert word not in told
    for viewer in PEOPLE:
        assert "error_rate=0.5" not in repr(play.view(viewer))


def test_nobody_hears_that_counsel_thought_of_striking() -> None:
    told = list[object]()
    for volunteered in ((), ("W1.1",)):
        play = Play.opened(holders={PROSECUTION: "person"})
        play.through("What?", facts=("W1.1",), volunteered=volunteered, stay=True)
        assert play.asked()[0].key == "q1/strike"
        assert bool(play.view(DEFENCE).volunteered) == bool(volunteered)
        at_the_ask = play.view(PROSECUTION)
        play.give("q1/strike", acts.LetStand())
        told.append((at_the_ask, play.view(PROSECUTION), list(seen_by(GALLERY, play.entries))))
    assert told[0] == told[1]
