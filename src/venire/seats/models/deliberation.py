"""The seats of a deliberation that a language model can take: the parts of each, its players.

Source: spec/models.md, "Who speaks".
"""

from __future__ import annotations

from collections.abc import Sequence

from venire.kernel.record import Seat
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
from venire.seats.models.jury import card_at, role_of
from venire.seats.understudy import nearness


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
