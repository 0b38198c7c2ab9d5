"""The loader table: every provider in one line, its library imported when one of its models is called for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from importlib import import_module
from importlib.util import find_spec

from venire.errors import VenireError
from venire.models.own_player import SORTS
from venire.models.use import UNDERSTUDY, ModelUse
from venire.ports import Model

_OPENAI = "venire.models.vendors.openai"


@dataclass(frozen=True, slots=True)
class Provider:
    """How to reach a provider: ``module`` has a function ``connect(use, key)``."""

    module: str
    keys: tuple[str, ...] = ()
    """Variables of the environment in which its key is looked for, in this order."""
    wants_key: bool = True
    base_url: str = ""
    """Its usual address, where the library does not know it."""
    library: str = "openai"
    extra: str = ""
    """Of venire, that brings the library; empty: venire itself does."""
    concurrency: int = 8
    """Calls at a time, unless models.yaml says otherwise."""
    trouble: str = ""
    """Why none of its models can be called here, whatever is set, in a sentence."""


PROVIDERS: Mapping[str, Provider] = {
    "openai": Provider(_OPENAI, ("OPENAI_API_KEY",)),
    "anthropic": Provider(
        "venire.models.vendors.anthropic", ("ANTHROPIC_API_KEY",), library="anthropic", extra="anthropic"
    ),
    "gemini": Provider(
        "venire.models.vendors.gemini", ("GEMINI_API_KEY", "GOOGLE_API_KEY"), library="google.genai", extra="google"
    ),
    "openrouter": Provider(_OPENAI, ("OPENROUTER_API_KEY",), base_url="https://openrouter.ai/api/v1"),
    "litellm": Provider(_OPENAI, ("LITELLM_API_KEY",), wants_key=False, base_url="http://127.0.0.1:4000/v1"),
    "ollama": Provider(_OPENAI, wants_key=False, base_url="http://127.0.0.1:11434/v1", concurrency=2),
    "vllm": Provider(_OPENAI, ("VLLM_API_KEY",), wants_key=False, base_url="http://127.0.0.1:8000/v1"),
    "llamacpp": Provider(_OPENAI, wants_key=False, base_url="http://127.0.0.1:8080/v1", concurrency=1),
}
"""``openai`` also reaches, by ``base_url``, any other server that speaks its chat completions."""
_OWN = Provider("venire.models.own_player", wants_key=False, library="venire")
ADDED: dict[str, Provider] = dict.fromkeys(SORTS, _OWN)
"""Those of other packages, added when venire begins; and what stands in the place of a provider and is none."""


def key_variables(use: ModelUse) -> tuple[str, ...]:
    """Where the key for this use is looked for; empty where none is sent.

    An address of one's own gets a key only if one is named for it, so that a provider's key is not sent elsewhere.
    """
    if use.key_env:
        return (use.key_env,)
    return () if use.base_url else known_provider(use.provider).keys


def missing(use: ModelUse, environ: Mapping[str, str]) -> str:
    """Why this model cannot be called here, in a sentence; empty if it can be tried."""
    provider = known_provider(use.provider)
    if provider.trouble:
        return f"{use.name} cannot be called. {provider.trouble}"
    if not installed(provider):
        return f"{use.name} needs the library {provider.library}, which is not installed."
    variables = key_variables(use) if use.key_env or provider.wants_key else ()
    if variables and not any(environ.get(name) for name in variables):
        return f"{use.name} needs a key in {' or '.join(variables)}, which is not set."
    return ""


def remedy(use: ModelUse) -> str:
    """What to do about what is missing."""
    provider = known_provider(use.provider)
    if provider.trouble:
        return "See `venire doctor`, or let the understudy play."
    if not installed(provider):
        return f"Install it with pip install 'venire[{provider.extra}]', or let the understudy play."
    return f"Set {' or '.join(key_variables(use))}, or let the understudy play."


def connect(use: ModelUse, environ: Mapping[str, str]) -> Model:
    """The model, ready to be called.

    Raises :class:`VenireError` for an unknown provider, a missing library or a missing key.
    """
    lack = missing(use, environ)
    if lack:
        raise VenireError(lack, remedy(use))
    provider = known_provider(use.provider)
    key = next((environ[name] for name in key_variables(use) if environ.get(name)), "")
    made = _made(provider, use if use.base_url else use.model_copy(update={"base_url": provider.base_url}), key)
    if not callable(getattr(made, "fill", None)):
        raise VenireError(f"{use.name} cannot be called: its provider makes no model.", "Let the understudy play.")
    return made


def _made(provider: Provider, use: ModelUse, key: str) -> Model:
    try:
        make: Callable[[ModelUse, str], Model] = import_module(provider.module).connect
        return make(use, key)
    except VenireError:
        raise
    except (Exception, SystemExit) as error:
        raise VenireError(
            f"{use.name} cannot be called: its provider failed ({type(error).__name__}).", "Let the understudy play."
        ) from error


def known_provider(name: str) -> Provider:
    """How a provider is reached. Raises :class:`VenireError` for one that is not in the table."""
    known = {**PROVIDERS, **ADDED}
    if name not in known:
        close = get_close_matches(name, known, n=1, cutoff=0.6)
        meant = f"Did you mean {close[0]}? " if close else ""
        raise VenireError(
            f"There is no provider called {name!r}.", f"{meant}Providers are: {', '.join(known)}, {UNDERSTUDY}."
        )
    return known[name]


def installed(provider: Provider) -> bool:
    """Whether its library is there; nothing is imported to find out but the packages around it."""
    try:
        return find_spec(provider.library) is not None
    except ModuleNotFoundError:
        return False


def key_of(provider: Provider, environ: Mapping[str, str]) -> str:
    """The key in the environment, from the first variable that has one; empty where none has."""
    return next((environ[name] for name in provider.keys if environ.get(name)), "")
