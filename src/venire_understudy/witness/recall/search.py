"""Which facts a question is about: how much of it each fact has, and what is left over."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property

from venire.language.words.stems import stem
from venire.language.words.word_list import words
from venire_understudy.witness.affidavit.knowledge import Knowledge, KnownFact, content
from venire_understudy.witness.affidavit.statement_frame import frame_of
from venire_understudy.witness.questions.question import ParsedQuestion
from venire_understudy.witness.recall.slots import has_slot
from venire_understudy.witness.words.verbs import is_past_form
from venire_understudy.witness.words.vocabulary import likeness, listed, opposed, stems_of

LIGHT = 0.35
"""What a verb that says little weighs beside a word of content."""
VERB = 0.6
"""What any other verb weighs: a paraphrase changes verbs first."""
CONTEXT = 0.25
"""What the words of the last exchange weigh for a question that leans on them."""
NEAR_MEANING = 0.7
"""What a word is worth whose vector lies near another's."""
ALIKE = 0.3
"""What the likeness of whole sentences weighs beside the share."""
MEANT = 0.3
"""The likeness from which a fact is looked at though it shares no word."""
_PRONOUNS = frozenset(["i", "he", "she", "it", "they", "we", "who", "that"])

Nearness = Mapping[tuple[str, str], float]
"""(stem asked, stem told) -> how near two words lie by their vectors, where that is near enough to count."""

Likeness = Callable[[str, Sequence[str]], Sequence[float]]
"""How alike in meaning a text is to each of some others, 0 to 1."""


@dataclass(frozen=True, slots=True)
class Hit:
    """A fact beside a question. ``share``: the weighed part of the question it has, 0 to 1; ``missing``: the stems that
    it has not; ``slot``: whether it has what the question wants."""

    fact: KnownFact
    share: float
    missing: tuple[str, ...]
    verbs: frozenset[str]
    slot: bool
    direct: bool
    """Whether the fact itself, and not only what it leans on, has a word of content that is asked."""
    rank: float = field(default=0.0)
    asked: tuple[str, ...] = ()
    """What the question says."""
    near: float = 0.0
    """How near the whole question lies to the fact by sentence vectors, 0 where there are none."""

    @property
    def solid(self) -> tuple[str, ...]:
        """What is missing and is no verb that may have been put in another way."""
        return tuple(key for key in self.missing if key not in self.verbs)

    @property
    def heavy(self) -> tuple[str, ...]:
        """What is missing and says something."""
        return tuple(key for key in self.missing if key not in light())


@cache
def light() -> frozenset[str]:
    return stems_of(listed("light"))


def verbs_in(statement: str) -> frozenset[str]:
    """The stems that stand where a verb stands."""
    row = re.findall(r"[A-Za-z']+", statement)
    lowers = [word.lower() for word in row]
    found = {lowers[i] for i in range(1, len(row)) if lowers[i - 1] in _PRONOUNS}
    found |= {word for word in lowers if is_past_form(word) or word.endswith("ing")}
    return stems_of(found) | light()


def hits(
    among: Sequence[KnownFact],
    known: Knowledge,
    question: ParsedQuestion,
    context: Sequence[str] = (),
    nearness: Nearness | None = None,
    near: Sequence[float] = (),
    every: bool = False,
) -> list[Hit]:
    """Those facts, or parts of facts, that have something of the question, the best first. ``near``: how near the whole
    question lies to each fact of the affidavit, where there are vectors; ``every``: those that have nothing too."""
    search = _Search(known, question, context, nearness or {} if question.form == "wh" else {})
    found = [search.hit(fact, near[fact.place] if near else 0.0) for fact in among]
    kept = (hit for hit in found if every or hit.rank > 0)
    return sorted(kept, key=lambda hit: (-hit.rank, hit.fact.place))


@dataclass(frozen=True)
class _Search:
    """A question read once, to be held beside many facts."""

    known: Knowledge
    question: ParsedQuestion
    context: Sequence[str]
    near: Nearness

    @cached_property
    def verbs(self) -> frozenset[str]:
        question = self.question
        return verbs_in(question.statement) | {question.verb} | _subject_verb(question)

    @cached_property
    def weights(self) -> Mapping[str, float]:
        return {
            key: (0.2 if _general(self.known, key) else 1.0)
            * self.known.worth(key)
            * _weight(key, self.verbs)
            * _optional(self.known, key, self.verbs, self.question)
            for key in self.question.keys
        }

    @cached_property
    def heavy(self) -> Sequence[str]:
        return [key for key in self.question.keys if key not in light()]

    def hit(self, fact: KnownFact, alike: float) -> Hit:
        question, weights = self.question, self.weights
        met = {key: max(_met(fact, key, question), _near(fact, key, self.near)) for key in question.keys}
        total = sum(weights.values())
        share = sum(weights[key] * met[key] for key in weights) / total if total else 0.0
        around = [fact.meets(key) for key in self.context]
        aside = CONTEXT * sum(around) / len(around) if around else 0.0
        slot = question.form != "wh" or any(has_slot(part, question) for part in (fact, *self.known.of(fact)))
        missing = tuple(key for key in question.keys if not met[key] and not _general(self.known, key))
        rank = (
            share + aside + (0.3 if slot and question.form == "wh" else 0.0) + ALIKE * alike + _tie(fact, question)
            if share or aside or alike >= MEANT
            else 0.0
        )
        return Hit(fact, share, missing, self.verbs, slot, self._direct(fact), rank, question.keys, alike)

    def _direct(self, fact: KnownFact) -> bool:
        """Whether the fact itself has a word of content that is asked, or nothing of content is."""
        return not self.heavy or any(
            _near(fact, key, self.near) or any(likeness(key, told) for told in fact.keys) for key in self.heavy
        )


def _met(fact: KnownFact, key: str, question: ParsedQuestion) -> float:
    """A question that wants something is not met by an opposite."""
    if question.form == "wh" and key not in fact.keys and any(opposed(key, told) for told in fact.keys):
        return 0.0
    return fact.meets(key, key in question.names)


_GENERAL = stems_of(
    words("car vehicle man woman girl boy person child lady gentleman firm company thing fellow lad accident")
)
"""Words by which anybody or anything may be called whom the affidavit calls otherwise: "the car" for "a Ford"."""


def _general(known: Knowledge, key: str) -> bool:
    return key in _GENERAL and key not in known.vocabulary


def _subject_verb(question: ParsedQuestion) -> frozenset[str]:
    """The verb right behind "who" or "what": "what lies beneath"."""
    row = question.statement.split()
    return (
        frozenset({stem(row[0].lower())})
        if question.form == "wh" and question.want in ("who", "what") and not question.kind and row
        else frozenset()
    )


def _weight(key: str, verbs: frozenset[str]) -> float:
    if key in light():
        return LIGHT
    return VERB if key in verbs else 1.0


def _optional(known: Knowledge, key: str, verbs: frozenset[str], question: ParsedQuestion) -> float:
    """A question that wants something may put its verb, or the kind of thing it wants, in words of its own."""
    if question.form == "wh" and key in question.aside:
        return 0.4
    if question.form != "wh" or any(likeness(key, other) for other in known.vocabulary):
        return 1.0
    return 0.3 if key in verbs or (question.kind and key == stem(question.kind.lower())) else 1.0


def _near(fact: KnownFact, key: str, nearness: Nearness) -> float:
    return NEAR_MEANING * max((nearness.get((key, told), 0.0) for told in fact.keys), default=0.0)


def _of_subject(fact: KnownFact, question: ParsedQuestion) -> float:
    """For a question that wants something: whether the fact tells of the same doer."""
    found = re.match(r"(?:.{0,30}? )??(I|he|she|they|we)\b", question.statement) if question.form == "wh" else None
    mine = re.match(r"(?:I|We)\b", fact.clause.subject, re.IGNORECASE) is not None
    if question.want == "who" and question.seeks_doer and re.search(r"\b(?:I|me)\b", question.statement):
        return -0.25 if mine else 0.0
    if found is None and question.verb:
        return 0.2 * does(fact, question)
    if found is None or found[1] != "I":
        return 0.0
    return 0.12 if mine else -0.08


def does(fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether whoever the question says did it is the doer in the fact: by name, or by a pronoun for it."""
    asked = content(frame_of(question.statement, question.verb).subject)
    told = fact.clause.subject
    own = frozenset(content(told)) | (fact.referred if _BY_PRONOUN.match(told) else frozenset[str]())
    return bool(asked) and any(key in own for key in asked)


_BY_PRONOUN = re.compile(r"(?:he|she|it|they)\b", re.IGNORECASE)


def _numbered(fact: KnownFact, question: ParsedQuestion) -> float:
    """Whether a thing that the question tells by its number has that number in the fact, or another: "bottle four"."""
    asked, told = set(_labels(question.statement)), set(_labels(fact.text))
    if not asked or not told:
        return 0.0
    if asked & told:
        return 0.25
    return -0.3 if {thing for thing, _ in asked} & {thing for thing, _ in told} else 0.0


def _labels(text: str) -> Iterator[tuple[str, str]]:
    """(stem of a thing, the number behind it)."""
    for found in re.finditer(
        r"\b([A-Za-z]{3,}) (\d+|one|two|three|four|five|six|seven|eight|nine|ten)\b(?! \w+s\b)", text
    ):
        yield stem(found[1].lower()), found[2].lower()


def _tie(fact: KnownFact, question: ParsedQuestion) -> float:
    """Among facts alike, the one whose subject and verb the question names, and the shorter one."""
    subject = {stem(word.lower()) for word in re.findall(r"[A-Za-z]+", fact.clause.subject)}
    own = ("i" in subject) == bool(re.search(r"\bI\b", question.statement))
    verb = stem(fact.clause.group.split()[-1].lower()) if fact.clause.group else ""
    because = question.want == "why" and "because" in fact.words
    none = fact.denies and bool(re.search(r"\b(?:any(?:one|body|thing)?|ever)\b", question.text, re.IGNORECASE))
    mine = any(
        re.search(rf"\bmy (?:own )?{noun}\b", fact.text, re.IGNORECASE)
        for noun in re.findall(r"\bmy (?:own )?(\w+)", question.statement, re.I)
    )
    when = any(one.minute == other.minute for one in question.reading.clocks for other in fact.reading.clocks)
    numbered = _numbered(fact, question)
    return (
        0.02 * own
        + _of_subject(fact, question)
        + 0.3 * none
        + 0.25 * mine
        + (0.25 if question.keys else 0.6) * when
        + numbered
        + 0.12 * any(likeness(key, verb) for key in question.keys)
        + 0.25 * because
        - 0.001 * len(fact.keys)
    )
