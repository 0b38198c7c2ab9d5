"""A fact in the witness's own words: contracted, turned round, broken where one breathes; never the affidavit's run."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial

from venire.law.entailment.stems import stem
from venire.law.entailment.wordlist import words
from venire.participants.understudy.witness.clause import clause_of
from venire.participants.understudy.witness.cut import by_office, cuts, plainly, shorter
from venire.participants.understudy.witness.knowledge import Known, content
from venire.participants.understudy.witness.loosening import (
    HALF_DAY,
    aloud,
    named,
    reduced,
    restated,
    reworded,
    unfronted,
)
from venire.participants.understudy.witness.people import by_pronoun
from venire.participants.understudy.witness.question import Question
from venire.participants.understudy.witness.saying import copied, finished, halved, spoken
from venire.participants.understudy.witness.slots import Phrase, alone, has_slot, phrases
from venire.participants.understudy.witness.verbs import gerund
from venire.participants.understudy.witness.vocabulary import likeness


def tellings(fact: Known, question: Question, source: str = "", taken_up: bool = False) -> list[str]:
    """The fact in several wordings, the best first: the phrase that was asked for, or plain; no long quotation, where
    that can be helped without twisting a sentence; those whom the question names are "he" and "she". ``taken_up``:
    what it is about has just been spoken of, and is "it"."""
    plain = finished(spoken(fact.text))
    sources = (source or fact.text, fact.text)
    turned = list(_turned(fact, question))
    full = [*turned] if taken_up else []
    full += [way for way in (plain, _trimmed(fact, question), *turned, _fronted(fact)) if way]
    full = [by_pronoun(way, question.text) for way in full]
    full += [finished(reworded(way)) for way in full]
    full += [halved(way) for way in full[:3]]
    full += [finished(aloud(way)) for way in full[:4] if HALF_DAY.search(way)]
    full += [dated(full[0]), dated(finished(reworded(full[0])))]
    full += [by_pronoun(way, question.text) for way in plainly(fact, pronoun(fact.clause.subject, question), question)]
    unique = [*at_work(fact, question), *(way for way in dict.fromkeys(full) if way)]
    phrase = by_pronoun(phrase_of(fact, question), question.text) if question.form == "wh" else ""
    brief = [phrase, finished(phrase.removeprefix("Because ")), *_spoken_ways(phrase)] if phrase else []
    brief += [by_pronoun(way, question.text) for way in (*cuts(fact, question), *shorter(phrase))]
    brief = [way for way in brief if not _STUMP.match(way)]
    short = [way for way in brief if not copied(way, sources)]
    own = [way for way in unique if not copied(way, sources)]
    own = own or [way for way in (_loosened(way, sources, question) for way in unique[:4]) if not copied(way, sources)]
    cut = [way for way in _shortened(fact) if _still_tells(fact, way, question) and not copied(way, sources)]
    whole = [way for way in dict.fromkeys((*short, *own, *cut, *brief, *unique)) if way]
    return [way for way in whole if not _IN_IT.search(way) or _IN_IT.search(fact.text)] or whole


def _spoken_ways(phrase: str) -> list[str]:
    """The phrase in plainer words, and with its hour as people say it."""
    return [finished(reworded(phrase)), *([finished(aloud(phrase))] if HALF_DAY.search(phrase) else [])]


_FOR_YEARS = re.compile(r"^I have (?:(?P<been>been)|(?P<done>\w+)) (?P<what>[^,]+?) for (?P<years>[\w-]+ years)$")
_AS_NOW = {"done": "do", "kept": "keep", "run": "run", "driven": "drive", "taught": "teach", "worked": "work"}


def at_work(fact: Known, question: Question) -> list[str]:
    """What the witness is, as one says it when asked: "I'm the engineer of the trust. Eleven years now."."""
    found = _FOR_YEARS.match(fact.text.rstrip(".")) if question.want == "occupation" else None
    if found is None or (found["done"] and found["done"] not in _AS_NOW):
        return []
    if found["been"] and (office := by_office(found["what"], found["years"])):
        return list(office)
    doing = "I'm" if found["been"] else f"I {_AS_NOW[found['done']]}"
    return [f"{doing} {found['what']}. {finished(found['years'] + ' now')}"]


def _loosened(text: str, sources: Sequence[str], question: Question) -> str:
    """The text loosened step by step, as one tells what one has not learnt by heart, until it is no recital."""
    undated = partial(unfronted, question=question)
    steps: tuple[Callable[[str], str], ...] = (
        restated,
        reduced,
        aloud,
        undated,
        reworded,
        named,
    )
    for step in steps:
        text = step(text)
        if not copied(text, sources):
            break
    return finished(text)


_SEEN = re.compile(r"^(?:saw|heard|watched|felt|noticed)$")
_BARE = re.compile(
    r"\b(pass|move|cross|enter|leave|run|walk|ride|come|go|fall|turn|open|close|shout|call|hold|carry|"
    r"drive|stop|climb|throw|drop|take|put|demand|ask|say)\b"
)


_IN_IT = re.compile(r"\b(?:in|on|at) it (?:on|in|at) the\b")
"""What is left where one of two places was taken for a thing that had just been named."""
_WHOLE_CLAUSE = re.compile(r"\b(?:that|did|could|would|not|to)\b|n['’]t\b")
"""In such a phrase the verb stands as it is: "that he did not move"."""
_STUMP = re.compile(
    r"(?:me|us|him|her|them)\b(?!self)|(?:on|in|at) [\w:. ]{2,20} that (?:he|she|it|they|I|we)\b", re.IGNORECASE
)
"""What is left of a sentence whose verb was cut away: "me, before I'd asked anything, that it had closed"."""


def phrase_of(fact: Known, question: Question) -> str:
    """What was asked for, as a phrase with a capital and a stop: "In my van."; nothing where that is not plain."""
    phrase = alone(fact, question)
    if question.want == "where" and not re.search(r"\bwhere\b", question.text, re.IGNORECASE):
        return ""
    if question.want in ("when", "clock", "day") and not all(
        figure in phrase for figure in re.findall(r"\d+[:.]\d\d", fact.text)
    ):
        return ""
    if not phrase or fact.clause.negated:
        return ""
    if question.want == "what" and _SEEN.match(fact.clause.group) and not _WHOLE_CLAUSE.search(phrase):
        phrase = _BARE.sub(lambda found: gerund(found[1]), phrase, count=1)
    if re.search(r"[\"“]", phrase) and phrase.count('"') % 2:
        return ""
    if _STUMP.match(phrase):
        return ""
    said = reworded_phrase(spoken(_unasked(phrase, question)))
    if _STUMP.match(said):
        return ""
    said = re.sub(r"^[Tt]o (?:my|the|his|her|our) \w+, (?=[\"“])", "", said)
    said = re.sub(r", (?:\w+|[\d.]+) (?:feet|yards|miles|inches|metres)$", "", said)
    if question.want in ("what", "where") and _repeats(said, question):
        return ""
    said = said if question.verb == "ask" else re.sub(r"^for (?=[$£€]\d)", "", said)
    said = said.removeprefix("in ") if question.want == "how_long" else said
    said = f'{said[:-1]}."' if said.endswith('"') and said[-2] not in ".!?" else said
    return finished(_opened(said)) if re.search(r"\d|[a-z]{3,}", said) else ""


def _opened(said: str) -> str:
    """A quotation begins with a capital too."""
    return said[0] + said[1:2].upper() + said[2:] if said[:1] in '"“' else said


def _unasked(phrase: str, question: Question) -> str:
    """The phrase without the parts that only say again what the question said."""
    first, *rest = phrases(phrase)
    if rest and question.verb in ("ask", "tel") and _repeats(first.text, question):
        first, rest = rest[0], rest[1:]
    kept = [first.text]
    dropped = False
    for part in rest:
        text = part.text
        if part.kind in ("time", "place", "duration"):
            head, comma, tail = text.partition(",")
            spare = not _repeats(tail, question) if comma else False
            text = text if not _repeats(head, question) else tail.strip() if spare else ""
            dropped = dropped or text != part.text
        if text:
            kept.append(f", {text}" if dropped else f" {text}")
            dropped = False
    return "".join(kept).rstrip(",")


def reworded_phrase(said: str) -> str:
    """A phrase as one gives it by itself: "One. It was 1.6 by 1.2 inches", "in August, when …"."""
    said = re.sub(r"\b(an? [\w-]+['’]s) (\w+) and (an? [\w-]+['’]s) \2\b", r"\1 \2 and \3", said)
    said = re.sub(r" as (?=\w+ed (?:to|by|for)\b)", ", ", said)
    said = re.sub(r"^((?:one|an?) [a-z ]+), (\d[\d.]* by \d[\d.]* \w+)$", r"\1. It was \2", said)
    said = re.sub(r" and then, ((?:within|after) [^,]+), ", r", and \1 ", said)
    return re.sub(r"^([Ii]n [A-Z]\w+) when\b", r"\1, when", said)


def _repeats(text: str, question: Question) -> bool:
    keys = content(text)
    figures = re.findall(r"\d[\d:.,]*\d|\d", text)
    return all(any(likeness(asked, key) for asked in question.keys) for key in keys) and all(
        figure in question.text for figure in figures
    )


_VAGUE = ("", "what", "said", "how", "why", "occupation", "weather")
"""What is wanted where no phrase can be told apart from the rest."""


def _still_tells(fact: Known, way: str, question: Question) -> bool:
    """Whether a shorter wording has what was asked for."""
    kept = all(number in way for number in re.findall(r"\d[\d,]*", fact.text)) or question.want not in _VAGUE
    if question.want == "who" and not all(name in way for name in re.findall(r"(?<!^)\b[A-Z][a-z]+", fact.text)):
        return False
    if question.want in _VAGUE:
        return kept and question.want == "what" and len(way.split()) >= 6 and question.verb in content(way)
    return has_slot(replace(fact, text=way, clause=clause_of(way)), question)


_TELLING = re.compile(
    r"\b(?:told|said|say|says|asked|promised|warned|claimed|admitted|denied|agreed|wrote|thought|believed|knew|"
    r"saw|heard|shows?|showed)\b"
)
"""Verbs whose content is never cut from them."""


def _shortened(fact: Known) -> list[str]:
    """The sentence with fewer and fewer of its last times and places; what was told, said or seen is kept whole."""
    clause = fact.clause
    if not clause.whole or '"' in fact.text or _TELLING.search(clause.group) or re.search(r"\bas\b", clause.rest):
        return []
    parts = phrases(clause.rest)
    counts = [
        count
        for count in range(len(parts) - 1, 0, -1)
        if all(part.kind in ("time", "place", "duration") for part in parts[count:])
    ]
    heads = [" ".join(part.text for part in parts[:count]) for count in counts]
    whole = [head for head in heads if not re.search(r"\b(?:of|and|or|the|a|an|to|than)$", head)]
    return [finished(spoken(f"{clause.subject} {clause.group} {head.rstrip(',')}")) for head in whole]


_YEARS = re.compile(r"^([^,\"“]+) (for [\w-]+ (?:years|months))$")
_SUBORDINATE = re.compile(
    r"\b(?:until|till|when|while|whenever|before|after|as (?:I|he|she|it|they|we|the)|that|because|if|who|which|"
    r"since)\b"
)


def _fronted(fact: Known, kinds: Sequence[str] = ("time", "duration")) -> str:
    """The fact with its last phrase of time put first: "At half past four I rang the police"."""
    clause = fact.clause
    years = _YEARS.match(clause.rest) if clause.whole and not clause.front else None
    if years:
        return finished(spoken(f"{years[2]} {_lower(clause.subject)} {clause.group} {years[1]}"))
    parts = phrases(clause.rest) if clause.whole and not clause.front else []
    if len(parts) < 2 or parts[-1].kind not in kinds or len(parts[-1].text.split()) > 7:
        return ""
    rest = " ".join(part.text for part in parts[:-1]).rstrip(",")
    if (
        "," in clause.rest
        or _FIXED.match(parts[-1].text)
        or _SUBORDINATE.search(rest)
        or re.search(r"\band\b|[\"“;]", clause.rest)
        or re.search(r"\b(?:than|of)$", rest)
    ):
        return ""
    comma = "" if len(parts[-1].text.split()) <= 3 else ","
    return finished(spoken(f"{parts[-1].text}{comma} {_lower(clause.subject)} {clause.group} {rest}"))


_FIXED = re.compile(
    r"(?:since|when|while|as|until|from|to|into|off|of|towards|onto|out|about|against|round|than|that)\b"
)
"""How a phrase begins that cannot be moved to the front."""


_WANTED: dict[str, tuple[str, ...]] = {
    "when": ("time",),
    "clock": ("time",),
    "day": ("time",),
    "how_long": ("duration", "time"),
    "where": ("place",),
    "why": ("reason", "other"),
    "how": ("with", "by", "place", "other"),
}


def _trimmed(fact: Known, question: Question) -> str:
    """The fact without the times, places and means that nobody asked for; nothing where all of it is wanted."""
    clause = fact.clause
    if (
        not clause.whole
        or question.form != "wh"
        or question.want in ("what", "said", "how_far", "occupation", "weather", "name", "how", "why")
    ):
        return ""
    parts = phrases(clause.rest)
    kept = [part for place, part in enumerate(parts) if not place or _wanted(part, question, fact)]
    front = clause.front if clause.front and question.want in ("when", "clock", "day") else ""
    if len(kept) == len(parts) and front == clause.front:
        return ""
    said = " ".join((clause.subject, clause.group, *(part.text for part in kept)))
    said = f"{front}, {_lower(said)}" if front else said
    return finished(spoken(said)) if len(said.split()) > 3 and not said.rstrip(",").endswith(clause.group) else ""


_OF_SOMEBODY = re.compile(r"\d|\b(?!I\b)[A-Z]|^(?:to|by|with|from|against|for) (?:an?|the|my|his|her|our|their) ")


def _wanted(part: Phrase, question: Question, fact: Known) -> bool:
    """Whether a part of the predicate says what was asked, or cannot be spared."""
    if (
        re.search(r"\band\b|^to (?!the|my|his|her|a )[a-z]", part.text)
        or part.kind in ("core", "other")
        or part.kind in _WANTED.get(question.want, ())
    ):
        return True
    keys = content(part.text)
    if question.want in ("how_many", "how_much", "colour") or (
        question.want == "who" and _OF_SOMEBODY.search(part.text)
    ):
        return True
    return any(likeness(asked, key) for asked in question.keys for key in keys) or bool(
        question.form != "wh" and (question.reading.clocks or question.reading.days or question.reading.quantities)
    )


def _turned(fact: Known, question: Question) -> Iterator[str]:
    """The phrase in front put behind, and the subject taken up by a pronoun."""
    clause = fact.clause
    if not clause.whole:
        return
    subject = pronoun(clause.subject, question)
    head = clause.group.split()[0].lower()
    if (subject == "they") != (head in ("are", "were", "have", "do")) and head in (
        "are",
        "were",
        "have",
        "do",
        "is",
        "was",
        "has",
        "does",
    ):
        subject = ""
    subject = subject or clause.subject
    rest = f"{clause.group} {clause.rest}".strip()
    if clause.front and not _SUBORDINATE.search(rest):
        front = clause.front[:1].lower() + clause.front[1:] if clause.front.split()[0] != "I" else clause.front
        yield finished(spoken(f"{subject} {rest.rstrip(',')}, {front}"))
        yield finished(spoken(f"{clause.front}, {_lower(subject)} {rest}"))
    elif subject != clause.subject:
        yield finished(spoken(f"{subject} {rest}"))


def _lower(subject: str) -> str:
    first = subject.split()[0]
    return (
        subject[0].lower() + subject[1:]
        if first in ("The", "My", "A", "An", "He", "She", "It", "They", "His", "Her", "There", "We")
        else subject
    )


def pronoun(subject: str, question: Question) -> str:
    """What stands for a subject that the question has named, or nothing where that would be a guess."""
    row = re.findall(r"[A-Za-z']+", subject)
    keys = [
        stem(word.lower()) for word in row if word.lower() not in ("the", "a", "an", "my", "of", "his", "her", "that")
    ]
    if not keys or not all(any(likeness(key, asked) for asked in question.keys) for key in keys):
        return ""
    if (len(row) > 3 and " of " not in subject) or len(row) > 7 or row[0] in ("I", "A", "An"):
        return ""
    last = re.findall(r"[A-Za-z']+", subject.split(" of ")[0])[-1].lower()
    if last in ("father", "man", "boy", "husband", "brother", "son", "uncle"):
        return "he"
    if last in ("mother", "woman", "girl", "wife", "sister", "daughter", "aunt"):
        return "she"
    if row[0] not in ("The", "My", "the", "my") or any(word[0].isupper() for word in row[1:]):
        return ""
    return "they" if last.endswith("s") and not last.endswith(("ss", "us")) else ("" if last in _PEOPLE else "it")


_PEOPLE = frozenset(
    words(
        """driver officer doctor nurse deputy trust company police teacher manager boss neighbour prisoner
        deceased defendant child person gentleman lady engineer stranger"""
    )
)


_TIMELESS = re.compile(
    r"\b(?:have|has|had|'ve|'d|is|am|are|said|told|believed|thought|knew|show|shows|showed|"
    r"live|work|keep|lies|carries|could|can|would|nobody|nothing|[Tt]here|no|not|never|didn't|wasn't)\b"
)
"""Where "that was at ten" would speak of something else, or of no time at all."""


_DATED = re.compile(r",? ((?:at (?:about )?\d|on (?:[A-Z]\w+day|[A-Z]\w+ \d)|in (?:[A-Z]\w+|\d{4})\b)[^,]*)$")


_PURPOSE = re.compile(r" (?:to (?!the\b|a\b|an\b|\d)[a-z]+|for|because) ")
"""What follows a date is no longer a date."""


def dated(sentence: str) -> str:
    """The sentence with its date or hour, where it ends in one, as a sentence of its own."""
    body = sentence if sentence.endswith(".m.") else sentence.rstrip(".")
    found = _DATED.search(body)
    if (
        found is None
        or _PURPOSE.search(found[1])
        or _TIMELESS.search(sentence)
        or _SUBORDINATE.search(body)
        or re.search(r"[\"“;]", body)
    ):
        return ""
    return f"{finished(body[: found.start()])} {finished(f'that was {found[1]}')}"
