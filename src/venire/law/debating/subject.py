"""What a debate is about: a topic, with sources or with a case, or bare. Source: spec/debate.md."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import StringConstraints

from venire.kernel.fields import Text
from venire.kernel.frozen import Frozen
from venire.law.case_file.case import Case

GUILTY = "The accused is guilty beyond reasonable doubt."
"""The topic of a debate on a criminal case, where no other is given."""
LIABLE = "It is more likely than not that the defendant is liable."
"""The topic of a debate on a civil case, where no other is given."""
SourceId = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40)]


class Source(Frozen):
    """Something to argue from."""

    id: SourceId
    """By which arguments name it: ``S1``."""
    title: Text
    text: Text
    stance: Literal["for", "against", ""] = ""
    """Whom it speaks for, where whoever gave it says so."""


def without_headings(source: Source) -> Source:
    """The source with its prose alone: a heading is a title, and nobody says one aloud. One that is nothing else stays
    as it is."""
    kept = [line for line in source.text.splitlines() if not _heading(line)]
    text = "\n".join(kept).strip()
    return source.model_copy(update={"text": text}) if text and text != source.text else source


def _heading(line: str) -> bool:
    """Up to six number signs and a space, as in Markdown."""
    signs, space, title = line.strip().partition(" ")
    return bool(space and title) and 1 <= len(signs) <= 6 and set(signs) == {"#"}


class Subject(Frozen):
    """A topic, and what there is to argue it from. With neither sources nor a case it is bare."""

    topic: str
    """In a sentence."""
    sources: tuple[Source, ...] = ()
    case: Case | None = None

    @property
    def bare(self) -> bool:
        """Whether there is nothing to argue from."""
        return not self.sources and self.case is None
