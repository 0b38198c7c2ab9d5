"""Words for acts that accuse: what a question may not take for granted unless somebody has proved it."""

from __future__ import annotations

import re

from venire.language.words.stems import stem

_ACTS = """
abandon abuse accost ambush assault attack batter beat bite blackmail break bribe bully burgle butcher cheat choke
coach conceal confess conspire crash defraud demolish deceive destroy discard dispose ditch drink drug dump embezzle
endanger extort fabricate fail fake falsify fight flee force forge fudge gamble grab harass hide hit humiliate hurl
ignore inflate insult intimidate invent kick kidnap kill knife knock laugh launder lie loot lunge lure maim
manipulate menace mislead misuse mob molest murder mutilate neglect omit overcharge panic pilfer plot pocket poison
pressure pretend promise provoke punch quarrel ransack rape refuse rehearse rig rob ruin sabotage scald scream seize
shatter shoot shove shred siphon skim skip slam slap slash slip smash smuggle snatch sneak spill stab stalk steal
strangle strike sue swap swerve swindle threaten throttle throw torch torture trash trespass trick twist vandalise
vandalize violate warn wreck delete erase backdate disable bury
"""
_THINGS = """
affair alibi ambush ammunition assault bat beating blade blackmail bottle bribe bruise bullet cash cocaine
confession conspiracy cover-up crime crowbar debt dispute drug drugs feud fight fire forgery fraud gang grudge gun
hammer heroin kickback knife lie lies loot mask mistress murder pistol plot poison quarrel rage revolver rifle
robbery scheme shot shouting spectacles syringe theft threat threats trick vodka weapon whisky wine beer joint stash
forging bribes hangover
"""
HARM_ACTS = frozenset(stem(word) for word in _ACTS.split())
"""Stems of verbs that accuse, or report a blow, a trick or a failing."""
HARM_THINGS = frozenset(stem(word) for word in _THINGS.split())
"""Stems of things that accuse where nobody has spoken of them."""
_AT_PLAY = re.compile(
    r"\b(?:throw(?:s|n|ing)?|threw|hit|kick(?:ed)?) (?:(?:the|a|an|his|her|your|their|last|first"
    r"|next) )*(?:darts?|balls?|dice|ropes?|lines?|switch)\b"
)
"""Nobody is harmed by a throw at a board."""
_WORD = re.compile(r"(?!(?:lay|lain|lies|lying (?:on|in|by|at)|left|leave)\b)[a-z][a-z'-]*")


def harms(text: str) -> frozenset[str]:
    """The stems in a lower-case text that accuse."""
    told = _AT_PLAY.sub("", text)
    found = frozenset(stem(word.removesuffix("'s")) for word in _WORD.findall(told))
    return (found & HARM_ACTS) | (found & HARM_THINGS)
