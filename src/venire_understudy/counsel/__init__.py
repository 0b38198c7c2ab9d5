"""Counsel in its seat: asks, offers, objects, answers objections, or rests."""
