# ruff: noqa: E501 - a pattern is read as one line
"""Kinds of words that tell one ground from another: name -> pattern, looked for in the question in lower case."""

from __future__ import annotations

import re
from collections.abc import Mapping

_SOURCES: Mapping[str, str] = {
    "mind of another": r"\b(?:he|she|they|mr \w+|mrs \w+|ms \w+|dr \w+|the \w+|your (?!own)\w+|father|mother|wife|husband|doctor|officer)\b (?:\w+ ){0,2}(?:think|thought|thinking|feel|felt|feeling|want|wanted|intend|intended|mean|meant|know|knew|believe|believed|hope|hoped|fear|feared|realis?e|realised|realized|plan|planned|plotting|planning|expect|expected|wish|wished|mind|care|cared|suppose|decide|decided)\b",
    "mind": r"\b(?:mind|thoughts?|head|heart|motive|motives|reason|intent|intention|intentions|feelings?|hoping|hopes|wondering|after)\b",
    "guess": r"\b(?:guess|suppose|imagine|reckon|surmise|speculate|presumably|perhaps|maybe|likely|chances|odds|bet|possible|possibly|probably|might|fancy|conceive|picture)\b",
    "conditional": r"\b(?:if|had (?:he|she|you|they|it|the)|would have|could have|might have|wouldn't have|supposing|were (?:he|she|you|they) to|unless|instead)\b",
    "would": r"\b(?:would|could|might|should|'d)\b",
    "what law says": r"\b(?:negligen\w+|liab\w+|breach\w*|duty|fraud\w*|guilty|lawful\w*|unlawful\w*|legal\w*|illegal\w*|law|statute|code|amendment|valid\w*|invalid|void|binding|malice|premeditat\w+|recklessly|reckless|unreasonabl\w+|reasonabl\w+|intent|capacity|undue influence|self-defence|self-defense|conspir\w+|battery|assault|discriminat\w+|retaliat\w+|easement|title|contract|modification|proximate|cause|caused|probable cause|suspicion|doctrine|rule|act|fault|within the meaning|matter of law|infring\w+|defam\w+|coerc\w+|entrap\w+|larceny|theft|murder|manslaughter|homicide)\b",
    "opinion": r"\b(?:opinion|expert|judg(?:e|ement|ment)|view|conclude|conclusion|assess|estimate|diagnos\w+|medically|scientific\w*|chemical\w*|clinical\w*|psycholog\w+|mental|disorder|syndrome|condition|symptom\w*|consistent with|cause of|match|standard of|on your reading|in your eyes|as an? \w+)\b",
    "paper": r"\b(?:letters?|e-?mails?|memos?|notes?|diary|ledger|contract|lease|deed|will|report|records?|log|chart|file|text|texts|message|messages|receipt|invoice|policy|statement|clause|paragraph|page|newspaper|article|sign|spreadsheet|book|day-book|minutes|photograph|video|tape|recording|footage|document|paper|papers|certificate|agreement|handbook|notice|printout|thread|form|label|manual|transcript)\b",
    "what a paper says": r"\b(?:say|says|said|read|reads|state|states|stated|terms|words?|wording|word for word|contents?|record|records|recorded|show|shows|print(?:ed)?|enter|entered|from memory|verbatim|exact(?:ly)?|text of|figures|gist)\b",
    "not before us": r"\b(?:isn't (?:here|in|before|with)|not (?:here|in (?:this|the) (?:file|court|evidence)|before us|with us|been (?:produced|offered|marked|received))|nobody has (?:produced|seen)|never (?:been )?(?:produced|offered)|haven't (?:got|seen|been)|hasn't been|still (?:on|at|in)|at home|left (?:at|in|behind)|without it|kept at|from memory|out of memory|lost|destroyed)\b",
    "exhibit": r"\b(?:exhibit|exhibits|shown|marked|received|photograph|before you|in front of you)\b",
    "speech": r"\b(?:say|says|said|saying|tell|tells|told|mention\w*|report\w*|remark\w*|claim\w*|explain\w*|announce\w*|call(?:ed)?|shout\w*|whisper\w*|admit\w*|answer\w*|reply|replied|write|wrote|complain\w*|hear|heard|hearsay|word|words|let on|confide\w*|swear|swore|according to|story|version|account|gossip|rumou?r|talk)\b",
    "told you": r"\b(?:tell|told|said to|say to|inform\w*|confide\w* in|mention\w* to) you\b|\byou (?:hear|heard|learn|learned|learnt|gather|were told)\b|\bdid you (?:hear|learn|gather)\b",
    "own counsel": r"\b(?:counsel|lawyer|attorney|solicitor|barrister|advocate|legal advice)\b",
    "confidant": r"\b(?:wife|husband|spouse|marriage|doctor|physician|psychiatrist|therapist|psychotherapist|counsellor|counselor|priest|confession|confessional|pastor|rabbi|minister|settle\w*|negotiat\w+|offer\w*|plea)\b",
    "insurance and repairs": r"\b(?:insur\w+|settle\w*|afterwards|since then|after the (?:accident|fall|crash|fire)|repair\w*|put up|changed? (?:its|the|your)|new (?:rail|sign|rule|protocol|policy)|pay(?:ing)? (?:his|her|the) (?:bills|doctor|hospital))\b",
    "private life": r"\b(?:church|religio\w+|faith|god|pray\w*|vote\w*|party|politic\w*|election|married|marriage|divorc\w*|bed|slept|sex\w*|lover|affair|mistress|boyfriend|girlfriend|sister|cousin|mother-in-law|school|grades|football|team|hobb\w+|golf|tattoo|dye|hair|diet|sing|dance|swim|holiday\w*|wedding|birthday|rent|salary|income|rich|poor|illegitimate|abortion|drink|gambl\w*|debts?|immigra\w+|race|gay|wealth\w*|taxes|stage|childhood)\b",
    "in general": r"\b(?:in general|generally|as a class|these days|society|the city|the government|the country|people|nobody|everyone|everybody|scandal|too many|most|companies|hospitals|banks|police|industry|trend|nowadays)\b",
    "disposition": r"\b(?:sort of|kind of|type of|always been|always|never the|known (?:for|as|to)|reputation|name for|by nature|nature|temper|habit|character|tend\w*|prone|the way (?:he|she|you)|it's (?:your|his|her) way|man who|woman who|person|decent|honest|dishonest|violent|careless|careful|gentle|peaceful|liar|cheat|thief|bully|mean|kind|good man|good woman|temperament|track record|history of|convict\w+|once a|again on|so you(?:'re| are|'d)|same thing|pattern)\b",
    "so then": r",? so (?:he|she|you|they|it|isn't|wasn't|that's|on this|this)\b|\btherefore\b|\bdoesn't that\b|\bfit\b",
    "insult": r"\b(?:liar|lies|lying|lied|shame|ashamed|conscience|greed\w*|coward\w*|fool\w*|stupid|idiot|pathetic|disgrace\w*|spiteful|shakedown|crook\w*|cheat|fairy|tale|story|tales|fable|convenient\w*|miracle|magic\w*|really|seriously|surely|honestly|believe|expect|suit you|bullied|pretend\w*|invent\w*|performance|grandmother|dream\w*|god|devil|heaven|saint|angel|joke|laugh\w*|madam|sir|dear|oh|come|poor|old|nice|fine|clever|marvellous|wonderful|splendid|touching|charming|remarkable|bravo|lucky|luck)\b",
    "of the trial": r"\b(?:jury|jurors|court|us|we|ladies and gentlemen|good people|judge|counsel|my friend|believe)\b",
    "comparison": r"\b(?:like an?|as \w+ as|than|worse|better|more|less|enough|too \w+)\b",
    "all of it": r"\b(?:everything|all about|whole|entire|story|history|start to finish|from the (?:start|beginning|day|moment)|in your own (?:words|way)|leave nothing|anything you like|whatever you like|take your time|off you go|floor is yours|benefit of|what can you tell|walk us|talk us|take us|tell us about|run us|your life|career|years|all that|at length|go on)\b",
    "it what": r"\b(?:it|that|this|those|these|them|things?|stuff|there|then|thing|matter|business|situation|way|one|ones|same|such|and so on|around that time|lately|soon|often|much|bad|big|normal|usual(?:ly)?|appropriate|some|several|certain|various)\b",
    "you saw": r"\b(?:(?:did|could|can|do) you (?:\w+ )?(?:see|hear|notice|observe|smell|feel|watch|look|recogni[sz]e|know|remember|recall)|you (?:saw|heard|noticed|observed|watched|yourself|were)|where you (?:stood|sat|were)|from where|with your own|that you)\b",
    "how do you know": r"\b(?:how (?:do|did) you (?:know|come|learn)|were you (?:there|present)|where were you|of your own)\b",
    "you": r"\b(?:you|your|yours|yourself)\b",
    "you ask": r"^(?:and |so |now |but )?(?:(?:what|where|when|why|how|who|whom|which)(?: \w+){0,2} )?(?:did|do|were|had|have|are|was|could|would|can|will|should|may) (?:you|your)\b|^you\b",
    "he asks": r"^(?:and |so |now |but )?(?:(?:what|where|when|why|how|who|whom|which)(?: \w+){0,2} )?(?:did|do|does|were|had|have|has|is|are|was|could|would|can|will) (?!you\b|it\b|that\b|there\b)\w+",
    "who did": r"^(?:and |so |now |but )?(?:who|which \w+|which of \w+ \w+|what) (?!did|was|were|is|are|do|does|had|have|would|could|can|has)\w+",
    "you did when": r"\b(?:when|after|before|while|since|once|as|because) (?:you|he|she|they|mr|mrs|ms|the|your|it)\b",
    "relative clause": r"\b(?:the|that|those|his|her|your) \w+(?: \w+)? (?:that |which |who )?(?:he|she|you|they) (?:\w+ed|had|took|made|gave|hid|kept|stole|threw|wrote|told|put|broke|lost|sold|left)\b",
    "presupposes": r"\b(?:stop|stopped|still|again|continue\w*|keep on|begin|began|forgot|forget|fail\w*|realis?e\w*|regret\w*|admit\w*|conceal\w*|hid|hide|the fact that|other times|next time|earlier|second|another|more|besides|as well|anymore|any longer)\b",
    "why": r"\b(?:why|what made|how come|what possessed|how long|how many|how often|how much|how far)\b",
    "and or": r"\b(?:and|or)\b",
    "two askings": r"\b(?:and|or),? (?:did|do|was|were|is|are|had|have|what|where|when|why|how|who|which|would|could|can|you|he|she|if)\b",
    "tag": r"(?:n't (?:you|he|she|it|they|that)|right|correct|is it|was it|did you|yes|true|so|agree)\s*\?$",
    "past other time": r"\b(?:last|years? (?:ago|before|earlier|back|later)|the (?:year|month|week|season|day) (?:before|after)|in (?:19|20)\d\d|following|previous|other|earlier|afterwards|later|since|next|first)\b",
    "other place": r"\b(?:at|in|inside|outside|behind|on|over|down|back)\b (?:the|his|her|their|mr|paris|houston|reno|\w+'s)\b",
    "their own": r"\b(?:his|her|their|its) (?:own|\w+)\b",
    "someone else's business": r"\b\w+(?:'s|s') (?:\w+ )?\w+\b",
    "hypothetical expert": r"\b(?:assume|assuming|hypothetical\w*|suppose|reasonable degree|certainty|based on|findings?|your (?:tests?|examination|results?|report|reading|training))\b",
    "again": r"\b(?:again|once more|one more time|as you said|you've told us|repeat|remind|go back|as before|still say|already)\b",
    "new matter": r"\b(?:turn to|look at|let's|let us|another (?:matter|subject)|different|something else|leaving|by the way|while you're|now that|speaking of|as to|move on|on (?:another|a))\b",
    "impeaching": r"\b(?:convict\w*|pleaded|deal|promis\w*|paid|fee|owe\w*|grudge|friend|statement|signed|swore|told the|wrote|earlier|glasses|spectacles|drunk|beer|drinks|tired|asleep|dark|claim|sue|suing|win|lose|stand to|related|immunity|lied|forged|false|never told)\b",
}  # fmt: skip
LEXICONS: Mapping[str, re.Pattern[str]] = {name: re.compile(source) for name, source in _SOURCES.items()}
ABSENT = re.compile(
    r"\b(?:not|never|n't|nobody|no one|nothing|none|only|alone|stayed|remained|absent|away|left|gone|off duty|elsewhere|abroad|"
    r"asleep|outside|before (?:he|she|they) (?:arrived|came)|after (?:he|she|they) had|didn't|wasn't|until|first learned|"
    r"later|came on|by the time|without|closed|out of sight|behind|met .* for the first time|arrived|began|joined|unconscious)\b"
)
"""Words of evidence that the witness was not there, or could not see."""
