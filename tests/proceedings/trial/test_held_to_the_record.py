"""What counsel tells the jury is held to what was sworn: objection and ruling, the judge's word, unkept promises."""

from __future__ import annotations

from typing import Any

import pytest

from tests.proceedings.deliberation.builders import roster
from tests.proceedings.examination.builders import params as examination
from tests.proceedings.trial.builders import case, opened, params, run
from tests.support.bench import Bench
from venire.catalog import kinds
from venire.exports.tellings.addresses import speeches_section
from venire.kernel.record import BENCH, GALLERY, Event
from venire.law.case_file.case import Side, other
from venire.proceedings.examination.params import Agents, CounselSettings, Holder, JudgeSettings
from venire.proceedings.trial import events as ev
from venire.proceedings.trial.acts import Address
from venire.proceedings.trial.debrief import Promise, TrialDebrief, debrief
from venire.proceedings.trial.opening import open_trial, rebuild
from venire.proceedings.trial.rules import State, TrialRules

INVENTED = "She confessed to her sister."
FAIR = "Who else had a key?"


def given(bench: Bench, station: str, by: Side, text: str) -> Bench:
    """Plays to this speech, and gives it."""
    run(bench, f"{station}/{by}")
    bench.submit(f"counsel/{by}", f"{station}/{by}", Address(text=text))
    return bench


def told(bench: Bench, *kinds_: type[Event]) -> list[Any]:
    return [entry.event for entry in bench.entries if isinstance(entry.event, kinds_)]


def with_agents(**changes: Any) -> Bench:
    agents = Agents(counsel=CounselSettings(error_rate=0.0)).model_copy(update=changes)
    limits = {"direct": 2, "cross": 1, "redirect": 0, "recross": 0}
    return opened(jury=False, examination=examination(agents=agents, **limits))


def held_by_people(*seats: str) -> Bench:
    holders: dict[str, Holder] = dict.fromkeys(seats, "person")
    opening = open_trial(case(), roster(6), params(jury=False), "seed", holders)
    first = opening.events[0]
    assert isinstance(first, ev.TrialOpened)
    return Bench(rebuild(first, opening.contents), kinds()["trial"].codec).open(*opening.events)


def ending(bench: Bench) -> TrialDebrief:
    rules, state = bench.proceeding, bench.sitting.state
    assert isinstance(rules, TrialRules)
    assert isinstance(state, State)
    return debrief(rules, state, bench.entries)


@pytest.mark.parametrize("by", ["prosecution", "defence"])
def test_what_nobody_swore_to_draws_an_objection_and_a_ruling_at_once(by: Side) -> None:
    bench = given(opened(jury=False), "closing", by, f"{FAIR} {INVENTED}")
    objected, ruled = told(bench, ev.AddressObjected, ev.AddressRuled)
    assert (objected.by, objected.said, objected.ground) == (other(by), INVENTED, "assumes_facts")
    assert INVENTED in objected.text
    assert (ruled.ruling, ruled.rule, ruled.said) == ("sustained", "611(a)", INVENTED)
    seen: Any = bench.view(GALLERY)
    assert [one.disregarded for one in seen.addresses if one.by == by and one.station == "closing"] == [(INVENTED,)]


def test_what_was_sworn_and_what_is_argued_draw_nothing() -> None:
    fair = f"{FAIR} She had a key. The lock of the boathouse door was not forced. Ask yourselves what was in the bag."
    bench = given(opened(jury=False), "closing", "prosecution", fair)
    assert told(bench, ev.AddressObjected, ev.AddressRuled) == []
    assert told(bench, ev.AddressHeard) == [ev.AddressHeard(by="prosecution")]


def test_where_counsel_sleeps_the_judge_tells_the_jury_after_the_last_closing() -> None:
    bench = with_agents(counsel=CounselSettings(error_rate=0.0, objection_types=("leading",)))
    given(bench, "closing", "prosecution", INVENTED)
    assert told(bench, ev.AddressObjected, ev.JuryReminded) == []
    assert INVENTED not in bench.view(GALLERY).model_dump_json().replace(f'"text":"{INVENTED}"', "")
    given(bench, "closing", "defence", FAIR)
    (reminded,) = told(bench, ev.JuryReminded)
    assert reminded.said == (INVENTED,)
    assert "what counsel say to you is not evidence" in reminded.text
    assert INVENTED in reminded.text


def test_a_person_at_the_other_table_is_not_spoken_for() -> None:
    bench = held_by_people("counsel/defence")
    given(bench, "closing", "prosecution", INVENTED)
    assert told(bench, ev.AddressObjected) == []
    given(bench, "closing", "defence", "")
    assert [one.said for one in told(bench, ev.JuryReminded)] == [(INVENTED,)]


def test_what_was_let_pass_is_sealed_and_recorded_after_every_closing() -> None:
    bench = given(given(opened(jury=False), "closing", "prosecution", FAIR), "closing", "defence", INVENTED)
    heard = told(bench, ev.AddressHeard)
    assert [one.by for one in heard] == ["prosecution", "defence"]
    assert {one.audience for one in heard} == {"bench"}


def test_what_an_affidavit_says_and_nobody_testified_is_met_as_if_it_were_made_up() -> None:
    sealed, invented = "Tom Barrow had drunk three pints of beer.", "Tom Barrow had smoked forty Turkish cigars."
    only = examination(witnesses=("W2",), direct=2, cross=1, redirect=0, recross=0)
    met = [given(opened(jury=False, examination=only), "closing", "defence", one) for one in (sealed, invented)]
    kept = [[type(entry.event).__name__ for entry in bench.entries] for bench in met]
    assert kept[0] == kept[1]
    ruled = [told(bench, ev.AddressRuled) for bench in met]
    assert [len(one) for one in ruled] == [1, 1]


IMPROPER: dict[str, Any] = {
    "She is a liar and a murderer and you should hate her.": "passion",
    "Every one of you would want your own father avenged.": "golden_rule",
    "I personally believe she is guilty.": "personal_belief",
}


@pytest.mark.parametrize("station", ["opening", "closing"])
@pytest.mark.parametrize("said", IMPROPER)
def test_an_improper_sentence_is_stopped_in_either_speech_and_stands_in_the_debrief(station: str, said: str) -> None:
    agents = Agents(counsel=CounselSettings(error_rate=0.0))
    bench = opened(jury=False, examination=examination(agents=agents, direct=1, cross=1, redirect=0, recross=0))
    given(bench, station, "prosecution", said)
    objected, ruled = told(bench, ev.AddressObjected, ev.AddressRuled)
    assert (objected.by, objected.said, objected.wrong) == ("defence", said, IMPROPER[said])
    assert (ruled.ruling, ruled.wrong) == ("sustained", IMPROPER[said])
    run(bench)
    end = ending(bench)
    (speech,) = [one for one in end.speeches if (one.station, one.by) == (station, "prosecution")]
    assert [(one.said, one.stopped) for one in speech.improper] == [(said, True)]
    assert said not in [one.said for one in end.unsworn if one.station == "closing"]
    (section,) = speeches_section(end, "prosecution")
    assert any(line.endswith(f"the judge told the jury to disregard it: “{said}”") for line in section.items)


def test_an_improper_sentence_that_a_person_lets_pass_is_told_at_the_debrief() -> None:
    bench = given(held_by_people("counsel/defence"), "closing", "prosecution", "You must hate her.")
    assert told(bench, ev.AddressObjected) == []
    given(bench, "closing", "defence", "")
    assert [one.stopped for told in ending(bench).speeches for one in told.improper] == [False]


def test_a_terse_judge_is_terse_and_a_teaching_one_teaches() -> None:
    terse = given(with_agents(judge=JudgeSettings(style="terse")), "closing", "prosecution", INVENTED)
    taught = given(with_agents(judge=JudgeSettings(style="teaching")), "closing", "prosecution", INVENTED)
    (short,), (long,) = told(terse, ev.AddressRuled), told(taught, ev.AddressRuled)
    assert short.text == "Sustained. The jury will disregard it."
    assert "fair inference" in long.text


def test_an_opening_is_let_be_and_its_empty_promise_stands_in_the_debrief() -> None:
    kept = "Tom Barrow will tell you that she was carrying a green canvas bag."
    empty = "Tom Barrow will tell you that she confessed to her sister."
    bench = given(opened(jury=False), "opening", "prosecution", f"{kept} {empty}")
    assert told(bench, ev.AddressObjected, ev.JuryReminded) == []
    run(bench)
    assert [(one.station, one.by, one.said, one.met) for one in ending(bench).unsworn] == [
        ("opening", "prosecution", empty, "nothing")
    ]


def test_the_debrief_names_the_sentences_and_how_they_were_met() -> None:
    bench = opened(jury=False)
    given(bench, "closing", "prosecution", INVENTED)
    run(bench)
    assert [(one.by, one.said, one.met) for one in ending(bench).unsworn] == [("prosecution", INVENTED, "objection")]


def test_the_speeches_replay_with_what_came_of_them() -> None:
    bench = run(given(opened(jury=False), "closing", "prosecution", INVENTED))
    codec, folded = kinds()["trial"].codec, None
    for entry in bench.entries:
        if type(entry.event) in bench.proceeding.events:
            folded = bench.proceeding.evolve(folded, codec.decode_event(codec.encode_event(entry.event)))
    assert bench.proceeding.view(folded, BENCH) == bench.view(BENCH)


def test_the_debrief_tells_what_came_of_each_speech() -> None:
    kept = "Tom Barrow will tell you that she was carrying a green canvas bag."
    empty = "Tom Barrow will tell you that she confessed to her sister."
    bench = given(opened(jury=False), "opening", "prosecution", f"{kept} {empty}")
    given(bench, "closing", "prosecution", INVENTED)
    run(bench)
    end = ending(bench)
    told = {(one.station, one.by): one for one in end.speeches}
    assert len(told) == 4
    assert told["opening", "prosecution"].text == f"{kept} {empty}"
    assert {one.said for one in told["opening", "prosecution"].promises} == {kept, empty}
    assert Promise(said=empty, kept=False) in told["opening", "prosecution"].promises
    assert told["closing", "prosecution"].unsworn == (INVENTED,)
    (section,) = speeches_section(end, "prosecution")
    assert any(line.startswith("Your opening, ") for line in section.items)
    assert f"Your opening promised, and the jury never heard it: “{empty}”" in section.items
    assert any("Your closing, 5 words. It stated as fact what nobody had sworn to" in line for line in section.items)


def test_a_promise_that_the_jury_then_heard_was_kept() -> None:
    said = "Tom Barrow will tell you that she was carrying a green canvas bag."
    bench = run(given(opened(jury=False), "opening", "prosecution", said))
    (opening,) = [one for one in ending(bench).speeches if one.station == "opening" and one.by == "prosecution"]
    heard = " ".join(line.answer for line in ending(bench).examination.transcript)
    assert opening.promises == (Promise(said=said, kept="green canvas bag" in heard),)


def test_a_promise_of_a_witness_is_kept_by_that_witness_alone() -> None:
    """Ruth Okafor took the stand and spoke of no bag; that the jury heard of it from another is not her word."""
    mine = "Tom Barrow will tell you that she was carrying a green canvas bag."
    hers = "Ruth Okafor will tell you that she was carrying a green canvas bag."
    bench = run(given(opened(jury=False), "opening", "prosecution", f"{mine} {hers}"))
    (opening,) = [one for one in ending(bench).speeches if (one.station, one.by) == ("opening", "prosecution")]
    assert opening.promises == (Promise(said=mine, kept=True), Promise(said=hers, kept=False))


def test_an_hour_at_the_end_of_a_promise_does_not_make_two_promises_one() -> None:
    first = "Tom Barrow will tell you that she left at about 9:55 p.m."
    second = "Tom Barrow will say that she confessed to her sister."
    bench = run(given(opened(jury=False), "opening", "prosecution", f"{first} {second}"))
    (opening,) = [one for one in ending(bench).speeches if one.station == "opening" and one.by == "prosecution"]
    assert [one.said for one in opening.promises] == [first, second]
