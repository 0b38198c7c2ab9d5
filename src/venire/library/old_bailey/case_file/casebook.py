"""A trial made playable: the case file of the house, all of it from the report's own words."""

from __future__ import annotations

import re
from collections.abc import Sequence

from venire.law.case_file.argument_map import Claim
from venire.law.case_file.case import Case, Charge, Evidence, Person, Topic, Witness
from venire.library.old_bailey.case_file.case_text import Scene, instructions, opening, summary, tagline, theory, title
from venire.library.old_bailey.case_file.dock import lead_defendant, outcome, pleaded
from venire.library.old_bailey.case_file.offences import charges_for
from venire.library.old_bailey.case_file.witnesses import testimony_item, things_produced, witness
from venire.library.old_bailey.claims.cues import CUES
from venire.library.old_bailey.claims.handles import Handles
from venire.library.old_bailey.claims.phrasing import Phrasebook
from venire.library.old_bailey.claims.quotations import QuotedPoint, arguable, claim, manner, points
from venire.library.old_bailey.claims.relations import relations
from venire.library.old_bailey.claims.sayings import Speaker, speakers
from venire.library.old_bailey.report.sentences import word_count
from venire.library.old_bailey.report.trial import Party, ReportedTrial

FEWEST_WORDS = 40
"""Words of testimony under which a trial is thin."""


def case_id(trial_id: str) -> str:
    """``t18330103-24`` as ``ob-t18330103-24``."""
    return "ob-" + re.sub(r"[^a-z0-9_-]", "-", trial_id.lower())[:70]


def to_case(trial: ReportedTrial) -> Case:
    """The case file. ``outcome`` holds what the court decided, and no other field does."""
    who = lead_defendant(trial)
    voices = speakers(trial)
    charges, kinds = charges_for(trial.offences_of(who.id), who.name if who.name != "The prisoner" else "the prisoner")
    items = {speaker.name: f"E{n}" for n, speaker in enumerate(voices, start=1)}
    chosen = points(voices, kinds, items)
    claims = _argued(chosen, charges, items, case_id(trial.id))
    scene = Scene(trial, who, charges, voices)
    people = tuple(witness(speaker, n, trial) for n, speaker in enumerate(voices, start=1))
    return Case(
        id=case_id(trial.id),
        title=title(scene),
        tagline=tagline(scene),
        summary=summary(scene),
        opening=opening(scene),
        charges=charges,
        jurisdiction="England: the Old Bailey, London and Middlesex",
        year=trial.date.year,
        defendant=_person(who),
        victim=_person(trial.victims[0]) if trial.victims else None,
        evidence=_evidence(trial, voices, claims),
        witnesses=people,
        prosecution_theory=theory(scene, "prosecution", claims, [p.quote for p in chosen]),
        defence_theory=theory(scene, "defence", claims, [p.quote for p in chosen]),
        prosecution_arguments=_arguments(claims, "prosecution"),
        defence_arguments=_arguments(claims, "defence"),
        instructions=instructions(scene),
        topics=_topics(people, claims),
        claims=claims,
        themes=tuple(dict.fromkeys(charge.name.lower() for charge in charges)),
        outcome=outcome(trial),
        sources=(f"Old Bailey Proceedings Online (version 7.2, CC BY-NC 4.0), trial {trial.id}.",),
        thin=is_thin(trial, voices),
    )


def _argued(
    chosen: Sequence[QuotedPoint], charges: tuple[Charge, ...], items: dict[str, str], case: str
) -> tuple[Claim, ...]:
    elements = {element.id: element.handle for charge in charges for element in charge.elements}
    book, handles = Phrasebook(case), Handles()
    links = relations(chosen, book)
    answered = {link.to for of_one in links for link in of_one if link.kind != "supports"}
    return tuple(
        claim(
            p,
            elements[p.element],
            handles.name(p.speaker.short, p.quote, p.told.cues, manner(p)),
            book,
            items[p.speaker.name],
            of_one,
            p.id in answered,
        )
        for p, of_one in zip(chosen, links, strict=True)
    )


def _person(party: Party) -> Person:
    return Person(name=party.name or "Unnamed", age=party.age, gender=party.gender, occupation=party.occupation)


def _evidence(trial: ReportedTrial, voices: Sequence[Speaker], claims: Sequence[Claim]) -> tuple[Evidence, ...]:
    said = (testimony_item(speaker, n, claims) for n, speaker in enumerate(voices, start=1))
    return (*said, *things_produced(trial, len(voices)))


def _arguments(claims: Sequence[Claim], side: str) -> tuple[str, ...]:
    best = sorted((c for c in claims if c.side == side), key=lambda c: -c.strength)[:4]
    return tuple(c.text for c in best)


def _topics(people: Sequence[Witness], claims: Sequence[Claim]) -> tuple[Topic, ...]:
    used = {t for w in people for fact in w.affidavit for t in fact.topics} | {t for c in claims for t in c.topics}
    return tuple(
        Topic(id=cue, label=row.topic.label, direction=row.topic.direction)
        for cue, row in CUES.items()
        if row.topic and cue in used
    )


def is_thin(trial: ReportedTrial, voices: Sequence[Speaker]) -> bool:
    """Under forty words of testimony, fewer than two claims or none for the Crown, or nothing left for a jury."""
    words = sum(word_count(told.saying.text) for speaker in voices for told in speaker.told)
    sides = [told.side for speaker in voices for told in speaker.told if arguable(told)]
    nothing = len(sides) < 2 or "prosecution" not in sides
    return words < FEWEST_WORDS or nothing or pleaded(trial, lead_defendant(trial))
