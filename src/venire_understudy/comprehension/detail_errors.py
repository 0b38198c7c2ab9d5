"""Details that somebody gets wrong: the other hand, somebody else's deed or belongings, a question taken for a fact.

Each is compared only where the file is plain: it has the same matter with the other member of a pair (left, right),
with another doer of just that, or with one owner only. What could be true in other words is let pass.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from venire.language.wording.everyday_words import folded
from venire.law.api import Case, names_of

PAIRS: tuple[tuple[frozenset[str], frozenset[str]], ...] = (
    (frozenset(("left",)), frozenset(("right",))),
    (frozenset(("positive",)), frozenset(("negative",))),
    (frozenset(("open", "opened")), frozenset(("drawn", "closed"))),
    (frozenset(("red", "green", "yellow", "black")), frozenset(("blue",))),
)
"""Words of which only one can be true of a thing."""
TIED = 2
"""Words that a sentence must share with one of the file, besides the one in question, to speak of the same thing."""
DEEDS = re.compile(
    r"\b(signed|heard|wore|issued|warned|billed|photographed|certified|telephoned|examined)\b", re.IGNORECASE
)
"""What people are on record as having done: whoever it was, it was nobody else."""
_CAME = (
    r"(?:came|arrived|was (?:there|at the lock|on the gate)|turned up|showed up|went (?:there|to the lock)|did come)"
)
_OPEN = re.compile(r"\?|\b(?:if|maybe|might|may|could|perhaps|would|not|never|nobody|no)\b|n't\b", re.IGNORECASE)
_SIDE = re.compile(
    r"\b(left|right) (?:hand|arm|forearm|wrist|hip|leg|foot|side|eye|ear|shoulder|knee)\b|\bon the (left|right)\b"
)
_OWNED = re.compile(
    r"\b(?:(?P<who>[A-Z]\w+)'s|(?P<whose>[Hh]is|[Hh]er))(?: (?:own|right|left|coat))? (?P<thing>[a-z]+)\b"
)
_EVERYBODYS_LIST = "head hand arm wrist forearm face voice back pocket coat phone account word name story"
_EVERYBODYS = frozenset(_EVERYBODYS_LIST.split())
"""What everyone has one of."""


@dataclass(frozen=True)
class Details:
    """Compares one sentence with one sentence of the file."""

    case: Case
    told: tuple[str, ...]
    """Every sentence of the file, and of what was sworn to."""

    def wrong(self, said: str) -> Iterator[str]:
        """The sentences of the file that have it otherwise."""
        if _OPEN.search(said):
            return
        yield from self._paired(said)
        yield from self._done(said)
        yield from self._owned(said)
        yield from self._asked(said)

    def _paired(self, said: str) -> Iterator[str]:
        mine = _qualities(said)
        for one, two in (*PAIRS, *((b, a) for a, b in PAIRS)):
            if not mine & one or mine & two:
                continue
            about = folded(said) - folded(" ".join((*one, *two, "side")))
            same = [(len(about & folded(told)), told) for told in self.told]
            near = [(shared, told) for shared, told in same if shared >= TIED]
            most = max((shared for shared, _ in near), default=0)
            tied = [told for shared, told in near if shared == most]
            otherwise = [told for told in tied if _qualities(told) & two and not _qualities(told) & one]
            if otherwise and not any(_qualities(told) & one and not _qualities(told) & two for told in tied):
                yield otherwise[0]

    def _done(self, said: str) -> Iterator[str]:
        """ "Dacey signed the certificates", where the file has somebody else doing just that."""
        people = self._doers(said)
        if len(people) != 1:
            return
        about = folded(said) - self._stems
        same = [told for told in self.told if len(about) >= TIED and about <= folded(told)]
        doers = [self._doers(told) for told in same]
        if same and all(doer and not doer & people for doer in doers):
            yield same[0]

    def _doers(self, text: str) -> frozenset[str]:
        """Who does what is told: whoever stands before the verb, or after "by" or "to"."""
        found = DEEDS.search(text)
        if found is None:
            return frozenset()
        after = re.match(r"(?: \w+)? (?:by|to) ((?:(?! for )[^,;])*)", text[found.end() :])
        passive = re.search(r"\b(?:was|were|be|been)(?: \w+)? $", text[: found.start()])
        return self._people(after[1] if after else "" if passive else text[: found.start()])

    def _owned(self, said: str) -> Iterator[str]:
        """ "Her flashlight", where the file knows only his."""
        for found in _OWNED.finditer(said):
            owners = self._owners.get(found["thing"], {})
            if len(owners) != 1 or found["thing"] in _EVERYBODYS:
                continue
            (owner,) = owners
            if (found["whose"] and self._pronoun(owner) not in ("", found["whose"].lower())) or (
                found["who"] and found["who"].lower() in self._names and found["who"].lower() not in owner
            ):
                yield owners[owner]

    def _asked(self, said: str) -> Iterator[str]:
        """What a paper only asks, told as what happened: "came at ten, as the diary says"."""
        for item in self.case.evidence:
            noun = item.handle.split()[-1]
            for quoted in re.findall(r"[\"“]([^\"”]*\?)[\"”]", item.description):
                asks = re.split(r"(?<=[.!]) ", quoted)[-1]
                named = frozenset(_words(asks)) & self._names
                if noun in _words(said) and named & self._everybody(said) and re.search(_CAME, said, re.IGNORECASE):
                    yield next(told for told in self.told if asks in told)

    def _everybody(self, said: str) -> frozenset[str]:
        """The names in a text, and the other names of the same people."""
        full = (frozenset(name.lower().split()) for name in self._full)
        return frozenset[str]().union(*(name for name in full if name & _words(said)))

    def _people(self, text: str) -> frozenset[str]:
        """Who is named, by surname; a shared one counts for whoever has it alone or by the first name."""
        words = _words(text)
        return frozenset(
            name.split()[-1].lower() + name.split()[-2].lower()
            for name in self._full
            if {part.lower() for part in name.split()[-2:]} & words
            and (name.split()[-2].lower() in words or not self._another(name, words))
        )

    def _another(self, name: str, words: frozenset[str]) -> bool:
        """Whether a surname alone means somebody else who has it: whoever is called by the first name, or the dead."""
        others = [one for one in self._full if one != name and one.split()[-1] == name.split()[-1]]
        victim = self.case.victim.name if self.case.victim else ""
        return any(one.split()[-2].lower() in words for one in others) or victim in others

    def _pronoun(self, owner: str) -> str:
        known = (self.case.defendant, *((self.case.victim,) if self.case.victim else ()))
        gender = next((one.gender for one in known if one.name.lower() == owner), "")
        return {"female": "her", "male": "his"}.get(gender or "", "")

    @cached_property
    def _owners(self) -> Mapping[str, Mapping[str, str]]:
        """Thing → the full names of those whose the file says it is, each with the sentence."""
        found = defaultdict[str, dict[str, str]](dict)
        full = "|".join(re.escape(name) for name in self._full)
        for told in self.told:
            for match in re.finditer(rf"\b({full})'s(?: (?:own|right|left|coat))? ([a-z]+)\b", told):
                found[match[2]].setdefault(match[1].lower(), told)
        return found

    @cached_property
    def _full(self) -> tuple[str, ...]:
        people = [self.case.defendant.name, *(one.name for one in self.case.witnesses)]
        return tuple(dict.fromkeys([*people, *([self.case.victim.name] if self.case.victim else [])]))

    @cached_property
    def _names(self) -> frozenset[str]:
        return frozenset(names_of(self.case))

    @cached_property
    def _stems(self) -> frozenset[str]:
        return folded(" ".join(self._names))


def _words(text: str) -> frozenset[str]:
    return frozenset(word.removesuffix("'s") for word in re.findall(r"[a-z][a-z'-]*", text.lower().replace("’", "'")))


def _qualities(text: str) -> frozenset[str]:
    """The words of a text; "left" and "right" only where they are sides."""
    sides = frozenset(found[1] or found[2] for found in _SIDE.finditer(text.lower()))
    return _words(text) - (frozenset(("left", "right")) - sides)
