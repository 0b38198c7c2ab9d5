"""A hearing written down for those who were not there: caption, what was shown, what was sealed, and an end."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.proceedings.examination.builders import ALWAYS, DEFENCE, PROSECUTION, Play, marked, params, plainly, tiny
from venire.exports.court.caption import calling, caption, ended
from venire.exports.court.exhibits import SPEAKS, OnView
from venire.exports.court.hearing import Hearing
from venire.exports.court.parties import counsel
from venire.exports.court.reporters_transcript import Reported
from venire.exports.court.sealed import LEGEND, MARK, TITLE, SealedThings
from venire.exports.document import html, markdown
from venire.exports.transcript import Passage
from venire.kernel.record import BENCH, GALLERY, Entry, Viewer, may_see
from venire.law.case_file.case import Case
from venire.law.evidence.grounds import Ground, Ruling
from venire.library.shipped import ShippedCases
from venire.proceedings.examination import acts
from venire.proceedings.examination import events as ev
from venire.proceedings.examination.readings.transcript import ExaminationReading

CASES = ("murder", "negligence", "fraud", "collision")


def case(name: str) -> Case:
    return ShippedCases().load(name)


def sealed_of(entries: Sequence[Entry]) -> SealedThings:
    return SealedThings(tiny(), tuple(ExaminationReading(tiny()).of(entries).contests()))


def reported(play: Play, viewer: Viewer = BENCH, *, whole: bool = True) -> list[Passage]:
    entries = [entry for entry in play.entries if may_see(viewer, entry.event)]
    sealed = sealed_of(entries)
    return [
        *Reported(tiny(), sealed, whole, theories=True).passages(entry.event for entry in entries),
        *sealed.passages(),
    ]


def texts(passages: Sequence[Passage]) -> str:
    return "\n".join(passage.text for passage in passages)


@pytest.mark.parametrize("name", CASES)
def test_the_caption_says_where_what_and_what_each_side_says_and_nothing_of_the_memo(name: str) -> None:
    file = case(name)
    told = texts(list(caption(file, theories=True)))
    assert file.jurisdiction in told
    assert file.prosecution_theory is not None
    assert file.defence_theory is not None
    assert all(story in told for story in (file.prosecution_theory.story, file.defence_theory.story))
    assert all(element.text in told for charge in file.charges for element in charge.elements)
    assert file.memo is not None
    assert not [note for note in (file.memo.decisive, *file.memo.traps, *file.memo.best_questions) if note in told]
    assert file.prosecution_theory.story not in texts(list(caption(file, theories=False)))


def test_a_charge_is_pleaded_to_and_a_claim_is_brought_by_somebody() -> None:
    assert "is charged with murder in the second degree, and has pleaded not guilty" in texts(
        list(caption(case("murder"), theories=False))
    )
    claimed = texts(list(caption(case("negligence"), theories=False)))
    assert "Nell Corrigan sues Stephen Aldous; the claim is medical negligence." in claimed
    assert "charged" not in claimed


def test_only_who_is_called_is_named_each_for_the_side_that_calls() -> None:
    told = [passage.text for passage in calling(case("murder"), ("W1", "W5"))]
    named = [next(one.name for one in case("murder").witnesses if one.id == number) for number in ("W1", "W5", "W2")]
    assert named[0] in told[0]
    assert named[1] in " ".join(told)
    assert named[2] not in " ".join(told)


def test_who_speaks_in_a_civil_case_is_counsel_and_not_a_party() -> None:
    assert counsel(case("murder"), "prosecution") == "The prosecution"
    assert counsel(case("negligence"), "prosecution") == "Counsel for the prosecution"
    assert counsel(case("collision"), "defence") == "Counsel for the defence"


@pytest.mark.parametrize(
    ("name", "exhibit", "how", "words"),
    [
        ("murder", "X1", "played", "Irene, put it down"),
        ("negligence", "X4", "shown", "Toes pink, moving"),
        ("exoneration", "X5", "shown", "Hands: no wound, no scar"),
        ("robbery", "X1", "played", "takes the second key"),
    ],
)
def test_what_speaks_is_told_with_its_words(name: str, exhibit: str, how: str, words: str) -> None:
    view = OnView(case(name))
    assert how in view.published(exhibit)
    assert view.content(exhibit).startswith(SPEAKS)
    assert words in view.content(exhibit)


@pytest.mark.parametrize(
    ("name", "exhibit"), [("murder", "X2"), ("murder", "X7"), ("robbery", "X4"), ("assault", "X8")]
)
def test_what_is_only_looked_at_is_told_as_it_looks_and_not_as_a_laboratory_found_it(name: str, exhibit: str) -> None:
    described = next(one.description for one in case(name).exhibits if one.id == exhibit)
    assert OnView(case(name)).content(exhibit) == described


def test_it_is_told_once_however_often_it_is_shown() -> None:
    shown = ev.ExhibitShown(no=1, exhibit="X1", by="prosecution")
    again = ev.ExhibitShown(no=2, exhibit="X1", by="defence")
    told = [passage.text for passage in Hearing(case("murder")).passages((shown, again))]
    assert told == ["Exhibit 1 is played to the jury.", OnView(case("murder")).content("X1"), told[0]]


def watched(play: Play, text: str, ground: Ground | None = None, ruling: Ruling = "sustained", reply: str = "") -> None:
    no = play.state.number + 1
    play.give(play.asked()[0].key, acts.PutQuestion(text=text))
    if ground is None:
        play.give(f"q{no}/object", acts.LetStand())
    else:
        play.give(f"q{no}/object", acts.Object(ground=ground)).give(f"q{no}/respond", acts.Respond(text=reply))
        play.give(f"q{no}/rule", acts.Rule(ruling=ruling, rule="611(a)", reason=f"{ruling.capitalize()}."))
    if ground is None or ruling == "overruled":
        play.give(f"q{no}/answer", acts.Testify(text="Yes.", stance="affirm"))
        play.give(f"q{no}/credit", acts.Credit())


def by_people() -> Play:
    return Play.opened(params(player="defence"), flaws=marked, holders={DEFENCE: "person", PROSECUTION: "person"})


def test_a_mark_stands_at_what_was_sealed_and_the_words_in_the_appendix_alone() -> None:
    play = by_people()
    watched(play, "He was there [leading]?")
    watched(play, "Who was there?")
    told = reported(play)
    questions = [passage for passage in told if passage.turn is not None]
    assert [passage.mark for passage in questions] == [MARK, ""]
    place = next(at for at, passage in enumerate(told) if passage.text == TITLE)
    assert "open to objection" not in texts(told[:place])
    items = [passage.text for passage in told[place:] if passage.manner == "item"]
    assert len(items) == 1
    assert items[0].startswith(
        "Question 1: put by the prosecution, and open to objection, though not on purpose: leading"
    )


def test_nothing_is_marked_where_nothing_was_sealed_nor_for_eyes_from_which_it_still_is() -> None:
    plain = by_people()
    watched(plain, "Who was there?")
    assert not [passage for passage in reported(plain) if passage.mark or passage.text == TITLE]
    amiss = by_people()
    watched(amiss, "He was there [leading]?")
    assert not [passage for passage in reported(amiss, GALLERY) if passage.mark or passage.text == TITLE]


def test_every_error_on_purpose_is_in_the_appendix_once() -> None:
    play = Play.opened(params(agents=ALWAYS), flaws=marked).run(plainly)
    told = reported(play)
    legend = next(at for at, passage in enumerate(told) if passage.text == LEGEND)
    items = [passage.text for passage in told[legend:] if passage.manner == "item"]
    heads = [item.partition(":")[0] for item in items]
    assert len(heads) == len(set(heads)) > 3
    wrong = {f"Question {one.no}" for one in play.of(ev.ObjectionMeant) if one.wrong and one.matter == "question"}
    meant = {f"Question {one.no}" for one in play.of(ev.QuestionMeant) if one.defect}
    assert wrong | meant <= set(heads)
    marked_ones = sum(bool(passage.mark) for passage in told[: legend - 1])
    assert marked_ones >= len(heads)
    objected = [item for item in items if "knew that it would not do" in item]
    assert objected
    assert all("There was nothing wrong with" in item or "open to it" in item for item in objected)


def test_what_may_not_be_answered_is_noted_for_the_one_who_asks_and_not_on_the_record() -> None:
    play = by_people()
    watched(play, "He was there [leading]?", "leading")
    watched(play, "He was tall [leading]?", "leading", reply="I withdraw it.")
    live = texts(list(Hearing(tiny()).passages(entry.event for entry in play.entries)))
    assert "may be put in another form" in live
    again = by_people()
    watched(again, "He was there [leading]?", "leading", reply="I'll rephrase.")
    assert "may be put in another form" not in texts(
        list(Hearing(tiny()).passages(entry.event for entry in again.entries))
    )
    written = texts(reported(play))
    assert "may be put in another form" not in written
    assert "The question is withdrawn." in written


def test_an_empty_phase_is_one_line_and_a_whole_examination_ends_without_a_verdict() -> None:
    play = Play.opened(params(direct=1, cross=1), flaws=marked).run(plainly)
    told = texts(reported(play))
    assert "There is no verdict" in told or "there is no verdict" in told
    assert f"venire play trial --case {tiny().id}" in told
    assert texts(list(ended(tiny()))) not in texts(reported(play, whole=False))
    assert "has had all its questions" not in told
    rested = Play.opened(holders={PROSECUTION: "person", DEFENCE: "person"}).through("What did you see?").rest().rest()
    assert "Cross-examination by" not in texts(reported(rested))
    assert "No cross-examination." in texts(reported(rested))


def test_marks_lists_and_plain_paragraphs_in_a_document() -> None:
    told = [
        Passage("text", "# no heading"),
        Passage("item", "One."),
        Passage("item", "<b>Two."),
        Passage("speech", "Well?", "Counsel", turn=3, mark=MARK),
        Passage("heading", TITLE, mark=MARK),
    ]
    lines = markdown("t", told, []).splitlines()
    assert "\\# no heading" in lines
    place = lines.index("- One.")
    assert lines[place + 1 : place + 3] == ["- &lt;b>Two.", ""]
    assert f"**Counsel** (3) {MARK}: Well?" in lines
    page = html("t", told, [])
    assert page.count("<ul>") == page.count("</ul>") == 1
    assert 'href="#sealed"' in page
    assert 'id="sealed"' in page
    assert "<b>Two" not in page
