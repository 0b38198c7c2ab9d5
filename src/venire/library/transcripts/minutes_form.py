"""The form of printed minutes: ``Mr. Choate. "Where do you reside?"``, as in Wellman's Art of Cross-Examination (1903).

The pages were read by machine: marks of quotation are lost or doubled, words are split at the end of a line, and page
numbers and footnotes stand between the lines. What is not between a speaker's name and the end of what was said is the
author's own telling and is left out.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher

from venire.law.testimony.transcript import Transcript, TranscriptTrouble
from venire.library.transcripts.turns import Part, SpokenTurn, minutes, unanswered

_SPEAKER = re.compile(
    r"""^[_"'“‘(\s]*(?P<who>(?:(?:Mr|Mrs|Miss|Dr|Sir|The)\.?\s)?[A-Z][a-z]{2,}(?:\s[A-Z][a-z]+)?)_?"""
    r"""(?P<aside>\s*\([^)]*\))?\s*[.:]_?(?P<text>(?:\s|$).*)$"""
)
_NOISE = re.compile(r"""^[\s\W\d_]*$|^\d{1,3}\s?[A-Z]?$|^\W*[A-Za-z]{1,2}\W*$""")
_FOOTNOTE = re.compile(r"^\s*[¹²³†‡]|^\d{1,3}/\d\b")
_PAGE = re.compile(r"^-{3,}\s*$")
_OPENS = re.compile(r"""^\s*["'“‘]""")
_CLOSED = re.compile(r"""(?:[.?!]\s?["'”’]+|[,-]\s?["”])\s*[¹²³\d]?\s*(?:\([^)]*\)\.?)?\s*$""")
_TOLD_AFTER = re.compile(r"""(?<=[.?!]["”]) \((?=[A-Z]).*$""")
_ENDED = re.compile(r"""[.?!]["'”’]*\s*$""")
_LEAST = 3
"""A name that begins fewer lines than this is no speaker."""
_BENCH = frozenset({"Court", "The Court", "The President", "President", "Judge"})
_CALLINGS = frozenset({"Witness", "Doctor", "Prisoner", "Plaintiff", "Defendant"})
_ASKS = 0.4
"""Whose turns hold a question mark at least as often as this asks."""
_LONG = 90
"""Words after which a turn that was never closed is taken to have run into the author's own telling."""


def is_minutes(text: str) -> bool:
    """Whether the text has at least two people who speak by turns."""
    return len(_speakers(text.splitlines())) > 1


def read_minutes(text: str) -> Transcript:
    """The questions and answers in their order, and what could not be read."""
    lines = text.splitlines()
    spoken = list(_spoken(lines, _speakers(lines)))
    parts = _parts(spoken)
    turns = list(_with_witness([_turn(one, parts[one.who]) for one in spoken]))
    heard = [turn for turn in turns if turn.part != "neither"]
    troubles = [*(_unclosed(one) for one in spoken if not one.closed), *unanswered(heard)]
    title = next((line.strip("# *_") for line in lines if line.strip("# *_-")), "")
    return Transcript(title=title, minutes=minutes(heard), troubles=tuple(sorted(troubles, key=lambda one: one.line)))


@dataclass(slots=True)
class _Spoken:
    """A turn while its lines are gathered."""

    line: int
    who: str
    text: str
    quoted: bool
    closed: bool


def _speakers(lines: Sequence[str]) -> Mapping[str, str]:
    """Every name that speakers are called by -> the commonest spelling of it."""
    found = Counter(match["who"] for line in lines if (match := _SPEAKER.match(line)) and _begins(match["text"]))
    common = [name for name, times in found.most_common() if times >= _LEAST]
    own: dict[str, str] = {}
    for name in found:
        near = next((one for one in common if _same(name, one)), None)
        if near is not None:
            own[name] = near
    return own


def _begins(text: str) -> bool:
    """Whether words follow on the line that could be the first of a speech."""
    return not text.strip() or bool(re.match(r"""\s*["'“‘·A-Z]""", text))


def _same(one: str, other: str) -> bool:
    """Whether two spellings are one name: a letter misread, a full stop lost."""
    return one == other or (len(one) > 5 and SequenceMatcher(None, one, other).ratio() > 0.84)


def _spoken(lines: Sequence[str], names: Mapping[str, str]) -> Iterator[_Spoken]:
    turn: _Spoken | None = None
    for number, line in _read(lines):
        match = _SPEAKER.match(line)
        if match and match["who"] in names and _begins(match["text"]):
            if turn:
                yield turn
            turn = _Spoken(number, names[match["who"]], "", False, False)
            _add(turn, match["text"])
        elif turn and not turn.closed:
            _add(turn, line) if line.strip() else _pause(turn)
    if turn:
        yield turn


def _read(lines: Sequence[str]) -> Iterator[tuple[int, str]]:
    """The lines without page numbers, stray marks and footnotes; blank ones stay, since they end a turn."""
    foot = False
    for number, line in enumerate(lines, start=1):
        if _PAGE.match(line) or not line.strip() or _SPEAKER.match(line):
            foot = False
        if _PAGE.match(line):
            continue
        if _FOOTNOTE.match(line):
            foot = True
        elif not foot and (not line.strip() or not _NOISE.match(line)):
            yield number, line


def _add(turn: _Spoken, line: str) -> None:
    """One more line, with a word put together that was split at the end of the last."""
    turn.quoted = turn.quoted or bool(_OPENS.match(line))
    said = line.strip()
    if re.search(r"[a-z]-$", turn.text) and said[:1].islower():
        turn.text = turn.text[:-1] + said
    else:
        turn.text = f"{turn.text} {said}".strip()
    turn.closed = bool(_CLOSED.search(line))


def _pause(turn: _Spoken) -> None:
    """A blank line ends a turn that has come to the end of a sentence."""
    turn.closed = turn.closed or bool(_ENDED.search(turn.text))


def _parts(spoken: Sequence[_Spoken]) -> Mapping[str, Part]:
    """Who asks and who answers, by how often they ask."""
    turns, asked = Counter(one.who for one in spoken), Counter(one.who for one in spoken if "?" in one.text)
    return {
        who: "neither" if who in _BENCH else "asks" if asked[who] >= _ASKS * times else "answers"
        for who, times in turns.items()
    }


def _turn(one: _Spoken, part: Part) -> SpokenTurn:
    return SpokenTurn(one.line, one.who, _clean(one), part)


def _clean(one: _Spoken) -> str:
    """The words without the marks around them; of a turn never closed, no more than can have been said."""
    text = _TOLD_AFTER.sub("", re.sub(r"\s*\\?\[_?[^\]]*_?\\?\]", "", one.text))
    text = re.sub(r"\s*\((?:[a-z][^)]*)\)\.?\s*$", "", text).strip()
    if not one.closed:
        text = _cut(text)
    text = re.sub(r"[¹²³]|\b\d{3}/\d\b|(?<=[\"”'’])\s*\d$", "", text)
    text = re.sub(r"^[\s\"'“”‘’(·]+", "", text)
    text = re.sub(r"^[B-HJ-Z] (?=[A-Z][a-z])", "", text)  # a letter read twice
    text = re.sub(r"[\s\"“”‘’']+$", "", text)
    return re.sub(r"\s+", " ", re.sub(r"_(\w[^_]*)_", r"\1", text))


def _cut(text: str) -> str:
    """Up to the first end of a sentence that a telling may follow, where the words run on too long."""
    if len(text.split()) <= _LONG:
        return text
    ends = re.search(r"[.?!][\"”'’]?(?=\s+[A-Z])", text)
    return text[: ends.end()] if ends else text


def _with_witness(turns: Sequence[SpokenTurn]) -> Iterator[SpokenTurn]:
    """Each question with the name of whoever answers next."""
    for place, turn in enumerate(turns):
        answers = (one.speaker for one in turns[place:] if one.part == "answers")
        yield SpokenTurn(turn.line, turn.speaker, turn.text, turn.part, _called(next(answers, "")))


def _called(name: str) -> str:
    """ "the witness" where the minutes give no name but what somebody is."""
    return f"the {name.lower()}" if name in _CALLINGS else name


def _unclosed(one: _Spoken) -> TranscriptTrouble:
    told = f"The words of {one.who} have no closing mark of quotation; they were read up to the next speaker."
    return TranscriptTrouble(line=one.line, told=told)
