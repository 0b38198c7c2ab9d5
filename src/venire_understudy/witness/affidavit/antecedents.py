"""Whom and what the pronouns of an affidavit mean, as far as its own sentences tell."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from venire.language.morphology.sexes import sex_of
from venire.language.words.word_list import words
from venire_understudy.witness.affidavit.clause import clause_of
from venire_understudy.witness.words.vocabulary import listed

Kind = Literal["he", "she", "person", "it", "they"]
_FORMS: dict[str, tuple[Kind, ...]] = {
    "he": ("he", "person"), "him": ("he", "person"), "his": ("he", "person"),
    "she": ("she", "person"), "her": ("she", "person"), "hers": ("she", "person"),
    "it": ("it",), "its": ("it",), "they": ("they",), "them": ("they",), "their": ("they",),
}  # fmt: skip
_NOUN_PHRASE = re.compile(
    r"(?P<name>(?:(?:Mrs?|Miss|Ms|Dr|Sir|Canon|Sister|Nurse|Constable|Sergeant|Professor)\.? )?[A-Z][\w'-]+"
    r"(?: [A-Z][\w'-]+)*)|\b(?:[Tt]he|[Aa]n?|[Mm]y|[Hh]is|[Hh]er|[Tt]heir|[Oo]ur|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|"
    r"[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en|[Ss]ome|[Ee]ach|[Nn]ineteen) (?P<noun>(?!(?:a|an|"
    r"the) )(?:[a-z-]+ ){0,3}?[a-z-]+)"
    r"(?=[,.;]| (?:of|in|on|at|to|from|with|by|for|and|or|but|that|which|who|when|while|because|as|under|over|into|"
    r"behind|near|called|had|has|was|were|is|are|did|[a-z]+ed)\b|$)"
)
_NO_NAMES = frozenset(
    words(
        """i on in at he she it they we the a an my his her their after before when while near under january february
        march april may june july august september october november december monday tuesday wednesday thursday friday
        saturday sunday there nobody both each two three four some street road close terrace parade"""
    )
)


@dataclass(frozen=True, slots=True)
class Mention:
    """Somebody or something spoken of: its words, by which pronoun it is taken up, and in which fact."""

    text: str
    kind: Kind
    subject: bool
    place: int = 0


def antecedents(facts: Sequence[str]) -> list[tuple[str, ...]]:
    """For each fact, the words for which its pronouns stand."""
    spoken: list[Mention] = []
    found: list[tuple[str, ...]] = []
    for place, fact in enumerate(facts):
        own = list(_mentions(fact, place))
        meant = [mention for pronoun in _pronouns(fact) if (mention := _meant(pronoun, fact, own, spoken))]
        found.append(tuple(dict.fromkeys(mention.text for mention in meant)))
        spoken += [*(Mention(one.text, one.kind, _is_subject(fact, one.kind), place) for one in meant), *own]
    return found


def _is_subject(fact: str, kind: Kind) -> bool:
    first = clause_of(fact).subject.lower()
    return first in _FORMS and kind in _FORMS[first]


def _pronouns(fact: str) -> Iterator[str]:
    bare = re.sub(r"[\"“].*?[\"”]", "", fact)
    yield from dict.fromkeys(word for word in re.findall(r"[a-z]+", bare.lower()) if word in _FORMS)


def _meant(pronoun: str, fact: str, own: Sequence[Mention], spoken: Sequence[Mention]) -> Mention | None:
    """The last subject that the pronoun could take up, or else the last mention; one in the same fact before the
    pronoun where nothing came before."""
    kinds = _FORMS[pronoun]
    place = re.search(rf"\b{pronoun}\b", fact, re.IGNORECASE)
    before = [one for one in own if place and 0 <= fact.find(one.text) < place.start() and one.kind in kinds]
    if pronoun in ("him", "them"):
        before = [one for one in before if not one.subject]
    fit = [one for one in spoken if one.kind in kinds and (one.kind != "person" or not _sexed(spoken, kinds[0]))]
    opening = bool(place) and clause_of(fact).subject.lower() == pronoun
    if before and not opening:
        return next((one for one in before if one.subject), before[-1])
    recent = [one for one in fit if one.place == fit[-1].place]
    subjects = [one for one in recent if one.subject]
    return (subjects or recent or [None])[-1]


def _sexed(spoken: Sequence[Mention], kind: Kind) -> bool:
    """Whether one whose sex is known has been spoken of lately."""
    return any(one.kind == kind for one in spoken[-8:])


def _mentions(fact: str, place: int) -> Iterator[Mention]:
    subject = clause_of(fact).subject
    for found in _NOUN_PHRASE.finditer(fact):
        text = re.sub(r"^(?:On|In|At|By|From|After|Before|When|Under|Near|Each) ", "", found[0].strip())
        text = _DATED.sub("", text) if found["name"] else text
        if found["name"] and (text.lower().split()[0] in _NO_NAMES or _SITE.search(text)):
            continue
        kind = _kind(text, bool(found["name"]))
        yield Mention(_head(text), kind, text in subject, place)


_DATED = re.compile(
    r"^(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|"
    r"Thurs|Fri|Satur|Sun)day)\s+(?=[A-Z])"
)
_SITE = re.compile(r"\b(?:Lane|Street|Road|Close|Terrace|Parade|Square|Avenue|House|Hospital|Lock|Bridge|Basin)\b")


def _head(text: str) -> str:
    return re.sub(r"^(?:the|a|an|my|his|her|their|our|some|each)\b\s*", "", text, flags=re.IGNORECASE)


def _kind(text: str, name: bool) -> Kind:
    sex = sex_of(text)
    if sex:
        return "he" if sex == "he" else "she"
    last = text.split()[-1].lower()
    if name or last in listed("people"):
        return "person" if not last.endswith("s") or name else "they"
    return "they" if last.endswith("s") and not last.endswith(("ss", "us")) else "it"
