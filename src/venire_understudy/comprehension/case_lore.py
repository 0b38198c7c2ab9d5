"""A case as the understudy knows it: its argument map, indexed once."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from venire.language.wording.content_words import content_words
from venire.law.api import About, Case, CasePapers, Claim, OwnWords, Relation, SatThrough, Side
from venire_understudy.comprehension.contradictions import File

CUES: Mapping[About, str] = {
    "missing": r"\b(no|never|missing|without|nobody|nothing|silence|absence|lack|not found|unsent)\b",
    "conflict": r"\b(two|both|but|although|contradict\w*|differ\w*|first told|changed)\b",
    "timing": r"\b(minutes?|hours?|seconds|o'clock|p\.m|a\.m|before|after|until|\d+:\d\d|time)\b",
    "trust": r"\b(lie|lied|told|said|says|word|witness|promise|honest\w*|account|swore|bargain|opinion|expert\w*)\b",
    "motive": r"\b(money|motive|fear|ruin|lose|wanted|paid|debt|owed|reason|gain)\b",
    "chance": r"\b(chance|luck|coincidence|likel\w+|odds|accident|happen\w*|could have)\b",
    "cost": r"\b(mercy|innocent|doubt|convict\w*|certain\w*|life|burden|punish\w*)\b",
    "person": r"\b(character|habit|hip|drunk|nature|kind|always|man with|woman with)\b",
}
"""Words by which the strength or weakness of a claim is told, so that a thought from a juror's own life fits it."""


@dataclass(frozen=True, slots=True)
class ClaimLink:
    """A relation of the map, with the claim it comes from."""

    source: str
    relation: Relation

    @property
    def id(self) -> str:
        return f"w:{self.source}>{self.relation.to}"


WEIGHTY = 4
"""How many pieces of evidence a jury looks at before anything else."""
_INSIDE = re.compile(r"(?<=[a-z,;] )[A-Z][\w’'-]+")
"""A word with a capital that begins no sentence."""


@dataclass(frozen=True)
class Lore:
    """The argument map, indexed."""

    case: Case
    own_words: OwnWords = field(default_factory=dict[str, Mapping[str, Sequence[str]]], compare=False)
    trial: SatThrough | None = None
    """What this jury has sat through; None where no trial went before."""

    @cached_property
    def file(self) -> File:
        """The case file, sentence by sentence."""
        return File(self.case)

    @cached_property
    def papers(self) -> CasePapers:
        """Its witnesses, exhibits and facts by id."""
        return CasePapers(self.case)

    def sayable(self, words: str) -> bool:
        """Whether a juror who sat through the trial would put it so: not in counsel's very words, and with no figure
        that was not heard there. Whoever sat through none would."""
        return self.trial is None or not (self.trial.counsels(words) or self.trial.unheard(words))

    @cached_property
    def claims(self) -> Mapping[str, Claim]:
        return {claim.id: claim for claim in self.case.claims}

    @cached_property
    def links(self) -> tuple[ClaimLink, ...]:
        return tuple(ClaimLink(claim.id, relation) for claim in self.case.claims for relation in claim.relations)

    @cached_property
    def onto(self) -> Mapping[str, tuple[ClaimLink, ...]]:
        """Claim → the relations that bear on it."""
        return self._grouped(lambda link: link.relation.to)

    @cached_property
    def out_of(self) -> Mapping[str, tuple[ClaimLink, ...]]:
        """Claim → the relations that it has to others."""
        return self._grouped(lambda link: link.source)

    def _grouped(self, key: Callable[[ClaimLink], str]) -> Mapping[str, tuple[ClaimLink, ...]]:
        groups = defaultdict[str, list[ClaimLink]](list)
        for link in self.links:
            groups[key(link)].append(link)
        return {claim: tuple(group) for claim, group in groups.items()}

    @cached_property
    def about(self) -> Mapping[str, About]:
        """Claim → the kind of weakness or strength that it turns on."""
        return {claim.id: _about(claim) for claim in self.case.claims}

    @cached_property
    def words(self) -> Mapping[str, frozenset[str]]:
        """Claim → the content words in which it is told."""
        return {claim.id: content_words(f"{claim.text} {claim.handle} {claim.question}") for claim in self.case.claims}

    @cached_property
    def _exhibits(self) -> Mapping[str, str]:
        handles = {item.id: item.handle for item in self.case.evidence}
        shown = {item.id: handles[item.evidence] for item in self.case.exhibits if item.evidence in handles}
        return {**handles, **shown}

    def exhibits(self, claim: Claim) -> tuple[str, ...]:
        """How jurors name the evidence that a claim rests on."""
        named = [self._exhibits[ground] for ground in claim.grounds if ground in self._exhibits]
        return tuple(dict.fromkeys(named))

    @cached_property
    def weighty(self) -> tuple[frozenset[str], ...]:
        """For each of the pieces of evidence that weigh most the claims that rest on it. A piece weighs as the
        strongest of them; among equals that goes first to which more is said for and against."""
        shown = {item.id: item.evidence for item in self.case.exhibits}
        on = defaultdict[str, list[Claim]](list)
        for claim in self.case.claims:
            for thing in dict.fromkeys(shown.get(ground, ground) for ground in claim.grounds):
                on[thing].append(claim)
        things = sorted((item.id for item in self.case.evidence if item.id in on), key=lambda id: self._weight(on[id]))
        return tuple(frozenset(claim.id for claim in on[thing]) for thing in things[:WEIGHTY])

    def _weight(self, claims: Sequence[Claim]) -> tuple[float, float]:
        bearing = sum(len(self.onto.get(claim.id, ())) + len(claim.relations) for claim in claims)
        return (-max(claim.strength for claim in claims), -bearing)

    @cached_property
    def common(self) -> frozenset[str]:
        """Words that the claims write small inside a sentence."""
        told = " ".join(f"{claim.text} {claim.concession} {self.told(claim.id)}" for claim in self.case.claims)
        return frozenset(re.findall(r"\b[a-z][a-z'’]+", told))

    @cached_property
    def elements(self) -> Mapping[str, str]:
        """Element → how people name it while talking."""
        return {element.id: element.handle for charge in self.case.charges for element in charge.elements}

    @cached_property
    def proper(self) -> frozenset[str]:
        """Words that keep their capital inside a sentence: the names of people in the case."""
        case = self.case
        people = [case.defendant.name, *(witness.name for witness in case.witnesses)]
        people += [case.victim.name] if case.victim else []
        return frozenset(word for name in people for word in re.findall(r"[A-Z][\w’'-]+", name))

    @cached_property
    def names(self) -> frozenset[str]:
        """These, and whatever else the file writes with a capital inside a sentence."""
        case = self.case
        told = [self.told(claim.id) for claim in case.claims] + [claim.text for claim in case.claims]
        told += [case.summary, *(item.description for item in case.evidence)]
        told += [fact.text for witness in case.witnesses for fact in witness.affidavit]
        return self.proper | frozenset(word for text in told for word in _INSIDE.findall(text))

    @cached_property
    def third_parties(self) -> Mapping[str, frozenset[str]]:
        """Claim → the names in it of people who are neither the accused nor the victim: "he" alone will not do."""
        known = {*self.case.defendant.name.split(), *(self.case.victim.name.split() if self.case.victim else ())}
        names = self.proper - known
        return {claim.id: frozenset(name for name in names if name in claim.text) for claim in self.case.claims}

    def side(self, claim: str) -> Side | None:
        """Whom a claim helps; None for one that the case does not know."""
        return self.claims[claim].side if claim in self.claims else None

    def told(self, claim: str) -> str:
        """All the words in which a claim can be put."""
        known = self.claims.get(claim)
        if known is None:
            return ""
        kernels = (kernel.text for kernel in known.kernels)
        return " ".join((*kernels, *(relation.why for relation in known.relations), known.question))


def _about(claim: Claim) -> About:
    text = f"{claim.handle} {claim.handle} {claim.text} {' '.join(claim.topics)} {' '.join(claim.values)}".lower()
    counts: dict[About, int] = {about: len(re.findall(pattern, text)) for about, pattern in CUES.items()}
    best: About = max(counts, key=lambda about: counts[about])
    return best if counts[best] > 1 else "any"
