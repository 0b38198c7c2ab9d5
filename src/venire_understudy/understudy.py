"""The face of this package: what it offers venire, each part loaded when it is first wanted.

``UNDERSTUDY`` is what the entry point ``venire.understudies`` names.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from venire.kernel.part import loaded

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from venire.kernel.chance import Chance
    from venire.law.api import Bank, Case, JurorCard, Likeness, OwnWords, SatThrough, Subject
    from venire.ports import Embedder, Evaluator, Participant, Rows, Understudy
    from venire.proceedings.examination.case_file import Flaws
    from venire.proceedings.persuasion.params import Sheet
    from venire_understudy.coach.seat import DrillCoach
    from venire_understudy.coach.student import Student
    from venire_understudy.comprehension.case_lore import Lore
    from venire_understudy.comprehension.claim_matching import Matcher
    from venire_understudy.counsel.addresses.seat import Advocate
    from venire_understudy.courtroom import HearingRoom
    from venire_understudy.debater.seat import DebaterUnderstudy
    from venire_understudy.jury_room import JuryRoom
    from venire_understudy.panel.seat import EvaluatorUnderstudy
    from venire_understudy.persuaded.players import ScriptedPlayer
    from venire_understudy.persuaded.seat import PersuadedJuror


class CasePlayer:
    """Plays every seat from the case alone: see :class:`venire.ports.Understudy`."""

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
        make: type[JuryRoom] = loaded("venire_understudy.jury_room:JuryRoom")
        return make(case, cards, chance, embedder, talked_to, own_words or {}, trial)

    def court(
        self,
        case: Case,
        chance: Chance,
        flaws: Flaws,
        embedder: Embedder | None,
        likeness: Likeness,
        bank: Bank | None = None,
    ) -> Participant:
        make: type[HearingRoom] = loaded("venire_understudy.courtroom:HearingRoom")
        return make(case, chance, flaws, embedder, likeness, bank)

    def advocate(self, case: Case, chance: Chance) -> Participant:
        make: type[Advocate] = loaded("venire_understudy.counsel.addresses.seat:Advocate")
        return make(case, chance)

    def coach(self, case: Case, chance: Chance, flaws: Flaws) -> Participant:
        make: type[DrillCoach] = loaded("venire_understudy.coach.seat:DrillCoach")
        return make(case, chance, flaws)

    def student(self, case: Case, chance: Chance, flaws: Flaws) -> Participant:
        make: type[Student] = loaded("venire_understudy.coach.student:Student")
        return make(case, chance, flaws)

    def debater(self, subject: Subject, chance: Chance) -> Participant:
        make: type[DebaterUnderstudy] = loaded("venire_understudy.debater.seat:DebaterUnderstudy")
        return make(subject, chance)

    def panel(self, subject: Subject, rows: Rows) -> Participant:
        make: type[EvaluatorUnderstudy] = loaded("venire_understudy.panel.seat:EvaluatorUnderstudy")
        return make(subject, rows)

    def persuaded(self, case: Case, sheet: Sheet, chance: Chance, embedder: Embedder | None) -> Participant:
        make: type[PersuadedJuror] = loaded("venire_understudy.persuaded.seat:PersuadedJuror")
        return make(case, sheet, chance, embedder)

    def player(self, case: Case, chance: Chance, embedder: Embedder | None) -> Participant:
        make: type[ScriptedPlayer] = loaded("venire_understudy.persuaded.players:ScriptedPlayer")
        return make(case, chance, embedder)

    def nearness(self, case: Case, text: str) -> Mapping[str, float]:
        lore: type[Lore] = loaded("venire_understudy.comprehension.case_lore:Lore")
        matcher: type[Matcher] = loaded("venire_understudy.comprehension.claim_matching:Matcher")
        found = matcher(lore(case)).nearest(text, None, len(case.claims))
        return {one.claim.id: one.nearness for one in found}

    def sworn_answer(self, facts: Sequence[str], witness: str, question: str, likeness: Likeness) -> str:
        answer = loaded("venire_understudy.witness.plain_affidavit:answer_from")
        return answer(facts, witness, question, likeness=likeness)

    def evaluator(self, subject: Subject, rows: Rows, unseen: str = "") -> Evaluator:
        return loaded("venire_understudy.panel.readers:evaluator_without")(subject, rows, unseen)

    def pleasing(self, thesis: str, text: str, rows: Rows, unseen: str) -> float:
        return loaded("venire_understudy.panel.readers:pleasing")(thesis, text, rows, unseen)

    def preference(self, thesis: str, one: str, other: str, rows: Rows, unseen: str) -> float:
        return loaded("venire_understudy.panel.readers:preference")(thesis, one, other, rows, unseen)


UNDERSTUDY: Understudy = CasePlayer()
