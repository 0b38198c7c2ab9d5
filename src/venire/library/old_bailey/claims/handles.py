"""How a claim is called in talk: a noun phrase that names the witness and the matter, distinct within a case."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from venire.library.old_bailey.claims.cues import CUES, leading
from venire.library.old_bailey.claims.things import things

_FORMS = ("{w}'s account of {m}", "{w}'s evidence on {m}", "{w}'s word on {m}")
_OF_PRISONER = ("{w}'s answer on {m}", "{w}'s account of {m}", "{w}'s own word on {m}")
_OF_REPORT = ("the report's line on {m}", "the printed word on {m}", "the report on {m}")
_AGAIN = ("second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")


@dataclass(slots=True)
class Handles:
    """The handles given in one case so far."""

    given: Counter[str] = field(default_factory=Counter[str])
    turn: int = 0

    def name(self, short: str, quote: str, cues: frozenset[str], manner: str) -> str:
        """``West's account of the cheque``; where West speaks of it again, ``West's second mention of the cheque``."""
        forms = {"digest": _OF_REPORT, "prisoner": _OF_PRISONER}.get(manner, _FORMS)
        matters = [f"the {thing}" for thing in things(quote)[:3]] + [_about(cues)]
        self.turn += 1
        turned = forms[self.turn % len(forms) :] + forms[: self.turn % len(forms)]
        fresh = (m for m in matters if not self.given[f"{short}|{m}"])
        matter = next(fresh, matters[-1])
        self.given[f"{short}|{matter}"] += 1
        times = self.given[f"{short}|{matter}"]
        return turned[0].format(w=short, m=matter) if times == 1 else _again(short, matter, times)


def _about(cues: frozenset[str]) -> str:
    cue = leading(cues)
    return CUES[cue].about if cue else "the matter"


def _again(short: str, matter: str, times: int) -> str:
    nth = _AGAIN[times - 2] if times - 2 < len(_AGAIN) else f"{times}th"
    return f"{short}'s {nth} mention of {matter}"
