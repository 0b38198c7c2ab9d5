"""A statement in which the witness is named once, as a good reporter writes: "Colm Dacey sat alone in his truck until
he went back".

Where somebody else is spoken of who could be meant by "he" or "she", the surname stands instead of a pronoun.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from venire.language.morphology.sexes import MEN, WOMEN, sex_of
from venire.language.morphology.verbs import BASES, present_of
from venire.language.questions.courtesies import AUX, PREPOSITIONS
from venire.language.questions.declarative import is_done

_QUOTED = re.compile(r"([\"“][^\"”]*[\"”])")
_TITLE = re.compile(
    r"^(?:Mr|Mrs|Ms|Miss|Dr|Doctor|Detective|Inspector|Officer|Sergeant|Constable|Professor|Captain)\b\.?"
)
_PAIR = re.compile(r"\b[A-Z][a-z]+ [A-Z][a-z]+\b")
_FORMS = {"she": ("she", "her", "her"), "he": ("he", "him", "his")}
_ADVERB = re.compile(r"(?:never|also|still|then|always|just|only|even|now|\w+ly)$")
_PRESENT = frozenset(present_of(verb) for verb in BASES)
_ALWAYS_OBJECT = PREPOSITIONS - {"before", "after", "as", "than"} | {
    "of",
    "told",
    "asked",
    "gave",
    "showed",
    "sent",
    "let",
    "made",
    "tell",
    "ask",
}


@dataclass(frozen=True, slots=True)
class NamedPerson:
    """Who is on the stand, with her or his pronoun ("she", "he", or nothing where it is not known), and the pronouns of
    the other people of the case by their names."""

    witness: str
    pronoun: str = ""
    others: Mapping[str, str] | None = None


def once_named(text: str, who: NamedPerson) -> str:
    """The statement with every later mention of the witness by pronoun or surname. Quotations are left alone."""
    mention = re.compile(rf"\b{re.escape(who.witness)}\b(?P<own>'s)?(?! [A-Z][a-z])")
    parts, seen, told = _QUOTED.split(text), False, ""
    for place, part in enumerate(parts):
        done = ""
        start = 0
        for match in () if place % 2 else mention.finditer(part):
            done += part[start : match.start()]
            before = "".join(parts[:place]) + part[: match.start()]
            done += _again(match, part, before, who) if seen else match.group()
            seen, start = True, match.end()
        told += done + part[start:]
    return told


def _again(match: re.Match[str], part: str, before: str, who: NamedPerson) -> str:
    after, own = part[match.end() :], bool(match["own"])
    if own and re.match(r" (?:a|an|the|been|not|never|\w+ing)\b", after):
        own = False
    if who.pronoun not in _FORMS or _another(before, who):
        return _surname(who.witness) + ("'s" if match["own"] else "")
    subject, other, possessive = _FORMS[who.pronoun]
    if own:
        return possessive
    return f"{subject}'s" if match["own"] else subject if _is_subject(before, after) else other


def _another(before: str, who: NamedPerson) -> bool:
    """Whether somebody was spoken of before whom the pronoun could mean as well."""
    unnamed = before.replace(who.witness, "")
    kin = WOMEN if who.pronoun == "she" else MEN
    named = [name for name, sex in (who.others or {}).items() if sex in ("", who.pronoun) and name != who.witness]
    lasts = [name.split(" ")[-1] for name in (who.others or {})]
    called = {last if lasts.count(last) == 1 else name for name in named for last in [name.split(" ")[-1]]}
    alike = any(sex_of(pair) == who.pronoun for pair in _PAIR.findall(unnamed))
    return alike or any(re.search(rf"\b{re.escape(one)}\b", unnamed) for one in called) or bool(kin.search(unnamed))


def _is_subject(before: str, after: str) -> bool:
    last = re.search(r"([a-z']+)\W*$", before)
    words = re.findall(r"[A-Za-z']+", after)[:2]
    if not words or (last and last[1] in _ALWAYS_OBJECT and not before.rstrip().endswith((",", ";"))):
        return False
    if last and re.fullmatch(rf"(?:{AUX})(?:n't)?", last[1]):
        return True
    verb = words[1] if _ADVERB.fullmatch(words[0]) and len(words) > 1 else words[0]
    return bool(re.fullmatch(rf"(?:{AUX})(?:n't)?|cannot", verb)) or is_done(verb) or verb in _PRESENT


def _surname(name: str) -> str:
    title = _TITLE.match(name)
    last = name.split(" ")[-1]
    return f"{title.group()} {last}" if title else last
