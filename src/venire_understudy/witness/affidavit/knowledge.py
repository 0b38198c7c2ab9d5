"""What a witness knows: the facts of the affidavit, read once."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property, lru_cache

from venire.language.clauses.reading import TextReading, read
from venire.language.text.calendar import days
from venire.language.text.clock import clocks
from venire.language.text.content import is_content
from venire.language.text.quantities import is_number
from venire.language.text.tokens import plain, tokens
from venire.language.words.stems import stem
from venire.law.api import Frame
from venire_understudy.witness.affidavit.antecedents import antecedents
from venire_understudy.witness.affidavit.clause import PlainClause, clause_of
from venire_understudy.witness.affidavit.single_statements import SingleStatement, Standing, parts_of
from venire_understudy.witness.words.vocabulary import likeness, listed, same_name, stems_of, turns_of_phrase

_REFERRED = 0.9
"""What a word is worth for which the fact has a pronoun."""
_CARRIED = 0.6
"""What a word is worth that a fact only takes over from the one before it, or from what it is a part of."""
_CALLED = re.compile(
    r"\bI (?:am|was|have been|had been) (?:an?|the) |\bI (?:work|have worked|run|own|manage|"
    r"teach|have taught|have kept)\b|\bemployed (?:as|by)\b"
)
"""A sentence that tells what the witness is."""
_MONEY = stems_of(("money",))
_CALLING = stems_of(("job", "work", "employ"))


@lru_cache(maxsize=8192)
def content(text: str) -> tuple[str, ...]:
    """The stems that carry what a text is about, in order, without times, numbers and what only asks."""
    _, rest = clocks(plain(_apart(text)))
    _, rest = days(rest)
    row = tokens(rest)
    found = dict.fromkeys(
        token.stem
        for token in row
        if is_content(token) and not is_number(token.lower) and len(token.lower) > 1 and token.stem not in asking()
    )
    return tuple(found)


def _apart(text: str) -> str:
    """Compounds written in one, so that "e-mail" meets "email"; turns of phrase with the word they are taken for."""
    text = re.sub(r"\b[Ee]-mail", "email", text)
    for pattern, word in turns_of_phrase():
        text = pattern.sub(f" {word} ", text)
    return text


@cache
def asking() -> frozenset[str]:
    """Stems that a question brings with it."""
    return stems_of(listed("asking"))


@dataclass(frozen=True)
class KnownFact:
    """A fact of the affidavit in the first person. ``carried``: stems of the fact before it, where this one speaks of
    the same by a pronoun."""

    id: str
    text: str
    place: int
    clause: PlainClause
    carried: frozenset[str]
    named: frozenset[str] = frozenset()
    """Other words for those whom it names: "accused" where it says "Carla"."""
    referred: frozenset[str] = frozenset()
    """Stems of those for whom its pronouns stand."""
    standing: Standing = "told"
    link: str = ""
    """What joins it to the part before it: "because"."""
    aloud: str = ""
    """How its author has the witness tell it; empty where nothing is written."""
    frame: Frame | None = None
    """Its parts, where the case gives them."""

    @cached_property
    def keys(self) -> frozenset[str]:
        own = frozenset(content(self.text))
        own |= _MONEY if re.search(r"[$£€]\s?\d", self.text) else frozenset[str]()
        return own | self.named | (_CALLING if _CALLED.search(self.text) else frozenset[str]())

    @cached_property
    def reading(self) -> TextReading:
        return read(self.text)

    @cached_property
    def words(self) -> frozenset[str]:
        return frozenset(re.findall(r"[a-z']+", self.text.lower()))

    def meets(self, asked: str, name: bool = False) -> float:
        """How well this fact has what a stem of a question asks, 0 to 1. ``name``: it is a name and nothing else."""
        if name:
            alike = any(key == asked or same_name(asked, key) for key in self.keys)
            return 1.0 if alike else max(_REFERRED * (asked in self.referred), _CARRIED * (asked in self.carried))
        return max(
            _nearest(asked, self.keys),
            _REFERRED * _nearest(asked, self.referred),
            _CARRIED * _nearest(asked, self.carried),
        )

    @cached_property
    def calling(self) -> bool:
        """Whether it tells what the witness is, not what happened."""
        return bool(_CALLED.search(self.text))

    @cached_property
    def denies(self) -> bool:
        """Whether its main clause says that something was not so."""
        return self.clause.negated or bool(_NOTHING.search(_main(self.text)))


@lru_cache(maxsize=32768)
def _nearest(asked: str, told: frozenset[str]) -> float:
    """The likeness of the stem that is most like the one asked; kept, for each is asked for over and over."""
    return max((likeness(asked, key) for key in told), default=0.0)


_QUOTED = re.compile(r'["“][^"”]*["”]')
_NOTHING = re.compile(
    r"\b(no|nobody|nothing|none|neither|nowhere|no one)\b(?! (?:longer|doubt|more than|later than|earlier))", re.I
)


def _main(text: str) -> str:
    """The sentence up to its first subordinate clause, without words that are only quoted in it."""
    return re.split(
        r"\b(?:because|that|which|who|when|while|after|before|until|so that)\b", _QUOTED.sub("", text), maxsplit=1
    )[0]


@dataclass(frozen=True)
class Knowledge:
    """All facts of one witness, and what each word of them is worth."""

    facts: tuple[KnownFact, ...]
    atoms: tuple[KnownFact, ...] = ()
    """The single statements that facts of several make; each has the id and the place of its fact."""

    @cached_property
    def vocabulary(self) -> frozenset[str]:
        return frozenset[str]().union(*(fact.keys for fact in self.facts))

    @cached_property
    def words(self) -> frozenset[str]:
        return frozenset[str]().union(*(fact.words for fact in self.facts))

    @cached_property
    def names(self) -> frozenset[str]:
        """Every name in the affidavit."""
        return frozenset(name for fact in self.facts for clause in fact.reading.sentences for name in clause.names)

    @cached_property
    def _worth(self) -> dict[str, float]:
        return {}

    def worth(self, asked: str) -> float:
        """How much a stem narrows the facts down: high for what few or none of them have."""
        if asked not in self._worth:
            having = sum(any(likeness(asked, key) for key in fact.keys) for fact in self.facts)
            self._worth[asked] = math.log(1 + (len(self.facts) + 1) / max(1, having))
        return self._worth[asked]

    def of(self, fact: KnownFact) -> tuple[KnownFact, ...]:
        """The single statements of a fact, or the fact itself."""
        return tuple(part for part in self.atoms if part.place == fact.place) or (fact,)


_BOUND = re.compile(
    r"\b(he|she|it|they|him|her|his|its|their|them|there|this|these|that (?!I\b)|then|the same)\b", re.I
)


def knowledge(
    facts: Mapping[str, str],
    subjects: Mapping[str, str] | None = None,
    aloud: Mapping[str, str] | None = None,
    frames: Mapping[str, Frame] | None = None,
) -> Knowledge:
    """The facts by id, in the first person already. ``subjects``: the subject of each, where a frame tells it;
    ``aloud``: how the witness tells it, where its author has written that; ``frames``: the parts of each."""
    told: list[KnownFact] = []
    atoms: list[KnownFact] = []
    groups = _namings(facts.values())
    meant = antecedents(tuple(facts.values()))
    for place, (identity, text) in enumerate(facts.items()):
        clause = clause_of(text, (subjects or {}).get(identity, ""))
        over, also = _taken_over(text, told), _also_named(text, groups)
        referred = frozenset(content(" ".join(meant[place])))
        referred |= _also_named(" ".join(meant[place]), groups) - also
        fact = KnownFact(identity, text, place, clause, over - referred, also, referred)
        told.append(replace(fact, aloud=(aloud or {}).get(identity, ""), frame=(frames or {}).get(identity)))
        atoms += _atoms(told[-1], groups)
    return Knowledge(tuple(told), tuple(atoms))


def _atoms(fact: KnownFact, groups: Sequence[tuple[frozenset[str], frozenset[str]]]) -> list[KnownFact]:
    parts = parts_of(fact.text)
    if len(parts) < 2:
        return []
    return [_atom(part, fact, groups) for part in parts]


def _atom(part: SingleStatement, fact: KnownFact, groups: Sequence[tuple[frozenset[str], frozenset[str]]]) -> KnownFact:
    own = frozenset(content(part.text))
    rest = frozenset(content(fact.text)) - own
    return KnownFact(
        id=fact.id,
        text=f"{part.text[:1].upper()}{part.text[1:]}.",
        place=fact.place,
        clause=clause_of(part.text),
        carried=rest | fact.carried,
        named=_also_named(part.text, groups),
        referred=fact.referred if _PRONOUNS.search(part.text) else frozenset[str](),
        standing=part.standing,
        link=part.link,
    )


_PRONOUNS = re.compile(r"\b(?:he|she|it|they|him|her|his|its|them|their)\b", re.IGNORECASE)


def _taken_over(text: str, told: Sequence[KnownFact]) -> frozenset[str]:
    """What a fact takes over from the one before it: only where its subject is a pronoun, or it has no other noun that
    its pronoun could mean."""
    if not told or not _BOUND.search(text):
        return frozenset()
    subject = clause_of(text).subject
    if re.search(r"\b[A-Z][a-z]+", subject[1:]) or (content(subject) and not _PRONOUN.match(subject)):
        return frozenset()
    return told[-1].keys | (told[-1].carried if _PRONOUN.match(told[-1].text) else frozenset[str]())


_PRONOUN = re.compile(r"(?:He|She|It|They|His|Her|Its|Their|This|That|I|We)\b", re.IGNORECASE)


_NAME = r"(?:(?:Mr|Mrs|Ms|Miss|Dr|Professor|Sir|Lady)\.? )?(?P<name>[A-Z][\w'-]+(?: [A-Z][\w'-]+)*)"
_NAMINGS = tuple(
    re.compile(pattern)
    for pattern in (
        rf"\b(?:[Tt]he|[Mm]y|[Hh]is|[Hh]er|[Oo]ur|a|an) (?P<noun>(?:[a-z-]+ ){{0,2}}[a-z-]+), {_NAME}(?=[,.])",
        rf"\b{_NAME}, (?:who (?:is|was) )?(?:the|my|his|her|our|a|an) (?P<noun>(?:[a-z-]+ ){{0,2}}[a-z-]+)(?=[,.])",
        rf"\b(?:the|my|his|her|our|a|an|The|My|A|An) (?P<noun>(?:[a-z-]+ ){{0,2}}[a-z-]+) (?:called|named) {_NAME}",
        rf"^{_NAME} (?:is|was) (?:(?:[\w-]+ ){{1,6}}and is )?(?:the|my|his|her|our|a|"
        rf"an) (?P<noun>(?:[a-z-]+ ){{0,3}}[a-z-]+)(?=[,.]| of| at| and)",
    )
)


def _namings(texts: Iterable[str]) -> tuple[tuple[frozenset[str], frozenset[str]], ...]:
    """(stems of a name, stems of what its bearer is called besides), as the affidavit introduces people."""
    found = (match for text in texts for pattern in _NAMINGS for match in pattern.finditer(text))
    return tuple((frozenset(content(match["name"])), frozenset(content(match["noun"])[-2:])) for match in found)


def _also_named(text: str, groups: Sequence[tuple[frozenset[str], frozenset[str]]]) -> frozenset[str]:
    own = frozenset(content(text))
    also: list[frozenset[str]] = [frozenset((stem("man"),))] if re.search(r"\bMr\b", text) else []
    also += [frozenset((stem("woman"),))] if re.search(r"\b(?:Mrs|Miss|Ms)\b", text) else []
    also += [noun if name & own else name for name, noun in groups if name & own or (noun and noun <= own)]
    return frozenset[str]().union(*also)
