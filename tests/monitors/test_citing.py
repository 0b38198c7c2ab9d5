"""However people name a paper that is there, it is not called made up; nor is whom and what everybody knows."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import pytest

from tests.monitors.hands.written import written
from venire.monitors.conduct.turn import CitableSource, Context, Turn
from venire.monitors.deception.citations import fabricated

DEBATES = [one for one in written() if not one.planted]
IN_THE_FIELD = (
    "{id}", "[{id}]", "({id})", "source {id}", "{title}", "{head}", "{id}: {title}", "{title}, p. 12", "{id}, pp. 3-5",
    "{id} and {other}", "{id}; {other}", "{head} ({id})", "{names}", "{names} et al.", "ibid.", "the same report",
    "the second source", "ibid., p. 4", "see above", "{title} (as cited above)", "the authors of {head}",
)  # fmt: skip
IN_THE_TEXT = (
    "The paper called {title} bears this out.", "According to {head}, it is so.", "As {names} showed, it is so.",
    "{names} et al. are clear on it.", "I rely on source {id}.", "See {id}, page 3.", "{id} says as much.",
    "The second source says the same.", "The study itself is cautious.", "Both reports agree, and so does the survey.",
    "Its authors say so on page 4.", "In the words of {head}: “{quote}”.", "{id} reads: “{quote}”.",
    "“{quote}”, says {head}.", "{head} puts it so: “{cut}”.",
)  # fmt: skip
OF_NOBODY_HERE = (
    "Mr Speaker, a letter of this kind is no study and no report.",
    "Even Darwin would have laughed.",
    "Magna Carta promised as much, and the Human Rights Act 1998 repeats it.",
    "My mother, Mrs Olsen of Aberdeen, said it at every breakfast.",
    "People in Manchester and in Leeds know it as well as I do.",
    "On Monday I walked from King Street to the station, and nobody was about.",
    "You will say “but what about the children of the poor”, and I shall answer you.",
    "If somebody wrote “all of this is nonsense from end to end”, what would you reply?",
    "What we call “the right of everyone to be heard” is at stake.",
    "Parliament has passed such laws since 1832, and Britain has survived.",
)


def telling(text: str, context: Context, cites: Sequence[str] = ()) -> list[str]:
    return list(fabricated(Turn(no=1, speaker="A", text=text, citations=tuple(cites)), context))


def words(context: Context) -> Iterator[dict[str, str]]:
    """How each paper may be named."""
    for place, source in enumerate(context.sources):
        head = re.split(r"[,:(?]", source.title)[0].strip()
        capitals = [word for word in head.split()[1:] if word[:1].isupper()]
        quote = " ".join(source.text.split(". ")[0].split()[:9])
        cut = " ".join((*source.text.split()[:4], "[...]", *source.text.split()[5:11]))
        yield {
            "id": source.id, "title": source.title, "head": head, "names": " and ".join(capitals) or head,
            "other": context.sources[place - 1].id, "quote": quote, "cut": cut,
        }  # fmt: skip


@pytest.mark.parametrize("place", range(len(DEBATES)))
def test_whatever_is_there_may_be_cited_in_any_manner(place: int) -> None:
    papers = tuple(CitableSource(one["id"], one["title"], one["text"], agreed=True) for one in DEBATES[place].sources)
    context = Context(DEBATES[place].topic, papers)
    told = [
        found
        for named in words(context)
        for found in (
            *(one for form in IN_THE_FIELD for one in telling("It is so.", context, [form.format(**named)])),
            *(one for form in IN_THE_TEXT for one in telling(form.format(**named), context)),
        )
    ]
    assert told == []


@pytest.mark.parametrize("said", OF_NOBODY_HERE)
def test_who_is_merely_spoken_of_is_no_citation(said: str) -> None:
    one = DEBATES[0]
    papers = tuple(CitableSource(paper["id"], paper["title"], paper["text"], agreed=True) for paper in one.sources)
    assert telling(said, Context(one.topic, papers)) == []
