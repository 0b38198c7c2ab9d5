"""What a juror looks like whom somebody wants to persuade: the card's own face, or one that fits what it tells."""

from __future__ import annotations

from venire.law.persuasion.card import PersuasionCard
from venire.law.persuasion.juror_at_table import gender_of
from venire.web.portraits.face import portrait, symbol


def card_face(card: PersuasionCard) -> str:
    """SVG; the same card has the same face everywhere."""
    return portrait(card.id, gender_of(card), card.age)


def card_symbol(number: int, card: PersuasionCard) -> str:
    """The same, to be drawn many times on one page."""
    return symbol(number, card.id, gender_of(card), card.age)
