"""What the templates of a persuasion name before the settlement: the form, the corridor and its rooms. Of what jurors
think, want or fear nothing is in them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from venire.app import Venire
from venire.exports.casefile import public
from venire.exports.court.introduction import charged
from venire.law.case_file.case import Case
from venire.law.persuasion.card import PersuasionCard
from venire.library.persuasion_cards import shipped_for, to_choose
from venire.proceedings.persuasion.params import PersuasionParams
from venire.proceedings.persuasion.rules import Persuasion
from venire.proceedings.persuasion.state import State
from venire.proceedings.words import LONGEST
from venire.web.portraits.persuaded import card_face, card_symbol
from venire.web.trouble import trouble
from venire.web.visit import Visitor

DOCKET = 200
"""Cases looked through for those whose jurors can be persuaded."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A case on the form, and whom it brings."""

    case: Case
    own: Sequence[PersuasionCard]

    @property
    def usual(self) -> Collection[str]:
        """Ids of those who are there where nobody is chosen."""
        return shipped_for(self.case.id)


def persuadable(house: Venire) -> Sequence[Case]:
    """The cases whose file names what can be argued, in the order of the docket."""
    cards = [card for card in house.library.list(0, DOCKET) if not card.thin]
    return [case for case in (house.library.load(card.id) for card in cards) if case.topics]


def form_parts(house: Venire, chosen: str) -> Mapping[str, Any]:
    """For ``persuade_form.html``. ``chosen``: a case id, or something else."""
    cases = persuadable(house)
    found = [(case, *to_choose(case, house.settings.data)) for case in cases]
    everyone = list({card.id: card for _, own, jury in found for card in (*own, *jury)}.values())
    symbols = [card_symbol(number, card) for number, card in enumerate(everyone, start=1)]
    ids = [case.id for case in cases]
    with_own = next((case.id for case, own, _ in found if own), ids[0] if ids else "")
    return {
        "choices": [Choice(case, own) for case, own, _ in found],
        "jury": list({card.id: card for _, _, jury in found for card in jury}.values()),
        "chosen": chosen if chosen in ids else with_own,
        "symbols": Markup("".join(symbols)),
        "numbers": {card.id: number for number, card in enumerate(everyone, start=1)},
        "turns": PersuasionParams().turns,
    }


def persuasion_of(visit: Visitor) -> tuple[Persuasion, State]:
    """The rules of a persuasion and how it stands. Raises a 404 for other sessions."""
    rules, state = visit.session.sitting.proceeding, visit.session.sitting.state
    if not isinstance(rules, Persuasion) or not isinstance(state, State):
        raise trouble(404, "no_page")
    return rules, state


def room_parts(visit: Visitor) -> Mapping[str, Any]:
    """For ``persuade.html``."""
    rules, state = persuasion_of(visit)
    return {
        "session": visit.address,
        "title": rules.case.title,
        "case": public(rules.case),
        "charge": charged(rules.case),
        "matters": [topic.label for topic in rules.case.topics],
        "side": state.params.side,
        "turns": state.params.turns,
        "jurors": state.jurors,
        "faces": faces_of(rules),
        "player": visit.seat is not None,
        "longest": LONGEST,
    }


def faces_of(rules: Persuasion) -> Mapping[int, Markup]:
    """Juror -> drawn face."""
    return {number: Markup(card_face(card)) for number, card in enumerate(rules.sheet.cards, start=1)}
