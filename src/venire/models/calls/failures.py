"""What can go wrong with a call, in words fit for the record: no key and no text of the provider's is repeated."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import httpx2
from pydantic_ai import exceptions as ai

from venire.models.calls.http import TooLarge


@dataclass(frozen=True, slots=True)
class CallFailure:
    """A clause after the model's name, what to do about it, and whether trying again may help."""

    clause: str
    remedy: str
    passing: bool = False


_KNOWN: tuple[tuple[type[Exception], CallFailure], ...] = (
    (TimeoutError, CallFailure("did not answer in time", "Give it a longer timeout, or a faster model.")),
    (ai.ModelRateLimitError, CallFailure("is over its rate limit", "Wait a little, or take fewer model seats.", True)),
    (ai.ModelQuotaExceededError, CallFailure("has no quota left", "Look at the account's balance.")),
    (ai.ModelAuthenticationError, CallFailure("does not accept the key", "Check the key in the environment.")),
    (ai.ModelNotFoundError, CallFailure("is not known to its server", "Check the model's name in models.yaml.")),
    (
        ai.ModelContextWindowExceededError,
        CallFailure("cannot read a prompt so long", "Take a model with a longer window."),
    ),
    (
        ai.ModelRequestRejectedError,
        CallFailure("rejected the request", "Check the model and its output in models.yaml."),
    ),
    (ai.ModelUnavailableError, CallFailure("is not available now", "Try again later.", True)),
    (ai.ModelServerError, CallFailure("has trouble on its server", "Try again later.", True)),
    (ai.ModelTimeoutError, CallFailure("did not answer in time", "Give it a longer timeout, or a faster model.")),
    (ai.ModelConnectionError, CallFailure("cannot be reached", "Check the address and the network.", True)),
    (ai.ContentFilterError, CallFailure("refused to play the part", "Take another model for this seat.")),
    (ai.OutputTokenLimitExceeded, CallFailure("was cut off in the middle", "Raise max_tokens in models.yaml.")),
    (ai.UsageLimitExceeded, CallFailure("never came to an answer", "Take a model that is better at filling in forms.")),
    (ai.ModelAPIError, CallFailure("sent an answer that cannot be read", "Try again later.", True)),
    (ai.UserError, CallFailure("cannot be called in this way", "Check its output and thinking in models.yaml.")),
    (httpx2.HTTPError, CallFailure("cannot be reached", "Check the address and the network.", True)),
    (
        ai.UnexpectedModelBehavior,
        CallFailure("gave no usable answer", "Take a model that is better at filling in forms."),
    ),
)
_OTHER = CallFailure("failed", "See the log.")
_TOO_LARGE = CallFailure("sent more than an answer can be", "Take another model, or look at its server.")


def trouble_of(error: BaseException) -> CallFailure:
    """The first that fits; the table goes from the particular to the general."""
    if any(isinstance(one, TooLarge) for one in _chain(error)):
        return _TOO_LARGE
    return next((trouble for kind, trouble in _KNOWN if isinstance(error, kind)), _OTHER)


def _chain(error: BaseException) -> Iterator[BaseException]:
    """An error and what it came of."""
    found: BaseException | None = error
    while found is not None:
        yield found
        found = found.__cause__ or found.__context__
