"""What an answer says in the light of its question, as statements that stand on their own. Source: spec/trial.md.

"Yes, that's right" after "You left at nine, didn't you?" is "You left at nine"; "No" denies it; "No, it was ten" denies
it and puts something in its place. "I don't recall" is no fact, and what was supposed or only heard of is none either.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from venire.law.entailment import wordlist
from venire.law.entailment.calendar import MONTHS, WEEKDAYS
from venire.law.entailment.tokens import sentences
from venire.law.speech.bare import is_bare
from venire.law.speech.joined import joined
from venire.law.speech.persons import answering, asked
from venire.law.speech.stances import Manner, manner_of
from venire.law.testimony import Exchange

Standing = Literal["affirmed", "denied"]
_FULL = 3
"""From so many words on a sentence may stand on its own."""
_VERB = re.compile(
    r"\b(?:am|is|are|was|were|be|been|has|have|had|do|does|did|will|would|can|could|may|might|must|should|'s|'re|'ve|'d"
    r"|[a-z]+ed|saw|went|came|told|said|took|gave|got|put|left|found|kept|held|bought|broke|spoke|wrote|drove|ran|sat"
    r"|stood|lay|lost|heard|felt|met|paid|sold|sent|hid|stole|threw|fell|struck|hit|cut|shot|fought|caught|ate|slept"
    r"|woke|wore|began|rang|hung|knew|thought|made|read|let|shut|set|drew|grew|flew|led|brought|became|drank|rose|rode"
    r"|shook|swore|bit|blew|dug|fed|lit|built|burnt|sank|swam|swung|tore|taught|sought|bent|lent|spent|meant|dealt)\b",
    re.I,
)
_SPLIT = re.compile(r"\s*;\s+|,?\s+(?:and then|but|and)\s+(?=(?:I|he|she|it|they|we|you|there|the|my|his|her)\b)", re.I)
_FRAGMENT_TAIL = re.compile(r"[\s.!,;:]+$")


@dataclass(frozen=True, slots=True)
class Statement:
    """One claim of an answer.

    ``text`` names the witness where it said "I", if its name is known. ``source``: "answer" for the witness's own
    words, "joined" where the question's words were adopted, denied or filled in.
    """

    text: str
    holds: bool
    manner: Manner
    source: Literal["answer", "joined"]
    fact: str = ""
    """Of a joined one: the same in full words, a denial with its "not"."""
    about: str = ""
    """Of a joined one: the words before, by which an "it" or "that" in it is understood."""

    @property
    def established(self) -> bool:
        """Whether the witness swears to it himself, without a reserve."""
        return self.manner == "sworn"


def statements(
    question: str | None, answer: str, witness: str | None = None, before: Sequence[Exchange] = ()
) -> tuple[Statement, ...]:
    """The claims of an answer in spoken order: first what it makes of the question, then what it adds.

    ``before``: the last exchanges, oldest first, by which "he" and "there" in a bare question are understood.
    """
    whole = _resolved(question, before, witness) if question else ""
    own = () if is_bare(answer) else tuple(_own(asked(whole, witness), answer, witness))
    return (*_joined(whole, answer, witness, before), *own)


def _joined(question: str, answer: str, witness: str | None, before: Sequence[Exchange]) -> Iterator[Statement]:
    """What becomes of the question's own proposition."""
    found = joined(question, answer, witness, before) if question else None
    if found:
        manner = manner_of(_first(answer))
        yield Statement(found.text, found.holds, manner, "joined", found.fact, found.about)


def _own(put: str, answer: str, witness: str | None) -> Iterator[Statement]:
    """What the answer says in its own words, sentence by sentence."""
    for sentence in sentences(_without_yes(answer)):
        for part in _SPLIT.split(sentence):
            text = _FRAGMENT_TAIL.sub("", part).strip()
            if not text or _is_bare(text):
                continue
            said = answering(text, witness)
            if _stands(text):
                yield Statement(_sentence(said), True, manner_of(sentence), "answer")
            elif put:
                yield Statement(_filled(put, said), True, manner_of(sentence), "joined")


def _filled(put: str, said: str) -> str:
    """A fragment with the question that it fills in: "How many shots did Mr Ash hear? Three." """
    return f"{put.rstrip('? .')}? {_sentence(said)}"


_YES = re.compile(
    r"^\s*(?:(?:oh|well|why|ah|and|so)[, ]+)?(?:yes|no|yeah|yep|nope|aye|nay|right|correct|true|exactly|"
    r"certainly|indeed|"
    r"of course|absolutely|quite|affirmative|never|not at all|to (?:my|our) shame|i'm afraid so|i'm afraid not)\b"
    r"(?:[ ,]+(?:sir|madam|ma'am|my lord|your honou?r|counsel|counsellor|indeed|quite))?[\s,.;:!-]*",
    re.I,
)
_BARE = re.compile(
    r"^(?:yes|no|indeed|quite|(?:that|it|this)(?:'s| is| was| would be)? (?:exactly |quite |"
    r"perfectly )?(?:is |was )?(?:right|correct|true|so|it|what happened)"
    r"|so (?:it|he|she|they|i|we) (?:was|were|did|is|had)|(?:i|he|she|it|they|we|there|that) (?:did|do|"
    r"does|was|were|am|is|are|had|have|has|could|can|would|will)"
    r"(?: not|n't)?(?: indeed|,? sir|,? madam)?|sir|madam|my lord|your honou?r|i (?:don't|do not) (?:know|"
    r"recall|remember)"
    r"|(?:i have )?no idea|i (?:couldn't|can't|could not|cannot) (?:say|tell you))$",
    re.I,
)


def _without_yes(answer: str) -> str:
    """The answer without its leading "Yes" or "No, sir"; "never" and "not at all" are kept where more follows."""
    rest = _YES.sub("", answer, count=1)
    return rest if len(rest) < len(answer) and not re.match(r"\s*(never|not at all)\b", answer, re.I) else answer


def _is_bare(text: str) -> bool:
    return bool(_BARE.match(text)) or not re.search(r"[a-z0-9]", text, re.I)


def _stands(text: str) -> bool:
    return len(text.split()) >= _FULL and bool(_VERB.search(text))


def _sentence(text: str) -> str:
    text = text.strip().rstrip(",;:")
    return f"{text[:1].upper()}{text[1:]}" + ("" if text.endswith((".", "!", "?")) else ".")


def _first(answer: str) -> str:
    found = sentences(answer)
    return found[0] if found else answer


_NAME = re.compile(
    r"\b(?:(?:Mr|Mrs|Ms|Miss|Dr|Sergeant|Inspector|Officer|Captain|Professor)\.? )?[A-Z][a-z]+(?: [A-Z][a-z]+)?\b"
)
_NO_PERSON = re.compile(r"\b(?:the|a|an|of|at|in|from|The) $")
"""Before the name of a place or a body: "the Post Office", "at Winchester Crown"."""
_WEEK_OR_MONTH = frozenset(
    (
        *(day.capitalize() for day in (*WEEKDAYS, *MONTHS)),
        *wordlist.words(
            """I You He She It They We The A An And But So No Yes What When Where Who Whom Whose Why How Did Do Does Was
            Were Is Are Had Has Have Could Would Can Will Now Then That This There At In On After Before If My Your His
            Her Our Their Which"""
        ),
    )
)


def _resolved(put: str, before: Sequence[Exchange], witness: str | None) -> str:
    """The question with "he" or "she" named, where the last exchange speaks of one named person only."""
    if not before or not re.search(r"\b(he|she|him)\b", put, re.I) or _people(put, witness):
        return put
    people = _people(before[-1].question, witness)
    if len(people) != 1 or " " not in people[0]:
        return put
    return re.sub(r"\b(he|she|him)\b", people[0], put, count=1, flags=re.I)


def _people(text: str, witness: str | None) -> list[str]:
    found = [match.group() for match in _NAME.finditer(text) if not _NO_PERSON.search(text, 0, match.start())]
    named = [name for name in found if name.split()[0] not in _WEEK_OR_MONTH and name != witness]
    return list(dict.fromkeys(named))
