"""What an argument can be looked up in: the texts behind the sources that it may name."""

from __future__ import annotations

from collections.abc import Mapping

from venire.law.case_file.case import Case
from venire.law.debating.subject import Subject


def record_of(subject: Subject) -> Mapping[str, str]:
    """Id in lower case → text; empty for a bare topic, where nothing can be looked up."""
    given = {source.id.casefold(): f"{source.title}. {source.text}" for source in subject.sources}
    return {**(_of_case(subject.case) if subject.case else {}), **given}


def _of_case(case: Case) -> Mapping[str, str]:
    facts = {fact.id: f"{witness.name}: {fact.text}" for witness in case.witnesses for fact in witness.affidavit}
    witnesses = {one.id: " ".join((f"{one.name}:", *(fact.text for fact in one.affidavit))) for one in case.witnesses}
    things = {one.id: f"{one.name}. {one.description}" for one in (*case.evidence, *case.exhibits)}
    agreed = {one.id: one.text for one in case.stipulations}
    return {id.casefold(): text for id, text in {**facts, **witnesses, **things, **agreed}.items()}
