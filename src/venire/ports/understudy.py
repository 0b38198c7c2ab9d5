"""The player without a model: who plays every seat from the case alone, and what studies and briefs ask of it besides.

It comes by the entry point ``venire.understudies``; venire knows this page of it and no more. Whoever it seats is named
``understudy`` on the record. Source: spec/models.md, "The understudy".
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Protocol, TypeAlias

from venire.ports.participant import Participant

if TYPE_CHECKING:
    from venire.kernel.chance import Chance
    from venire.law.case_file.bank import Bank
    from venire.law.case_file.case import Case
    from venire.law.case_file.persona import JurorCard, OwnWords
    from venire.law.debating.subject import Subject
    from venire.law.evidence.question.setting import Likeness
    from venire.law.jury.trial_heard import SatThrough
    from venire.ports.embedder import Embedder
    from venire.proceedings.debate.acts import Judge
    from venire.proceedings.debate.view import EvaluatorView
    from venire.proceedings.examination.case_file import Flaws
    from venire.proceedings.persuasion.params import Sheet

Rows: TypeAlias = Callable[[Sequence[str]], Sequence[Sequence[float]]]
"""Sentence vectors of the embedded model, of length 1."""


class Evaluator(Participant, Protocol):
    """Whoever judges a debate, also outside a session."""

    def judged(self, view: EvaluatorView) -> Judge:
        """The verdict of one evaluator, in its perspective."""
        ...


class Understudy(Protocol):
    """What an understudy offers. ``chance``: the dice of the session, or of its part; without an ``embedder`` texts are
    matched by their words alone."""

    def jury(
        self,
        case: Case,
        cards: Mapping[str, JurorCard],
        chance: Chance,
        embedder: Embedder | None = None,
        *,
        talked_to: bool = False,
        own_words: OwnWords | None = None,
        trial: SatThrough | None = None,
    ) -> Participant:
        """Every seat of a deliberation: jurors, the panel of listeners, judge, scribe, summarizer.

        ``cards``: the jurors' by id; ``talked_to``: whether they come from talks about the case, each alone;
        ``own_words``: how jurors put claims, beside the words of the case; ``trial``: what they have sat through.
        """
        ...

    def court(
        self,
        case: Case,
        chance: Chance,
        flaws: Flaws,
        embedder: Embedder | None,
        likeness: Likeness,
        bank: Bank | None = None,
    ) -> Participant:
        """Every seat of an examination: counsel, witnesses, judge, reporter. ``flaws``: what the law finds wrong with a
        question; ``bank``: how the case's witnesses are asked, and what they say."""
        ...

    def advocate(self, case: Case, chance: Chance) -> Participant:
        """Counsel speaking to the jury."""
        ...

    def coach(self, case: Case, chance: Chance, flaws: Flaws) -> Participant:
        """Who sets the questions of a drill."""
        ...

    def student(self, case: Case, chance: Chance, flaws: Flaws) -> Participant:
        """Who practises where no person does."""
        ...

    def debater(self, subject: Subject, chance: Chance) -> Participant:
        """Every debater of a debate, and of those on its premises."""
        ...

    def panel(self, subject: Subject, rows: Rows) -> Participant:
        """The assessor and the evaluators of a debate, and of those on its premises."""
        ...

    def persuaded(self, case: Case, sheet: Sheet, chance: Chance, embedder: Embedder | None) -> Participant:
        """The jurors of a persuasion, each alone with the player."""
        ...

    def player(self, case: Case, chance: Chance, embedder: Embedder | None) -> Participant:
        """The scripted player of a persuasion, named ``scripted``."""
        ...

    def nearness(self, case: Case, text: str) -> Mapping[str, float]:
        """How near each claim of the case is to a text, 0 to 1, the nearest first."""
        ...

    def sworn_answer(self, facts: Sequence[str], witness: str, question: str, likeness: Likeness) -> str:
        """What a witness of this name, who knows these facts and nothing else, answers."""
        ...

    def evaluator(self, subject: Subject, rows: Rows, unseen: str = "") -> Evaluator:
        """An evaluator to be studied. ``unseen``: a topic of which nothing that was learned may be used."""
        ...

    def pleasing(self, thesis: str, text: str, rows: Rows, unseen: str) -> float:
        """What its panel thinks that readers like in an argument by itself, in log odds."""
        ...

    def preference(self, thesis: str, one: str, other: str, rows: Rows, unseen: str) -> float:
        """How sure its panel is, on the mean, that readers prefer the one argument to the other, 0 to 1."""
        ...
