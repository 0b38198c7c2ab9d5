"""What a case is about, in phrases."""

from __future__ import annotations

from venire.law.case_file.case import Case


def topics_of(case: Case) -> tuple[str, ...]:
    """What this case is about, in phrases: its topics, its evidence and its exhibits."""
    labels = [topic.label for topic in case.topics]
    return (*labels, *(item.handle for item in case.evidence), *(exhibit.name for exhibit in case.exhibits))
