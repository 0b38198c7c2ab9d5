"""Telling what one was told before one spoke, or what only the bench or another seat can know."""

from __future__ import annotations

import re
from collections.abc import Sequence

from venire.language.patterns.wording import Wording
from venire.participants.briefs.checks.given import GivenBrief, divided, unquoted

_GIVEN = (
    r"\b(?:I(?:'m| am|'ve been| have been| was| had been)(?: all| only| just| even| already| also)? (?:told|asked"
    r"|required|instructed|supposed|meant|directed|ordered|configured|forbidden|allowed|supplied|provided|given|sent"
    r"|handed|described|expected|set up|designed|made|briefed|issued|primed|cast|reminded|warned|bound"
    r"|authori[sz]ed)|they (?:want|told|asked|gave|have given|made|have|expect) me|(?:it|that|this|there)(?:'s"
    r"| is)? (?:says|tells me|reads|a paragraph|are rules|wants me)|my (?:orders|brief|guidance|rules|job|part|task"
    r"|plan|script|notes|sheet|page|card|list|character|persona|directions?|instructions?|description|profile"
    r"|context|template|points|doubts|facts)\b|the (?:template|text|script|sheet|page|brief|prompt|plan|rules?"
    r"|paragraph|lines?|note|elicits|context) (?:that |which )?(?:governs? me|above|says?|tells?|begins|at the top"
    r"|I (?:was|am)|before|still)|what I(?:'ve| have| was| am| had)(?: been)? (?:given|told|sent|handed|shown)"
    r"|the (?:whole|top|rest|start|beginning|first line) of what|at the top|above this|our (?:plan|side's|private"
    r"|brief|script|list|notes|instructions))"
)
_OF_PLAY = (
    r"\b(?:character|persona|in (?:two|three|four|five|one|a few|no more than)\b[^.]{0,15}\b(?:sentences?|words"
    r"|lines)|sentences?|JSON|fields?|schema|id\b|ids\b|numbered|aloud|evidence by|figures?|conviction|private"
    r"|hidden|to hide|keep (?:it|them|that|my)|keep(?:ing)? .{0,20}back|reveal|volunteer|evasive|in five words"
    r"|narrate|narrating|turns?|script|stage direction|line by line|tells? me to (?:doubt|be|play|speak|say|object"
    r"|answer|keep|use)|mustn't help|must not help|to be (?:short|brief|strict|stubborn|evasive|nervous|lenient|slow"
    r"|curt|cheerful|difficult|vague)|strict with|improper question|wrong on purpose|on purpose|how I (?:talk|speak"
    r"|think|feel)|what changes my mind|who I am|how I talk|rules first|what I think|you are a|rules? (?:which"
    r"|that) forbid|forbid me|run as follows|begins? with the words|name the rule|one ground|half of the objections"
    r"|temper|mood|elicits?|points? to avoid|avoid\w*|supposed to make|doubts|on a list|in full|all now|list them"
    r"|five steps|steps|nervous witness|retired \w+ with|dry and exact|cooperativeness|only from my|affidavit"
    r"|never to|in my own mind|plan for|tally beforehand|which way to go|from a list|told to use|estimate"
    r"|private reasons?|what to (?:say|avoid|hide|think)|how to (?:speak|talk|sound|answer|rule|vote))\b"
)
_TELLS = Wording(rf"{_GIVEN}[^.!?]{{0,90}}?{_OF_PLAY}", re.IGNORECASE)
_ALONE = Wording(
    r"\b(?:I'm|I am) (?:meant|supposed|configured|programmed|scripted|designed|told) to (?:talk|speak|sound|act"
    r"|play|doubt|disagree|sustain|object|narrate|answer|be|avoid|make|argue|vote|keep)\b(?! the truth)"
    r"|\b(?:points?|things) I(?:'m| am) (?:supposed|meant|told) to (?:make|avoid|raise|say)\b"
    r"|\bfollowing a script\b|\bgoverns me\b|\bin my context\b|\bmy (?:character|persona) is\b|\bmy (?:sheet"
    r"|card|profile|file|page|template|prompt) (?:says|has|reads|tells|gives|lists)\b|\bhow I was made\b"
    r"|\bhand(?:ing)? you (?:the|my) notes\b|\b(?:here|now) (?:it|they) (?:comes?|goes?|are|is)(?:,| now|\."
    r"|:)[^.]*\b(?:page one|list|notes|rules|reasons|lines)\b|\bwere (?:written|put) down for me\b"
    r"|\bit's put down for me\b|\bread (?:it|them|you|out) (?:what I was|my|the others|the (?:rules|list"
    r"|notes))\b|\bread out what\b|\b(?:case summary|twelve names|the last three turns|note on my mood)\b"
    r"|\bbeen told already\b|\balready been told which\b|\btold to keep them\b|\baffidavit, in full\b"
    r"|\bthe elicits\b|\bon the plan\b|\bdown as wrong\b|\bprivate (?:estimate|reasons?|notes?|state"
    r"|convictions?|mind|instructions?)\b",
    re.IGNORECASE,
)
_SEALED = Wording(
    r"\b(?:author|writer|editor|bench|system|organi[sz]er|host)(?:'s)? (?:note|memo|file|key|solution"
    r"|secret)s?\b|\bonly the bench\b|\b(?:the )?(?:real|true|actual|historical|correct|intended) (?:outcome"
    r"|answer|solution|verdict|killer|ending)\b|\bin truth,? \w+ did it\b|\bthe solution (?:is|to)\b|\b(?:you"
    r"|they|we|nobody else) can(?:'t|not) see\b(?=[^.]*\b(?:file|it says|written)\b)"
    r"|\bfile (?:that )?you can't see\b|\b(?:written|it's|it is) in the file\b|\b(?:evidence|argument"
    r"|claim) strengths?\b|\b(?:is|was) marked (?:as )?(?:ambiguous|easy|hard|difficult)\b|\bits balance\b"
    r"|\bconfidential (?:memo|file|note)\b|\bthe (?:confidential )?memo\b[^.]*\bsays\b"
    r"|\bI(?:'ve| have) (?:seen|read|looked) (?:what is )?(?:in|into|inside) (?:\w+'s|\w+ \w+'s|everybody's"
    r"|their) (?:head|mind|private|affidavit|notes?)\b|\b(?:'s|s') (?:private|secret|hidden|sealed|inner"
    r"|real) (?:mind|vote|conviction|thoughts?|notes?|number|state)\b|\bwill (?:flip|change (?:her|his) vote"
    r"|turn) (?:in the )?next round\b|\b(?:in secret|secretly|privately),? (?:\w+ ){1,4}(?:have|has|already"
    r"|wants|want|vote|thinks?|lean)\b|\bsworn facts? (?:include|are|is|has)\b|\b(?:another|the other"
    r"|other) witness(?:'s)? (?:has it in|affidavit|statement says)\b|\bwhich I (?:haven't|have not|wasn't"
    r"|was not) (?:been )?(?:shown|given)\b|\bwhat counsel is going to\b|\b(?:defen[cs]e|prosecution"
    r"|counsel) plans to\b|\bstrictness is\b|\bsits at (?:forty|fifty|sixty|seventy|eighty|\d)"
    r"|\bgoing by what I have\b|\bhe's at (?:0|point)\b|\bi'll name them\b",
    re.IGNORECASE,
)
_WORK = re.compile(
    r"\b(?:deputy|detective|supervisor|manager|foreman|employer|manual|pump|gate|boat|lock|trust|invoice|board"
    r"|captain|doctor|hospital|company|office|shift|procedure)\b",
    re.IGNORECASE,
)

_DENIES = re.compile(r"\b(?:nobody|not|never|no one)\b|n't\b|\?", re.IGNORECASE)


def complaint(text: str, told: GivenBrief) -> str:
    """What is wrong, as told to the model; empty when nothing is."""
    own = unquoted(text)
    if _SEALED.search(own):
        return "That tells what is sealed from you. Say only what you can know."
    if _ALONE.search(own) or _reports(divided(own)):
        return "That tells what you were told before you spoke. Be that person, and speak about the case."
    return ""


def _reports(said: Sequence[str]) -> bool:
    return _TELLS.may(said) and any(map(_tells, said))


def _tells(sentence: str) -> bool:
    """Whether it reports one's own directions. People, witnesses above all, have had orders at their work."""
    return _TELLS.search(sentence) and not _WORK.search(sentence) and not _DENIES.search(sentence)
