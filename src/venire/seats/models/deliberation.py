"""The seats of a deliberation that a language model can take: the role of each, its parts, its players.

Source: spec/models.md, "Who speaks".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from venire.kernel.record import Seat
from venire.law.case_file.persona import JurorCard
from venire.models.roles import Role
from venire.participants.briefs.deliberation.drafting import Drafting
from venire.participants.briefs.deliberation.narration import JudgeNarration
from venire.participants.briefs.deliberation.reactions import PanelReactions
from venire.participants.briefs.deliberation.speech import JurorSpeech
from venire.participants.briefs.deliberation.summing_up import SummingUp
from venire.participants.language_model import LanguageModel
from venire.participants.part import Part
from venire.participants.whole_panel import WholePanel
from venire.plugins.players import players
from venire.ports import Model, Participant
from venire.proceedings.deliberation.rules import Deliberation
from venire.seats.understudy import nearness

ROLES_OF_SEATS: Mapping[str, Role] = {
    "juror": "juror",
    "panel": "batch_updater",
    "judge": "narrator",
    "scribe": "scribe",
    "summarizer": "summarizer",
}
"""By the kind of a seat: ``juror`` for ``juror/4``."""


def role_of(seat: Seat) -> Role | None:
    """The role in which a model would sit here; None where none can."""
    return ROLES_OF_SEATS.get(seat.partition("/")[0])


def card_at(seat: Seat, rules: Deliberation) -> JurorCard | None:
    """The card of a juror's seat."""
    kind, _, number = seat.partition("/")
    return rules.roster.jurors[int(number) - 1] if kind == "juror" else None


def jury_parts(seat: Seat, rules: Deliberation) -> Sequence[Part]:
    """What a model can be asked in this seat; empty where no model can sit."""
    card = card_at(seat, rules)
    if card is not None:
        return (JurorSpeech(card, rules.case),)
    match role_of(seat):
        case "batch_updater":
            return (PanelReactions({one.id: one for one in rules.roster.jurors}, rules.case),)
        case "narrator":
            return (JudgeNarration(rules.case),)
        case "scribe":
            return (Drafting(rules.case, nearness),)
        case "summarizer":
            return (SummingUp(rules.case),)
        case _:
            return ()


def jury_players(
    seat: Seat, rules: Deliberation, models: Sequence[Model], behind: Participant | None
) -> Sequence[Participant]:
    """These models in this seat, the first first. ``behind``: who fills in what a panel's model leaves out, if
    anybody does."""
    found = players(models, jury_parts(seat, rules), rules, seat)
    if role_of(seat) != "batch_updater":
        return found
    return [WholePanel(player, behind) if isinstance(player, LanguageModel) else player for player in found]
