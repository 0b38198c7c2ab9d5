"""Words that tell a fact of a case: what people do to one another and to things, what they leave behind, what papers
there are, and who else may have been about. Of such a word a jury must have heard."""

from __future__ import annotations

from venire.language.morphology.verbs import past_of
from venire.language.words.stems import stem
from venire.language.words.word_list import words


def _stems(text: str) -> frozenset[str]:
    return frozenset(stem(word) for word in words(text))


def _verbs(text: str) -> frozenset[str]:
    return frozenset(stem(form) for verb in words(text) for form in (verb, past_of(verb), f"{verb.rstrip('e')}ing"))


CONFESSING = _verbs("confess boast brag blackmail bribe gloat") | _stems("confession perjury")
"""Of which a jury must have heard in so many words."""
ACTS = (
    CONFESSING
    | _verbs(
        """threaten weep sob apologise apologize recognise recognize rob steal sell buy lend gamble insure
        convict jail arrest sack expel hit stab kick punch slap push shove choke strangle bury throw tear wash
        wipe delete erase shred forge plant scratch shoot load smash poison drug drag smuggle escape
        chase spy swap alter falsify smoke drink burn strike inherit laugh"""
    )
    | _stems("drunk drunken drank conviction stolen")
)
"""What somebody did, or had done to them: heard together with something else that is said of it."""
MOVING = _verbs("drive row flee fly sail pay") - {stem("row"), stem("rows")}
"""How somebody came or went, and who was paid: heard at all."""
TRACES = _stems(
    """fingerprint fingerprints dna blood bloodstain bloodstained bruise footprint fibre stain tattoo scar residue
    gunpowder letter diary notebook mail text contract map tape video film recording photograph cheque deposit
    insurance licence license passport ledger inheritance policy transcript memo"""
)
"""What is left behind or written down: likewise."""
OTHERS = _stems(
    """wife husband brother sister cousin mother father uncle aunt son daughter nephew niece lover girlfriend boyfriend
    lawyer solicitor priest chaplain vicar barman neighbour neighbor deputy mistress accomplice gardener landlord
    bookmaker knife hammer gun axe rope mask boot wallet bed attic cellar garden church bar motel hotel clinic whisky
    whiskey wine beer vodka cocaine heroin cigarette cards shop hair prison bank poker"""
)
"""People and things that nobody brings in who has not heard of them."""
