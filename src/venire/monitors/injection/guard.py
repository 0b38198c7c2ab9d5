"""The injection guard: tells the bench when words put before the players were meant for a machine.

It is passive. What it finds is still delivered, as data between its tags; nobody at the table sees the alert.
Source: spec/debate.md, "Safety monitors"; spec/models.md, "Untrusted text".
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from venire.kernel.minutes import Alerted, Indicator
from venire.kernel.record import Entry, Minute
from venire.monitors.adapters.papers import SessionPapers
from venire.monitors.injection.screen import ALERT, Screened, screen, signed
from venire.monitors.injection.words_said import said_in, written_in

NAME = "injection"
WORDING = "wording"
JUDGE = "judge"
MOST_PAPERS = 20
"""Alerts about the papers of one session; the rest would say the same."""
_WHY: Mapping[str, str] = {
    "override": "It tells its reader to drop the instructions it was given",
    "prompt": "It asks for the instructions a player was given",
    "sealed": "It reaches for what is sealed",
    "role": "It tells its reader to play another part",
    "machine": "It speaks to a machine, where only people sit",
    "to the machine": "It speaks to a machine, where only people sit",
    "forged tag": "It forges the marks that keep what is said apart from what binds the players",
    "demand": "It dictates an answer",
    "code": "It holds commands for a machine",
    "look-alike letters": "Its letters are not what they look like",
    "hidden characters": "It holds characters that nobody can see",
    "base64": "It hides words in base64",
    "hexadecimal": "It hides words in hexadecimal figures",
    "rot13": "It hides words by turning the alphabet",
    "reversal": "It hides words by writing them backwards",
    WORDING: "It reads like the attempts that are known to be made on such programs",
}


class InjectionGuard:
    """Screens everything that is said in a session, and once the papers that it was opened on, but for those that come
    with venire."""

    def __init__(self, papers: Mapping[str, bytes]) -> None:
        self._papers = papers
        self._told = set[str]()

    @property
    def name(self) -> str:
        return NAME

    async def inspect(self, entries: Sequence[Entry]) -> Sequence[Minute]:
        """An alert for each entry with an attempt in it; the same words again are told once."""
        of_papers = await self._of_papers() if any(entry.seq == 1 for entry in entries) else ()
        return (*of_papers, *(alert for entry in entries for alert in self._of(entry)))

    async def _of_papers(self) -> Sequence[Alerted]:
        found = await asyncio.to_thread(lambda: [one for paper in self._strange() for one in screened_paper(paper)])
        return [_alert(1, "", screened, f" ({place})") for place, screened in found[:MOST_PAPERS]]

    def _strange(self) -> Iterator[bytes]:
        """The papers that may hide something."""
        known = self._papers.known if isinstance(self._papers, SessionPapers) else _nothing
        return (paper for pin, paper in self._papers.items() if not known(pin))

    def _of(self, entry: Entry) -> Iterator[Alerted]:
        seat = entry.cause.seat if entry.cause else ""
        for text in said_in(entry):
            screened = screen(text)
            if screened.score >= ALERT and text not in self._told and not (seat == JUDGE and _only_bids(screened)):
                self._told.add(text)
                yield _alert(entry.seq, seat, screened)


def _nothing(_paper: str) -> bool:
    return False


def _only_bids(screened: Screened) -> bool:
    """Whether nothing but its wording speaks against it: to direct others is the office of a judge."""
    return all(one.name == WORDING for one in screened.found if one.severity >= ALERT)


def _alert(about: int, seat: str, screened: Screened, place: str = "") -> Alerted:
    gravest = screened.found[0]
    return Alerted(
        monitor=NAME,
        about=about,
        seat=seat,
        type=NAME,
        severity=screened.score,
        indicators=tuple(
            Indicator(name=one.name, severity=round(one.severity, 3), evidence=one.evidence)
            for one in screened.found
            if one.severity >= 0.3  # less says nothing to a reader
        ),
        why=f"{_WHY[gravest.name]}{place}: “{gravest.evidence}”.",
    )


@lru_cache(maxsize=32)
def screened_paper(paper: bytes) -> Sequence[tuple[str, Screened]]:
    """Where attempts stand in a paper. A case is read once, however many sessions are held on it.

    Its wording alone is no sign: a juror's card says "you" and tells how to talk, and is meant to.
    """
    texts = {text: place for place, text in written_in(paper)}
    return tuple((texts[text], screen(text)) for text in signed(tuple(texts)))
