"""Who is meant: a question says a name before it says "his", and "the" before it says "those"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from venire.law.api import CounselFile, Fact, Person, normalised
from venire.proceedings.examination.view import CounselView
from venire_understudy.counsel.questions.people_known import called_to

_PRONOUN = re.compile(r"\b(?P<he>he|him|his)\b|\b(?P<she>she|hers|her)\b", re.IGNORECASE)
_QUOTED = re.compile(r'["“][^"”]*["”]?')
"""What somebody wrote or said is quoted as it was."""
_OWNS = re.compile(r"his|hers|her(?= [a-z])", re.IGNORECASE)
_KIN = {
    "male": re.compile(r"\b(?:father|husband|brother|son|uncle|nephew|man)\b"),
    "female": re.compile(r"\b(?:mother|wife|sister|daughter|aunt|niece|woman)\b"),
}
_SAME = re.compile(r"\bthe same (?P<thing>[\w$.,-]+ [a-z]+)\b")
_THOSE = re.compile(r"\bthose (?P<thing>(?!other\b|who\b|of\b)[a-z]+)\b")


def introduced(brief: CounselFile, view: CounselView, facts: Sequence[Fact], question: str) -> str:
    """The question with the first pronoun for a person turned into the name, where nobody has just spoken of them."""
    return _whole(brief, view, facts, _pointed(_last_said(view), _named(brief, view, facts, question)))


def _whole(brief: CounselFile, view: CounselView, facts: Sequence[Fact], question: str) -> str:
    """ "the 400 yards" -> "the 400 yards from Lock 6 to the Tollhouse lot", where a fact says "the same" of what an
    earlier one has told and nobody has asked for."""
    same = next((found for fact in facts if (found := _SAME.search(fact.text))), None)
    if same is None or f"the {same['thing']}" not in question or same["thing"] in " ".join(view.asked):
        return question
    affidavit = [fact.text for fact in brief.witnesses[view.witness or ""].affidavit]
    measured = re.compile(rf"\bthe {re.escape(same['thing'])} (?P<from>(?:from|of|between) .+?)(?= in\b|,|\.$)")
    told = next((found for text in affidavit if (found := measured.search(text))), None)
    whole = f"the {same['thing']} {told['from']}" if told else ""
    return question.replace(f"the {same['thing']}", whole) if whole else question


def _named(brief: CounselFile, view: CounselView, facts: Sequence[Fact], question: str) -> str:
    found = _PRONOUN.search(_QUOTED.sub(lambda quoted: " " * len(quoted[0]), question))
    if found is None:
        return question
    gender = "male" if found["he"] else "female"
    people = [one for one in _parties(brief) if one.gender == gender and not _is_witness(brief, view, one)]
    spoken = f"{question} {_last_said(view)}"
    kin = _KIN[gender].search(f"{_last_said(view)} {question[: found.start()]}")
    if _others(brief, question) or kin or any(_mentions(spoken, one) for one in people):
        return question
    meant = _meant(brief, view, facts, people)
    name = called_to(brief.witnesses[view.witness or ""], meant)
    return _with(question, found, name) if name else question


def _others(brief: CounselFile, question: str) -> bool:
    """Whether the question names anybody who may be meant."""
    return any(one.name.split()[-1] in question for one in brief.case.witnesses)


def _with(question: str, found: re.Match[str], name: str) -> str:
    """ "his phone" -> "Thomas Ashdown's phone"."""
    owns = bool(_OWNS.match(question, found.start()))
    told = f"{name}'s" if owns else name
    told = told if found.start() else f"{told[:1].upper()}{told[1:]}"
    return f"{question[: found.start()]}{told}{question[found.end() :]}"


def _meant(brief: CounselFile, view: CounselView, facts: Sequence[Fact], people: Sequence[Person]) -> Person | None:
    """The one of these people of whom the affidavit spoke last; where it names none of them, the only one there is."""
    affidavit = brief.witnesses[view.witness or ""].affidavit
    place = next((n for n, one in enumerate(affidavit) if facts and one.id == facts[0].id), len(affidavit) - 1)
    for fact in (*facts, *reversed(affidavit[: place + 1])):
        told = [one for one in people if _mentions(fact.text, one)]
        if told:
            return told[0] if len(told) == 1 else None
    return people[0] if len(people) == 1 else None


def _mentions(text: str, person: Person) -> bool:
    return any(re.search(rf"\b{re.escape(part)}\b", text) for part in (person.name.split()[0], person.name.split()[-1]))


def _is_witness(brief: CounselFile, view: CounselView, person: Person) -> bool:
    return brief.witnesses[view.witness or ""].name == person.name


def _parties(brief: CounselFile) -> tuple[Person, ...]:
    case = brief.case
    return (case.defendant, *((case.victim,) if case.victim else ()))


def _last_said(view: CounselView) -> str:
    last = view.exchanges[-1] if view.exchanges else None
    return f"{last.question} {last.answer}" if last and last.phase == view.phase and not last.struck else ""


def _pointed(said: str, question: str) -> str:
    """ "those bolt heads" -> "the bolt heads", unless they have just been spoken of."""
    found = _THOSE.search(question) or _SAME.search(question)
    if found is None or normalised(found["thing"]) & normalised(said):
        return question
    return f"{question[: found.start()]}the {found['thing']}{question[found.end() :]}"
