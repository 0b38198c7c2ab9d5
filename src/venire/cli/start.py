"""Where the command ``venire`` begins: without the packages of the command line it says so, and how to come by them."""

from __future__ import annotations

import sys

from venire.kernel.part import loaded
from venire.sockets.extras import lacking


def main() -> None:
    """The entry point of the installed command."""
    lack = lacking("terminal")
    if lack is not None:
        sys.stderr.write(f"{lack}\n{lack.remedy}\n")
        sys.exit(2)
    loaded("venire.cli.main:main")()
