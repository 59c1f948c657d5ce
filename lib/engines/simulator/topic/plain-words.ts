/** Words without content of their own: left out when the coverage of a topic is counted. */
export const functionWords = new Set(
  `a an the this that these those and or but nor so yet if then than as of in on at by for with without within into onto
  from to toward towards about over under after before during between among through across per via up down out off around
  i we you he she it they me us him her them my our your his its their mine ours yours theirs who whom whose which what
  when where why how is are was were be been being am do does did doing done have has had having will would shall should
  can could may might must not no n't don't doesn't didn't won't wouldn't can't isn't aren't there here just only also
  very too more most less least much many some any all each every both either neither other others another such own same
  get gets got let lets make makes made go goes going one two three first etc e.g i.e vs versus against because while
  whether like even still ever never once again really please rather instead upon onto whom whose s t re ve ll d m
  well able way ways thing things something anything lot kind sort`.split(/\s+/),
);

/** Words that research questions and offers are made of: recognised, though they move nothing. */
const plain = `evaluate evaluates evaluating assess judge perceive perception perceptions see view views think thinks feel feels
  feeling feelings react reaction reactions respond response responses buy buys buying bought purchase purchases purchasing
  use uses using used user users usage consider considers considering consideration want wants wanted prefer preference
  preferences expect expects expectation expectations understand understanding know knowing awareness aware attitude
  attitudes opinion opinions interest interested interesting appeal appeals appealing willing likely likelihood reason
  reasons factor factors driver drivers drive drives barrier barriers motivation motivations motivate decision decisions
  criteria process journey test testing study research explore exploring feedback compare compared comparison comparing
  evaluate evaluation rate rating ranking important importance matter matters influence influences influenced impact
  affect affects product products offer offering offers brand brands company companies business businesses firm firms
  organisation organisations organization organizations customer customers client clients consumer consumers people person
  persons men women adults adult buyer buyers shopper shoppers audience audiences market markets segment segments owner
  owners manager managers leader leaders leadership executive executives director directors head heads vp cmo cto cfo ceo
  coo cio ciso cmos ctos cfos ceos coos cios founder founders employee employees worker workers staff team teams marketer
  marketers developer developers engineer engineers designer designers nurse nurses doctor doctors teacher teachers
  student students parent parents mother mothers father fathers mom moms mum mums dad dads millennial millennials gen z
  boomer boomers senior seniors retiree retirees young older old household households homeowner homeowners renter renters
  commuter commuters gamer gamers traveller travellers traveler travelers freelancer freelancers small medium mid-market
  midmarket enterprise enterprises smb smbs sme smes startup startups b2b b2c saas software tool tools app apps platform
  platforms system systems solution solutions service services device devices machine website site online digital mobile
  web page package kit plan program programme subscription month monthly year yearly annual annually week weekly day daily
  hour hourly night season summer winter today tomorrow currently usd eur gbp dollar dollars euro euros pound pounds
  cents seat seats user unit units us usa uk europe european american german france germany urban rural city cities
  suburban local national global international large big smaller bigger larger high low good better different similar
  special main top average typical regular normal standard basic type types option version versions model models category
  industry industries sector work working works job role office home house kitchen car school keep keeps keeping help
  helps helping give gives take takes need needed find finds found look looks looking say says tell ask asks start starts
  starting begin stop stops stopping try tries trying change changes changing switch offer launch launching launched build
  building built create creating develop introduce introducing introduced sell selling add adding bring come comes becomes
  become put set show shows include includes including included receive send sends sent order ordering orders store read
  write writing learn learns watch eat eating drink drinking cook cooking sleep wear wearing play playing travel walk drive
  run running meet meeting meetings call calls email emails message messages document documents report reports reporting
  file files photo photos video videos note notes list task tasks project projects sales marketing finance financial
  it hr legal operations logistics manufacturing retail healthcare education technology tech science art music sport
  sports food foods meal meals recipe recipes water air light energy power battery screen box bag bottle table room
  question questions answer answers problem problems issue issues topic idea ideas concept concepts name names story
  win wins won loss losses lose loses losing lost deal deals renewals churned churning attract attracts acquire retain
  stage early late final last next past future recent recently years months weeks days hours minutes times percent
  name logo icon image color colour colours packaging label tagline headline ad ads advert adverts commercial landing
  evaluate trial demo quote proposal negotiation negotiate tender rfp pilot shortlist shortlists approve approval sign
  agree disagree accept accepting accepts adopt adoption reject rejects refuse abandon abandoning avoid ignore worry
  worries worried concern concerns concerned afraid fear fears hope hopes believe believes confident comfortable
  busy single married living live lives life lifestyle world country region place places community group groups member
  members family families kid kids child children toddler toddlers baby babies teen teens teenager teenagers pet pets dog
  dogs cat cats woman man girl boy girls boys friend friends neighbour neighbours partner partners million billion
  thousand hundred additional extra full part whole half double combined together alone self own personal professional
  public private social political cultural natural human humans natural physical virtual hybrid`;
export const plainWords = new Set(plain.split(/\s+/));
