"""Who speaks of whom: "you" in a question and the witness's own name in an affidavit both become "I"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from venire.language.words.stems import is_past
from venire.language.words.word_list import words
from venire_understudy.witness.affidavit.third_person import own_pronouns, tells_of_another

_YOU = (
    (r"\bare not you\b|\bare you not\b|\bare you\b", "am I"),
    (r"\bwere you\b", "was I"),
    (r"\byou are\b", "I am"),
    (r"\byou were\b", "I was"),
    (r"\byourself\b", "myself"),
    (r"\byours\b", "mine"),
    (r"\byour\b", "my"),
    (
        r"\b(to|with|from|for|at|by|of|on|told|tell|asked|ask|gave|give|showed|show|sent|saw|called|paid) you\b",
        r"\1 me",
    ),
    (r"\byou\b(?=\s*[?.,!]?$)", "me"),
    (r"\byou\b", "I"),
)
_TITLES = (
    r"(?:Mr|Mrs|Ms|Miss|Dr|Doctor|Detective|Inspector|Officer|Sergeant|Constable|Professor|Nurse|Sir|Lady|"
    r"Sister|Canon|Captain|Father|Reverend|Matron)\.?\s+"
)
_BEFORE_ME = frozenset(
    words(
        """to with from for at by of on told asked gave showed sent saw called paid warned heard let made near
        behind"""
    )
)


def from_you(question: str) -> str:
    """The question as the witness turns it over: "did you see your father" -> "did I see my father"."""
    for pattern, own in _YOU:
        question = re.sub(pattern, own, question, flags=re.IGNORECASE)
    return question


def in_first_person(facts: Sequence[str], witness: str) -> tuple[str, ...]:
    """An affidavit in the first person, whatever it was written in. ``witness``: the name, with or without a title."""
    pattern = _own_name(witness)
    if tells_of_another(facts, pattern):
        return tuple(_agreeing(_renamed(fact, pattern)[0]) for fact in own_pronouns(facts, pattern, witness))
    own: list[str] = []
    speaking = False
    for fact in facts:
        said, named = _renamed(fact, pattern)
        foreign = re.search(r"(?<!^)(?<![.!?] )\b[A-Z][a-z]+", said) is not None
        if not named and speaking and re.match(r"(He|She) ", said):
            said, named = _own_pronouns(said), True
        elif named and said.startswith(("I ", "My ")) and not foreign:
            said = _own_possessives(said)
        speaking = named and said.startswith(("I ", "My "))
        own.append(said)
    return tuple(own)


def _own_name(witness: str) -> re.Pattern[str]:
    name = re.sub(rf"^{_TITLES}", "", witness.split(",")[0].strip())
    parts = [re.escape(part) for part in name.split() if len(part) > 1]
    full = r"\s+".join(parts)
    last = parts[-1] if parts else "witness"
    first = parts[0] if parts else "witness"
    return re.compile(
        rf"\b(?:[Tt]he (?:witness|deponent|affiant)|(?:{_TITLES})?{full}|{_TITLES}{last}|"
        rf"{first}(?! [A-Z]))\b(?P<own>['’]s)?"
    )


def _renamed(fact: str, pattern: re.Pattern[str]) -> tuple[str, bool]:
    said, count = pattern.subn(lambda found: _me(fact, found), fact)
    return (_agreeing(said) if count else fact), bool(count)


def _me(fact: str, found: re.Match[str]) -> str:
    before = fact[: found.start()].rstrip().split(" ")[-1].lower()
    if found["own"]:
        return "My" if not before else "my"
    return "me" if before in _BEFORE_ME else "I"


def _own_pronouns(said: str) -> str:
    said = _agreeing(re.sub(r"^(He|She)\b", "I", said))
    return _own_possessives(said)


def _own_possessives(said: str) -> str:
    return re.sub(r"\b(?:his|her)\b(?= [a-z])", "my", said)


def _agreeing(said: str) -> str:
    said = re.sub(r"\bI is\b", "I am", said)
    said = re.sub(r"\bI has\b", "I have", said)
    said = re.sub(r"\bI does\b", "I do", said)
    said = re.sub(r"^(I (?:am|have|was)\b.*?) and has\b", r"\1 and have", said)
    said = re.sub(r"^(I have been\b.*?) and holds\b", r"\1 and hold", said)
    return re.sub(r"\bI ([a-z]+s)\b", _plain_verb, said)


_NO_VERBS = frozenset(words("was always sometimes afterwards besides perhaps is has does others days years months"))
"""What may stand behind "I" and end like a verb of the third person."""


def _plain_verb(found: re.Match[str]) -> str:
    word = found[1]
    if word in _NO_VERBS or is_past(word) or word.endswith(("ss", "us")):
        return found[0]
    if word.endswith("ies"):
        return f"I {word[:-3]}y"
    cut = word[:-2] if re.search(r"(?:ss|sh|ch|x|zz|o)es$", word) else word[:-1]
    return f"I {cut}"
