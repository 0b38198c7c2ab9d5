"""What somebody says that nothing in the file bears out: another hour for a thing that has its hour, a thing denied to
whoever was found to have it, and words or deeds put into the mouth or before the eyes of a witness.

Beside :mod:`~venire_understudy.comprehension.contradictions`, which finds what the file contradicts sentence for
sentence.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from venire.language.clauses.reading import read
from venire.language.text.sentences import sentences
from venire.language.wording.content_words import stem
from venire.language.wording.everyday_words import folded
from venire.law.api import Witness, in_third_person, names_of
from venire_understudy.comprehension.contradictions import File, FilePassage, Mistake

TIED = 3
"""Words that a sentence with an hour in it must share with a passage to speak of the same thing."""
TOLD = 0.5
"""Share of what a witness is made to say that one of the facts of that witness must have."""
_PART = re.compile(r"[,;]? (?:but|so|and so|while|whereas) |; | – ")
_OPEN = re.compile(
    r"\?|\b(?:if|suppose|imagine|unless|would|could|might|may|maybe|perhaps|never|not|nobody|no one|neither|nor|"
    r"without|should|why|whether)\b|n't\b",
    re.IGNORECASE,
)
"""What makes a sentence a question, a guess or a denial."""
_SAID = (
    r"(?:said|says|told (?:us|the (?:court|jury|police|detective))|tells us|swore|swears|testified|testifies|"
    r"admitted|admits|claimed|claims|stated|states)"
)
_SAW = r"(?:saw|sees|watched|heard|hears|caught)"
_NONE = re.compile(
    r"\b(?P<who>[A-Za-z]+) "
    r"(?:(?:had|has|owned|carried|kept) no|(?:did not|didn't) (?:have|own|carry|keep) (?:a|an|any|the))"
    r" (?P<thing>[\w-]+(?: [\w-]+)?)",
    re.IGNORECASE,
)
_FOUND = re.compile(r"\b(?:found|recovered|issued|carried|wore)\b", re.IGNORECASE)
_SEEN = re.compile(r"\b(?:saw|see|seen|watched|found|photographed)\b", re.IGNORECASE)
_LIGHT_LIST = "saw see seen heard hear said say told tell night one time whole own be been"
_LIGHT = frozenset(stem(word) for word in _LIGHT_LIST.split())
"""Words that a sentence about a witness has whatever it says."""


@dataclass(frozen=True, slots=True)
class WordsGiven:
    """The words that a witness is made to say. ``owned``: as an admission, of which more must be borne out."""

    words: frozenset[str]
    owned: bool


@dataclass(frozen=True)
class Unfounded:
    """Holds what is said against everything that was sworn to."""

    file: File

    def mistakes(self, text: str, most: int = 2) -> tuple[Mistake, ...]:
        """What the file contradicts, then what nothing in it bears out."""
        known = self.file.mistakes(text, most)
        if known:
            return known
        found = dict[str, Mistake]()
        for said in dict.fromkeys(sentences(text)):
            for mistake in self._in(said):
                found.setdefault(mistake.passage.told, mistake)
        return tuple(found.values())[:most]

    def _in(self, said: str) -> Iterator[Mistake]:
        if said.rstrip().endswith("?") or re.match(r"(?:if|suppose|imagine)\b", said, re.IGNORECASE):
            return
        for part in dict.fromkeys(_PART.split(said)):
            yield from self._possession(part)
            if not _OPEN.search(part):
                yield from self._hour(part)
                yield from self._attributed(part)

    def _hour(self, said: str) -> Iterator[Mistake]:
        """A thing of the file with another hour than the file's."""
        told = read(said)
        hours = {clock.text.split()[0] for clock in told.clocks if ":" in clock.text}
        if len(hours) != 1:
            return
        about = frozenset(key for key in told.content() - self._names if len(key) > 1)
        near = [(len(p.keys & about), p) for p in self._every if read(p.told).clocks]
        tied = [(shared, passage) for shared, passage in near if shared >= TIED]
        known = {c.text.split()[0] for shared, p in near if shared > 1 for c in read(p.told).clocks}
        if tied and not hours & known:
            yield Mistake(said, max(tied, key=lambda pair: pair[0])[1])

    def _possession(self, said: str) -> Iterator[Mistake]:
        """ "Irene had no wrench", where one was found in her van."""
        found = _NONE.search(said)
        if found is None:
            return
        owner, thing = self._owner(found["who"]), folded(found["thing"].split()[0])
        for passage in self.file.passages:
            holds = owner & set(re.findall(r"[a-z]+", passage.told.lower()))
            if owner and thing and holds and thing <= folded(passage.told) and _FOUND.search(passage.told):
                yield Mistake(said, passage)
                return

    def _owner(self, word: str) -> frozenset[str]:
        lower = word.lower()
        if lower in ("she", "he"):
            return frozenset(self.file.case.defendant.name.lower().split())
        return frozenset({lower} & names_of(self.file.case))

    def _attributed(self, said: str) -> Iterator[Mistake]:
        """Words or sights that are given to a witness who swore to nothing like them."""
        for witness in self.file.case.witnesses:
            unseen = self._unseen(said, witness)
            if unseen is not None:
                yield Mistake(said, unseen, unsaid_by=witness.name)
                return
            given = self._given(said, witness)
            if given is not None and not self._sworn(given, witness):
                yield Mistake(said, self._nearest(given, witness), unsaid_by=witness.name)
                return

    def _unseen(self, said: str, witness: Witness) -> FilePassage | None:
        """The nearest sight there is, where somebody is seen by a witness who saw nobody of that name."""
        names = "|".join(map(re.escape, (witness.name, *_calling(witness))))
        found = re.search(rf"\b(?:{names}) (?:saw|sees|watched|caught) (?P<what>[^,;:.]*)", said)
        first = " ".join(found["what"].split()[:2]) if found else ""
        own = {part.lower() for part in witness.name.split()}
        seen = names_of(self.file.case) & set(re.findall(r"\b[a-z]+\b(?!'s)", first.lower())) - own
        sights = [fact for fact in witness.affidavit if _SEEN.search(fact.text)]
        if found is None or not seen or not sights or any(seen & set(fact.text.lower().split()) for fact in sights):
            return None
        words = folded(found["what"])
        fact = max(sights, key=lambda one: (len(words & folded(one.text)), "not" in one.text))
        return FilePassage(fact.id, in_third_person(fact, witness), fact.text)

    def _given(self, said: str, witness: Witness) -> WordsGiven | None:
        """What a sentence says that this witness said or saw; None where it says nothing of the kind."""
        names = "|".join(re.escape(name) for name in (witness.name, *_calling(witness)))
        match = re.search(
            rf"\b(?:{names})(?: himself| herself)?,? (?:(?:even|also|has|had) )?(?P<verb>{_SAID}|{_SAW})\b"
            r"(?P<what>[^,;:.]*)",
            said,
        )
        if match is not None:
            return self._words(match["what"], match["verb"].startswith("admit"))
        confessed = re.search(rf"\b(?:{names})(?: has| had)? confess(?:ed|es)?\b", said)
        return WordsGiven(folded("confessed"), True) if confessed else None

    def _words(self, what: str, owned: bool) -> WordsGiven | None:
        """One word says too little to be held against anybody, unless it is what somebody in the case is said to do."""
        words = folded(what) - _LIGHT - self._stems
        named = names_of(self.file.case) & set(re.findall(r"[a-z]+", what.lower()))
        return WordsGiven(words, owned) if len(words) > 1 or (words and named) else None

    def _sworn(self, given: WordsGiven, witness: Witness) -> bool:
        """Whether one fact of the witness, or of the file about the witness, has as much of it as is wanted."""
        most = max(len(given.words & folded(fact)) for fact in self._facts(witness)) / len(given.words)
        return most > TOLD if given.owned else most >= TOLD

    def _facts(self, witness: Witness) -> tuple[str, ...]:
        """The facts of this witness, and whatever else in the file names this witness."""
        own = tuple(in_third_person(fact, witness) for fact in witness.affidavit)
        surname = witness.name.split()[-1]
        return (*own, *(passage.told for passage in self._every if surname in passage.told))

    @cached_property
    def _every(self) -> tuple[FilePassage, ...]:
        """The file, and everything that anybody swore to."""
        sworn = (
            FilePassage(fact.id, in_third_person(fact, one), fact.text)
            for one in self.file.case.witnesses
            for fact in one.affidavit
        )
        return (*self.file.passages, *sworn)

    def _nearest(self, given: WordsGiven, witness: Witness) -> FilePassage:
        """The fact of the witness that has most of the words; an empty one where none has any."""
        fact = max(witness.affidavit, key=lambda one: len(given.words & folded(one.text)))
        near = bool(given.words & folded(fact.text))
        return FilePassage(fact.id, in_third_person(fact, witness), fact.text) if near else FilePassage("", "", "")

    @cached_property
    def _names(self) -> frozenset[str]:
        """The names of people, as the guard keys them."""
        forms = (f"We heard of {name.title()} and of {name.title()}'s bag." for name in names_of(self.file.case))
        return frozenset(key for form in forms for key in read(form).content())

    @cached_property
    def _stems(self) -> frozenset[str]:
        return frozenset(stem(name) for name in names_of(self.file.case))


def _calling(witness: Witness) -> tuple[str, ...]:
    """The forms by which a witness is called: first and last name, without titles."""
    return tuple(word for word in witness.name.split() if word not in ("Dr", "Detective", "Mr", "Mrs", "Ms", "Miss"))
