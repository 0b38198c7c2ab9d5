"""What a jury heard of each thing that a claim may rest on, in words.

A fact says itself once it was told. A piece of evidence whose exhibit is in says what it shows, but not what only a
witness could have added and did not: an admitted crank does not tell how the laboratory's test of it came out. One
that was never put in evidence says nothing itself; the facts by which witnesses told of it stand in its place.
Source: spec/trial.md, "The same jury that heard the record".
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

from venire.language.clauses.reading import read
from venire.language.text.sentences import sentences
from venire.law.case_file.case import Case, Evidence, Exhibit
from venire.law.case_file.claim_grounds import grounds_of

SPOKEN_OF = 0.5
"""The share of a sentence's content words that a fact must have to be what tells it."""


@dataclass(frozen=True)
class EvidenceHeard:
    """What reached the jury of a case: ids of facts told and not struck, and of exhibits admitted."""

    case: Case
    facts: frozenset[str]
    exhibits: frozenset[str]

    @cached_property
    def file(self) -> Mapping[str, Sequence[str]]:
        """What each id of the file says."""
        return grounds_of(self.case)

    def carriers(self, item: Evidence) -> tuple[str, ...]:
        """The facts by which witnesses tell of a piece of evidence, the foundation of its exhibits among them."""
        laid = (fact for exhibit in self._exhibits_of(item) for fact in exhibit.foundation)
        return tuple(dict.fromkeys((*item.facts, *laid)))

    def shown(self, item: Evidence) -> bool | None:
        """Whether an exhibit of it was admitted; None where it has none."""
        exhibits = [exhibit.id in self.exhibits for exhibit in self._exhibits_of(item)]
        return any(exhibits) if exhibits else None

    def before_them(self, item: Evidence) -> bool:
        """Whether the jury may rest on the thing itself: it is in evidence, or witnesses have told all of it."""
        shown = self.shown(item)
        return all(fact in self.facts for fact in self.carriers(item)) if shown is None else shown

    def description(self, item: Evidence) -> str:
        """What the jury knows of a piece of evidence: what it shows by itself, or else what was told of it."""
        return self._described[item.id]

    @cached_property
    def _described(self) -> Mapping[str, str]:
        return {item.id: self._known_of(item) for item in self.case.evidence}

    def _known_of(self, item: Evidence) -> str:
        if not self.before_them(item):
            return " ".join(f"“{self._texts[fact]}”" for fact in self.carriers(item) if fact in self.facts)
        kept = [part for part in _parts(item.description) if not self._withheld(part, item)]
        return item.description if len(kept) == len(_parts(item.description)) else _joined(kept) or f"{item.name}."

    def grounds(self, named: Sequence[str]) -> tuple[str, ...]:
        """The grounds that were heard; in place of evidence that was not put in, what was told of it."""
        return tuple(dict.fromkeys(one for ground in named for one in self._stand_for(ground)))

    def says(self, ground: str) -> Sequence[str]:
        """What a ground that was heard says. Raises :class:`KeyError` for one that the file does not have."""
        item = self._items.get(ground)
        if item is not None:
            return (f"{item.name}.", self.description(item))
        exhibit = next((one for one in self.case.exhibits if one.id == ground), None)
        if exhibit is None:
            return self.file[ground]
        shown = self._items.get(exhibit.evidence)
        return (f"{exhibit.name}.", exhibit.description, *((self.description(shown),) if shown else ()))

    def whole(self, ground: str) -> bool:
        """Whether a ground says to this jury all that it says in the file."""
        return ground in self._whole

    @cached_property
    def _whole(self) -> frozenset[str]:
        return frozenset(one for one, text in self.file.items() if tuple(self.says(one)) == tuple(text))

    def _stand_for(self, ground: str) -> Iterator[str]:
        item = self._items.get(ground)
        if item is not None:
            yield from (
                (ground,) if self.before_them(item) else (fact for fact in self.carriers(item) if fact in self.facts)
            )
        elif ground in self.facts | self.exhibits or any(one.id == ground for one in self.case.stipulations):
            yield ground

    def _exhibits_of(self, item: Evidence) -> Sequence[Exhibit]:
        return [one for one in self.case.exhibits if one.evidence == item.id]

    @cached_property
    def _items(self) -> Mapping[str, Evidence]:
        return {item.id: item for item in self.case.evidence}

    @cached_property
    def _texts(self) -> Mapping[str, str]:
        return {fact.id: fact.text for witness in self.case.witnesses for fact in witness.affidavit}

    def only_unheard(self, text: str, known: Sequence[str] = (), read_out: Sequence[str] = ()) -> bool:
        """Whether a text is what a witness could have told, and none did.

        ``known``: what else the jury knows it from; ``read_out``: facts that need no witness.
        """
        by = {fact: _share(text, told) for fact, told in self._texts.items()}
        heard = max((by.get(fact, 0.0) for fact in (*self.facts, *read_out)), default=0.0)
        unheard = max((share for fact, share in by.items() if fact not in self.facts), default=0.0)
        return unheard >= SPOKEN_OF and unheard > max([heard, *(_share(text, one) for one in known)])

    def _withheld(self, part: str, item: Evidence) -> bool:
        """Whether the thing itself does not show this; what a document in evidence says of itself needs nobody."""
        read_out = item.facts if item.kind == "documentary" and self.shown(item) else ()
        return self.only_unheard(part, [one.description for one in self._exhibits_of(item)], read_out)


def _parts(description: str) -> Sequence[str]:
    """The sentences of a description, apart at semicolons too."""
    return [part for sentence in sentences(description) for part in sentence.split("; ")]


def _joined(parts: Sequence[str]) -> str:
    """Parts as sentences again."""
    return " ".join(
        f"{part[:1].upper()}{part[1:].rstrip(';,')}" + ("" if part[-1] in '.!?"' else ".") for part in parts
    )


@lru_cache(maxsize=50_000)
def _share(part: str, text: str) -> float:
    """How much of the content of a part is in a text, 0 to 1."""
    wanted = read(part).content()
    return len(wanted & read(text).content()) / len(wanted) if wanted else 0.0
