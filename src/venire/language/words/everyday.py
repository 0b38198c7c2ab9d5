"""Everyday and courtroom words that say much the same, and pairs that exclude each other; our own lists."""

from __future__ import annotations

ALIKE = """
shut close|sack dismiss fire|lad boy|lass girl|kid child youngster infant|mum mother|dad father
chap man fellow bloke|lorry truck|flat apartment|lift elevator|petrol fuel gasoline|torch flashlight
pavement sidewalk|autumn fall|cheque check|rubbish garbage trash|holiday vacation|mobile phone telephone
policeman police officer constable|doctor physician surgeon|solicitor lawyer attorney|barrister lawyer counsel
motor car automobile vehicle|bike bicycle|plane aircraft aeroplane|ship vessel boat|train locomotive|coach bus
shop store|chemist pharmacist|teacher schoolmaster|crash collision accident|crash collide
gun weapon pistol revolver firearm|rifle gun|knife blade|shot gunfire|shoot fire|gun shot|money cash sum funds
wage wages pay salary|pay paid payment|debt owe|lease tenancy|tenant lodger|landlord owner|employer firm company
employee worker|boss manager employer|company firm business|document paper|contract agreement deal
letter note message|email mail message|photograph photo picture|picture painting portrait
film video footage recording|tape record recording recorder|report statement account|sign signature|autograph sign
warn warning caution|alarm siren|injury wound hurt harm|bruise bruising|swollen puffed swell|blood bleed bleeding
drunk intoxicated inebriated|sober dry|alcohol drink liquor vodka whisky wine beer spirits gin
drug medicine medication|ill sick unwell poorly|dead die killed decease|murder kill slay|stab knife
strangle throttle choke|drown drowned|steal theft rob take|thief robber burglar|robbery burglary theft raid
lie untruth falsehood|false untrue fake forged|truth true|mistake error|fault blame
argue quarrel row dispute argument|fight brawl scuffle|shout yell scream cry|whisper murmur|say speak talk tell
speak word|tell inform notify|ask enquire request inquire|answer reply respond|agree consent accept
refuse decline reject|deny refute|admit confess acknowledge own concede|promise vow swear
see observe notice spot witness watch view|look glance|hear listen overhear|know recognise recognize acquaint
acquaintance know|friend mate pal|find discover locate|search look|lose mislay|hide conceal|show reveal display
give hand pass deliver supply|bring fetch carry|take remove seize|get receive obtain|send dispatch post mail ship
ship shipment|buy purchase|sell sale|borrow loan|return give|keep retain hold|throw hurl toss fling chuck|drop fall
push shove|pull drag tug|hit strike punch slap beat|kick boot|break smash shatter|tear rip|cut slash|burn fire blaze
build construct erect|repair mend fix|clean wash wipe|wet damp soaked water|dry arid|empty vacant
full packed crowded|open ajar|lock bolt secure fasten|key keys|bolt latch|gate door|window pane|house home residence
room chamber|upstairs upper|cellar basement|kitchen galley|garden yard|street road lane|path track footpath
bridge crossing|field meadow|wood forest|river stream|sea ocean|shore beach|hill slope|leave depart go exit
arrive come reach|enter inside|return back|go travel|walk stroll|run sprint race dash|drive driver|ride rode
climb scale|jump leap|stand standing feet|sit seat seated|lie lay|sleep asleep sleeping|wake awake|eat ate meal
cook prepare|sing song|start begin commence|stop end finish cease halt|continue carry|last go|wait delay|hurry rush
slow slowly|fast quick quickly rapid|sudden suddenly abrupt abruptly|immediately instantly|soon shortly
early beforehand|late|always invariably|never|often frequently|big large great huge|small little tiny
tall height high|long length|wide broad|heavy weigh weight|light lamp|lit burning alight|dark night|bright light
loud noise noisy|quiet silent silence|hot warm|cold chilly cool|old aged elderly|young youth|new fresh|right correct
wrong incorrect|sure certain|alone sole only|both two|pair two couple|nobody none|everyone everybody all
part portion|whole entire|half fifty|angry furious cross|afraid frightened scared terrified|happy glad pleased
sad upset unhappy|calm quiet|nervous anxious|suspect suspicion suspicious|grudge resentment|reason motive
purpose aim|plan scheme plot arrange|try attempt|help assist aid assistance|call phone ring telephone
radio broadcast|need require|want wish|allow permit let|forbid ban|order instruct command tell|request ask
use employ|work job employment|hire engage|train training|teach show instruct|learn taught|read literate letters
write wrote handwriting|number figure amount|count tally|price cost charge|worth value|cheap inexpensive
dear expensive|free gratis|owner own belong|possess own have|wear wore dressed|coat jacket overcoat|hat cap
shoe boot|glove mitten|bag satchel sack holdall|box case container|bottle flask|cup mug|glass tumbler
parcel package packet|envelope packet|rope cord line|ladder steps|tool implement|hammer mallet|meeting conference
vote ballot|petition appeal|complaint complain|claim demand|insurer insurance|bank banker|police force
court tribunal|judge magistrate|jury juror|witness saw|accused defendant|victim deceased|prisoner accused
plaintiff claimant|arrest detain apprehend|charge accuse|trial hearing|prison jail gaol|fine penalty|guilty culpable
innocent blameless|inspect examine check inspection|test examine analysis|alter change amend modify
replace substitute|cancel call|postpone delay|approve sanction|resist resistance struggle
attack assault attacked assailant|defend protect|threaten threat menace|injure hurt wound|rescue save|escape flee
follow pursue chase|catch capture|bald tread worn|brake stop|steer wheel|overtake pass|speed rate|turn corner
reverse back|park parked|skid slide|tyre tire|brakes brake|engine motor|licence license permit|passenger rider
conductor guard|captain skipper|pilot aviator|crew hands|nurse sister|patient sufferer|operation surgery
hospital infirmary|ambulance paramedic|group type|infection disease|pain ache hurt painful|fever temperature
headache migraine|cough cold|limp lame|blind sightless|deaf hearing|mother mum|father dad|son boy|daughter girl
sister sibling|brother sibling|wife spouse married|husband spouse married|marriage wed wedding|bride|maiden
divorce separate|niece|nephew|neighbour|stranger unknown|colleague workmate|partner|customer client
caretaker janitor|clerk assistant|grocer shopkeeper|bailiff|guard sentry|thumb|wheel|noise sound|horn hooter
bell ring|music song|voice speech|smell odour scent|taste flavour|smoke fumes|flame fire|explosion blast explode
flood water|storm gale|rain rainfall raining|snow snowing|fog mist|ice icy frost|sun sunshine|dawn sunrise daybreak
dusk sunset nightfall|noon midday|midnight|evening night|morning|yesterday|today|tomorrow|warning notice
notice notify|people persons men|men persons|passenger people person|fit suitable|unfit unsuitable|reach arrive
exit leave|spit saliva|fall tumble collapse|miss lack|gone missing vanish disappear|present there|absent away
near close nearby beside|opposite facing|inside within|outside without corridor|below beneath under|above over
front forward|rear back behind|edge brink|middle centre|corner angle|side flank|top summit|bottom foot
glasses spectacles|grudge grievance malice|audible hear|traffic car|custody keeping keep charge|pay cost expense
paid money pay|charge demand ask|caller telephone|react respond|address live reside|motive reason|untruth lie
motive purpose|handwriting write hand|describe state|request ask|alter change|remain stay|condition state
conversation talk speak|sound hear|permit licence|sum amount|alarm bell|delay wait|stand stood|pour poured
fill filled|dig dug|bury buried|wrap wrapped|tie tied bound|carry carried bear
"""

APART = """
red green blue black white grey gray brown yellow orange purple pink silver gold beige
knife gun pistol rifle hammer axe rope windlass crowbar bat poker
car van truck lorry bus bicycle motorcycle taxi train tram ferry plane|dog cat horse cow sheep goat
kitchen bedroom bathroom hall cellar attic garage parlour pantry|left right|north south|east west
monday tuesday wednesday thursday friday saturday sunday
january february march april may june july august september october november december|spring summer autumn winter
murder theft robbery arson fraud|morning afternoon evening midnight noon dawn dusk
father mother son daughter brother sister uncle aunt nephew niece cousin husband wife grandfather grandmother
tea coffee milk soup water wine beer|breakfast lunch dinner supper|eye ear nose mouth hand foot knee elbow arm leg
first second third fourth fifth sixth last|seconds minutes hours days weeks months years
metres feet yards miles inches kilometres|grams kilograms pounds ounces stone tons|dollars pounds euros francs
day night|maiden married|driver passenger|doctor nurse|buyer seller|landlord tenant bailiff|groom bride|dead alive
losesight see|on off|up down|in out|ring necklace bracelet brooch|shoe hat coat glove scarf
church bridge station school pub hospital
"""

OPPOSITES = """
before after|into out|in out|inside outside|up down|on off|from into|from to|with without|over under|above below
front behind|fit unfit|right wrong|lose find|lost found|catch lose|take give|give receive|send receive|buy sell
let sell|lend borrow|accept reject|accept refuse|admit deny|admit accuse|agree refuse|allow forbid|invite bar
invite forbid|invite keep|open shut|open closed|lock unlock|bolt unbolt|on off|lit out|burning out|awake asleep
upstairs downstairs|hot cold|warm cold|sudden gentle|sudden gradual|suddenly gently|suddenly gradually
suddenly slowly|fast slow|stop start|stop continue|begin end|start end|finish start|pass fail|win lose
remember forget|hide show|arrive leave|return keep|keep lose|keep discard|mend break|build demolish|fill empty
full empty|wet dry|clean dirty|light dark|loud quiet|more less|more fewer|over under|above below|near far
close distant|early late|immediately late|immediately later|immediately delay|advance arrears|advance afterwards
before afterwards|with without|same different|alone accompanied|drunk sober|guilty innocent|true false
honest dishonest|right left|inside outside|own else|only several|all part|all none|all some|none some|none all
nothing something|nothing everything|nobody somebody|nobody everybody|never always|never once|everyone nobody
everyone somebody|whole part|full part|wholly partly|warn assure|praise blame|love hate|friend enemy|live dead
save kill|lift lower|raise lower|rise fall|climb descend|enter leave|push pull|attach detach|connect disconnect
switch disconnect|load unload|lead follow|ask answer|question answer|teach learn|strong weak|heavy light|thick thin
wide narrow|long short|tall short|high low|deep shallow|hard soft|rough smooth|sharp blunt|public private
legal illegal|married single|married divorced|married maiden|present absent|there gone|missing there|safe dangerous
sick well|ill well|calm angry|glad sorry|kind cruel|brave afraid|willing reluctant|willing unwilling|toward away
towards away|forward backward|forwards backwards|clockwise anticlockwise|increase decrease|rise drop|signed unsigned
paid unpaid|armed unarmed|loaded unloaded|sealed unsealed|used unused|known unknown|able unable
conscious unconscious|visible invisible|possible impossible|likely unlikely|careful careless|patient impatient
positive negative|confirm deny|approve reject|appoint dismiss|hire dismiss|employ dismiss|retain dismiss
promote demote|discipline dismiss|suspend dismiss|defend attack|support oppose|agree disagree|like dislike
trust distrust|obey disobey
"""
