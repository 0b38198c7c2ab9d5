"""Turns of phrase, each put as the one plain word that says the same: "turned it down" -> "rejected"."""

from __future__ import annotations

import re
from functools import cache, lru_cache

from venire.language.words.word_list import words

_IT = (
    r"(?: it| him| her| them| that| this| me| us| (?:the|a|an|his|her|my|their|its|your) [\w-]+(?: [\w-]+)?"
    r"| the whole of it| the lot)?"
)
_PHRASES = rf"""
immediately: straight away|at once|right away|on the spot|there and then|then and there|without delay|
  that very (?:minute|moment|instant|second)|that instant|in no time|as soon as i could|
  without (?:a moment's )?(?:delay|hesitation)
suddenly: all of a sudden|all at once|without warning|out of the blue|without any warning|from one moment to the next
together: in company|side by side|the two of us|the pair of us
alone: by (?:myself|himself|herself|themselves|itself|yourself)|on (?:my|his|her|their|your) own|all alone|
  not a soul (?:else|with me)
only: nobody(?: [\w ]{1, 25})? (?:but|except|other than|apart from)|no one(?: [\w ]{1, 25})? (?:but|except|
  other than|apart from)|none (?:but|other than)|nothing (?:but|other than|except)|nobody else but
only nothing else: and that (?:was|is) all|and no more|and nothing more|and not a thing more|and there it ended
entirely: in full|in its entirety|through and through|from top to bottom|from start to finish|the whole of it|
  every part|lock, stock and barrel
partly: in part|to some extent|up to a point
none: not a single (?:one|soul|thing|word)|not one|none whatever|not any|not so much as one|not a one|
  no[t]? at all any
nothing: not a thing|not a scrap|nothing at all|not a word
nobody: not a soul|no one|no-one|not anyone|not anybody|no soul
everyone: all of (?:us|them|you)|every one of (?:us|them|you)|each of (?:us|them|you)|every last (?:one|man|
  soul)(?: of (?:us|them))?|the (?:whole )?lot of (?:us|them)|every single (?:one|person|man)|each and every one|
  one and all|to a man
both: the pair of them|the two of them|each of the two|either of the two|one and the other|the two
never: not once|at no time|not ever|on no occasion|not (?:even )?for (?:a|one) (?:moment|minute|second|instant)|
  in all (?:my|that) time not|no longer ever
always: every (?:single )?time|without fail|on every occasion|each time|day in,? day out|as a rule without exception
often: again and again|time and again|many(?: a)? times?|over and over|more than once|time after time
reject: turn(?:s|ed|ing)?{_IT} down|throw(?:s|n|ing)?{_IT} out|threw{_IT} out|say(?:s)? no to|said no to|
  would not hear of|would have none of|would not accept|would not take|did not accept|will not accept|knock(?:ed|
  s)?{_IT} back
dismiss: (?:gave|give|given|get|got|gets){_IT} the (?:sack|boot|push)|show(?:ed|n){_IT} the door|
  let{_IT} go from (?:the|his|her) (?:job|post)|(?:gave|given|got|handed){_IT} (?:his|her|my|their) (?:cards|notice|
  marching orders)|laid{_IT} off|lost (?:his|her|my|their) (?:job|post|place)|out of a job
resign: handed in (?:his|her|my|their) (?:notice|resignation)|gave (?:in )?(?:his|her|my|their) notice|
  threw up (?:his|her|my) (?:job|post)
quarrel: had words|fell out|fall(?:en)? out|fell to arguing|had a (?:row|quarrel|falling-out|falling out|set-to|
  fight)|came to words|at (?:each other's|one another's) throats|at loggerheads|at odds
fight: came to blows|went for (?:each other|one another)
die: pass(?:ed)? away|breathed (?:his|her) last|gave up the ghost|lost (?:his|her) life|was gone by|bled to death
kill: did away with|do away with|put to death|took (?:his|her|their) life
sleep: in bed asleep|went off to sleep|dropp?(?:ed)? off(?= (?:to sleep|in|on|at))|nodded off|fell asleep|
  fast asleep|sound asleep|dead to the world|out for the count
retire: (?:went|go|gone|going|turned|turn) (?:up )?(?:to bed|in for the night)
awake: wide awake|not asleep|did not sleep a wink|up and about|could not sleep
leave: set (?:off|out)|took off|went away|walk(?:ed)? out|went out|got out|drove (?:off|away)|ran (?:off|away)|
  made off|cleared off|went off|cleared out|came away|take (?:his|her|my) leave|took (?:his|her|my|their) leave|
  pulled out|cast off
arrive: turn(?:ed)? up|showed up|got there|got here|came in|came along|pulled up|drew up|got in|reached home|got home
return: give(?:s)?{_IT} back|gave{_IT} back|given{_IT} back|hand(?:ed)?{_IT} back|came back|come back|went back|
  got back|brought{_IT} back|sen[dt]{_IT} back|paid{_IT} back|put{_IT} back|got{_IT} back
find: come across|came (?:across|upon)|turned{_IT} up|lit upon|chanced upon|hit upon|dug{_IT} up|unearthed
owe: in debt to|in (?:his|her|my|their) debt
delete: (?:got|get|getting) rid of|wiped?
discover: found out|find out|came to light|it came out|got wind of|became aware
lose: no longer (?:had|have)
visible: in (?:plain |full )?(?:sight|view)
release: let{_IT} go(?: of)?|let{_IT} loose|set{_IT} free|slipped{_IT} out of(?= it)|lost (?:his|her|my|
  their) (?:grip|hold) (?:of|on)|loosed (?:his|her|my) (?:grip|hold)
abandon: gave{_IT} up|give{_IT} up|given{_IT} up
start: (?<=fire )broke out|(?<=fight )broke out|set{_IT} going|set about|got{_IT} going|took to|switch(?:ed|
  ing)?{_IT} on|turn(?:ed|ing)?{_IT} on
stop: put an end to|came? to an end|left off|leave off|no longer|not any (?:more|longer)|broke off|called{_IT} off|
  cut out|gave over|came to a (?:stop|halt|standstill)|at a standstill|brought{_IT} to a (?:stop|halt)|
  drew to a close|was over
extinguish: put{_IT} out|turn(?:ed)?{_IT} off|switch(?:ed)?{_IT} off|blew{_IT} out
continue: went on|go on|goes on|going on|carr(?:y|ied) on|kept (?:on|up)|keeps? on
light: set (?:a )?(?:light|match) to|put a match to|with a light in
burn: caught fire|went up in flames|in flames|on fire|alight|set fire to|set{_IT} on fire|set alight
climb: (?:go|went|goes|going|gone|get|got|clamber(?:ed)?|scrambl(?:e|ed)) (?:up over|over(?= the (?:wall|fence|gate|
  hedge|railings?|barrier|stile)))|went up|go up|got up
descend: went down|came down|go down|climbed down|got down
fall: came down|went over|come crashing down|toppled over|gave way|lost (?:his|her|my) footing|went sprawling|
  went head over heels
collapse: caved in|fell in|gave way
stand: on (?:my|his|her|their) feet|was stood|were stood|on (?:his|her) legs
sit: took a seat|was sat|were sat
upstairs: up the stairs|on the (?:floor|storey) above|on the upper floor|up above|on the first floor
downstairs: down the stairs|on the (?:floor|storey) below
behind: at the back of|to the rear of|in back of|at the rear of|on the other side of
infront: in front of|at the front of|ahead of
inside: in the inside of|on the inside
outside: out of doors|out in the (?:street|yard|corridor|open|road|garden)|in the (?:corridor|passage|open air)|
  out of the (?:room|house|building)
upright: bolt upright
beside: next to|by the side of|at the side of|alongside
opposite: across from|over the way from
near: close (?:to|by)|not far from|a stone's throw from|a few (?:yards|feet|steps|paces|metres) from|hard by
away: clear of
keepaway: keep (?:well )?away|stay (?:well )?away|keep (?:clear|off)|stay (?:clear|off)|not (?:to )?(?:come|
  go) (?:any)?(?:where)? ?near|steer clear|kept away|stayed away|not to come (?:to|near)|never (?:to )?come near
drunk: the worse for drink|had too much (?:to drink)?|under the influence|in (?:his|her) cups|
  could not walk straight|three sheets to the wind|over the limit|had been drinking
sober: had not (?:had|touched|taken) a drop|not a drop to drink|cold sober|stone cold sober|stone sober|
  had not been drinking
cautious: on (?:my|his|her) guard
angry: in a (?:rage|temper|fury)|beside (?:himself|herself|myself)|saw red|lost (?:his|her|my) temper|up in arms|
  hopping mad
afraid: in fear|scared stiff|frightened out of (?:his|her|my) wits|in a panic
calm: kept (?:his|her|my) (?:head|temper)|cool as a cucumber
resist: put up (?:a |any |no )?(?:fight|struggle|resistance)|fought (?:back|against)|
  offer(?:ed)? (?:any )?resistance|struggled against
notresist: came (?:along )?quietly|went quietly|as (?:quiet|meek|gentle) as a lamb|put (?:out )?(?:his|
  her) hands (?:out|up)?|gave (?:himself|herself) up|without a struggle|like a lamb|as good as gold
attack: set (?:on|upon|about)|went for|laid into|flew at|turned on
hit: (?:dealt|gave|give|given|fetched|landed|caught){_IT} a (?:blow|clout|slap|smack|punch|clip)|laid (?:a|his|
  her) (?:finger|hand)s? on
touch: laid (?:a|one) finger on|laid hands on
arrest: took{_IT} into custody|taken into custody|put the cuffs on|put{_IT} in (?:cuffs|handcuffs)|nick(?:ed)?|
  clapp(?:ed)? in irons
escape: got away|get away|made (?:his|her|my|their) (?:escape|getaway)|ran for it|took to (?:his|her|their) heels|
  made a run for it|got (?:out|clear)|broke (?:out|free|loose)|gave{_IT} the slip
steal: made off with|walked off with|help(?:ed)? (?:himself|herself|themselves) to|relieved (?:him|her|me) of|
  pocketed|nicked|pinched|went off with|lifted from
confess: own(?:ed|s|ing)? up|came clean|come clean|made a clean breast|own(?:ed|s|ing)? to|told the truth about|
  confess(?:ed|es|ing)? to
deny: would not admit|said (?:he|she|i|they) had not|said (?:he|she|i|they) did not|will not admit
mistake: took one for the other|mix(?:ed|es)?{_IT} up|the wrong way (?:round|about)|got (?:them|the two|it) wrong|
  muddle[ds]?{_IT}(?: up)?|confused? (?:with|for)|took (?:one|it|him|her)(?: [\w-]+)? for (?:the other|another|
  somebody else)
examine: look(?:ed|s|ing)? (?:it |him |her |them |me )?over|went over|gone over|go over|had a (?:good |close |
  proper )?look at|looked (?:at|into)|took a look at|gone through|went through
check: made (?:certain|sure)|ma[dk]e sure|see to it
recognise: knew{_IT} (?:at once|straight off|by sight)|know (?:him|her|it) by sight|put a name to(?= (?:him|her|
  the face))
sign: put (?:his|her|my|their|your|a|the) (?:name|signature|hand|mark|initials) (?:to|on)|put pen to paper|bore (?:a|
  his|her|my) signature|bear(?:s|ing)? (?:a|his|her|my) signature|wrote (?:his|her|my) name (?:on|in|under|across)|
  has (?:his|her|my) signature|had the signature on|(?:his|her|my|the) signature (?:is|was) on
copy: made a copy|ran off a copy
read: got (?:my|his|her) letters
record: tak(?:e|ing) down|took down|wrote{_IT} down|write{_IT} down|made a (?:note|record|recording)|
  had the recorder going|got{_IT} on tape|on tape
secretly: on the quiet|on the sly|behind (?:his|her|my|their) back|in secret|unbeknown(?:st)? to|without (?:his|her|
  their|my|anyone) knowing|without telling|without anyone's knowledge
unaware: did not know|had no idea|knew nothing|none the wiser|not aware|in the dark about|without (?:his|her|my|
  their|its) knowledge|had no knowledge|was never told
deliberately: on purpose|by design|with intent|meaning to
accidentally: by accident|by mistake|in error|by chance|without meaning to|not on purpose|did not mean to
secure: made fast|shot the bolt|shot the bolts|slid the bolt|turned the key|put the bolt|drew the bolt across|
  made{_IT} fast|shoot the bolt
open: stood ajar|on the latch|had not been (?:shut|closed|locked)|was not (?:shut|closed)|did not (?:shut|close)
brake: stamp(?:ed)? on the brakes?|hit the brakes?|slam(?:med)? (?:on )?(?:the |his |her )?(?:brakes?|anchors)|
  jam(?:med)? on (?:the|his|her) brakes?|put (?:the|his|her|my) brakes? on|applied the brakes?|hit the anchors|
  put (?:the|his|her|my) foot on the brakes?
accelerate: put (?:his|her|my) foot down|stepped on (?:it|the gas)|picked up speed|gathered speed
collide: ran into|run into|drove into|crash(?:ed)? into|went into the (?:back|side) of|smash(?:ed)? into|
  bump(?:ed)? into
overturn: turn(?:ed)? over|went over|roll(?:ed)? over|turned turtle|on its (?:side|roof)
pay: settl(?:e|ed|ing) (?:up|the bill|with)|coughed up|paid up|footed the bill|stood the cost|shelled out|forked out
unpaid: had not been paid|not a penny|had not seen a penny|never saw a penny
free: for nothing|free of charge|gratis|at no cost|without (?:paying|charge)
advance: up front|in advance|beforehand|ahead of time|before (?:he|she|i|they) (?:had|'d) (?:done|started|
  begun) [\w ']+
expensive: cost a (?:fortune|packet|bomb)
sell: part(?:ed)? with{_IT} for|(?:gave|paid){_IT} [\w ,]+ (?:pounds|guineas|dollars|shillings) (?:for|and)|went for|
  knock(?:ed)? down (?:to|for)|changed hands|fetched
buy: got hold of|laid (?:his|her|my) hands on|picked{_IT} up (?:at|from|for)|paid for
own: belong(?:s|ed|ing)? to|was (?:mine|his|hers|theirs)|in (?:my|his|her|their) possession
help: (?:give|gave|lend|lent){_IT} a hand|came to (?:his|her|my|their) aid|assistance
summon: sent for|call(?:ed)? (?:in|out|for)
telephone: gave{_IT} a (?:ring|call|bell)|made a (?:phone )?call to|ring(?:s|ing)? up|rang{_IT}(?: up)?|rung up|
  got on the (?:phone|telephone) to|on the (?:phone|telephone|line) to|call(?:ed)? up
inform: let{_IT} know|broke the news|made (?:it )?known|put{_IT} in the picture|gave notice of
promise: gave (?:his|her|my|their) word|sw(?:o|e)re? to
marry: tied the knot|became man and wife|walked down the aisle
pregnant: expecting|in the family way|with child|having a baby
ill: under the weather|laid up|took (?:ill|sick)|taken (?:ill|bad)|out of sorts|off colour
vomit: threw up|was sick|brought up (?:his|her) (?:dinner|supper|food)
faint: passed out|keeled over|blacked out|lost consciousness|out cold|fell unconscious
unconscious: out cold|knocked out|dead to the world|had not come round
hurry: made haste|at a run|as fast as (?:he|she|i) could|in a hurry|in haste
late: behind time|not on time|overdue|after (?:it|he|she) (?:was|should have been) due
punctual: on time|to the minute|on the dot
delay: h(?:e|o)ld up|put{_IT} off|kept{_IT} waiting
wait: hung (?:about|around)|held on|stood by|h(?:o|e)ld (?:it |her |him )?(?:on |back )?for
begin: got under way|get under way|kicked off|opened with
missing: not there|nowhere to be (?:found|seen)|could not be found|not to be found|had gone|was gone|were gone|
  gone from|no sign of|no trace of|vanished|had disappeared
present: all there|every item was there|still there|where (?:it|they) (?:should|ought)
work: done a (?:stroke|day|hand's turn)|in (?:a )?(?:job|work|employment)|found a post|had any work|a day's work
unemployed: out of work|on the dole|without a job
strike: (?:go|goes|going|gone|went|came|come|were|was) (?:out )?on strike|downed tools|walked out|withdrew (?:his|
  her|their) labour
see: set eyes on|laid eyes on|clapped eyes on|caught sight of|had a (?:clear )?view of|had{_IT} in view|
  got a (?:good )?look at
losesight: los(?:t|e) (?:sight|track) of|could not see{_IT} any (?:more|longer)|passed out of (?:my|his|her|
  your) sight|went out of sight|disappeared from (?:view|sight)|out of (?:my|his|her) sight
hear: caught the sound of|within earshot|reach(?:ed)? (?:my|his|her) ears
meet: ran into (?:him|her|them)|came face to face with
visit: called on|dropped in on|came to see|went to see|paid{_IT} a (?:visit|call)|looked in on
follow: went after|came after|on (?:his|her|their) heels|was behind(?: him| her| them)? all the way|tailed
accompany: went with|came with|was with (?:him|her|them|me)
know: on (?:first-name|good|nodding|speaking) terms with|acquainted with|was no stranger to|had met|were friends
stranger: never (?:seen|met|set eyes on) [\w]+ before|had never met|did not know (?:him|her|them)(?: from adam)?
because: on account of|owing to|due to|by reason of|as a result of|for the reason that|the reason (?:was|being)|
  on the ground(?:s)? (?:of|that)|that was why|that is why|in consequence of
during: in the course of|all the while|throughout|at the time of|while [\w]+ (?:was|were) (?:going on|in progress)|
  as they|in the middle of|as (?:it|this|that) (?:was )?(?:happen(?:ed|ing)|going on)
after: subsequent to|as soon as
before: prior to|ahead of|in advance of|previous to|by the time|not yet
until: up until|right up to|till
about: or thereabouts|or so|thereabouts|roughly|approximately|give or take|more or less|somewhere around|
  in the region of|something like|round about|getting on for
at least: not less than|no fewer than|no less than|upwards of|or more
more than: in excess of|upwards of|north of|exceed(?:ed|ing|s)?|greater than|well over|a good deal over
less than: short of|not (?:even |quite )?(?:as much as|as many as)|fewer than
exactly: on the nose|to the (?:penny|inch|minute|letter)|neither more nor less|no more and no less
bald: no tread(?: at all)?|worn (?:smooth|right down|down to nothing)|without tread
swollenshut: (?:swollen|swelled|puffed)(?: up)? (?:shut|till it was closed|so (?:he|she|i) could not open it)|
  so (?:puffed|swollen) up (?:he|she|i|that he|that she) could not open it
maiden name: the (?:name|one) i was born with|(?:her|my) own name|the name (?:she|i) had before
cannot: not able to|unable to|was never able to|have no way to
could: was able to|were able to|knew how to|managed to|know how to
different: not the same|nothing like
same: no different|one and the same|the very same
without waiting: would not (?:wait|hold)(?: it)? for
fifteen: fifteen-year-old
"""


_OPENING = re.compile(r"[a-z ]*(?![?*{])")


@cache
def _patterns() -> tuple[tuple[str, re.Pattern[str], str], ...]:
    """The letters that a turn always begins with, the turn, its word; longer turns first, so that "not a single one"
    is read before "not one"."""
    pairs = [
        (turn, word.strip())
        for line in _PHRASES.replace("\n  ", "").strip().splitlines()
        for word, _, turns in [line.partition(":")]
        for turn in _turns(turns)
    ]
    return tuple(
        (_opening(turn), re.compile(rf"\b(?:{turn})\b", re.I), word)
        for turn, word in sorted(pairs, key=lambda p: -len(p[0]))
    )


def _opening(turn: str) -> str:
    found = _OPENING.match(turn)
    return found.group() if found else ""


def _turns(text: str) -> list[str]:
    """The alternatives of a line, split at the bars outside brackets."""
    found, depth, start = list[str](), 0, 0
    for i, mark in enumerate(text):
        depth += (mark == "(") - (mark == ")")
        if mark == "|" and depth == 0:
            found.append(text[start:i].strip())
            start = i + 1
    return [*found, text[start:].strip()]


@lru_cache(maxsize=4096)
def plainly(text: str) -> str:
    """The text with its turns of phrase put as plain words; what stood inside one ("it", "the claim") is kept."""
    lower = text.lower()
    for opening, pattern, word in _patterns():
        if opening in lower:  # most are not, and to look for letters costs a tenth of looking for a pattern
            text = pattern.sub(lambda match, word=word: _kept(match.group(), word), text)
            lower = text.lower()
    return text


_OBJECT = re.compile(r"\b(it|him|her|them|(?:the|a|an|his|her|my|their|its|your) [\w-]+)\b", re.I)


def _kept(turn: str, word: str) -> str:
    """The plain word, followed by the object that the turn of phrase had in its middle."""
    found = _OBJECT.search(turn) if word in _WITH_OBJECTS else None
    return f"{word} {found.group()}" if found else word


_WITH_OBJECTS = frozenset(
    words("""reject dismiss return find release abandon start stop extinguish help inform delay telephone own""")
)
