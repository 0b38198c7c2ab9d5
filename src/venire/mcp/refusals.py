"""Whatever goes wrong in a call, in one sentence and a remedy, as a tool's error that its caller can act upon."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from mcp.server.mcpserver.exceptions import ResourceNotFoundError, ToolError, UnexpectedToolError
from mcp.types import CallToolResult, TextContent
from pydantic import ValidationError
from pydantic_core import ErrorDetails

from venire.errors import VenireError

_log = logging.getLogger(__name__)


def refused(error: VenireError) -> CallToolResult:
    """The error of a tool."""
    return CallToolResult(content=[TextContent(type="text", text=in_words(error))], is_error=True)


def in_words(error: VenireError) -> str:
    """The sentence and the remedy, one after the other."""
    return " ".join(part for part in (_sentence(str(error)), _sentence(error.remedy)) if part)


def not_found(error: VenireError) -> ResourceNotFoundError:
    """The error of a resource."""
    return ResourceNotFoundError(in_words(error))


def why(tool: str, error: ToolError) -> VenireError:
    """What lay behind an error of the protocol's own server."""
    match error.__cause__:
        case VenireError() as told:
            return told
        case ValidationError() as misfit:
            return _misfit(tool, misfit.errors(include_url=False, include_input=False))
        case _ if isinstance(error, UnexpectedToolError):
            _log.error("the tool %s failed", tool, exc_info=error)
            return VenireError(
                "Something went wrong here, and nothing was changed.", "Try again; if it comes again, tell the host."
            )
        case _:
            return VenireError(f"There is no tool {tool[:60]!r}.", "Call one of those that tools/list names.")


def unknown_argument(tool: str, given: str, known: Sequence[str]) -> VenireError:
    """An argument that the tool has not: it would else be passed over in silence."""
    takes = f"It takes {', '.join(known)}." if known else "It takes none."
    return VenireError(f"The tool {tool} has no argument {given[:60]!r}.", takes)


def _misfit(tool: str, errors: Sequence[ErrorDetails]) -> VenireError:
    missing = [str(one["loc"][0]) for one in errors if one["type"] == "missing" and one["loc"]]
    if missing:
        return VenireError(f"The tool {tool} needs {' and '.join(missing)}.", "Give it and call again.")
    first = errors[0]
    where = ".".join(str(part) for part in first["loc"]) or "what was given"
    return VenireError(f"The tool {tool} cannot use {where}: {_lowered(first['msg'])}.", "Give another value.")


def _lowered(said: str) -> str:
    said = said.removeprefix("Value error, ").rstrip(".")
    return said[:1].lower() + said[1:]


def _sentence(text: str) -> str:
    """With a capital first and a stop at the end."""
    text = text.strip()
    return text if not text else text[0].upper() + text[1:] + ("" if text[-1] in ".!?" else ".")
