"""What is a kind of what, the first half of the alphabet: "boat: canoe raft".

Taken from WordNet 3.1. WordNet 3.0 Copyright 2006 by Princeton University. All rights reserved. The licence is in
``licence.py`` beside this file.
"""

from __future__ import annotations

KINDS = """
ability: accomplishment antenna aptitude brain breadth brightness capability capacity competence faculty
ability: flexibility genius imagination innovation instinct intellect intelligence invention marksmanship
ability: method novelty originality potentiality prevision prowess retention salesmanship science skill
ability: strength will|abstract: absolute access brief due privilege right teacher|abuse: cruelty persecution
academic: professor|accident: coincidence collision crash injury smash wreck
accomplishment: arrival beachhead clearing coming exploit feat hit marksmanship masterpiece rally recruitment
accomplishment: release salesmanship smooth squeak stunt success walk|accord: consensus
account: biography bulletin dispatch exclusive|accuracy: precision|ache: headache
achievement: arrival beachhead clearing coming exploit feat hit masterpiece rally recruitment release smooth
achievement: squeak stunt success walk
acquisition: bargain bequest buy buying contribution devise donation gift present prize procurement purchase
acquisition: steal|acting: method role roleplaying|actor: actress comedian extra heavy idol|addition: additive
address: home residence|administration: bureaucracy executive management
administrator: director executive manager minister|admiration: awe|admission: confession
adult: ancient attorney capitalist conservative craftsman critic eccentric educator elder giant hawk host
adult: hostess lawyer liberal man moderate nazi professional progressive publisher reactionary senior stoic
adult: traditionalist type woman worthy|advance: adjustment conservation fitting recovery renaissance
advantage: favor gain good handicap lead privilege profit superiority|advertising: circular commercial
advice: admonition lesson recommendation warning
advocate: ambassador confederate democrat neutralist representative republican sponsor
aerosol: fog haze mist smoke smother|affair: least|age: reign|agency: organ police|agent: cold motor spy virus
agreement: bargain compact conformity conspiracy contract deal treaty
aid: approval boost consolation encouragement lift reassurance service sponsorship support thanks|air: breath
aircraft: airplane balloon plane|alien: foreigner import|allotment: award grant parcel
alteration: acceleration advance birth breakup conversion damage death decrease deformation delivery departure
alteration: deviation distortion faint harm improvement increase jump leap lessening passing phenomenon
alteration: revolution separation shear shift slowing strain surprise tide transformation transition
alteration: transmutation twist variation|alternative: impossible possible
amazement: admiration awe shock surprise wonder|ambiguity: loophole
american: confederate federal northerner southerner yank yankee|ammunition: cartridge round shell
amount: boost bulk deductible deficiency gross hike majority margin minority multiplicity number purse
amount: quantity raise revenue shortage supplement|analysis: dialysis dissection spectroscopy|angel: buddha
anger: annoyance displeasure exasperation fit fury indignation irritation offense outrage rage spleen
anger: temper wrath|angle: dec dip inclination
animal: adult captive colt dog female giant larva male pet prey steer stray stunt worm young|announcement: notice
antagonist: enemy foe|antenna: dipole|antibody: agglutinin|anticipation: fever hope
anxiety: concern fear misgiving panic scare worry|apartment: studio suite
apparatus: aerator centrifuge generator lighting telegraph
appearance: beauty blot countenance disguise effect expression face finish glory gouge image impression look
appearance: manifestation mar perspective scar stain|applicant: claimant hopeful petitioner possible probable
application: engineering technology|appointment: nomination|appreciation: culture
apprehension: appreciation comprehension find gloom grasp realization revelation suspense
approval: acceptance backing patronage|argument: pro proof
arms: ammo ammunition artillery bomb cartridge gun hardware round shell
arrangement: array bouquet classification flank flight formation ordering rear secondary series spectrum table
array: spectrum table transpose|arrival: admission coming intrusion registration return touchdown|arrow: quarrel
art: dance grotesque painting picture print sculpture tracing treasure|article: editorial personal separate
artillery: battery cannon
artist: cartoonist classic composer conductor cubist decorator master musician painter romantic sculptor
artist: watercolorist|assent: concession yielding
assist: approval boost consolation encouragement lift reassurance service sponsorship support thanks
assistant: aide attendant auxiliary deputy orderly receptionist secretary squire subordinate tender
associate: adjunct ally attendant brother colleague commissioner conservative friend groom mate member partner
associate: pledge
association: affiliation club combine conference cooperative fellowship gang institute league society
assumption: basis conclusion condition given presumption provision thesis|assurance: guarantee plight vow
astonishment: admiration awe shock surprise wonder
athlete: amateur ballplayer batter forward gymnast lifter pitcher pro professional slugger sportsman
athlete: substitute|atmosphere: feel flavor hollywood spirit|atom: grain radical
attack: ambush barrage charge fire firing infiltration invasion penetration raid strike volley
attempt: assault battle best bid contribution essay fling pains scramble striving struggle tilt trial
attention: heed massage notice regard remark treatment
attitude: acceptance defensive dislike ideology inclination orientation outlook perspective pose sprawl
attitude: standpoint sympathy tendency tuck view viewpoint wavelength|attorney: advocate counsel prosecutor
attraction: bond gravity magnetism|author: correspondent ghost journalist lyricist novelist playwright poet scribe
authorities: bureaucracy empire palace soviets|authority: distributor mayor|automobile: ambulance electric jeep taxi
average: mean|award: decoration medal pennant ribbon|awareness: feel sense|babe: newborn|baby: newborn|back: stern
bad: disadvantage evil worse|badness: disadvantage evil seriousness worse|bag: knapsack pocket saddlebag
ball: baseball basketball football marble|ballplayer: batter outfielder pitcher slugger
barrier: balustrade barricade dam door fence gate hedge hurdle rail railing weir|baseball: steal|basket: frail hamper
bathroom: closet|battle: assault combat scramble tilt|beam: shore timber traverse|beat: throb
beauty: appeal charm glory|bed: bunk lower trundle upper|bee: andrena bumblebee drone honeybee|beer: bitter stout suds
beginning: birth cause dawn genesis menarche onset opener overture preliminary rise start threshold
behavior: derision insolence insult offense rebuff ridicule
belief: angel anticipation christianity conviction credo creed divinity doctrine dogma expectation eyes
belief: faith god imitation individualism judgment magic millennium misgiving nationalism opinion outlook
belief: philosophy possibility promise prospect religion sentiment superstition teaching unseen values
belly: corporation|belt: holster|bench: settle|benefit: behalf interest sake tip|bid: order|bill: tally
bird: chicken hawk hen owl vulture|birth: delivery|bishop: archbishop cardinal metropolitan|bit: splinter|bite: chew
bitterness: envy grievance grudge|block: dice die four six slab|blood: bloodstream|bloom: bud catkin
blow: bang jab jolt kick lunge punch rap slap smack smash tap thrust thump wallop|blue: navy|board: cabinet skid
boat: barge launch skiff tug
body: administration build christianity college colony corps eight executive faculty figure gown jury
body: leaders leadership management membership militia outpost person plantation profession public
body: registration rome settlement university|bomb: grenade
bone: anterior epiphysis forehead jaw phalanx posterior rib skull tooth
book: album catalog catalogue diary ledger novel|bother: nuisance|bottle: canteen flask split|bottom: heel sole
bound: border edge exterior inside interface interior outline outside profile silhouette surface
boundary: border edge exterior fringe inside interface interior margin outline outside periphery profile rim
boundary: silhouette surface|box: chest coffin flat mailbox safe|boy: lad scout|branch: bough limb stick|brand: label
brass: bugle|breast: bosom|breath: gasp|breathing: snore wheeze|brick: cope
brightness: dazzle flash glare gleam gleaming glint glisten glitter polish radiance shine|bubble: foam lather suds
build: person
building: architecture assembly barn cafe cafeteria chapel church feedlot garage grill hospital hotel house
building: inn resort restaurant ruin saloon school schoolhouse shed stable temple tenement theater theatre|bunch: knot
bunk: lower upper|bureaucracy: pentagon|bush: broom elder lavender lilac may rose
business: advertising agency agriculture corporation dealer finance financing firm fishing freight house
business: industry investment manufacture manufacturer partnership printing publication publisher shipping
businessman: concessionaire owner patron proprietor|button: bell
calculation: approximation conversion estimate extrapolation guess integral partial underestimate|calibration: tuning
calm: cool serenity|campaign: reform|cannon: mortar|capability: capacity strength|capital: float stock
capture: arrest conquest|car: ambulance boxcar carriage electric jeep taxi|carbon: charcoal diamond graphite pencil
card: ace spade three two|care: massage treatment|career: specialization|cart: truck|cast: ensemble|cat: pussy
category: brand denomination form gender genus kind like model sex sort species stamp type|catholic: pope
cattle: beef bull cow steer|celebration: fete revel|cent: copper|center: see
ceremony: burial dedication funeral graduation inaugural induction initiation opening wedding|chair: armchair
challenge: dare daring defiance|chamber: bombproof forge|chance: hearing say throw|channel: trough|character: texture
characteristic: agreement aspect badge correspondence external facet harmony immediacy invariant streak trademark
charge: accusation blame imprecation indictment|chart: profile
chemical: acid alkali buffer complex compound explosive formulation fraction goitrogen intermediate organic
chemical: powder preparation reactant salt spray synthetic|chicken: hen rooster
chief: administrator commissioner director executive general manager secretary
child: babe baby daughter infant monkey newborn silly son|childhood: boyhood|china: crackle|chinese: min
chlorine: radiochlorine|choice: appointment ballot decision election favorite move sampling veto vote voting willing
christian: anglican catholic pope protestant|christianity: catholicism protestantism|church: cathedral protestant
circuit: bridge gate|circumstance: event hinge|citizen: civilian constituent voter|clarity: definition focus
class: denomination gender sex stamp|classical: concerto opera symphony|claw: anchor|clay: slop
cleaning: catharsis scrub shave shaving sweeping
clergyman: bishop canon deacon divine minister preacher priest shepherd|client: overnighter patron reader regular
closet: safe|cloth: canvas cotton drapery elastic knit linen lint metallic silk tweed wool
clothing: apron belt blue cap clothes costume disguise dress garment glove gray hat outfit overall pant robe
clothing: separate shirt skirt suit trousers uniform veil vest washing|cloud: aerosol fog haze smoke|clue: sign
clump: knot|clutch: cuddle embrace hug nestle snuggle|coat: greatcoat jacket overcoat paint
coin: cent copper nickel penny|cold: chill cool coolness|collapse: breakdown
collection: asia brush bunch bundle category class clod clump cluster collage combination congregation content
collection: core data denomination exhibition fleet forest garden heap join law library lump mythology pack
collection: package packet pair pile planting prosecution repertory scrub selection sex stack stamp traffic
collection: triple universe wardrobe wood woods|collision: smash|colony: outpost plantation
color: black blackness blonde blue brown gray green orange pastel pink purple red shade white yellow
comfort: consolation convenience relief respite solace|command: order
comment: allusion cite cliche dig mention reference shaft
commerce: advertising agriculture business finance fishing industry manufacture marketing overpayment payment
commerce: printing refund retailing sale selling shipping trade traffic tribute|commission: board jury
committee: board jury|commotion: bustle earthquake flurry hustle incident splash stir storm tumult turmoil uproar
communist: comrade|community: crossroads horde neighborhood parish settlement village|companion: date playmate
company: utility|comparison: analogy contrast|compensation: allowance offset
competition: campaign final game match meet preliminary race tournament|competitor: champion foe king
component: butt detail intercept intersection item member name particular phone remainder remnant residue
component: substance syllable unit word|composition: fabric framework structure
compound: acid alkali buffer cleaner complex formulation goitrogen hydride hydrocarbon phosphate polyphosphate
compound: preparation rubber salt steroid synthetic thiouracil water|computer: portal|comrade: date playmate
concentration: titer
conception: absolute abstract abstraction assumption attribute binomial category character characteristic
conception: complex component composite compound constant dimension division element factor feature form
conception: framework half hypothesis hypothetical inning kind limitation middle model notion over perception
conception: proportional regulation restriction right rule sort speculation sum teacher theory total universal
conception: variable whole|concern: affair affairs least|concrete: cement
conduct: decency derision insolence insult manner manners offense rebuff reserve ridicule
conductor: copper germanium silver
conflict: combat encounter fight fighting rebellion revolt scuffle shock skirmish strife warfare
confusion: bluster chaos dilemma haze mystery tangle|congregation: flock
connection: bearing cohesion comprehension continuity involvement link relevance
consciousness: awareness ego feel self sense sensibility wakefulness
consequence: dent fallout harvest impact offspring response reward wake wallop wind
conservative: bourbon capitalist reactionary traditionalist
consideration: contemplation justification reflection think|consonant: alveolar|constant: coefficient parameter
constituent: addition additive crystal fitting ingredient spare|construction: assembly clause complement phrase
consumer: client customer drunk patron reader|contact: placement rub wipe
contest: campaign final game match meet preliminary race tournament|contour: topography
contract: charter concession insurance lease|contradiction: dialectic paradox|control: authority authorization rein
convenience: availability|conversation: chatter dialogue exchange talk|cooling: freeze
cooperation: collaboration commitment compromise conformity devotion
copy: counterpart duplicate fake imitation miniature modification similitude toy|correspondence: conformity
corridor: hall hallway
cost: benefit cash expense fare incentive luxury overhead overpayment payment penalty price rate refund
cost: reward royalty terms|costume: masquerade|couch: divan|council: divan soviet|counsel: steer
count: complement recount|countenance: expression face leer look spark sparkle|counter: bar|country: ally kingdom
courage: daring fortitude nerve pluck valor|course: stream workshop|cover: blind
creation: art article book building classic construction copy cutting dance design document drawing film
creation: formulation fruit grotesque innovation invention magazine manufacture map movie original output
creation: painting photo photograph picture product realization recording representation sculpture treasure
creature: adult captive colt dog female giant larva male pet prey steer stray stunt worm young
credit: remembrance salute|credo: testament|crew: relay|crime: assault attempt fraud treason
criminal: assassin bandit confederate gangster ghoul gunman kidnapper lifter murderer peddler racketeer robber
criminal: runner rustler thief traitor|crisis: crossroads depression emergency slump
criticism: admonition knock lecture rebuke reproach roast|crowd: army crush huddle mob phalanx swarm
cruelty: brutality outrage|cry: bellow clamor complaint exclamation hoot scream shouting shriek whoop
crystal: frost ice|curiosity: concern interest|current: bore|curse: imprecation|curve: arc arch bend crook hook spiral
custom: habit rite ritual wedding|customer: overnighter patron reader regular|damage: deformation distortion expense
dancing: ballet|danger: vulnerability|dark: black blackness gloom overcast shade
darkness: black blackness gloom overcast shade|date: birthday|day: birthday date eve today tomorrow yesterday
dealer: fence|death: killing necrosis passing|debt: loan principal|decade: sixties twenties|decay: rot
decision: appointment move nomination|decline: loss neglect omission slack slump wane wreck
decrease: damage decay decline loss wane|decree: ban prohibition|deduction: exemption|defeat: lurch|defense: mining
deficiency: absence shortage
degree: badness caliber depth elevation emphasis excess extent extreme grind height high intensity ladder
degree: quality resultant superiority|delay: extension interruption lag|delight: amusement
demand: insistence requisition|demonstration: exhibition interpretation magic performance|denial: negative refusal
department: personnel treasury
departure: abandonment disappearance discrepancy dispatch evacuation farewell retreat shipment|dependence: reliance
deposit: dregs lick|depression: melancholy|description: epithet label portrait sketch|design: planning
desire: ambition appetite hunger impulse itch longing temptation thirst urge wish yearning
despair: dismay resignation surrender|destiny: doom inevitable|destruction: annihilation kill liquidation
detail: regard respect|detergent: anionic|determination: diagnosis identification persistence
development: broadening flowering growth progress|diagram: schematic|diameter: caliber|dice: four six|die: four six
difference: disagreement discrepancy|difficulty: bind drag obstacle trouble wrinkle|diffusion: saturation transport
dimension: aspect badge breadth character characteristic external facet feature height invariant length texture
dimension: thickness width|din: bustle flurry hustle|dinner: feast
direction: bearing frontage horizontal northeast northwest southeast tack trend vertical|dirt: clay mud sand slop
disappointment: defeat frustration|disapproval: condemnation criticism rebuke|disaster: tsunami|disc: dot
discharge: explosion spike
discipline: architecture arts engineering mathematics philosophy psychology science strategy technology theology
discovery: detection determination finding identification|discrimination: appreciation culture distinction
discussion: consultation debate huddle interview session talk|disease: cold emphysema goitre mimesis scours
dish: boat crisp sandwich special|disk: dot
dislike: contempt disapproval disdain distaste isolation repulsion revulsion scorn
dispute: altercation contention controversy quarrel row wrangle|disregard: exception
distance: altitude remove span wavelength|distress: anguish torment torture|distribution: sample sampling scatter
distributor: retailer
district: borough city commune country county department downtown fringe jurisdiction mandatory parish
district: province quarter reservation slum state suburb ward|disturbance: bother fuss trouble
division: component element factor half inning maiden middle over
doctor: psychiatrist quack resident shrink specialist surgeon
doctrine: aesthetic credo creed dogma esthetic imitation millennium mimesis nationalism platonism stoicism
doctrine: teaching testament
document: act assignment authorization ballot bill brief certificate charter confession indictment law letter
document: license manifest patent permit platform questionnaire report requisition resolution resolve return
document: source testament ticket|dog: hound husky|domain: empire kingdom lap preserve province realm responsibility
domestic: maid|dominance: domination dominion mastery monopoly supremacy tyranny|door: revolver|dosage: capsule pill
dose: capsule pill|doubt: disbelief distrust hesitation suspense suspicion|draft: check
drawing: diagram schematic silhouette sketch tracing|dream: nightmare
dress: costume disguise formal gown mask masquerade outfit|drink: draught shake|drive: impetus|driver: teamster
drop: droplet tear
drug: alcohol cure dosage dose local medicine opium prescription remedy specific tobacco tranquilizer|duration: span
dust: fallout slack|duty: assignment chore hands hat job requirement role task
dwelling: cabin cottage farmhouse hearth house residence|earth: clay dirt mud sand soil|earthquake: tremor
economy: capitalism|edge: border fringe margin periphery rim|education: course experience workshop
educator: academic coach don instructor lecturer missionary principal professor teacher
effect: dent fallout harvest impact offspring response wake wallop wind|effectiveness: efficacy|efficiency: economy
effort: battle best bid contribution difficulty essay exercise fling pains scramble striving struggle tilt
effort: trial workout wrestle|election: primary|electricity: interrupt
element: addition additive crystal fitting ingredient intercept intersection spare|elite: aristocracy elect few
embrace: cuddle hug nestle snuggle|emission: discharge radiation
emotion: alarm anger annoyance anxiety apprehension ardor awe chill concern devotion dismay dread ecstasy
emotion: embarrassment excitement fear fury gratification happiness hate hatred horror indignation joy love
emotion: loyalty misgiving offense outrage panic rage satisfaction scare shiver terror worry worship
employee: busboy clerk gardener hire laborer mover saleslady salesman waiter workman|employer: boss
employment: booking sailing services|end: cease destination dying finish goal grave limit tail termination tip
endeavor: operation racket|energy: electricity heat radiation|engine: generator|english: american northern
enjoyment: relish|enough: fill
enterprise: agency business collective cooperative firm house industry manufacturer operation partnership racket
entertainment: circus demonstration display exhibit fair interlude presentation show
enthusiasm: ardor eagerness relish|entrance: door doorway encroachment intrusion invasion portal scuttle
environment: circumstance context domain kingdom lap medium orbit preserve province realm responsibility scope
environment: setting sphere surroundings|enzyme: protease sod|epic: heroic|episode: drama
equal: adjunct ally alternate associate colleague contemporary double friend mate member partner
equal: replacement successor|equilibrium: balance poise
equipment: aerator apparatus ball camera centrifuge counter developer generator lighting peripheral phone
equipment: railing rig satellite setup spike tackle telegraph telephone weight
equivalent: counterpart substitute successor|era: age reign
error: blot blunder folly fumble lapse omission skip slip stumble stupidity|escape: dodge lam skedaddle|essay: paper
essential: need|establishment: academy bank church college company cult foundation hospital religion school
estate: entail plantation|estimate: guess underestimate
european: frank frenchman german greek italian pole roman scot sicilian|evaluation: mark pricing score
evidence: abscess account acetonemia anemia argument atrophy clue confirmation cough diarrhea diarrhoea fever
evidence: file fingerprint history identification ketosis lump pain pro proof record scar sign statement
evidence: symptom testimonial track
examination: analogy audit comparison comprehensive contrast final medical oral scan study survey testing
example: exception original paradigm precedent sample specimen|exasperation: exacerbation|excitement: kick thrill
execution: mechanics mechanism|executive: minister president|exercise: handstand pushup squat straddle
exertion: difficulty exercise workout wrestle
existence: actuality chance endurance eternity ghetto life occurrence opportunity possibility potential
existence: potentiality presence realism reality survival truth|expansion: extension
expectation: anticipation misgiving possibility promise|expedition: crusade
expenditure: cost expense payment price terms|expense: depreciation overhead
experience: life living reality reliving reminder|experiment: test testing trial
expert: analyst consultant coroner decorator designer detective gardener gunman inspector investigator judge
expert: marksman observer sensation specialist talent technician therapist
explanation: accounting cause definition derivation justification key rationale reading reason rendering theory
explanation: twist version vindication|exploit: hit rally stunt|explosive: powder
expression: gush leer outburst spark sparkle|extension: scatter
extent: acreage balk depth expanse frontage horizon limit maximum range reach scope spectrum sweep utmost
extract: quote|extreme: apex vertex|fabric: canvas cotton drapery elastic knit linen lint metallic silk tweed wool
facility: airport base gym headquarters heating museum network plumbing post repertory repository station
facility: storehouse terminal transportation|fact: detail index indicator particular regard respect specific truth
factor: fundamental parameter|faculty: intellect recollection remembrance retention sensitivity will
failure: abortion defeat miss out|faith: catholicism christianity protestantism|family: couple marriage|fan: blower
farm: ranch|farmer: planter rancher|fat: belly corporation|fate: doom inevitable|father: dad|favorite: chosen
fear: alarm apprehension chill dismay dread gloom horror panic scare shiver suspense terror|feat: hit rally stunt
feather: down primary|feature: aspect badge brow cheek chin external facet forehead invariant jaw temple
fee: commission toll|feed: hay pasture slop|feeding: graze|feel: hollywood
female: broad girl lady miss mistress nurse scout whore widow wife woman|fence: hedge weir|fiber: bristle lint
fiction: fantasy legend mystery myth novel story|field: backyard grounds lawn yard
fight: assault combat encounter scuffle shock skirmish|fighter: butter defender puncher skirmisher slugger tough
fighting: encounter scuffle shock skirmish|figure: person|file: column|film: documentary musical western
finance: financing investment|find: detection determination finding identification|finding: diagnosis identification
finger: forefinger thumb|fire: barrage bonfire campfire smolder volley|firearm: automatic musket pistol revolver rifle
firing: barrage volley|firm: corporation dealer newspaper publisher|first: former|fitting: outlet|flag: banner colors
flame: blaze blazing flare|flap: fly|flash: flicker gleam gleaming glint glitter lightning spark sparkle
floor: attic basement cellar|flow: current drip flux gush jet onrush overflow rush surge
flower: bud catkin composite pink verbena
fluid: air alcohol chlorine distillation exhaust gas hydrogen liquid liquor nitrogen oxygen ozone spill|fluid: water
foam: lather suds|fog: mist|fold: flock pucker twirl|foliage: blade needle
follower: adherent buff hegelian inferior lover parasite planet pursuer satellite|following: faithful
food: alcohol beef bird bread butter chuck coconut coffee concentrate delicacy diet dietary dish egg eggs
food: feed fiber fish flour grain java loaf meal meat milk mixture pork produce ration slop snail tea tuck
food: vegetable vitamin|fool: ass
force: attraction bond drift gravity impetus lift magnetism pressure pull push repulsion thrust|foreigner: import
forest: grove|form: singular stem|formation: file flank flight rank rear row secondary|formula: primitive
formulation: approach cleaner detergent soap|foundation: basis charity|fragment: bit chip coal filing shaving splinter
fraud: hustle|freedom: discretion independence liberty license|frequency: incidence infrared
friend: buddy companion comrade date fellow intimate playmate repository|fruit: berry nut pear seed
fuel: charcoal coal crude|fun: comedy|function: expansion operator polynomial rotation sec tangent transformation
fund: budget savings|funds: treasury|funeral: burial|fur: rabbit squirrel
furniture: bed bench buffet bureau cabinet chair couch counter cradle crib desk lamp sofa stool table wardrobe
fury: wrath|future: tomorrow|gag: funny|game: chicago patience|gap: abyss breach crack hole rent rip tear
garden: grove|gas: air breath chlorine exhaust hydrogen nitrogen oxygen ozone sky
gathering: army audience bee bunch camp cast class commune community conference congress convention council
gathering: couple court crossroads crowd crush ensemble fair gang grade horde host huddle legislature meeting
gathering: metropolis mob muster neighborhood parish party phalanx rally rendezvous settlement supper swarm
gathering: throng town village visit|gentleman: don
gesture: brandish flourish frown grin jab laugh nod scowl shrug smile smiling snarl wince wink
gift: bequest contribution devise donation flair grant hang present prize scholarship welfare
girl: maid maiden romp scout|gland: epiphysis mamma pituitary thyroid|glass: paste pyrex
goal: aim destination idea intent intention object objective purpose will|god: muse saint weird|good: virtue
goodness: benefit better interest merit optimum sake virtue welfare
government: bureaucracy empire legislation palace soviets|grab: interlocking|gradient: downgrade slant|grant: award
graph: eeg profile|grass: cheat corn rice|greek: attic ionic|grip: butt cuddle embrace hug knob nestle snuggle
ground: cape continent flat forest island mainland neck plain slash spit
grounds: abscess acetonemia anemia atrophy backyard confirmation cough diarrhea diarrhoea fever ketosis lump
grounds: pain proof scar symptom track|growth: cohesion flowering proliferation|guard: doorman|guidance: steer
guilt: complicity|gun: cannon firearm pistol rifle|hair: beard bob brow eyebrow fur lash lock mustache
hamper: hobble irons|handle: butt knob|happiness: gaiety merriment rejoicing satisfaction
harm: deformation distortion expense|haste: scamper scramble|hat: bonnet
hate: aggression aggressiveness bitterness resentment|hatred: aggression aggressiveness bitterness resentment
headache: burden|heap: flood stack
help: aide attendant auxiliary deputy orderly receptionist secretary squire subordinate tender
heritage: background raising training|highway: bypass freeway highroad|hill: embankment mound|history: biography
hit: blast double homer single triple|holder: landlord officer squire tenant|hole: loophole pupil vent
holiday: christmas honeymoon picnic|home: cabin cottage farmhouse hearth house residence
honor: decoration esteem fame glory medal name pennant reputation repute respect ribbon stature
hormone: insulin prednisone steroid thyroxine tsh|horse: buck buckskin entire mount nag pony|host: hostess
hotel: inn resort|hour: dawn dusk midnight noon sundown|hours: spell tour trick watch
house: cabin castle corporation cottage dealer farmhouse newspaper palace publisher residence
humor: banter comedy fun funny gag irony joke parody satire|hunch: heart|hunger: starvation|hunter: trapper
hunting: exploration looking
hurt: anguish bite bruise bump hemorrhage mouse pinch scrape scratch slash torment torture wound wrench
hypothesis: assumption basis conclusion framework given hypothetical model presumption speculation|ice: frost
ideal: criterion introject jimdandy jimhickey perfection principle standard
identification: card diagnosis fingerprint plastic|illness: breakdown collapse disease goitre mimesis tumor
illusion: ghost phantom|illustration: fig figure|imaginary: rational real
imagination: character dream fancy fantasy monster nightmare prevision vision witch|imitation: fake mimesis
impact: bang blow jolt rap slap smack smash tap
implement: baton bolt bow broom brush charcoal drill grapple handspike lash pen pencil plow pole ramrod rotor
implement: spear staff stick strap tool|importance: accent emphasis greatness prominence significance urgency
impression: heart hunch intuition suspicion
improvement: adjustment amendment broadening cleaning conservation correction development fitting maintenance
improvement: mend modernization progress reconstruction recovery reform remedy renaissance repair restoration
improvement: scrub sweeping ventilation|incentive: dynamic|incident: scene|incline: bank coast hillside raise steep
income: dividend proceeds profit profits revenue yield|increase: jump|independence: liberty
indication: argument clue evidence fingerprint hint identification manifestation predecessor record statement
indication: symptom testimonial trace|indicator: target|individualism: uniqueness
industry: hollywood mining output overrun yield|infection: boil itch sore
inference: analogy extrapolation implication presumption|infinite: subspace|influence: exposure force pressure
initiate: apprentice fledgling newcomer recruit rookie
injury: bite bruise bump hemorrhage mouse pinch scrape scratch slash wound wrench|innocent: dear virgin
inquiry: experiment investigation poll probe test trial|insect: ant bee fly grasshopper moth queen soldier
inside: midst thick
installation: airport base gym headquarters heating museum network plumbing post repertory repository station
installation: storehouse terminal transportation|instance: clip exception precedent sample specimen
instant: climax pinpoint|institution: academy bank church college company cult foundation hospital religion school
instruction: canon course dictate formula prescription regulation workshop
instrument: compass gauge graduate gun interferometer knife meter missile quirt radar sonar spear steel sword
instrument: thermometer weapon whip|integration: merger
intellectual: generalist genius graduate historian initiate philosopher reader scholar scholastic skeptic student
intellectual: subjectivist theologian|intelligence: brain breadth brightness genius intellect
intensity: badness emphasis energy momentum seriousness|intent: idea will|interaction: contact interchange placement
interest: affair affairs behalf concern|interference: complication crushing frustration prevention save
interior: midst thick|interruption: eclipse|intersection: vertex
interval: cycle delay float interim interlude lapse lull meanwhile overhead pause period round suspension wait
intimate: repository|intonation: drone monotone|invention: contrivance
investigation: analysis audit comparison count examination medical recount research scan scrutiny search study
investigation: survey testing|investigator: coroner detective experimenter inspector
"""
