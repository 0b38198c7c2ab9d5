"""Every way in which an argument is spoilt in the audit: what is spoken, or what it rests on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from venire.language.text.sentences import sentences
from venire.law.debating.argument import Argument, ArgumentEvidence, CausalLink
from venire.studies.benchmarks.sets.spoilt_arguments import SPOILINGS, Spoil
from venire.studies.panel_audit.coherent import Coherent
from venire.studies.panel_audit.spoken import SPOKEN
from venire.studies.panel_audit.talk import TALK
from venire.studies.panel_audit.turncoat import TURNCOATS

Attack = Callable[[Coherent, Random], Argument]
"""From a coherent argument to itself spoilt; the same where this way has nothing to spoil in it."""
MANY = 5
"""Pieces of evidence, or links, that are strewn in."""
MANY_TEXTS = 50
"""Of a shorter record everything has to do with everything."""


def on_speech(spoil: Spoil) -> Attack:
    """An attack on what is spoken; what the argument rests on is left."""
    return lambda one, dice: one.argument.model_copy(update={"text": spoil(one.argument.text, dice)})


def strewn_sources(one: Coherent, dice: Random) -> Argument:
    """Sources that are there and bear nothing on it, beside its own."""
    if len(one.record) < MANY_TEXTS:
        return one.argument
    cited = {piece.source.casefold() for piece in one.argument.evidence}
    free = [id for id in one.record if id not in cited]
    drawn = dice.sample(free, min(MANY, len(free)))
    pieces = [ArgumentEvidence(text=dice.choice(sentences(one.record[id])), source=id.upper()) for id in drawn]
    return one.argument.model_copy(update={"evidence": (*one.argument.evidence, *pieces)})


def invented_sources(one: Coherent, dice: Random) -> Argument:
    """Sources that do not exist, beside its own."""
    said = dice.sample(TALK["citations"], MANY)
    pieces = [ArgumentEvidence(text=text, source=f"Z{dice.randrange(100, 999)}") for text in said]
    return one.argument.model_copy(update={"evidence": (*one.argument.evidence, *pieces)})


def strewn_links(one: Coherent, dice: Random) -> Argument:
    """Causes without effect, beside its own."""
    drawn = [(dice.choice(TALK["off_topic"]), dice.choice(TALK["off_topic"])) for _ in range(MANY)]
    links = [CausalLink(cause=cause, effect=effect, strength=1.0) for cause, effect in drawn]
    return one.argument.model_copy(update={"links": (*one.argument.links, *links)})


def no_ground(one: Coherent, _: Random) -> Argument:
    """The speech alone, without the evidence and the links that it had."""
    return one.argument.model_copy(update={"evidence": (), "links": ()})


ATTACKS: Mapping[str, Attack] = {
    **{name: on_speech(spoil) for name, spoil in {**SPOILINGS, **SPOKEN}.items()},
    "strewn_sources": strewn_sources,
    "invented_sources": invented_sources,
    "strewn_links": strewn_links,
    "no_ground": no_ground,
    **TURNCOATS,
}
"""Every attack by its name."""
NAMED = ("stuffed", "padded", "shuffled")
"""Those that the specification names."""
