"""The player's strategies, each with its label and hint. Source: spec/deliberation.md, "The player"."""

from __future__ import annotations

from venire.kernel.frozen import Frozen
from venire.proceedings.deliberation.acts import Strategy


class StrategyTold(Frozen):
    """How a strategy is offered."""

    strategy: Strategy
    label: str
    hint: str
    text: str
    """``required``, ``optional`` or ``none``."""
    target: str
    """``required`` or ``optional``."""


STRATEGIES: tuple[StrategyTold, ...] = (
    StrategyTold(
        strategy="challenge_evidence",
        label="Challenge a piece of evidence",
        hint="Take the exhibit that hurts you most and show the room what it does not prove.",
        text="optional",
        target="optional",
    ),
    StrategyTold(
        strategy="question_witness",
        label="Question a witness's word",
        hint="Ask how well somebody could see, remember, or afford to tell the truth.",
        text="optional",
        target="optional",
    ),
    StrategyTold(
        strategy="reasonable_doubt",
        label="Weigh the doubt",
        hint="Put the strongest doubt nobody has answered; or, if you prosecute, answer the one on everyone's lips.",
        text="none",
        target="optional",
    ),
    StrategyTold(
        strategy="alternative_theory",
        label="Tell it another way",
        hint="Offer an account of that day which fits the same facts and ends differently.",
        text="optional",
        target="optional",
    ),
    StrategyTold(
        strategy="address_juror",
        label="Speak to one juror",
        hint="Turn to somebody by name and answer what that juror really said.",
        text="optional",
        target="required",
    ),
    StrategyTold(
        strategy="free_argument",
        label="Say it in your own words",
        hint="Write what you would say at the table. It is matched to the evidence; the others answer what you mean.",
        text="required",
        target="optional",
    ),
)
