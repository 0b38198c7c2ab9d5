"""The errors a user meets: one clear sentence, and a remedy."""

from __future__ import annotations


class VenireError(Exception):
    """The base of every error that is told to a user.

    ``str(error)`` is one sentence that says what is wrong; ``remedy`` one that says what to do about it.
    """

    def __init__(self, sentence: str, remedy: str = "") -> None:
        super().__init__(sentence)
        self.remedy = remedy


class SafetyHalt(VenireError):
    """A monitor stopped the proceeding; the sentence names its alert."""


class StillSealed(VenireError):
    """It would tell what is sealed until something else is over."""


class ConfigurationError(VenireError):
    """What was asked for cannot be had as it was asked for: a name twice, a number out of range."""


class AgentError(VenireError):
    """Nobody could answer for a seat that has to be filled."""


class ModelError(VenireError):
    """A language model that was named is not there, or cannot be called."""


class EvaluationError(VenireError):
    """Nobody could score or judge."""
