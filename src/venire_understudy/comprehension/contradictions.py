"""What somebody says that the file contradicts, and the sentence of the file that says otherwise.

The file is its evidence, its stipulations and what witnesses perceived. What a witness says of his own doings, or of
another person's, may be disputed in good faith; that is argument, and no mistake. Source: spec/models.md.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

from venire.language.clauses.reading import Clause, TextReading, read
from venire.language.text.quantities import Quantity
from venire.language.text.sentences import sentences
from venire.language.wording.everyday_words import folded
from venire.language.words.word_list import words
from venire.law.api import Case, Fact, Witness, cast_of, entails, in_third_person, names_of
from venire_understudy.comprehension.detail_errors import Details
from venire_understudy.comprehension.particular_errors import Particulars, miscounted
from venire_understudy.comprehension.points import clauses

PERCEIVED = frozenset(words("find hear see photograph measure record recover test examine detect notice smell"))
"""Verbs of what a witness perceived, by lemma."""
EMPTY = frozenset(("sign", "trac", "trace", "on", "more", "other"))
"""Words after "no" that name nothing: "no sign of a second blow"."""
SUPPORTED = 3
"""How many words a sentence of the file must share with what is said, and contradict none, to bear it out."""
NEAR = 2
"""Words that two sentences share when they speak of one thing."""
SAME = 0.75
"""Share of what is said that a passage must have before the two can be compared."""
SHORT = 16
"""Words of a sentence whose one number can be compared; a longer one reckons."""
ROUNDED = 0.15
"""By how much of itself people round a number in talk."""
_RELATED = folded("father mother daughter son wife husband brother sister")
"""Words for whom a witness speaks of, for which others have a pronoun."""
_NONE = frozenset(
    ["none", "neither", "nothing", "nobody", "absence", "absent", "missing", "lack", "without", "supposedly"]
)

_GONE = frozenset(["washed", "wiped", "vanished", "disappeared", "destroyed", "erased", "gone", "removed", "lost"])
"""Whoever says that a thing is gone says that there is none."""
_ROW = frozenset(["first", "second", "third", "fourth", "last", "next"])
_WORD = re.compile(r"[a-z]+")


@dataclass(frozen=True, slots=True)
class FilePassage:
    """One sentence of the file. ``spoken``: as it may be quoted; ``told``: with its witness's name for "I"."""

    source: str
    told: str
    spoken: str
    context: str = ""
    """What it is about, where the sentence alone does not say: the name of the piece of evidence."""

    @property
    def keys(self) -> frozenset[str]:
        return read(f"{self.context}. {self.told}").content()


@dataclass(frozen=True, slots=True)
class Mistake:
    """What was said, and the passage that says otherwise."""

    said: str
    passage: FilePassage
    unsaid_by: str = ""
    """The witness in whose mouth it was put, where nobody said it; the passage is then the nearest that there is."""


@dataclass(frozen=True)
class File:
    """The case file, sentence by sentence."""

    case: Case

    def mistakes(self, text: str, most: int = 2) -> tuple[Mistake, ...]:
        """What a text states that the file contradicts: questions, suppositions and guesses are no statements."""
        found = dict[str, Mistake]()
        for said in dict.fromkeys(sentences(text)):
            for mistake in self._in(said):
                found.setdefault(mistake.passage.told, mistake)
        return tuple(found.values())[:most]

    def _in(self, said: str) -> Iterator[Mistake]:
        clauses = [clause for clause in read(said).clauses if not (clause.question or clause.hypothetical)]
        flat = [clause for clause in clauses if not (clause.modal or clause.hedged)]
        if not flat or _NONE & read(said).words():
            yield from (Mistake(said, passage) for passage in self._in_detail(said))
            return
        for clause in flat:
            if self._borne_out(clause):
                continue
            yield from (Mistake(said, passage) for passage in self._denying(clause, said))
            yield from (
                Mistake(said, passage)
                for passage in self._opposite(clause, said)
                if not _told_besides(passage, clause, said)
            )
        yield from (Mistake(said, passage) for passage in self._otherwise(said))
        yield from (Mistake(said, passage) for passage in self._in_particular(said))
        yield from (Mistake(said, passage) for passage in self._in_detail(said))

    def _in_detail(self, said: str) -> Iterator[FilePassage]:
        """Another hand, doer or owner; of a long sentence each clause is looked at."""
        parts = [said] if len(said.split()) <= SHORT else [clause.words for clause in clauses(said)]
        for part in parts:
            yield from (self._by_text[told] for told in self._details.wrong(part))

    @cached_property
    def _by_text(self) -> Mapping[str, FilePassage]:
        return {f"{passage.context}: {passage.told}".removeprefix(": "): passage for passage in self._every}

    @cached_property
    def _details(self) -> Details:
        return Details(self.case, tuple(self._by_text))

    @cached_property
    def passages(self) -> tuple[FilePassage, ...]:
        """Everything in the file that is not a matter of opinion."""
        return tuple(self._passages())

    def _passages(self) -> Iterator[FilePassage]:
        for item in self.case.evidence:
            yield from (FilePassage(item.id, told, told, item.name) for told in sentences(item.description))
        for agreed in self.case.stipulations:
            yield from (FilePassage(agreed.id, told, told) for told in sentences(agreed.text))
        for witness in self.case.witnesses:
            yield from (
                FilePassage(fact.id, in_third_person(fact, witness), fact.text)
                for fact in witness.affidavit
                if self._plain(fact, witness)
            )

    def _plain(self, fact: Fact, witness: Witness) -> bool:
        frame = fact.frame
        if witness.name == self.case.defendant.name or not fact.first_hand:
            return False
        person = frame.subject.strip().lower() == "i" or self._is_person(frame.subject)
        return frame.verb in PERCEIVED or not person

    def _is_person(self, subject: str) -> bool:
        return bool({word.lower().removesuffix("'s") for word in subject.split()[:2]} & names_of(self.case)) and (
            "'s" not in subject
        )

    @cached_property
    def _every(self) -> tuple[FilePassage, ...]:
        """The file with everything that anybody swore to: what bears a sentence out makes it no mistake."""
        sworn = (
            FilePassage(fact.id, in_third_person(fact, witness), fact.text)
            for witness in self.case.witnesses
            for fact in witness.affidavit
        )
        return (*self.passages, *sworn)

    def _borne_out(self, clause: Clause) -> bool:
        return any(self._bears_out(part, clause) for passage in self._every for part in read(passage.told).clauses)

    def _bears_out(self, given: Clause, clause: Clause) -> bool:
        shared = given.matched(clause)
        agree = all(clause.signs[key] & given.signs[have] for key, have in shared.items())
        return agree and len(shared) >= SUPPORTED and len(shared) >= SAME * len(clause.signs)

    def _denying(self, clause: Clause, said: str) -> Iterator[FilePassage]:
        """ "No fingerprints were left", to whoever says that there were some, of the same thing."""
        if _gone(said):
            return
        denied = {key for part in read(said).clauses for key, signs in part.signs.items() if False in signs}
        here = clause.signs.keys() - denied
        about = read(said).content() - self._names
        for thing, passage in self._denials:
            others = (passage.keys - thing) & (about - thing)
            if thing <= here and others:
                yield passage

    @cached_property
    def _denials(self) -> tuple[tuple[frozenset[str], FilePassage], ...]:
        """What the file says there was none of, and where; a claim that denies it points at what it rests on."""
        found = [
            (thing, passage)
            for passage in self.passages
            for clause in read(passage.told).clauses
            if (thing := _none_of(clause))
        ]
        return tuple(pair for pair in (*found, *self._denied_by_claims()) if not pair[0] & self._names)

    def _denied_by_claims(self) -> Iterator[tuple[frozenset[str], FilePassage]]:
        for claim in self.case.claims:
            for clause in read(claim.text).clauses[:1]:
                thing = _none_of(clause)
                rests = [passage for passage in self.passages if passage.source in claim.grounds]
                told = [passage for passage in rests if thing and thing <= read(passage.told).content()]
                denying = [passage for passage in told if _denies(passage)]
                yield from ((thing, passage) for passage in denying[:1])

    def _opposite(self, clause: Clause, said: str) -> Iterator[FilePassage]:
        text = " ".join(token.text for token in clause.row).strip(" ,;:-")
        if _gone(said):
            return
        for passage in self.passages:
            if _another_in_the_row(passage.told, said):
                continue
            if self._comparable(passage, clause, text) and "polarity" in _reasons(passage, text):
                yield passage

    def _comparable(self, passage: FilePassage, clause: Clause, text: str) -> bool:
        """Whether a passage speaks flatly of the same matter, and of the same hour."""
        told = read(passage.told)
        if any(part.modal for part in told.clauses) or {t.text for t in told.clocks} - {
            t.text for t in read(text).clocks
        }:
            return False
        plain = clause.signs.keys() - self._names
        shared = {key for part in told.clauses for key in part.matched(clause)} - self._names
        agreed = {key for part in told.clauses for key in part.denied} & set(clause.denied)
        return not agreed and len(shared) >= NEAR and len(shared) >= SAME * len(plain)

    @cached_property
    def _names(self) -> frozenset[str]:
        """The names of people, as the guard keys them."""
        forms = (f"We heard of {name.title()} and of {name.title()}'s bag." for name in names_of(self.case))
        return frozenset(key for form in forms for key in read(form).content())

    def _otherwise(self, said: str) -> Iterator[FilePassage]:
        """Another time or number, or somebody or something else, than the file has."""
        flat = read(said)
        wanted = flat.content()
        plain = wanted - self._names
        near = [passage for passage in self._every if _shared(passage, plain) >= NEAR]
        if near and len(said.split()) <= SHORT:
            yield from self._miscounted(flat, near, plain)
        for passage in near:
            rules = _reasons(passage, said, names_of(self.case))
            if "exclusives" in rules and _shared(passage, plain) >= max(NEAR + 1, SAME * (len(wanted) - 1)):
                yield passage
                return

    def _in_particular(self, said: str) -> Iterator[FilePassage]:
        """Another finder, place, owner or count than the file has."""
        if len(said.split()) > SHORT:
            return
        counted = set(miscounted(read(said), [passage.told for passage in self._every]))
        particulars = Particulars(self.case)
        found = [p for p in self._every if p.told in counted or particulars.differ(said, p.told)]
        yield from found[:1]

    def _miscounted(
        self, said: TextReading, near: Sequence[FilePassage], plain: frozenset[str]
    ) -> Iterator[FilePassage]:
        given = [text for passage in near for text in (f"{passage.context or 'It'}.", passage.told)]
        reasons = {reason.rule for reason in entails([*given, *cast_of(self.case)], said.text, 0.0).reasons}
        if "times" in reasons and len(said.clocks) == 1 and ":" in said.clocks[0].text:
            yield from _closest([p for p in near if read(p.told).clocks], plain)
        measured = [q for q in said.quantities if q.kind and q.unit != "second"]
        if "amounts" in reasons and len(measured) == 1 and not self._roughly(measured[0]):
            fit = [p for p in near if any(q.kind == measured[0].kind for q in read(p.told).quantities)]
            yield from _closest(fit, plain)

    def _roughly(self, said: Quantity) -> bool:
        """Whether the file has an amount that somebody could be rounding."""
        given = (q for passage in self._every for q in read(passage.told).quantities if q.kind == said.kind)
        return any(abs(one.centre - said.centre) <= ROUNDED * abs(one.centre) for one in given)


def _gone(said: str) -> bool:
    return bool(_GONE & _lower_words(said))


def _another_in_the_row(told: str, said: str) -> bool:
    """Whether one speaks of the first of something and the other of the second."""
    one, other = _lower_words(told) & _ROW, _lower_words(said) & _ROW
    return bool(one and other) and not one & other


@lru_cache(maxsize=1024)
def _lower_words(text: str) -> frozenset[str]:
    return frozenset(_WORD.findall(text.lower()))


def _told_besides(passage: FilePassage, clause: Clause, said: str) -> bool:
    """Whether the whole sentence says all that the passage does, and this clause not: "he never called them paddles, he
    called them sluices"."""
    told = folded(passage.spoken) - _RELATED
    return told <= folded(said) and not told <= folded(" ".join(token.text for token in clause.row))


def _closest(passages: list[FilePassage], wanted: frozenset[str]) -> list[FilePassage]:
    return sorted(passages, key=lambda passage: -_shared(passage, wanted))[:1]


def _shared(passage: FilePassage, wanted: frozenset[str]) -> int:
    return len(passage.keys & wanted)


def _reasons(passage: FilePassage, text: str, names: frozenset[str] = frozenset()) -> set[str]:
    return {reason.rule for reason in entails([passage.told], text, 0.0, names).reasons}


def _denies(passage: FilePassage) -> bool:
    return any(False in signs for clause in read(passage.told).clauses for signs in clause.signs.values())


def _none_of(clause: Clause) -> frozenset[str]:
    """The thing that a clause says there is none of: blue and paint for "no blue paint"; else nothing."""
    lower = [token.lower for token in clause.row]
    if "no" not in lower or "more" in lower or "other" in lower:
        return frozenset()
    after = clause.row[lower.index("no") + 1 :]
    thing = list[str]()
    for token in after:
        if token.stem in clause.signs and token.stem not in EMPTY:
            thing.append(token.stem)
        elif thing or token.lower not in (*EMPTY, "of", "a", "an"):
            break
    verb = len(thing) > 1 and thing[-1] in ("hav", "leav", "find", "hear")
    return frozenset(thing[:-1] if verb else thing)
