"""What the sources of a topic hold for each side: passages with figures, passages that lean.

Without a language model nobody can say for sure which side a sentence helps. A source that says so itself is believed;
else the words tell as far as they can, and a passage that leans nowhere is anybody's to quote, as it stands.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from venire.language.wording.content_words import content_words
from venire.law.api import Source, Subject
from venire_understudy.debater.quotations import whole_sentences

Leaning = Literal["for", "against", "neither"]
SHORTEST, LONGEST = 5, 60
"""Words of a passage."""
_GOOD = re.compile(
    r"\b(?:improv\w*|benefit\w*|sav(?:e|es|ed|ing|ings)|gain\w*|safer|safe|healthier|health|cleaner|cheaper|faster"
    r"|better|rose|growth|grew|thriv\w*|success\w*|popular|support\w*|welcom\w*|recover\w*|protect\w*|helps?|helped)\b",
    re.IGNORECASE,
)
_BAD = re.compile(
    r"\b(?:harm\w*|damag\w*|los[est]\w*|loss\w*|costs?|costly|expensive|risk\w*|danger\w*|worse\w*|fail\w*|fell"
    r"|declin\w*|deaths?|died|injur\w*|pollut\w*|jam\w*|delay\w*|complain\w*|oppos\w*|closed|closure|crowd\w*"
    r"|block\w*|unrest|poor\w*|suffer\w*|hurt\w*|slow\w*|unable|cannot|could not|can't|couldn't)\b",
    re.IGNORECASE,
)
_LESS = re.compile(r"\b(?:fewer|less|reduc\w*|cut|cuts|prevent\w*|without|no|fell|drop\w*|halv\w*)\b", re.IGNORECASE)
_AGAINST_A_THING = re.compile(
    r"\b(?:ban\w*|clos\w+|abolish\w*|end(?:ed)?|stop\w*|forb\w+|restrict\w*|scrap\w*|repeal\w*|limit\w*|remov\w*)\b",
    re.IGNORECASE,
)
"""A topic that would take something away: what is said against that thing speaks for the topic."""
_THE_CHANGE = re.compile(
    r"\b(?:trials?|pilots?|schemes?|measures?|bans?|rules?|changes?|since|without)\b", re.IGNORECASE
)
"""Of what is proposed itself, and not of what it would take away."""


@dataclass(frozen=True, slots=True)
class SourcePassage:
    """One sentence of one source."""

    source: Source
    text: str
    leaning: Leaning
    nearness: int
    """The content words that it shares with the topic."""

    @property
    def figures(self) -> bool:
        return any(letter.isdigit() for letter in self.text)


@dataclass(frozen=True)
class Passages:
    """All that can be quoted, in the order of the sources."""

    subject: Subject

    @cached_property
    def all(self) -> Sequence[SourcePassage]:
        return [
            SourcePassage(source, text, self._leaning(source, text), len(self._words & frozenset(content_words(text))))
            for source in self.subject.sources
            for text in whole_sentences(source.text)
            if SHORTEST <= len(text.split()) <= LONGEST
        ]

    @property
    def telling(self) -> Sequence[SourcePassage]:
        """Those that lean, or have to do with the topic."""
        return [one for one in self.all if one.leaning != "neither" or one.nearness]

    def of(self, stance: str) -> Sequence[SourcePassage]:
        """What this stance can quote: first what leans its way, then what leans nowhere; the nearest first."""
        fit = [one for one in self.telling if one.leaning in (stance, "neither") or stance == "own"]
        return sorted(fit, key=lambda one: (one.leaning != stance, -one.nearness))

    @cached_property
    def _words(self) -> frozenset[str]:
        return frozenset(content_words(self.subject.topic))

    @cached_property
    def _taken_away(self) -> frozenset[str]:
        """The words for what the topic would take away: "cars"; none where it would take nothing."""
        found = _AGAINST_A_THING.search(self.subject.topic)
        if found is None:
            return frozenset()
        after = content_words(self.subject.topic[found.end() :])
        return frozenset(after or content_words(self.subject.topic[: found.start()]))

    def _leaning(self, source: Source, text: str) -> Leaning:
        if source.stance:
            return source.stance
        worth = len(_GOOD.findall(text)) - len(_BAD.findall(text))
        if not worth:
            return "neither"
        good = worth > 0
        if not good and _LESS.search(text) and not re.search(r"\blos", text):
            good = True
        about_the_thing = bool(self._taken_away & content_words(text)) and not _THE_CHANGE.search(text)
        return "for" if good != about_the_thing else "against"
