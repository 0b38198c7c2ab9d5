"""What a speech to the jury may rest on: what was sworn to in this trial and stands, what is in evidence, what is
agreed; and, as argument, the charge, the speaker's own account of the case and the claims that what was heard
bears out.

Nothing else of the file is looked at: what an affidavit says and nobody testified is here as if it were not written.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from venire.language.clauses.reading import read
from venire.language.text.content import content_keys
from venire.language.text.sentences import sentences
from venire.language.words.stems import stem
from venire.language.words.thesaurus import KIND, OURS, nearness
from venire.law.case_file.case import Case, Side
from venire.law.case_file.claim_grounds import cast_of, in_third_person, names_of
from venire.law.entailment.rules.given import GivenTexts, ground
from venire.law.jury.case_as_heard import CaseAsHeard


@dataclass(frozen=True, slots=True)
class SwornWords:
    """Something that was said from the stand and stands. ``witness``: id."""

    witness: str
    text: str


@dataclass(frozen=True)
class Sworn:
    """``said``: answers that were not struck, and claims taken out of them. ``speaker``: the side that addresses the
    jury."""

    case: Case
    facts: frozenset[str]
    exhibits: frozenset[str]
    said: tuple[SwornWords, ...]
    speaker: Side

    @cached_property
    def evidence(self) -> tuple[str, ...]:
        """Sentences that are in evidence."""
        return tuple(dict.fromkeys((*(one.text for one in self.said), *self._told(), *self._shown(), *self._known())))

    @cached_property
    def argued(self) -> tuple[str, ...]:
        """Sentences that are argument, and may be said without having been sworn to."""
        return tuple(dict.fromkeys((*self._charged(), *self._mapped())))

    @cached_property
    def ground(self) -> GivenTexts:
        """All of it, read."""
        return ground((*self.evidence, *self.argued), names_of(self.case))

    @cached_property
    def passages(self) -> tuple[frozenset[str], ...]:
        """The stems of the content words of each sentence."""
        return tuple(_stems(one) for one in (*self.evidence, *self.argued))

    @cached_property
    def names(self) -> frozenset[str]:
        """The stems of the names of people."""
        return frozenset(stem(name) for name in names_of(self.case))

    def mentions(self, figure: str) -> bool:
        """Whether a figure is in so many digits in what was said or shown; the year of the case is."""
        return figure == str(self.case.year) or any(figure in one for one in (*self.evidence, *self.argued))

    def verbatim(self, said: str) -> bool:
        """Whether a sentence is one of these word for word, or its author's way of arguing a claim that holds."""
        return said in self._sentences

    @cached_property
    def _sentences(self) -> frozenset[str]:
        spoken = (*self.evidence, *self.argued, *self._map_words())
        return frozenset(part for one in spoken for part in sentences(one))

    def bears(self, wanted: str, passage: frozenset[str]) -> bool:
        """Whether a sentence has a word, or one that says as much."""
        return not self._alike(wanted).isdisjoint(passage)

    def hears(self, wanted: str, *, alike: bool = True) -> bool:
        """Whether a word, or one that says as much, was spoken at all."""
        return wanted in self._words or (alike and bool(self._alike(wanted)))

    def holding(self, wanted: str) -> Sequence[frozenset[str]]:
        """The sentences that have a word, or one that says as much."""
        alike = frozenset(have for have in self._alike(wanted) if nearness(wanted, have) >= OURS)
        return [passage for passage in self.passages if not alike.isdisjoint(passage)]

    def of_person(self, name: str) -> Sequence[frozenset[str]]:
        """What a person said from the stand, and what was said of that person by name."""
        own = {one.id for one in self.case.witnesses if name in one.name.split()}
        spoken = [_stems(one.text) for one in self.said if one.witness in own]
        facts = [f for one in self.case.witnesses if one.id in own for f in one.affidavit if f.id in self.facts]
        return [*spoken, *(_stems(f.text) for f in facts), *(p for p in self.passages if stem(name.lower()) in p)]

    @cached_property
    def _words(self) -> frozenset[str]:
        return frozenset[str]().union(*self.passages)

    @cached_property
    def _known_alike(self) -> dict[str, frozenset[str]]:
        return {}

    def _alike(self, wanted: str) -> frozenset[str]:
        """The words of all this that say as much as a word."""
        if wanted not in self._known_alike:
            self._known_alike[wanted] = frozenset(have for have in self._words if nearness(wanted, have) >= KIND)
        return self._known_alike[wanted]

    def share(self, keys: frozenset[str], passages: Sequence[frozenset[str]] | None = None) -> float:
        """The most of these words that one sentence has, 0 to 1."""
        among = self.passages if passages is None else passages
        return (
            max((sum(self.bears(key, one) for key in keys) / len(keys) for one in among), default=0.0) if keys else 1.0
        )

    @cached_property
    def _heard(self) -> CaseAsHeard:
        return CaseAsHeard(self.case, self.facts, self.exhibits)

    @cached_property
    def _known_case(self) -> Case:
        return self._heard.as_case()

    def _told(self) -> Iterator[str]:
        for witness in self.case.witnesses:
            yield from (in_third_person(fact, witness) for fact in witness.affidavit if fact.id in self.facts)

    def _shown(self) -> Iterator[str]:
        told = self._heard.told
        for exhibit in self.case.exhibits:
            if exhibit.id in self.exhibits:
                yield from (part for line in told.says(exhibit.id) for part in sentences(line))
        for item in self.case.evidence:
            if told.before_them(item):
                yield from (item.name, *sentences(told.description(item)))

    def _known(self) -> Iterator[str]:
        """What everybody in the room knows: who is who, and what is agreed."""
        yield from cast_of(self.case)
        yield from (f"{one.name} is {one.role}." for one in self.case.witnesses)
        yield from (part for agreed in self.case.stipulations for part in sentences(agreed.text))
        yield from (self.case.title, self.case.jurisdiction)

    def _charged(self) -> Iterator[str]:
        for charge in self.case.charges:
            yield charge.name
            yield from (line for element in charge.elements for line in (element.text, element.handle))
        yield from (part for one in self.case.instructions for part in sentences(one.text))
        theory = self.case.prosecution_theory if self.speaker == "prosecution" else self.case.defence_theory
        yield from sentences(theory.story) if theory else ()

    def _mapped(self) -> Iterator[str]:
        """The claims of the argument map that what was heard bears out."""
        for claim in self._known_case.claims:
            yield from (claim.text, claim.handle)

    def _map_words(self) -> Iterator[str]:
        """The author's own ways of arguing them: word for word, since their figures of speech are no evidence."""
        for claim in self._known_case.claims:
            yield from (kernel.text for kernel in claim.kernels)
            yield from (relation.why for relation in claim.relations)


def _stems(sentence: str) -> frozenset[str]:
    return frozenset(key for clause in read(sentence).sentences for key in content_keys(clause.row))
