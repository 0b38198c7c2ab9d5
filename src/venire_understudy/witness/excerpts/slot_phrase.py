"""What was asked for, as a phrase: "In my van.", "One. It was 1.6 by 1.2 inches."; without what the question said."""

from __future__ import annotations

import re
from collections.abc import Sequence

from venire_understudy.witness.affidavit.knowledge import KnownFact, content
from venire_understudy.witness.affidavit.predicate import phrases
from venire_understudy.witness.questions.question import ParsedQuestion
from venire_understudy.witness.recall.slots import alone
from venire_understudy.witness.speech.spoken_english import finished, spoken
from venire_understudy.witness.words.verbs import gerund, is_past_form
from venire_understudy.witness.words.vocabulary import likeness

_SEEN = re.compile(r"^(?:saw|heard|watched|felt|noticed)$")
_BARE = re.compile(
    r"\b(pass|move|cross|enter|leave|run|walk|ride|come|go|fall|turn|open|close|shout|call|hold|carry|"
    r"drive|stop|climb|throw|drop|take|put|demand|ask|say)\b"
)
_WHOLE_CLAUSE = re.compile(r"\b(?:that|did|could|would|not|to)\b|n['’]t\b")
"""In such a phrase the verb stands as it is: "that he did not move"."""
_BIDDING = re.compile(r"(?:not |never )?to (?!(?:the|an?|my|your|his|her|our|their|this|that)\b)[a-z]+\b|that\b")
"""What somebody was told to do, or that something was so: it is said to its end, or it says something else."""
STUMP = re.compile(
    r"(?:me|us|him|her|them)\b(?!self)|(?:on|in|at) [\w:. ]{2,20} that (?:he|she|it|they|I|we)\b", re.IGNORECASE
)
"""What is left of a sentence whose verb was cut away: "me, before I'd asked anything, that it had closed"."""


_HANGING = re.compile(r"\b(?:than|of|and|or|the|an?)[.,]?$")
"""What is left of a comparison or a list that was cut in the middle."""


def phrase_of(fact: KnownFact, question: ParsedQuestion) -> str:
    """What was asked for, as a phrase with a capital and a stop: "In my van."; nothing where that is not plain."""
    phrase = _one_deed(alone(fact, question))
    if question.want == "where" and not re.search(r"\bwhere\b", question.text, re.IGNORECASE):
        return ""
    if question.want in ("when", "clock", "day") and not all(
        figure in phrase for figure in re.findall(r"\d+[:.]\d\d", fact.text)
    ):
        return ""
    if not phrase or fact.clause.negated or fact.denies:
        return ""
    if question.want == "what" and _SEEN.match(fact.clause.group) and not _WHOLE_CLAUSE.search(phrase):
        phrase = _BARE.sub(lambda found: gerund(found[1]), phrase, count=1)
    if re.search(r"[\"“]", phrase) and phrase.count('"') % 2:
        return ""
    if STUMP.match(phrase):
        return ""
    said = _reworded_phrase(spoken(_unasked(phrase, question)))
    if STUMP.match(said) or _HANGING.search(said):
        return ""
    said = re.sub(r"^(?:[Tt]o (?:my|the|his|her|our) \w+|[Oo]f (?:(?<![\w'-])[A-Z][\w'-]+ ?)+), (?=[\"“])", "", said)
    said = re.sub(r"^(?:[Mm]y|[Tt]he|[Hh]is|[Hh]er|[Oo]ur) [\w ]+?, (?=that (?!I\b|is\b|was\b)\w)", "", said)
    said = re.sub(r", (?:\w+|[\d.]+) (?:feet|yards|miles|inches|metres)$", "", said)
    if question.want in ("what", "where", "when") and _repeats(said, question):
        return ""
    said = _asking(said, fact, question)
    said = said.removeprefix("in ") if question.want == "how_long" else said
    said = f'{said[:-1]}."' if said.endswith('"') and said[-2] not in ".!?" else said
    return finished(_opened(said)) if re.search(r"\d|[a-z]{3,}", said) else ""


_SAID_WHOLE = re.compile(r"(?:that|whether|if|to|how|what|who|where|why|when|not|never)\b", re.IGNORECASE)
_AND = re.compile(r",? and (?=(?P<did>[a-z]+)\b)")


def _one_deed(phrase: str) -> str:
    """The phrase without what was done besides: "1 milligram", and not "and said that he would come"."""
    if _SAID_WHOLE.match(phrase):
        return phrase
    for found in _AND.finditer(phrase):
        quoted = phrase[: found.start()].count('"') % 2
        if not quoted and (is_past_form(found["did"]) or found["did"] in ("was", "were", "had")):
            return phrase[: found.start()]
    return phrase


def _asking(said: str, fact: KnownFact, question: ParsedQuestion) -> str:
    """A sum that was asked for, with the verb where "what did you ask" could not do without it."""
    if question.verb == "ask" and re.match(r"for\b", said) and not re.search(r"\bfor[?. ]*$", question.text):
        return f"{fact.clause.subject} {fact.clause.group} {said}"
    return re.sub(r"^for (?=[$£€]\d)", "", said)


def _opened(said: str) -> str:
    """A quotation begins with a capital too."""
    return said[0] + said[1:2].upper() + said[2:] if said[:1] in '"“' else said


def _unasked(phrase: str, question: ParsedQuestion) -> str:
    """The phrase without the parts that only say again what the question said."""
    first, *rest = phrases(phrase)
    if rest and question.verb in ("ask", "tel") and _repeats(first.text, question):
        first, rest = rest[0], rest[1:]
    if question.want in ("what", "said") and _BIDDING.match(
        whole := " ".join((first.text, *(one.text for one in rest)))
    ):
        return whole.rstrip(",")
    kept = [first.text]
    dropped = False
    for part in rest:
        text = part.text
        if part.kind in ("time", "place", "duration") and not _quoting(kept):
            head, comma, tail = text.partition(",")
            spare = not _repeats(tail, question) if comma else False
            text = text if not _repeats(head, question) else tail.strip() if spare else ""
            dropped = dropped or text != part.text
        if text:
            kept.append(f", {text}" if dropped else f" {text}")
            dropped = False
    return "".join(kept).rstrip(",")


def _quoting(kept: Sequence[str]) -> bool:
    """Whether a quotation is still open: nothing is left out of what was written."""
    return "".join(kept).count('"') % 2 == 1


def _reworded_phrase(said: str) -> str:
    """A phrase as one gives it by itself: "One. It was 1.6 by 1.2 inches", "in August, when …"."""
    said = re.sub(r"\b(an? [\w-]+['’]s) (\w+) and (an? [\w-]+['’]s) \2\b", r"\1 \2 and \3", said)
    said = re.sub(r" as (?=\w+ed (?:to|by|for)\b)", ", ", said)
    said = re.sub(r"^((?:one|an?) [a-z ]+), (\d[\d.]* by \d[\d.]* \w+)$", r"\1. It was \2", said)
    said = re.sub(r" and then, ((?:within|after) [^,]+), ", r", and \1 ", said)
    return re.sub(r"^([Ii]n [A-Z]\w+) when\b", r"\1, when", said)


def _repeats(text: str, question: ParsedQuestion) -> bool:
    keys = content(text)
    figures = re.findall(r"\d[\d:.,]*\d|\d", text)
    return all(any(likeness(asked, key) for asked in question.keys) for key in keys) and all(
        figure in question.text for figure in figures
    )
