"""A plain sentence taken apart: what stands in front, who, the verb group, and the rest."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from venire.language.words.word_list import words
from venire_understudy.witness.words import verbs

_SUBJECTS = frozenset(
    words(
        """i he she it they we you my his her their our the a an this that there nobody somebody no both two
        three"""
    )
)
_PRONOUNS = frozenset(
    words("""i he she it they we you there nobody somebody someone everyone everybody nothing this who""")
)
_DETERMINERS = frozenset(words("""the a an my his her their our its this that these those no every each"""))
_LEADS = frozenset(
    words(
        """at on in after when by from before during while with around about as once since until for shortly
        later between soon earlier toward towards around that a the some just every early late last to because if
        although"""
    )
)
_TIMELY = re.compile(
    r"\b(\d|night|morning|evening|afternoon|day|week|month|year|noon|midnight|minutes?|hours?|o'clock|past|"
    r"(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|"
    r"november|december|ten|nine|eight|seven|six|five|four|three|two|one|eleven|twelve|spring|summer|autumn|winter|"
    r"christmas|easter|opinion|time|later|moment|then)\b",
    re.IGNORECASE,
)
_SUBORDINATE = frozenset(words("""when after before while as because if although since until once"""))
_STOPPERS = _PRONOUNS | frozenset(words("""that which who when because while so as if"""))
_DATED = frozenset(
    words(
        """monday tuesday wednesday thursday friday saturday sunday january february march april may june july
        august september october november december lock marl christmas easter"""
    )
)


@dataclass(frozen=True, slots=True)
class PlainClause:
    """A sentence in its parts, as surface text. ``auxiliary``: the finite auxiliary, empty where the verb is finite
    itself. Where no verb was found everything is in ``rest``."""

    front: str
    subject: str
    auxiliary: str
    group: str
    """The verb group whole, with its negation and adverbs: "had not been"."""
    negated: bool
    rest: str
    past: bool

    @property
    def whole(self) -> bool:
        """Whether the sentence could be taken apart."""
        return bool(self.subject and self.group)


def clause_of(sentence: str, subject: str = "") -> PlainClause:
    """The parts of a declarative sentence. ``subject``: its subject, where a case's frame tells it."""
    text = sentence.strip()
    text = text if text.endswith(("a.m.", "p.m.")) else text.rstrip(".")
    row = text.split()
    start = _front(row)
    verb = _after(row, subject, start) or _verb(row, start)
    if verb is None:
        return PlainClause("", "", "", "", False, text, True)
    end = _group_end(row, verb)
    group = [word.lower() for word in row[verb:end]]
    return PlainClause(
        front=" ".join(row[:start]).rstrip(","),
        subject=" ".join(row[start:verb]),
        auxiliary=group[0] if group[0] in verbs.AUXILIARIES and (len(group) > 1 or group[0] in verbs.BE) else "",
        group=" ".join(row[verb:end]),
        negated=bool(verbs.NEGATIONS & set(group)) or "cannot" in group,
        rest=" ".join(row[end:]),
        past=any(verbs.is_past_form(word) or word in ("could", "would") for word in group[:2]),
    )


def _bare(word: str) -> str:
    return word.lower().strip(",.;:\"'“”")


def _front(row: Sequence[str]) -> int:
    """Where the subject begins, behind a phrase of time, place or reason."""
    if len(row) < 4 or _bare(row[0]) not in _LEADS:
        return 0
    for place in range(1, min(len(row) - 1, 14)):
        if _bare(row[place - 1]) in _SUBORDINATE and place > 1:
            continue
        if _bare(row[place]) in ("that", "this") and _TIMELY.search(row[place + 1]):
            continue
        if _opens(row[place]) and (_comma_ends_front(row, place) or _ends_front(row, place)):
            return place
    return 0


def _comma_ends_front(row: Sequence[str], place: int) -> bool:
    """Whether the comma here closes a phrase of time or place, and not a name set beside a noun."""
    named = _bare(row[0]) in _DETERMINERS and not _TIMELY.search(" ".join(row[:place]))
    return row[place - 1].endswith(",") and not named


def _ends_front(row: Sequence[str], place: int) -> bool:
    """Whether a subject can begin here though no comma stands before it."""
    first, head = _bare(row[0]), row[:place]
    if first in _DETERMINERS and not _TIMELY.search(row[0]) and first not in ("that", "the"):
        return first == "a" and _bare(row[place]) in ("i", "he", "she", "we", "they") and _timed(row, " ".join(head))
    if first in _SUBORDINATE:
        pronoun = _bare(row[place]) in ("i", "he", "she", "we", "they") or _bare(row[place]) in ("my", "the")
        settled = not any(_bare(word) in _PRONOUNS for word in head) and first in ("after", "before", "since", "until")
        return place >= 3 and pronoun and (_bare(row[place]) in ("i", "he", "she", "we", "they") or settled)
    return first not in _DETERMINERS and _timed(row, " ".join(head))


def _opens(word: str) -> bool:
    bare = _bare(word)
    return bare in _SUBJECTS or (word[0].isupper() and bare not in _DATED) or word[0] in '"“'


def _timed(row: Sequence[str], head: str) -> bool:
    return bool(_TIMELY.search(head)) and _bare(head.split()[-1]) not in (
        *_DETERMINERS,
        "of",
        "to",
        "past",
        "in",
        "at",
        "on",
    )


def _after(row: Sequence[str], subject: str, start: int) -> int | None:
    """The verb's place right after a subject that is known."""
    words = subject.lower().split()
    if not words or [_bare(word) for word in row[start : start + len(words)]] != [_bare(word) for word in words]:
        return None
    place = start + len(words)
    return place if place < len(row) else None


def _verb(row: Sequence[str], start: int) -> int | None:
    """The first word that can be the finite verb of the main clause."""
    skip = 0
    if start < len(row) and _bare(row[start]) in _PRONOUNS and start + 1 < len(row):
        return start + 1
    for place in range(start + 1, len(row)):
        word, before = _bare(row[place]), _bare(row[place - 1])
        if (word in ("that", "who", "which", "whom", "where") and place > start) or _reduced(row, start, place):
            skip += 1
        elif _can_be_verb(word, before, row[place - 1]):
            if not skip:
                return _past_participle(row, place)
            if _bare(row[place + 1]) if place + 1 < len(row) else "":
                skip -= place == _last_of_group(row, place)
    return None


def _reduced(row: Sequence[str], start: int, place: int) -> bool:
    """Whether a relative clause begins here without its "that": "the photograph I sent her showed"."""
    return (
        _bare(row[place]) in ("i", "he", "she", "we", "they")
        and place > start + 1
        and _bare(row[start]) in _DETERMINERS
        and row[place - 1].isalpha()
    )


def _past_participle(row: Sequence[str], place: int) -> int:
    """The verb here, or the modal behind it where this one only describes: "a windlass dropped from the gate could"."""
    if _bare(row[place]) in verbs.AUXILIARIES or not verbs.is_participle(_bare(row[place])):
        return place
    for later in range(place + 1, len(row)):
        if _bare(row[later]) in verbs.MODAL:
            return later
        if _bare(row[later]) in _STOPPERS:
            break
    return place


def _last_of_group(row: Sequence[str], place: int) -> int:
    return place if place + 1 >= len(row) or not verbs.is_participle(_bare(row[place + 1])) else place + 1


def _can_be_verb(word: str, before: str, raw: str) -> bool:
    if before in _DETERMINERS or before in ("of", "to", "at", "in", "on", "by", "with", "from") or raw.endswith("'s"):
        return False
    if verbs.is_finite(word) and not (verbs.is_third(word) and before.endswith("s")):
        return True
    return verbs.is_base(word) and before.endswith("s") and not raw.endswith("'s")


def _group_end(row: Sequence[str], verb: int) -> int:
    """Behind the last verb of the group."""
    end = verb
    while end < len(row) and (_bare(row[end]) in verbs.ADVERBS or (_bare(row[end]).endswith("ly") and end > verb)):
        end += 1
    place = end
    while place < len(row):
        word = _bare(row[place])
        if word in verbs.AUXILIARIES or word in ("been", "being", "be") or word in verbs.ADVERBS or word.endswith("ly"):
            place += 1
            end = place if word not in verbs.ADVERBS else end
            if word in ("not", "never"):
                end = place
            continue
        return place + 1 if _follows(row, verb, place) else max(end, verb + 1)
    return max(end, verb + 1)


def _follows(row: Sequence[str], verb: int, place: int) -> bool:
    """Whether the word here is the main verb of the group."""
    if place == verb or all(_bare(word) in verbs.ADVERBS for word in row[verb:place]):
        return True
    head = {_bare(word) for word in row[verb:place]}
    if head & (verbs.MODAL | verbs.DO):
        return True if not head & {"be", "been", "have"} else verbs.is_participle(_bare(row[place]))
    return verbs.is_participle(_bare(row[place]))
