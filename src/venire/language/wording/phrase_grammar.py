"""The grammar between the pieces: capitals, agreement, whole noun phrases where a clause was given."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from venire.kernel.chance import Chance
from venire.language.text.calendar import MONTHS, WEEKDAYS

_SLOT = re.compile(r"\{(\w+)\}")
_CLAUSE = re.compile(r"^(how|what|who|whom|whose|where|when|whether|why|all|\"not|pushing|not)\b", re.IGNORECASE)
_BARE = re.compile(
    r"\b(about|over|of|concerning|regarding|question of|matter of|subject of|business of|like|see|know|ask|tell|asked|"
    r"wondering|subject of|mention of|story of|remember|explain)\s*$",
    re.IGNORECASE,
)
_WRAPS = ("the matter of", "this business of", "the question of", "all this about", "the whole point about")
_NOUN = r"\{(?:handle|thing|exhibit|element)\}"
_SINGULAR_VERB = re.compile(
    rf"{_NOUN},? (?:\w+ly )?(is|was|has|does|doesn't|isn't|goes|itself|feels|looks|counts|stands|bears|"
    r"comes|makes|tells|takes|gets|delivers|survives|holds|settles|carries|rests|sits|says|needs|leaves|keeps|"
    r"gives|worries|bothers|troubles|weighs|still \w+s)\b|"
    rf"\b(is|was|has|does|doesn't|isn't) {_NOUN}"
)
_BACK_TO_SINGULAR = re.compile(rf"{_NOUN}.*\b(it|its|itself|it's|that|this)\b")
_ABSTRACT_LIST = (
    "account amount bargain chance cost death delay difference doubt gap intent knowledge lack lie list meaning motive "
    "opinion order price quarrel reason refusal silence story talk theory time trust truth view warning way weight work"
)
_ABSTRACT = frozenset(_ABSTRACT_LIST.split())
"""Heads of noun phrases that name no thing one could point at."""
_SMALL_LIST = (
    "a all an and any as at because before both but by can could did do does even every everybody fine for from give "
    "given granted he her his how i'll if in is it it's its let look my no nobody nor not nothing of on one or our say "
    "she since so some somebody suppose take that that's the their then there there's these they think this those "
    "though three to two was we were what when where which while who whom whose why with without yes you your"
)
_ALWAYS_SMALL = frozenset(_SMALL_LIST.split())
"""Words that begin a sentence with a capital and have none inside it."""
_OF_ONE_PERSON = re.compile(r"(himself|herself|is|was|has|had|would|does|did|will|could|says|said|knows|knew)\b")
_VERBS_TOO = ("may", "march")
_DATE = re.compile(
    rf"({'|'.join(name.capitalize() for name in (*WEEKDAYS, *MONTHS) if name not in _VERBS_TOO)})\b|(May|March)\b,? \d"
)


def slots_of(line: str) -> frozenset[str]:
    """The slots that a line has."""
    return frozenset(_SLOT.findall(line))


def is_clause(handle: str) -> bool:
    """Whether a handle is a clause ("how keepers talk") and not a plain noun phrase."""
    return bool(_CLAUSE.match(handle))


def plural(handle: str) -> bool:
    """Whether a noun phrase takes a plural verb: judged by the noun before its first preposition."""
    if is_clause(handle):
        return False
    head = re.split(r"\s(?:of|on|in|to|with|for|from|at|under|that|who|nobody|which|behind|between|before)\b", handle)[
        0
    ]
    last = head.split()[-1].strip("\"'“”").lower() if head.split() else ""
    if " and " in head:
        return True
    return last.endswith("s") and not last.endswith(("ss", "us", "'s", "is"))


def is_thing(handle: str) -> bool:
    """Whether a handle is short and names something one could point at: "the broken rail", not "the gap in the log"."""
    words = [word.strip("\"'“”").lower() for word in handle.split()]
    return 0 < len(words) <= 3 and not is_clause(handle) and not plural(handle) and words[-1] not in _ABSTRACT


def fits(line: str, handle: str) -> bool:
    """Whether the verbs and pronouns that a line ties to the noun phrase in it agree with that phrase."""
    if not plural(handle):
        return True
    return not (_SINGULAR_VERB.search(line) or _BACK_TO_SINGULAR.search(line))


def fill(line: str, slots: Mapping[str, str], chance: Chance) -> str:
    """The line with its slots filled, as a sentence. Clauses become noun phrases where a noun phrase is wanted."""

    def put(match: re.Match[str]) -> str:
        name = match.group(1)
        value = slots[name]
        before = line[: match.start()]
        wraps = name in ("handle", "element") and _CLAUSE.match(value) and not _BARE.search(before)
        return f"{_wrap(before, value, chance)} {value}" if wraps else value

    return capitalised(_SLOT.sub(put, line))


def _wrap(before: str, value: str, chance: Chance) -> str:
    return chance.pick(_WRAPS, "wrap", before, value)


def capitalised(sentence: str) -> str:
    """The sentence with a capital first letter; a quotation at its head is left as it was said."""
    for place, letter in enumerate(sentence):
        if letter in '"“':
            return sentence
        if letter.isalpha():
            return sentence[:place] + letter.upper() + sentence[place + 1 :]
        if letter.isdigit():
            return sentence
    return sentence


def addressed(name: str, sentence: str, proper: frozenset[str], common: frozenset[str] = frozenset()) -> str:
    """The sentence spoken to somebody by name: ``Granted, …`` → ``Marcus, granted, …``. See :func:`inside`."""
    return f"{name}, {inside(sentence, proper, common)}"


def inside(sentence: str, proper: frozenset[str], common: frozenset[str] = frozenset()) -> str:
    """The sentence as it stands after other words: its first one is small unless it is a name.

    ``proper``: words that are written with a capital inside a sentence; ``common``: words known to be written small.
    A word that is neither keeps its capital where what follows says that it names somebody ("Hume himself …").
    """
    first = re.match(r"[\w'’]+", sentence)
    word = first.group(0) if first else ""
    named = not word or _DATE.match(sentence) or _named(word, proper)
    keeps = named or (word.lower() not in common and _does_something(sentence))
    return sentence if keeps else sentence[0].lower() + sentence[1:]


def _named(word: str, proper: frozenset[str]) -> bool:
    stem = re.split("['’]", word)[0]
    return stem == "I" or bool({word, stem} & proper) or (len(stem) > 1 and stem.isupper())


def _does_something(sentence: str) -> bool:
    """Whether one person, named by the first word, is said to do something."""
    word, _, rest = sentence.partition(" ")
    return word.lower() not in _ALWAYS_SMALL and bool(_OF_ONE_PERSON.match(rest))


def joined(parts: Sequence[str]) -> str:
    """The parts as one paragraph, each closed by a stop of its own."""
    return " ".join(_closed(part.strip()) for part in parts if part.strip())


def _closed(part: str) -> str:
    return part if part.rstrip('"”’)')[-1:] in tuple(".?!…") else f"{part}."


def voiced(line: str) -> bool:
    """Whether a line speaks to the person it names (``Marcus, you …``) and not about that person."""
    return bool(re.search(r"\b(you|your|yours|you're|you've|you'd)\b", line, re.IGNORECASE)) or bool(
        re.search(r"(^|, )\{name\}(,|\.|\?|!|;|:|$)", line)
    )
