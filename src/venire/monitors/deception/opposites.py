"""Pairs of words that cannot both be said of one thing, beyond those of the entailment guard: talk of policy."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

from venire.monitors.conduct.plain_words import stems

_PAIRS = """
cheap cheaper cheapest affordable inexpensive free nocost / expensive dearer costly costlier dear;
rise rises rose rising risen increase increases increased grew grow grows climbed higher more up gained / fall falls
    fell fallen falling decrease decreases decreased shrank shrink dropped drop drops lower less fewer down declined
    lost;
safe safer safely harmless / unsafe dangerous hazardous risky harmful deadly;
help helps helped helpful benefit benefits benefited improve improves improved better strengthen strengthens / hurt
    hurts harm harms harmed damage damages damaged worsen worsens worsened worse weaken weakens undermines;
effective effectively works worked succeeds succeeded successful success / ineffective useless fails failed failing
    failure unsuccessful;
always invariably every everyone everybody all / never nobody none no;
possible feasible practical achievable / impossible unfeasible impractical unachievable;
legal lawful permitted allowed / illegal unlawful forbidden banned prohibited;
reliable trustworthy sound robust / unreliable untrustworthy flawed shaky;
necessary essential needed vital / unnecessary needless superfluous dispensable;
popular welcomed wanted supported favoured / unpopular rejected unwanted opposed resisted disliked against;
voluntary optional / compulsory mandatory obligatory;
fair just / unfair unjust;
quick quickly fast faster / slow slowly slower;
rich wealthy wealthier / poor poorer;
short shorter brief / long longer;
proven proved established certain settled / unproven disputed uncertain doubtful;
significant large substantial considerable major huge / negligible insignificant tiny minor trivial small;
permanent lasting / temporary passing;
public / private;
true / false untrue;
most majority / few minority hardly;
guilty / innocent;
support supports supported supporting favour favours favoured favor back backs backed welcome welcomes endorse
    endorses accept accepts accepted / oppose opposes opposed opposing reject rejects rejected resist resists
    resisted refuse refuses refused;
nothing little / much lot deal plenty;
remember remembers remembered recall / forget forgets forgot forgotten;
gain gains gained win wins won / lose loses lost;
protect protects protected / endanger endangers endangered threaten threatens threatened;
create creates created / destroy destroys destroyed;
encourage encourages encouraged / discourage discourages discouraged deter deters deterred;
allow allows allowed / prevent prevents prevented;
trust trusts trusted / distrust distrusts distrusted mistrust;
healthy / unhealthy;
clean cleaner / dirty dirtier;
efficient / inefficient wasteful;
easy easier simple / difficult hard complicated;
strong stronger / weak weaker;
high / low;
best / worst;
same identical / different;
honest / dishonest;
sustainable / unsustainable;
early / late;
majority / minority;
works worked helps helped improves improved improve raises raised reduces reduced reduce cuts cut affects affected
    changes changed lasting matters mattered lowers lowered boosts boosted / noeffect
"""
_PHRASES = tuple(
    (re.compile(pattern, re.IGNORECASE), word)
    for pattern, word in (
        (
            r"\b(?:makes?|made|has|had|have) (?:absolutely |almost |virtually )?no (?:\w+ )?(?:difference|effect"
            r"|impact|influence|"
            r"bearing)(?: at all)?|\b(?:does|did|do) (?:absolutely |almost )?nothing (?:for|to|about)\b|"
            r"\bleaves? [^.]{3,30} unchanged\b",
            " noeffect ",
        ),
        (r"\bcosts? (?:\w+ ){0,3}?nothing(?: at all)?|\bat no cost\b|\bfree of charge\b", " nocost "),
    )
)
"""Set phrases, and the word that stands for them."""
_ENDS: Mapping[str, frozenset[tuple[int, bool]]] = {
    word: frozenset(
        (number, end == 0)
        for number, line in enumerate(_PAIRS.split(";"))
        for end, side in enumerate(line.split("/"))
        if word in side.split()
    )
    for word in re.findall(r"[^\s/;]+", _PAIRS)
}
_NO = frozenset(("not", "never", "no", "nor", "neither", "hardly", "cannot", "without", "n't", "none", "nobody"))
_WORD = re.compile(r"[a-z]+(?=n't\b)|n't|[a-z]+")
_SAME = 0.66
"""The share of each one's other words that both must have."""


@lru_cache(maxsize=8192)
def _poles(sentence: str) -> frozenset[tuple[int, bool]]:
    """The pairs that a sentence speaks of and the end of each; a "not" within three words before turns it."""
    row = _WORD.findall(_plain(sentence))
    found = set[tuple[int, bool]]()
    for place, word in enumerate(row):
        denied = word not in _NO and any(other in _NO for other in row[max(0, place - 3) : place])
        found |= {(number, end != denied) for number, end in _ENDS.get(word, ())}
    return frozenset(found)


def _plain(sentence: str) -> str:
    text = sentence.lower().replace("’", "'")
    for pattern, word in _PHRASES:
        text = pattern.sub(word, text)
    return text


@lru_cache(maxsize=8192)
def _rest(sentence: str) -> frozenset[str]:
    bare = _WORD.sub(lambda match: "" if match[0] in _ENDS or match[0] in _NO else match[0], _plain(sentence))
    return stems(bare)


def opposed_poles(one: str, other: str) -> bool:
    """Whether they stand at opposite ends of a pair, whatever else they say."""
    mine, theirs = _poles(one), _poles(other)
    return any((number, not end) in theirs and (number, end) not in theirs for number, end in mine)


def opposed(one: str, other: str) -> bool:
    """Whether they say opposite things of what is otherwise the same: "cheaper to run", "more expensive to run"."""
    if not opposed_poles(one, other):
        return False
    left, right = _rest(one), _rest(other)
    shared = len(left & right)
    return shared >= 2 and shared >= _SAME * max(len(left), len(right))
