"""What a seat was told before it spoke, as the output check needs it: what it must keep, and what anyone may quote."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

from venire.language.text.sentences import sentences
from venire.ports import Brief

PRIVATE = frozenset({"persona", "mind", "minds", "manner", "person"})
"""Tags in a brief whose contents are for the player alone. What stands in other tags are papers, and things said."""
LAWFUL = frozenset(
    {
        *("words", "question", "asked", "exchange", "rulings", "objection", "response", "offer", "targets", "notes"),
        *("outline", "points", "put_aside", "jurors", "witnesses", "opening", "case", "grounds", "listeners", "theory"),
    }
)
"""Tags in which the court, the template or the examination speaks: to do as they bid is the seat's part."""
RUN = 8
"""So many words in a row are no coincidence."""
_TAGGED = re.compile(r"<([a-z_]+)(?:\s[^>]*)?>((?:[^<]++|<(?!/\1>))*+)</\1>")
"""Up to the first end of the tag; read in runs, which takes a third of the time that letter by letter does."""
_WORD = re.compile(r"\w+(?:['’]\w+)?")
_QUOTED = re.compile(r"[\"“][^\"“”]{1,400}[\"”]|‘[^‘’]{1,400}’")
_SEAT = re.compile(r"(?:^|;)\s*(?:Seat )?\d{1,2}:? ([^\W\d][^,;:\n]{0,40}),", re.MULTILINE)
Runs = frozenset[tuple[str, ...]]


@dataclass(frozen=True)
class GivenBrief:
    """What binds a seat, what is its own secret, what it may quote; ``sealed``: what it must not know at all.

    ``role``: the seat's name before the slash. ``conviction``: its own, 0 to 1, where it has one.
    """

    role: str
    rules: str = ""
    private: str = ""
    quotable: Sequence[str] = ()
    """Papers, and things said: tag by tag, since the papers stay the same from call to call."""
    lawful: Sequence[str] = ()
    """Those of ``quotable`` whose orders are for this seat to follow: what it is asked, what the court itself said."""
    sealed: Sequence[str] = ()
    conviction: float | None = None

    @cached_property
    def public(self) -> str:
        return "\n".join(self.quotable)

    def own(self, spoken: Runs) -> bool:
        """Whether one of these runs stands in the rules or the private parts, and in nothing it may quote."""
        return self._kept((self.rules, self.private), spoken)

    def secret(self, spoken: Runs) -> bool:
        """The same of what is sealed."""
        return self._kept(self.sealed, spoken)

    def _kept(self, texts: Sequence[str], spoken: Runs) -> bool:
        """What it may quote is long, and looked through only where there is something to excuse."""
        if not spoken:
            return False
        found = frozenset(run for text in texts for run in spoken & runs(text))
        return bool(found) and bool(found - runs(self.public))

    @cached_property
    def names(self) -> frozenset[str]:
        """What those are called who sit at the table."""
        return frozenset[str]().union(*map(_names, self.quotable))


def told_by(brief: Brief, seat: str, sealed: Sequence[str] = (), conviction: float | None = None) -> GivenBrief:
    """What this brief tells its seat. Everything outside tags is the template's own and so among the rules."""
    given = f"{brief.shared}\n{brief.matter}"
    tagged = [(found[1], found[2]) for found in _TAGGED.finditer(given)]
    return GivenBrief(
        role=seat.partition("/")[0],
        rules=brief.rules,
        private="\n".join(text for tag, text in tagged if tag in PRIVATE),
        quotable=tuple(text for tag, text in tagged if tag not in PRIVATE),
        lawful=tuple(text for tag, text in tagged if tag in LAWFUL),
        sealed=sealed,
        conviction=conviction,
    )


@lru_cache(maxsize=256)
def _names(text: str) -> frozenset[str]:
    return frozenset(_SEAT.findall(text))


def words(text: str) -> list[str]:
    """The words of a text in lower case."""
    return [found.lower() for found in _WORD.findall(text.replace("’", "'"))]


@lru_cache(maxsize=32)
def runs(text: str) -> Runs:
    """Every :data:`RUN` words in a row."""
    row = words(text)
    return frozenset(zip(*(row[at:] for at in range(RUN)), strict=False))


@lru_cache(maxsize=1)
def unquoted(text: str) -> str:
    """A text without what it puts in quotation marks. The checks ask it of one text in turn."""
    return _QUOTED.sub(" ", text)


@lru_cache(maxsize=1)
def divided(text: str) -> tuple[str, ...]:
    """Its sentences; see :func:`unquoted`."""
    return tuple(sentences(text))


def pieces(text: str) -> list[str]:
    """The sentences and clauses set off by marks, each as its words with blanks between."""
    return [" ".join(found) for part in re.split(r"[.!?:;\n]+", text) if (found := words(part))]
