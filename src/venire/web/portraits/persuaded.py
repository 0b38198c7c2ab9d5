"""What a juror looks like whom somebody wants to persuade: the card's own face, or one that fits what it tells."""

from __future__ import annotations

from venire.law.persuasion.card import PersuasionCard
from venire.web.portraits.face import portrait, symbol
from venire.web.portraits.witness import gender_in


def card_face(card: PersuasionCard) -> str:
    """SVG; the same card has the same face everywhere."""
    return portrait(card.id, _gender(card), card.age)


def card_symbol(number: int, card: PersuasionCard) -> str:
    """The same, to be drawn many times on one page."""
    return symbol(number, card.id, _gender(card), card.age)


def _gender(card: PersuasionCard) -> str:
    """By the words that the card uses of its person."""
    told = f"{card.called} {card.portrait} {card.speaking_style}"
    return gender_in(told, f"{told} {card.background}")
