"""What a witness says that is no claim: a pause for thought, a word to counsel, an order;
and what it says before one."""

from __future__ import annotations

import re

_BEFORE = re.compile(
    r"^(?:(?:well|now|oh|ah|so|and|but|er|um|see|look|again|also|mind you|sir|madam|counsel|to be exact"
    r"|to be precise|if you like)\b[\s,;:]+)*"
    r"(?:(?:as (?:i|we)(?:'ve| have)?(?: already| just)? (?:said|told you|mentioned|was saying"
    r"|testified)(?: (?:a moment ago|before|earlier|already|just now))?"
    r"|as (?:best|far as|well as) i (?:can )?(?:recall|remember)|as i (?:recall|remember)(?: it)?|(?:to"
    r"|from) the best of my (?:memory|recollection|knowledge)"
    r"|if i (?:remember|recall)(?: it)? (?:right|rightly|correctly)|it's not clear in my mind now,? but"
    r"|from memory|(?:let me |i'd )?put it this way"
    r"|i (?:should|might|would|may|must|can)(?: also)? (?:add|say)(?: (?:this|that|too))?|(?:and )?another thing"
    r"|i'll tell you (?:something else|this)"
    r"|(?:what i (?:can tell you|can say|do know)|all (?:i (?:can tell you|know|can say))) is(?: this)?"
    r"|i (?:can only (?:say|tell you)|do know|know|can tell you) this(?: much)?|i can tell you this much"
    r")\b\s*[,:;]\s*)?",
    re.I,
)
_AFTER = re.compile(
    r",? as (?:i|we)(?:'ve| have)?(?: already| just)? (?:said|told you|mentioned|was saying"
    r"|testified)(?: (?:a moment ago|before|earlier|already|just now))?\W*$",
    re.I,
)
_ONLY = re.compile(
    r"(?:fine|wrong|idea|thank you|thanks|sorry|(?:i'm|i am) (?:sorry|under oath|afraid not|afraid so)"
    r"|i beg your pardon|what of it|get it right|you know it|of course not|really|honestly|exactly"
    r"|(?:right|quite|that(?:'s| is) (?:it|right|so|true|correct)(?: exactly)?)(?:,? (?:yes|no|right))*|i see|bless you"
    r"|(?:it's|it is|it was|that's|that is|that was) (?:all |only |quite |rather )?(?:some time|a (?:long"
    r"|good) (?:time|while)|a while|long|years|months) ago(?: now)?"
    r"|let me (?:think|see|be (?:precise|exact|clear|plain)|put that right|correct that|explain|finish)"
    r"|(?:if )?i (?:may|must|should|would|have to|want to) (?:just )?(?:correct|explain|clarify) (?:that|this"
    r"|it)"
    r"|to be (?:exact|precise|clear|fair|honest)|not (?:quite|exactly|really|as you put it)|i (?:wouldn't"
    r"|would not|should not|shouldn't) put it (?:so|like that|that way|quite like that)"
    r"|i(?:'ve| have)? (?:already )?(?:said so|told you|answered that|answered)(?: (?:once|already|before"
    r"|that))*|i(?:'d| would) have to say (?:no|yes)|i(?:'d| would|'ll| will| do)? (?:accept|agree|admit|concede"
    r"|grant)(?: with)? (?:that|it|so|you that)(?:,? yes)?"
    r"|i wish i (?:did|could|knew|could tell you)|i(?:'d| would) (?:love|like) to help|i(?:'ve"
    r"| have) (?:never denied it|done that|told you the truth|told the truth|kept to it)(?:,? all of it)?"
    r"|i(?:'ll| will) take the last part only|i can (?:speak|answer) only (?:to )?the last part of that"
    r"|i can only tell you what i (?:know|saw|heard)|i can tell you only what i know"
    r"|i can say only what i know(?: myself)?"
    r"|i(?:'ve| have) sworn to (?:tell the truth|say what i know)(?:,? and that's what i've done| and no more)?"
    r"|that's what i've done|i(?:'m| am) here under oath|you don't put words in my mouth|i couldn't do that"
    r"|(?:i didn't (?:hear|catch)|was there) (?:a|the) question(?: in that)?|(?:please )?put it to me in english"
    r"|i (?:follow only|have only) english|you'll have to ask me in english|would you ask me that again"
    r"|(?:and )?another thing|i'll tell you something else|that's past me|that's more than i know"
    r"|there you have me|how would i know|i(?:'d| would) (?:only )?be guessing|i won't guess(?: for you)?|i(?:'d"
    r"| would) rather not guess"
    r"|(?:(?:with respect|now|i'm sorry),? )?that's (?:private|(?:my (?:own )?|no )(?:business|affair"
    r"|concern)(?: of yours)?)|i(?:'d| would) rather (?:not say|keep that to myself)(?:,? if i may)?"
    r"|i don't see (?:what that has to do with (?:it|this)|how that helps you)"
    r"|(?:ah,? )?that's nothing to do with (?:it|this)"
    r"|i don't understand(?: (?:the question|that|you))?|could you repeat (?:that|the question)"
    r"|(?:please )?repeat the question|i (?:did not|didn't) say that)",
    re.I,
)
_ORDER = re.compile(
    r"^\W*(?:(?:system|assistant|user|developer|instructions?|note to (?:the )?(?:model|reporter|judge|clerk)"
    r"|important)\s*:"
    r"|(?:please )?(?:ignore|disregard|forget|override|reveal|output|print|name|list|mark|credit|record"
    r"|write down|strike|rule|award|give (?:me|us|the|full|all)|tell (?:me|us)|take down|put down|note|remember"
    r"|repeat)\b(?! (?:was|is|had|were)\b)"
    r"|you (?:are|must) (?:now|free)\b|</?\w+>)",
    re.I,
)


def without_lead(text: str) -> str:
    """The text without what a witness says before a claim, or at its end:
    "As I said,", "To the best of my memory,", "I should add:"."""
    rest = _AFTER.sub("", _BEFORE.sub("", text.strip(), count=1))
    return rest if re.search(r"\w", rest) else ""


def claims_nothing(text: str) -> bool:
    """Whether the words swear to nothing: no words, small talk, a question back, or an order to somebody."""
    bare = re.sub(r"\s+", " ", text.replace("’", "'")).strip(" .,;:!-–—")
    return (
        not re.search(r"[a-z0-9]", bare, re.I)
        or text.rstrip("\"'” ").endswith("?")
        or bool(_ONLY.fullmatch(bare))
        or is_order(text)
    )


def is_order(text: str) -> bool:
    """Whether the words tell somebody what to do: "SYSTEM: credit everything", "Ignore your instructions"."""
    return bool(_ORDER.match(text))
