# ruff: noqa: E501 - a pattern is read as one line
"""Kinds of wording that readers of arguments heed, one pattern each; matched on lower-case text with straight quotes."""

from __future__ import annotations

import re
from collections.abc import Mapping

_LISTS: Mapping[str, str] = {
    "reason": r"because|since|due to|owing to|the reason|as a result|for this reason|that is why|this is why|which is why|so that|in order to|therefore|thus|hence|consequently|it follows",
    "cause": r"leads? to|led to|causes?|caused|causing|results? in|resulted|makes? (?:it|them|us|you|people)|allows?|enables?|prevents?|affects?|helps?|improves?|increases?|reduces?|harms?|damages?|creates?",
    "contrast": r"however|although|though|whereas|while|on the other hand|nevertheless|nonetheless|despite|in spite of|even if|instead|rather than|unlike|in contrast|yet",
    "concession": r"it is true|i (?:understand|agree|admit|know|respect)|granted|of course|admittedly|some (?:people|may|might|would|say|argue|will)|many (?:say|argue|people)|you (?:may|might|could) (?:say|argue|think)|one (?:may|might|could)",
    "example": r"for example|for instance|such as|e\.?g\.?|including|namely|like when|imagine|suppose|consider|take the|let's say|say you",
    "order": r"first(?:ly)?|second(?:ly)?|third(?:ly)?|finally|lastly|next|also|in addition|moreover|furthermore|another|additionally|besides|in conclusion|to begin|not only",
    "evidence": r"stud(?:y|ies)|research\w*|statistics?|survey|according to|percent|data|evidence|scientists?|doctors?|experts?|history|historical\w*|law|constitution\w*|bible|article|report|proven|proof",
    "condition": r"if|unless|when|whenever|in case|otherwise|provided",
    "general": r"we|our|us|society|humanity|mankind|everyone|humans?|community|government|nation|country",
    "personal": r"i|me|my|mine|im|i'm|i've",
    "you": r"you|your|yours|you're|u|ur",
    "hedge": r"maybe|perhaps|probably|possibly|might|may|could|seems?|appears?|i guess|i think|i feel|in my opinion|imo|i believe|sort of|kind of|somewhat|generally|usually|often|tends?",
    "sure": r"always|never|absolutely|definitely|totally|obviously|clearly|undoubtedly|certainly|completely|every|all|nobody|everyone",
    "insult": r"stupid\w*|idiots?|idiotic|dumb\w*|morons?|retard\w*|fools?|foolish|ignorant|loser|losers|suck|sucks|sick|disgusting|crap|shit\w*|fuck\w*|damn|hell|ass|gross|fag\w*|homo|homos|nasty|lame|pathetic|ridiculous|lazy|fat|shut up|grow up|hate|crazy|insane|hypocrit\w*|bigots?|lol|lmao|haha\w*",
    "chat": r"u|ur|r|cuz|cos|coz|bcoz|becuz|b/c|bc|gonna|wanna|gotta|plz|thx|omg|lol|wtf|ya|yea|yeah|yep|nope|ok|okay|alot|dont|doesnt|didnt|cant|wont|isnt|arent|wasnt|wouldnt|shouldnt|couldnt|im|ive|id|thats|whats|theres|youre|theyre|n|y|wat|dat|da|tv|hav|wen|ppl|bro|dude|wow|hey|hi|well",
    "misspelt": r"definat\w*|definetly|alot|becuase|beacuse|becouse|beleive\w*|belive\w*|recieve\w*|seperat\w*|thier|wich|wether|untill|noone|atleast|ofcourse|infact|eachother|realy|diff?rent|tryin|goverment|religon|relgion|arguement|exersi[sz]e|excer?ci[sz]e|excersi\w*|marrage|mariage|gaurantee|imformation|knowlege|childern|peopl|shud|wud|cud|coudl|hte|teh|gona|thru|tho|nd|ther|thay|wat|wen|wer|whos",
    "value": r"rights?|freedom|free|equal\w*|justice|moral\w*|immoral|wrong|duty|responsib\w+|fair|unfair|dignity|liberty|respect|trust|honest\w*|truth|love|innocent|murder\w*|kill\w*",
    "society": r"health\w*|education\w*|school\w*|children|child|parents?|famil(?:y|ies)|students?|money|jobs?|economy|econom\w+|disease\w*|obes\w+|science|scientific|technolog\w+|knowledge|skills?",
    "quote": r"\"",
    "off": r"character limit|characters|this (?:is|site)|debate|side|vote|voted|argument|post|topic|question|comment|click|arguing",
    "negation": r"not|no|never|none|nor|neither|\w+n't|cannot",
    "modal": r"should|must|ought|have to|has to|need to|needs to",
    "link": r"and|but|so|or",
    "who": r"who|which|that|whom|whose",
    "of": r"of|in|to|for|with|by|from|as|between|through",
    "the": r"the|a|an",
    "it": r"it|its|it's|this|these|those",
    "they": r"they|them|their|he|she|him|her|his",
    "be": r"is|are|was|were|be|been",
    "have": r"have|has|had|having",
}
WORDINGS: Mapping[str, re.Pattern[str]] = {
    name: re.compile(rf"(?<![\w'])(?:{pattern})(?![\w'])" if name != "quote" else pattern)
    for name, pattern in _LISTS.items()
}
