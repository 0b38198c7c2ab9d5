"""Beyond the scope: cross goes past direct, redirect past cross, recross past redirect.
Federal Rule of Evidence 611(b).

Credibility is always within: bias, interest, prior words, untruthful acts, means of knowing.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from venire.language.questions.form import content, shared
from venire.law.evidence.detectors.form.scope_of_record import stands
from venire.law.evidence.detectors.substance.relevance import FAR_OFF, relevance
from venire.law.evidence.question.matter import Matter, finding
from venire.law.evidence.question.setting import OpenedSubjects, QuestionDefect

_NEW = re.compile(
    r"\b(?:(?:on|to|about) (?:a|an|something|some) (?:new|different|other|fresh|another)\b|new (?:matter|subject"
    r"|topic|point)|something (?:new|else|different)|different (?:matter|subject|topic)|let(?:'s"
    r"| us) (?:now )?(?:turn|move|go|come|talk|pass)|turning (?:now )?to|moving on|another (?:matter|subject"
    r"|topic)|"
    r"leaving that|apart from (?:that|all this)|a word about|i want to ask (?:you )?about|while (?:we have"
    r"|you are) (?:you )?here|we (?:haven't|have not) (?:heard|spoken|talked))\b"
)
_CREDIBILITY = re.compile(
    r"\b(?:you (?:said|told|wrote|testified|swore|signed|stated|claimed|admitted|agreed|gave|revised"
    r"|never (?:told|said|mentioned|wrote|rang|reported|called|saw)|did not (?:tell|mention|report|say|call)"
    r"|didn't (?:tell|mention|report|say|call)|have been (?:paid|promised|convicted|offered)|were (?:paid"
    r"|promised|convicted|offered|dismissed|sacked|fired|disciplined|suspended|told|shown|"
    r"drinking|drunk|tired|wearing|not wearing|looking|busy|distracted|angry)|pleaded|pled|lied|cheated|borrowed"
    r"|owe|stand to|hope|want|wanted|need|knew|know|made a|sent|published|filed|ran for|had been (?:drinking"
    r"|awake|promised|paid)|couldn't|could not|can't|cannot|hadn't|had no|had not)|statement|deposition"
    r"|affidavit|earlier|first account|notes?|log|diary|"
    r"convict\w+|guilty|perjur\w+|false(?:ly)?|lie[ds]?|lying|degree|bias\w*|grudge|quarrel\w*|feud|friend\w*"
    r"|lover|engaged|related|cousin|brother-in-law|paid|pays|payment|fees?|promise[ds]?|immunity|deal|reward"
    r"|sue[ds]?|suing|(?:law)?suits? against|claim|compensation|glasses|spectacles|eyesight|contact lenses"
    r"|hearing aid|memory|medication|drink\w*|drunk|beers?|wine|"
    r"how far|dark|light|lit|fog|rain|distance|view|asleep|tired|testif\w+|testimony|evidence|lawyer|counsel"
    r"|prosecut\w+|police|immunity|sworn|oath|signed|dismissed|sacked|fired|pension|owes?|loan|debts?|half-share"
    r"|interest|partner|depends on|stake|profit|win|wins|winning|rehears\w+|prepar\w+|tax return|books)\b"
)

_OF_PERSONS = re.compile(
    r"^(?:you|he|she|they|your (?:mother|father|brother|sister|wife|husband|son|daughter|uncle|aunt|cousin"
    r"|friend)|mr \w+|mrs \w+|ms \w+|the (?:accused|plaintiff|defendant|deceased|victim)|did you|were you"
    r"|was (?:he|she)|did (?:he|she)|it (?:is|was)|that|there)\b"
)


BEYOND = 0.85
"""How clear it is that a question is outside what is on record as opened."""
BEFORE: Mapping[str, str] = {"cross": "direct", "redirect": "cross", "recross": "redirect"}
"""The examination that sets the scope of each."""
_OF_A_NAME = re.compile(r"^(?!(?:In|On|At|By|From|After|Before|Until|Since|During|The|A|An) )[A-Z][\w'’]+ [A-Z]")
_ARTICLE = re.compile(r"(?:^|(?<=, ))(?:The|A|An|Her|His)\b")
"""What opens a heading and stands small inside a sentence."""


def scope(matter: Matter) -> QuestionDefect | None:
    """The question leaves what the last examination was about."""
    phase = matter.setting.phase
    if phase == "direct":
        return None
    if matter.setting.opened is not None:
        return _on_record(matter, matter.setting.opened)
    new = _NEW.search(matter.text)
    if new and phase != "cross" and not _within(matter, 0.5):
        return finding("scope", 0.84, _why(phase, matter), new.group())
    if _CREDIBILITY.search(matter.question.body):
        return None
    distance = _distance(matter)
    if phase == "cross" and _OF_PERSONS.match(matter.question.body):
        distance -= 0.35
    if phase == "cross":
        distance -= 0.12 if re.search(r"\b(?:you|your|he|she|him|her|his)\b", matter.question.body) else 0.05
    if new:
        distance += 0.2
    if phase in ("redirect", "recross"):
        distance += 0.05 if not _within(matter, 0.01) else -0.2
    if phase == "cross" and not new and (matter.question.form != "statement" or len(matter.question.content) < 4):
        distance -= 0.3
    if phase == "cross" and (far := relevance(matter)):
        distance += 0.6 if far.sure == FAR_OFF else 0.0
    return finding("scope", distance, _why(phase, matter), matter.question.body) if distance > 0.2 else None


def _on_record(matter: Matter, opened: OpenedSubjects) -> QuestionDefect | None:
    """Where it is known what was opened, a question is inside or outside of it, and nothing between."""
    stood = stands(matter, opened)
    if stood.standing != "beyond":
        return None
    return finding("scope", BEYOND, _of_others(matter, opened, stood.subject), matter.question.body)


def _of_others(matter: Matter, opened: OpenedSubjects, subject: str) -> str:
    """What was opened, and what this is instead."""
    before = BEFORE[matter.setting.phase]
    heard = " and ".join(small(one) for one in opened.subjects[:2])
    went = f"{before.capitalize()} went into {heard}" if heard else f"Nothing of this was touched on {before}"
    return f"{went}, and not into {small(subject)}." if heard and subject else f"{went}."


def small(label: str) -> str:
    """A heading as it stands inside a sentence: a name keeps its capital, since another follows it."""
    return label if _OF_A_NAME.match(label) else f"{label[:1].lower()}{label[1:]}"


def _within(matter: Matter, least: float) -> bool:
    """Whether the question shares enough with what the last examination covered."""
    covered = content(" ".join(_covered(matter)))
    mine = matter.question.content
    return bool(mine) and len(shared(mine, covered)) / len(mine) >= least


def _covered(matter: Matter) -> tuple[str, ...]:
    """The topics that the phase may follow up; those of the last examination where they are marked."""
    own = matter.setting
    if own.phase == "cross":
        return (*own.direct_topics, *own.established, *own.asked, own.witness, *own.issues)
    marked = tuple(topic for topic in own.direct_topics if re.search(r"\(on (?:cross|redirect)\)", topic))
    return (*(marked or own.direct_topics), *own.established, *own.asked)


def _distance(matter: Matter) -> float:
    """How sure it is that the question is outside."""
    mine = matter.question.content
    covered = _covered(matter)
    share = len(shared(mine, content(" ".join(covered)))) / len(mine) if mine else 1.0
    near = matter.nearest(matter.question.body, covered)
    return 0.86 - 0.75 * share - 0.45 * near


def _why(phase: str, matter: Matter) -> str:
    before = BEFORE[phase]
    topics = ", ".join(topic.replace(f" (on {before})", "") for topic in matter.setting.direct_topics[:3])
    heard = f"; that was about {re.sub(_ARTICLE, lambda found: found.group().lower(), topics)}" if topics else ""
    return f"Nothing of this was touched on {before}{heard}."
