"""Which paper a citation means: by its id, its title, or enough of either's words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from venire.law.case_file.by_identity import ByIdentity
from venire.monitors.conduct.turn import CitableSource

_SMALL = frozenset(
    [
        "the",
        "a",
        "an",
        "of",
        "on",
        "in",
        "and",
        "for",
        "to",
        "by",
        "from",
        "with",
        "at",
        "as",
        "its",
        "their",
        "is",
        "report",
        "study",
        "paper",
        "article",
        "survey",
        "review",
        "p",
        "pp",
        "page",
        "no",
        "source",
        "exhibit",
        "witness",
        "section",
        "chapter",
        "table",
        "figure",
        "see",
        "also",
        "ibid",
        "fact",
        "claim",
        "evidence",
    ]
)
_WORD = re.compile(r"[^\W_]+(?:['’.][^\W_]+)*")
_ENOUGH = 0.6
"""The share of a citation's telling words that the paper's title and id must have."""


def resolve(citation: str, sources: tuple[CitableSource, ...]) -> CitableSource | None:
    """The paper that a citation means, or None."""
    return _resolved(citation, ByIdentity(sources))


@lru_cache(maxsize=8192)
def _resolved(citation: str, papers: ByIdentity[tuple[CitableSource, ...]]) -> CitableSource | None:
    wanted, sources = citation.strip().strip("[]().,;").lower(), papers.held
    for source in sources:
        if wanted in (source.id.lower(), source.title.lower()):
            return source
    return _by_id(wanted, sources) or _by_words(wanted, sources)


def _by_id(wanted: str, sources: Sequence[CitableSource]) -> CitableSource | None:
    """ "S2, p. 3", "[S2] The harbour survey", "source S2", "W1.7" for witness W1 and the like."""
    tokens = _WORD.findall(wanted)
    ids = {source.id.lower(): source for source in sources}
    found = [ids[token] for token in tokens if token in ids]
    if found:
        return found[0]
    plain = "".join(tokens)
    return next((source for one, source in ids.items() if "".join(_WORD.findall(one)) == plain), None)


def _by_words(wanted: str, sources: Sequence[CitableSource]) -> CitableSource | None:
    mine = telling_words(wanted)
    if not mine:
        return None
    best = max(sources, key=lambda one: _share(mine, one), default=None)
    return best if best is not None and _share(mine, best) >= _ENOUGH else None


def _share(mine: frozenset[str], source: CitableSource) -> float:
    """How much of what the citation tells is the paper's; a year that is not the paper's weighs against it."""
    theirs = telling_words(f"{source.id} {source.title}")
    within = len(mine & theirs) / len(mine)
    body = telling_words(source.text)
    borne_out = len(mine & (theirs | body)) / len(mine)
    titled = len(mine & theirs) / len(theirs) if theirs else 0.0
    return max(within, titled if borne_out >= _ENOUGH else 0.0)


@lru_cache(maxsize=8192)
def telling_words(text: str) -> frozenset[str]:
    """The words of a citation that tell one paper from another."""
    return frozenset(word.removesuffix("'s").removesuffix("’s") for word in _WORD.findall(text.lower())) - _SMALL


@lru_cache(maxsize=8192)
def known_words(text: str) -> frozenset[str]:
    """Every word of a text in lower case, and its parts where it is joined by a hyphen."""
    return telling_words(text)


@lru_cache(maxsize=8192)
def every_word(text: str) -> frozenset[str]:
    """Every word of a text in lower case, in full and by its parts, without the ending of the genitive."""
    return frozenset(re.findall(r"[^\W_]+", text.lower())) | telling_words(text)


_NO_NAME = frozenset(
    """et al pp p vol volume ed eds edition ibid id op cit cf loc supra above below same first second third fourth fifth
    last one two three four five six as cited quoted sources both authors author abstract summary
    introduction conclusion appendix
    paragraph para line lines pages chapters tables figures text title topic record case file online accessed data
    https http www com org""".split()  # noqa: SIM905
)
_OF_A_NUMBER = re.compile(r"^(?:exhibit|source|document|paper|witness|ref|reference)\W*", re.IGNORECASE)


@lru_cache(maxsize=8192)
def naming_words(citation: str) -> frozenset[str]:
    """The words of a citation that name somebody or something: no page, no "et al.", no number but a year."""
    found = telling_words(citation) - _NO_NAME
    return frozenset(word for word in found if not (word.isdigit() and len(word) != _YEAR_LONG))


_YEAR_LONG = 4


def bare_id(ident: str) -> str:
    """An id as it is said: "Exhibit 4" and "[4]" are 4."""
    return _OF_A_NUMBER.sub("", ident.strip("[]() ")).lower() or ident.lower()


@lru_cache(maxsize=1024)
def initials(text: str) -> frozenset[str]:
    """What the names of a text may be shortened to: the National Audit Office is the NAO."""
    runs = re.findall(r"(?:[A-Z][\w’'-]+ (?:(?:of|for|and|the|on|in) )*){1,5}[A-Z][\w’'-]+", text)
    return frozenset("".join(re.findall(r"\b[A-Z]", run)).lower() for run in runs)
