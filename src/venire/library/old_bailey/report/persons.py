"""The persons, counts, verdicts and sentences of a trial, from its ``interp`` and ``join`` elements."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from xml.etree.ElementTree import Element

from venire.library.old_bailey.report.marks import marked_text, plain_text, unmarked
from venire.library.old_bailey.report.sealed_outcome import before_plea
from venire.library.old_bailey.report.trial import Gender, Offence, Party, Punishment, Verdict
from venire.library.old_bailey.report.typography import clean, title_case

OPENING = 20_000
"""Characters of an opening in which ages are looked for, for each person again; the longest printed one is shorter."""
_GENDERS: dict[str, Gender] = {"male": "male", "female": "female"}


@dataclass(slots=True)
class TrialFacts:
    """What the tags of one trial say, by id, and what its joins tie together."""

    values: dict[str, dict[str, str]] = field(default_factory=dict[str, dict[str, str]])
    """id -> interp type -> value."""
    people: dict[str, tuple[str, Element]] = field(default_factory=dict[str, tuple[str, Element]])
    """id -> (persName type, element)."""
    spans: dict[str, tuple[str, Element]] = field(default_factory=dict[str, tuple[str, Element]])
    """id -> (rs type, element)."""
    joins: list[tuple[str, tuple[str, ...]]] = field(default_factory=list[tuple[str, tuple[str, ...]]])
    """(result, targets)."""
    places: list[str] = field(default_factory=list[str])


def gather(div: Element) -> TrialFacts:
    """Everything tagged anywhere in the trial: an ``interp`` belongs to the id it names, not to the tag around it."""
    facts = TrialFacts()
    for element in div.iter():
        _gather_one(element, facts)
    return facts


def _gather_one(element: Element, facts: TrialFacts) -> None:
    key, kind = element.get("id", ""), element.get("type", "")
    match element.tag:
        case "interp":
            facts.values.setdefault(element.get("inst", ""), {}).setdefault(kind, element.get("value", ""))
        case "persName":
            facts.people[key] = (kind, element)
        case "rs":
            facts.spans[key] = (kind, element)
        case "join":
            facts.joins.append((element.get("result", ""), tuple(element.get("targets", "").split())))
        case "placeName":
            facts.places.append(clean(plain_text(element)))
        case _:
            pass


def parties(facts: TrialFacts, kind: str, opening: str) -> tuple[Party, ...]:
    """The persons of one type, each id once, in the order of the text. ``opening`` is the unsealed part of the charge,
    where an age must stand to be used."""
    trades = _trades(facts)
    return tuple(
        _party(key, element, facts, opening[:OPENING], _occupation(trades.get(key, ()), facts))
        for key, (k, element) in facts.people.items()
        if k == kind
    )


def _party(key: str, element: Element, facts: TrialFacts, opening: str, occupation: str) -> Party:
    values = facts.values.get(key, {})
    printed = unmarked(clean(marked_text(element)))
    given, surname = clean(values.get("given", "")), clean(values.get("surname", ""))
    name = title_case(f"{given} {surname}") or title_case(printed)
    named = name != name.lower() and name not in ("Prisoner", "Woman", "Man", "Person")
    return Party(
        id=key,
        name=name if named else "The prisoner" if facts.people[key][0] == "defendantName" else "A person not named",
        surname=(title_case(surname) or (name.split() or [""])[-1]) if named else "",
        gender=_GENDERS.get(values.get("gender", ""), "unstated"),
        age=_stated_age(values.get("age", ""), printed, opening),
        occupation=occupation,
    )


def _stated_age(value: str, printed: str, opening: str) -> int | None:
    if not value.isdigit() or not 0 < int(value) <= 120:
        return None
    in_brackets = rf"\({value}\b"
    after_name = re.escape(printed.rstrip(" ,.")) + rf"[,.]? ?{in_brackets}"
    stated = re.search(in_brackets, printed) or (printed and re.search(after_name, opening))
    return int(value) if stated else None


def _trades(facts: TrialFacts) -> Mapping[str, tuple[str, ...]]:
    """Whatever is joined with an occupation → what stands in the first such join."""
    found = dict[str, tuple[str, ...]]()
    for result, targets in facts.joins:
        for target in targets if result == "persNameOccupation" else ():
            found.setdefault(target, targets)
    return found


def _occupation(targets: tuple[str, ...], facts: TrialFacts) -> str:
    found = next((facts.spans[t][1] for t in targets if t in facts.spans), None)
    return clean(plain_text(found)).rstrip(".,;") if found is not None else ""


def offences(facts: TrialFacts) -> tuple[Offence, ...]:
    return tuple(
        Offence(
            key,
            facts.values.get(key, {}).get("offenceCategory", ""),
            facts.values.get(key, {}).get("offenceSubcategory", ""),
            before_plea(unmarked(clean(marked_text(element)))),
        )
        for key, (kind, element) in facts.spans.items()
        if kind == "offenceDescription"
    )


def verdicts(facts: TrialFacts) -> tuple[Verdict, ...]:
    """One per defendant, count and finding, as ``criminalCharge`` joins them; a join may lack any of the three."""
    return tuple(_verdict(targets, facts) for result, targets in facts.joins if result == "criminalCharge")


def _verdict(targets: tuple[str, ...], facts: TrialFacts) -> Verdict:
    defendant = next((t for t in targets if t in facts.people), "")
    offence = next(_of_kind(targets, "offenceDescription", facts), "")
    found = next(_of_kind(targets, "verdictDescription", facts), "")
    values = facts.values.get(found, {})
    text = clean(plain_text(facts.spans[found][1])) if found else ""
    return Verdict(defendant, offence, values.get("verdictCategory", ""), values.get("verdictSubcategory", ""), text)


def punishments(facts: TrialFacts) -> tuple[Punishment, ...]:
    return tuple(
        Punishment(person, values.get("punishmentCategory", ""), values.get("punishmentSubcategory", ""), text)
        for result, targets in facts.joins
        if result == "defendantPunishment"
        for person, values, text in _punishment(targets, facts)
    )


def _punishment(targets: tuple[str, ...], facts: TrialFacts) -> Iterator[tuple[str, dict[str, str], str]]:
    for key in _of_kind(targets, "punishmentDescription", facts):
        person = next((t for t in targets if t in facts.people), "")
        yield person, facts.values.get(key, {}), clean(plain_text(facts.spans[key][1]))


def _of_kind(targets: tuple[str, ...], kind: str, facts: TrialFacts) -> Iterator[str]:
    return (t for t in targets if t in facts.spans and facts.spans[t][0] == kind)
