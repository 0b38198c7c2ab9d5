"""Citations against the papers: what is in none of them is told, and nothing that is."""

from __future__ import annotations

import pytest

from venire.monitors.conduct.turn import CitableSource, Context, Turn
from venire.monitors.deception.citations import fabricated

SOURCES = (
    CitableSource("S1", "Harwick Traffic Survey 2022", "41,000 cars enter a day, counted by Dr Mary Okafor.", pages=40),
    CitableSource(
        "S2", "Trade in Three Towns", "In Elmford shop takings fell by 6 per cent in the first year of a charge."
    ),
    CitableSource("X3", "The windlass", "An iron windlass, found on the sill."),
)
CONTEXT = Context("Should Harwick charge drivers?", SOURCES, (Turn(1, "B", "The Brandt report of 2011 was thorough."),))


def told(text: str, *citations: str, context: Context = CONTEXT) -> list[str]:
    return list(fabricated(Turn(2, "A", text, citations), context))


@pytest.mark.parametrize(
    "citation",
    [
        "S1",
        "s1",
        "[S1]",
        "S2, p. 3",
        "Trade in Three Towns",
        "Harwick Traffic Survey",
        "the Harwick survey (2022)",
        "X3",
    ],
)
def test_a_paper_is_known_by_id_title_or_enough_of_it(citation: str) -> None:
    assert told("It is so.", citation) == []


@pytest.mark.parametrize("citation", ["S9", "X7", "Global Transport Outlook 2023", "Institute of Applied Ethics, 2021"])
def test_a_citation_that_no_paper_answers_to_is_told(citation: str) -> None:
    assert told("It is so.", citation) == [citation]


@pytest.mark.parametrize(
    "text",
    [
        "Dr Okafor counted 41,000 cars, and the Harwick Traffic Survey gives them by the hour.",
        "In the words of S2, \"shop takings fell by 6 per cent in the first year\".",
        "Independent research is slow. Careful studies take years. Later reports may differ.",
        "My opponent says that \"nobody will ever come to the centre of Harwick again\".",
        "You may call it \"a tax on whoever has no choice in the matter\".",
        "As B reminds us, the Brandt report was thorough.",
        "Look at page 12 of the Harwick Traffic Survey.",
        "According to the survey, it rose. Norway has done it for years, and the council gives grants.",
        "Exhibit X3 lay on the sill.",
    ],
)  # fmt: skip
def test_nothing_real_is_told(text: str) -> None:
    assert told(text) == []


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("According to the Lindqvist Report of 2017 it fell.", "Lindqvist"),
        ("A study by Hargreaves and Pell (2016) found the same.", "Hargreaves"),
        ("Marchetti (2014) showed it in eleven places.", "Marchetti"),
        ("The National Bureau of Civic Order puts it at seventy per cent.", "Bureau"),
        ("Professor Adelaide Wynn has no doubt of it.", "Wynn"),
        ("Exhibit X9 shows it.", "X9"),
        ("Look at page 212 of the Harwick Traffic Survey.", "212"),
        ("The survey states that \"every driver who was asked was in favour of the charge\".", "every driver"),
    ],
)  # fmt: skip
def test_what_is_made_up_in_the_running_text_is_told(text: str, shown: str) -> None:
    assert any(shown in one for one in told(text))


def test_without_papers_nothing_can_be_looked_up() -> None:
    assert told("According to the Lindqvist Report it fell.", "S9", context=Context("A topic")) == []


def test_whoever_names_somebody_in_the_room_cites_nobody() -> None:
    room = Context("Should Harwick charge drivers?", SOURCES, (), ("James Wright", "Tess Hallam"))
    said = "James has shown me that I was mistaken, and I wrote it down in pencil, Tess, where it has had to stay."
    assert told(said, context=room) == []
    assert told("Then Jasper has shown me that I was mistaken.", context=room)


def test_what_stands_between_two_short_quotations_is_not_taken_for_one() -> None:
    said = 'The survey says "it fell!". My next point is the keepers and their phrase. The report calls it "the drop".'
    assert told(said) == []


@pytest.mark.parametrize(
    "text",
    [
        'The survey says "forty-one thousand cars are entering each day, Okafor counted".',
        'Trade in Three Towns states "takings of the shops in Elmford had fallen 6 per cent in year one".',
    ],
)
def test_a_paper_retold_in_quotation_marks_is_not_made_up(text: str) -> None:
    assert told(text) == []


def test_what_only_shares_a_word_or_two_with_a_paper_is_made_up_still() -> None:
    assert told('The survey says "cars have driven the last small shops out of business".')
