"""The phrases of a fact that answer when, where, why, who and how much."""

from __future__ import annotations

import re
from collections.abc import Sequence

from venire.language.text.content import is_content
from venire.language.text.quantities import is_number
from venire.language.text.tokens import tokens
from venire.language.words.stems import stem
from venire_understudy.witness.affidavit.knowledge import KnownFact
from venire_understudy.witness.affidavit.predicate import DURATION, REASON, TIME, Kind, Phrase, kind_of, phrases
from venire_understudy.witness.questions.question import ParsedQuestion, Want
from venire_understudy.witness.recall.recipient_and_measure import names_somebody, recipient_or_measure, what_was_told
from venire_understudy.witness.recall.whole_phrase import MOST, breaks_off
from venire_understudy.witness.words.vocabulary import NARROWER, likeness, listed

_CLOCK = re.compile(
    r"\b((?:five|ten|twenty|twenty-five|minutes) (?:to|past) \w+|\d{1,2}[:.]\d\d|"
    r"\d{1,2} ?[ap]\.?m|o'clock|noon|midnight|midday|half past|quarter (?:to|past)|[ap]\.m|"
    r"(?:at|about|around|before|after|by|until|past|to|from) (?:one|two|three|four|five|six|"
    r"seven|eight|nine|ten|eleven|twelve)\b(?! (?:feet|foot|yards|metres|miles|people|men|"
    r"women|of|times|minutes|hours|inches|days|weeks|months|years|pounds|children)\b))",
    re.IGNORECASE,
)
_LENGTH = re.compile(
    r"\b(?:feet|foot|yards?|met(?:er|re)s?|inch(?:es)?|miles?|kilomet(?:er|re)s?|"
    r"centimet(?:er|re)s?|(?:two|three|four|\d+) (?:doors|floors|houses|blocks|storeys))\b",
    re.I,
)
_MONEY = re.compile(r"[$£€]\s?\d|\b(?:pounds?|dollars?|pence|cents?|euros?|francs?|shillings?)\b", re.I)
_PAID = re.compile(
    r"\b(?:pa(?:y|id)|cost|owe|money|charge|worth|price|earn|spen[dt]|fee|sum|amount|rent|"
    r"salary|wage|total|sell|sold|buy|bought|bill|cash|lend|lent|borrow)\w*\b",
    re.I,
)
_AGE = re.compile(
    r"\b(?:years? old|aged|age of|turned)\b|\bI am (?:\d+|\w+ty|\w+ty-\w+|\w+teen)\b|\b(?:was|"
    r"is) (?:\d+|\w+ty(?:-\w+)?|\w+teen)\b(?! \w+s)",
    re.I,
)
_SPEED = re.compile(
    r"\b(?:mph|kph|miles an hour|miles per hour|kilometres an hour|km/h|knots|fast|slowly|speed|walking pace)\b", re.I
)
_NUMBER = re.compile(
    r"\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|"
    r"fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|"
    r"seventy|eighty|ninety|hundred|thousand|dozen|once|twice|several|both|single|no|nobody|"
    r"only|couple|pair|a|an|another|second|more than once|every|never)\b",
    re.I,
)
_SAID = re.compile(
    r"\b(?:said|say|says|told|shouted|asked|replied|answered|called|demanded|warned|promised|"
    r"whispered|wrote|yelled|cried|agreed|claimed|explained|insisted|denied|admitted|"
    r"threatened|swore)\b|[\"“]",
    re.I,
)
_OCCUPATION = re.compile(
    r"\b(?:I (?:am|was|have been)(?: employed as)? (?:an?|the) |I work|I have (?:worked|kept|"
    r"run|been|done)|I run|I own|I manage|I teach|I drive|work(?:ed)? as|employed|by trade|"
    r"profession|retired)\b",
    re.I,
)
_WEATHER = re.compile(
    r"\b(?:rain\w*|snow\w*|fog\w*|sun\w*|dry|wind\w*|cloud\w*|wet|clear|cold|hot|warm|mist\w*|"
    r"ic[ey]|dark|overcast|storm\w*|drizzl\w*)\b",
    re.I,
)
_COLOUR = re.compile(rf"\b(?:{'|'.join(sorted(listed('colours')))})\b", re.I)
_TALL = re.compile(r"\b(?:tall|short|feet|foot|height|inches|metres)\b", re.I)

NEEDED: dict[Want, re.Pattern[str]] = {
    "when": TIME, "clock": _CLOCK, "day": TIME, "how_many": _NUMBER, "how_long": DURATION, "how_far": _LENGTH,
    "how_much": _MONEY, "how_old": _AGE, "how_fast": _SPEED, "how_tall": _TALL, "colour": _COLOUR, "why": REASON,
    "said": _SAID, "occupation": _OCCUPATION, "weather": _WEATHER,
}  # fmt: skip
"""What a fact must have to answer a question that wants it."""


def has_slot(fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether the fact has anything of the kind that the question wants."""
    text = _unlabelled(fact.text.rstrip("."), question)
    if question.want == "who":
        return _has_person(fact, question)
    if re.search(r"\b(?:make|brand|model)\b", question.text, re.IGNORECASE):
        return _branded(fact, question)
    if re.search(r"\b(?:kind|type|sort) of\b", question.text, re.IGNORECASE) and question.kind:
        return _specific(fact, question)
    if question.want == "colour":
        return coloured(fact, question)
    if question.want == "name":
        return _named(fact, question)
    if question.want == "day" and "year" in question.text.lower():
        return bool(re.search(r"\b1[5-9]\d\d|20\d\d\b", text))
    if question.want == "where":
        return any(part.kind == "place" for part in phrases(f"{fact.clause.front} {fact.clause.rest}".strip()))
    if question.want == "how_many" and question.kind:
        return _counts(text, question)
    if question.want in ("when", "clock") and not _CLOCK.search(text):
        timed = (part.text for part in phrases(text) if part.kind == "time")
        return question.want == "when" and any(not _circular(part, question) for part in timed)
    if question.want == "how_much" and not _PAID.search(question.text):
        return bool(_AMOUNT.search(text))
    needed = NEEDED.get(question.want)
    return bool(needed.search(text)) if needed else _says_more(fact, question)


_CIRCLE = re.compile(r"(?:after|before|when|while|until|once|as)\b", re.IGNORECASE)
_AMOUNT = re.compile(
    r"\d|\b(?:half|quarter|dozen|hundred|thousand|litres?|grams?|pounds?|two|three|four|five|six|seven|eight|nine|ten|"
    r"eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b",
    re.IGNORECASE,
)


def _circular(part: str, question: ParsedQuestion) -> bool:
    """Whether a time is told only by what is asked: "after he had told me" for "When did he tell you?"."""
    row = re.findall(r"[a-z]+", part.lower())
    return bool(question.verb and _CIRCLE.match(part)) and question.verb in [stem(word) for word in row[1:]]


def _unlabelled(text: str, question: ParsedQuestion) -> str:
    """The text without the numbers by which the question itself tells things: "bottle four"."""
    for thing, number in re.findall(
        r"\b([A-Za-z]{3,}) (\d+|one|two|three|four|five|six|seven|eight|nine|ten)\b", question.statement
    ):
        text = re.sub(rf"\b{thing} {number}\b", thing, text, flags=re.IGNORECASE)
    return text


def coloured(fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether the fact gives a colour to what the question speaks of, and not to something else."""
    row = tokens(fact.text)
    colours = [place for place, token in enumerate(row) if token.lower in listed("colours")]
    things = [place for place, token in enumerate(row) if any(likeness(key, token.stem) for key in question.keys)]
    beside = any(0 < thing - colour <= 2 for colour in colours for thing in things)
    said_of = any(
        row[between].lower in ("is", "was", "are", "were") and thing < between < colour <= between + 3
        for colour in colours
        for thing in things
        for between in range(thing, colour)
    )
    return bool(colours) and (beside or said_of or not things)


def _named(fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether the fact has a name, close to what the question wants named."""
    asked = set(re.findall(r"[a-z]+", question.statement.lower()))
    row = re.findall(r"[A-Za-z'’-]+", fact.text)
    names = {name for clause in fact.reading.sentences for name in clause.names} | (
        {row[0].lower()} if row[1][:1].isupper() else set[str]()
    )
    near = [place for place, word in enumerate(row) if any(likeness(key, stem(word.lower())) for key in question.keys)]
    return any(
        word.lower() in names - asked
        and any(abs(place - other) <= NEAR_BY and not _parted(row, place, other) for other in near)
        for place, word in enumerate(row)
    )


def _parted(row: Sequence[str], one: int, other: int) -> bool:
    """Whether "and" or a preposition stands between the two: another's name, then."""
    between = {word.lower() for word in row[min(one, other) + 1 : max(one, other)]}
    return bool(between & {"and", "with", "to", "from", "for", "by", "or"})


NEAR_BY = 3  # words apart, a name still belongs to what stands beside it


def _specific(fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether the fact says of what kind a thing is: by a narrower word for it, or by a word before it."""
    wanted = stem(question.kind.lower())
    row = tokens(fact.text)
    places = [place for place, token in enumerate(row) if likeness(wanted, token.stem)]
    return any(
        likeness(wanted, row[place].stem) == NARROWER
        or (place and is_content(row[place - 1]) and not is_number(row[place - 1].lower))
        for place in places
    )


def _branded(fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether a name that is not asked stands for or before the thing."""
    asked = set(re.findall(r"[a-z]+", question.statement.lower()))
    names = {name for clause in fact.reading.sentences for name in clause.names} - asked
    people = fact.words & {"mr", "mrs", "miss", "dr"}
    return bool(names) and not people


def _counts(text: str, question: ParsedQuestion) -> bool:
    """Whether what is asked to be counted stands behind a number."""
    row = re.findall(r"[\w$£€.:'-]+", text)
    wanted = stem(question.kind.lower())
    if wanted in ("time", "occasion"):
        return bool(
            re.search(r"\b(?:once|twice|\w+ times|never|every|each|daily|weekly|only)\b|more than once", text, re.I)
        )
    return any(
        likeness(wanted, stem(word.lower()))
        and any(_NUMBER.fullmatch(other) or other[0].isdigit() for other in row[max(0, place - 4) : place])
        for place, word in enumerate(row)
    )


def _has_person(fact: KnownFact, question: ParsedQuestion) -> bool:
    asked = {word.lower() for word in re.findall(r"[A-Za-z]+", question.statement)}
    names = {name for clause in fact.reading.sentences for name in clause.names}
    first = tokens(fact.text)[:1]
    people = (
        (fact.words & listed("people"))
        | names
        | {
            token.lower
            for token in first
            if is_content(token) and fact.clause.subject.startswith(token.text) and not token.lower.endswith("s")
        }
    )
    people |= frozenset[str]() if asked & {"i", "me", "my"} else {"i"} & fact.words
    return bool({word.removesuffix("'s") for word in people} - asked)


def _says_more(fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether the fact says anything beyond what was asked."""
    return any(not any(likeness(asked, key) for asked in question.keys) for key in fact.keys) or bool(
        fact.reading.quantities
    )


_STANDING = re.compile(r"(?:at|in|on|near|behind|inside|under|outside|by|above|below|beside) ", re.IGNORECASE)
_FRONTS = frozenset(("In", "On", "At", "By", "Fr", "Af", "Be", "Wh", "Ab", "Un", "Si"))
"""Beginnings of a phrase in front that is no name."""


def answering(fact: KnownFact, want: Want) -> str:
    """The shortest phrase of the fact that answers such a question, or nothing."""
    parts = phrases(fact.clause.rest)
    if front := fact.clause.front:
        parts.insert(0, Phrase(kind_of(front), front[:1].lower() + front[1:] if front[:2] in _FRONTS else front))
    kinds: dict[Want, tuple[Kind, ...]] = {
        **dict.fromkeys(("when", "clock", "day"), ("time",)),
        "where": ("place",),
        "how_long": ("duration",),
        "why": ("reason",),
        "how": ("by",),
    }
    found = [part.text for part in parts if part.kind in kinds.get(want, ())]
    if want == "where" and len(found) > 1:
        standing = [text for text in found if _STANDING.match(text)]
        found = standing if len(standing) == 1 else []
    if want == "clock":
        found = [text for text in found if _CLOCK.search(text)]
    found = (
        found
        if want == "why"
        else [re.split(r"\band (?=has|have|had|was|were|is|I|he|she|they|\w+ed\b)", text)[0] for text in found]
    )
    said = " ".join(found).strip(" ,.")
    return "" if len(said.split()) > MOST or breaks_off(said) else said


def same_hour(fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether the fact gives a time of day that the question gives."""
    return any(one.minute == other.minute for one in question.reading.clocks for other in fact.reading.clocks)


_SUM = re.compile(r"[£$€]\d[\d,.]*(?: an? \w+)?|\d[\d,.]* (?:pounds|dollars|pence)")
_LEADING = re.compile(r"^(?:me|him|her|us|them|it|that) ")


def alone(fact: KnownFact, question: ParsedQuestion) -> str:
    """What is asked for and nothing else: the doer, the sum, what was done it to; nothing where that is not plain."""
    clause = fact.clause
    if not clause.whole:
        return ""
    if question.want == "how_much" and (found := _SUM.search(fact.text)):
        return found[0].rstrip(".,")
    if (said := recipient_or_measure(fact.text, question)) is not None:
        return said
    verb, last = stem(clause.group.split()[-1].lower()), question.statement.lower().split()[-1:]
    if question.want == "who" and question.seeks_doer and question.deed in fact.keys:
        if not (likeness(question.deed, verb) or names_somebody(clause.subject)):
            return ""
        by = re.search(r"\bby ([^.]+?)(?= (?:in|on|at|from|to|with|for)\b|$)", clause.rest)
        passive = re.match(r"(?:was|were|is|are|has been|had been)\b", clause.group)
        return by[1] if passive and by else "" if passive or clause.subject == "I" else clause.subject
    if question.want in ("what", "said") and verb in (question.verb, *(stem(word) for word in last)):
        late = [part.kind for part in phrases(clause.rest)[:1]] == ["time"]  # "after twelve days" is no "what"
        told = clause.rest if re.match(r"that\b.*\band that\b", clause.rest) else _LEADING.sub("", clause.rest)
        return "" if late else what_was_told(told, verb)
    return answering(fact, question.want)
