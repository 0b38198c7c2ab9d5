"""How strong a case is once certain claims have been put: gradual semantics on the argument map.

*Claims* follow DF-QuAD (Rago, Toni, Aurisicchio, Baroni 2016). With base score ``v``, attackers ``a1 ... an`` and
supporters ``s1 ... sm``, aggregated as ``A = 1 - (1 - a1)...(1 - an)`` and ``S`` likewise, the strength of a claim is
``v + (1 - v)(S - A)`` where ``S >= A`` and ``v - v(A - S)`` otherwise. Two things are added to the paper. An influence
is the strength of its source times that of the relation. And an undercutter, which breaks the step from grounds to
claim instead of speaking for the contrary, lowers the base score itself: ``v(1 - U)``, with ``U`` aggregated likewise.

*Elements* weigh the claims that bear on them: all that are heard, but for those that only undercut a claim heard, which
act through that claim. DF-QuAD's product is within rounding of 1 for either side once a dozen claims have been put, and
nothing said later could move anybody; so the same products are compared by their logarithms. With
``w = -ln(1 - strength)`` an element stands at ``(PRIOR / 2 + sum of w for the prosecution) / (PRIOR + sum of all w)``:
.5 while nothing is said, less moved by each further claim, never certain.

*Guilt* needs every element: a charge stands at the power mean of its elements with exponent ``CONJUNCTION``, a smooth
minimum that equals the elements where they agree and lies close to the weakest where they do not. Elements that no
claim of the map bears on are not in dispute and do not count. Of several charges the strongest decides.

Hearing one more claim never moves the root against the side of that claim, provided that claims support their own side
and attack the other, which :func:`venire.law.case_file.checks.case_check.problems` checks.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from graphlib import CycleError, TopologicalSorter

from venire.law.case_file.argument_map import Claim, Relation
from venire.law.case_file.case import Case, Charge

ROOT = "guilty"
"""The key of the root proposition among the strengths."""
NEUTRAL = 0.5
PRIOR = 2.0
"""The weight of having heard nothing, in units of -ln(1 - strength): about that of three claims of strength .5."""
CONJUNCTION = -4.0
_CERTAIN = 1.0 - 1e-6
_NIL = 1e-6


def influence(strengths: Iterable[float]) -> float:
    """DF-QuAD's aggregation: 0 for none, towards 1 with each; commutative."""
    left = 1.0
    for strength in strengths:
        left *= 1.0 - strength
    return 1.0 - left


def combined(base: float, attack: float, support: float) -> float:
    """DF-QuAD's combination of a base score with aggregated attack and support; all in 0 ... 1."""
    moved = support - attack
    return base + (1.0 - base) * moved if moved >= 0 else base + base * moved


@dataclass(frozen=True, slots=True)
class _Node:
    """A claim with the relations that reach it."""

    claim: Claim
    reached: tuple[tuple[str, Relation], ...]
    """The claim that a relation comes from, and the relation."""
    through: tuple[str, ...]
    """The claims it undercuts, if it does nothing else: while one of them is heard, it acts through that one only."""


class StrengthMap:
    """The argument map of a case, ordered once so that strengths are one pass over it.

    Raises :class:`ValueError` when the relations go in a circle or lead to no claim.
    """

    def __init__(self, case: Case) -> None:
        self._nodes = _ordered(case.claims)
        self._ids = frozenset(case_claim.id for case_claim in case.claims)
        disputed = {claim.element for claim in case.claims}
        charges = (_disputed(charge, disputed) for charge in case.charges)
        self._charges = tuple(elements for elements in charges if elements)

    def strength(self, heard: frozenset[str]) -> Mapping[str, float]:
        """The strength of the root (:data:`ROOT`), of every disputed element and of every claim in ``heard``, 0 to 1.

        The root is .5 when nothing has been heard or the case has no claims. Raises :class:`ValueError` for an id that
        is no claim of the case.
        """
        if not heard <= self._ids:
            raise ValueError(f"the map has no claim {', '.join(sorted(heard - self._ids))}")
        strengths: dict[str, float] = {}
        for node in self._nodes:
            if node.claim.id in heard:
                strengths[node.claim.id] = _claim_strength(node, strengths)
        elements = self._elements(strengths, heard)
        root = max((_all_of([elements[name] for name in charge]) for charge in self._charges), default=NEUTRAL)
        return {**strengths, **elements, ROOT: root}

    def _elements(self, strengths: Mapping[str, float], heard: frozenset[str]) -> dict[str, float]:
        """Each disputed element by the claims that bear on it directly."""
        weights = {element: [PRIOR / 2, PRIOR / 2] for charge in self._charges for element in charge}
        for node in self._nodes:
            claim = node.claim
            if claim.id in heard and claim.element in weights and not any(to in heard for to in node.through):
                side = 0 if claim.side == "prosecution" else 1
                weights[claim.element][side] -= math.log(1.0 - min(strengths[claim.id], _CERTAIN))
        return {element: guilt / (guilt + doubt) for element, (guilt, doubt) in weights.items()}


def _ordered(claims: Iterable[Claim]) -> tuple[_Node, ...]:
    """The claims, each after all those that bear on it."""
    by_id = {claim.id: claim for claim in claims}
    reached: dict[str, list[tuple[str, Relation]]] = {claim_id: [] for claim_id in by_id}
    for claim in by_id.values():
        for relation in claim.relations:
            if relation.to not in by_id:
                raise ValueError(f"the claim {claim.id} bears on {relation.to}, which does not exist")
            reached[relation.to].append((claim.id, relation))
    sources = {claim_id: [source for source, _ in found] for claim_id, found in reached.items()}
    try:
        order = list(TopologicalSorter(sources).static_order())
    except CycleError as error:
        raise ValueError(f"the relations go in a circle: {' -> '.join(error.args[1])}") from error
    return tuple(_Node(by_id[name], tuple(reached[name]), _through(by_id[name])) for name in order)


def _through(claim: Claim) -> tuple[str, ...]:
    """What a mere undercutter acts through; whoever supports or rebuts speaks to the matter itself as well."""
    if any(relation.kind != "undercuts" for relation in claim.relations):
        return ()
    return tuple(relation.to for relation in claim.relations)


def _disputed(charge: Charge, disputed: set[str]) -> tuple[str, ...]:
    return tuple(element.id for element in charge.elements if element.id in disputed)


def _claim_strength(node: _Node, strengths: Mapping[str, float]) -> float:
    """A claim among those heard that bear on it, whose strengths are known already."""
    attack = support = undercut = 1.0
    for source, relation in node.reached:
        if source in strengths:
            left = 1.0 - strengths[source] * relation.strength
            if relation.kind == "supports":
                support *= left
            elif relation.kind == "rebuts":
                attack *= left
            else:
                undercut *= left
    return combined(node.claim.strength * undercut, 1.0 - attack, 1.0 - support)


def _all_of(strengths: list[float]) -> float:
    """The power mean that stands for "all of these"."""
    powers = [max(strength, _NIL) ** CONJUNCTION for strength in strengths]
    return (math.fsum(powers) / len(powers)) ** (1.0 / CONJUNCTION)
