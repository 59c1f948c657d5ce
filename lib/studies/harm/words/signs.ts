/** What else in a topic says that it asks for harm, or that it does not. */
export const signs = {
  /** The asker's side. */
  ours: "our, ours, we, us, my, i",
  /** Selling and buying. */
  trade: `
    sell*, sold, sale*, buy*, bought, price*, pricing, pay, pays, paid, payment, customer*, client*, subscri*, brand*,
    slogan*, tagline*, offer*, market, marketing, launch*, shop, supply, supplier*, supplies, deliver*, discount*,
    loyal*, per gram, packag*, pack test, logo*, fee, fees, tier, tiers, order, orders, purchas*, willingness to pay,
    relaunch, resell*, flog, euros each, quid, cheap*, commission*, branding, competitor*, rival*, repeat, refund*,
    naming, churn, conversion, box, dealer*`,
  /** Keeping others from knowing. */
  hides: `
    without (her|his|their|them|the|anyone|being|him) ~ (knowing|knowledge|noticing|consent|suspecting|
     realising|realizing|asking|telling), without (telling|asking|knowing|alerting|permission),
    (never|not|nobody|cannot|dont|wont|cant|should not) (notice*|suspect*|know|find out|guess),
    (customers|buyers|people|guests|victims|women|she|they) ~ (fail to notice|will not notice|not notice|
     wont notice|do not ask|dont ask),
    stop* (asking|ask|checking|check|look*|them looking|them asking|worrying where|them complaining|them reporting),
    keep* ~ from (noticing|asking|checking|finding|reporting|telling|talking|leaving|suspecting|ringing|
     seeking|mentioning), no questions, fewest questions, ask* least, ask few*, look* the other way, look* away,
    turn* a blind eye, less suspicious, unsuspect*, should not suspect, asking where, where they came from,
    where it comes from, where they come from, undetect*, untraceable, unnoticed, unobserved, nobody can spot,
    cannot spot, hide* ~ from (parents|doctors|teachers|police|their|her|his|the), conceal*, stealth*,
    (keep|keeps|keeping) ~ (secret|quiet), (go|goes|going|call*|run|ring*|talk*) ~ to the police,
    calling the (police|authorities), from the police, police are out, report us, in order not to report,
    off the books, under the table, no paper*, no permit*, no licen*, without permit*, without papers,
    without a licen*, risk of an audit, doubts creep in, complaints to the family, inspectors ~ questions,
    asked for the ~ papers, seeming illegal, we never tell, would never tell, at night, nobody asks, in a garage,
    in a hotel room, disguised`,
  quiet: `
    discreet*, discretion, secret*, hidden, covert*, silent*, quiet*, invisible, anonymous*, conspicuous, encrypted,
    telegram, snapchat`,
  /** Making others believe. */
  fools: `
    (pose|poses|posing) as, pretend*, impersonat*, claim* to be, supposed, sham, made up, invented, imaginary,
    believe* it is, believes there, trick*, deceiv*, (dupe|duped|duping), fool*, con, relabel*, passed off, passes as,
    pass for, passes for, look genuine, real looking, credible, convincing, convinces, believable,
    most likely to believe, believed most, which story, what story, reassure*, reassuring, patter, script*`,
  /** Those who are easily wronged. */
  prey: `
    pensioner*, elderly, old people, older people, old dears, seniors, widow*, widower*, retired, retiree*, dementia,
    lonely, grandparent*, grandmother*, over (seventy|sixty|eighty|70|75|80|60), vulnerable, frightened,
    newly arrived, refugee*, asylum*, migrant*, indebted, in debt, poor, desperat*, confused, disaffected, depressed,
    heartbroken, redundant, care home residents, from abroad, bereaved, addicts, homeless`,
  minors: `
    child, children, kid, kids, teen, teens, teenage*, minors, pupil, pupils, schoolchild*, schoolgirl*, schoolboy*,
    schoolkid*, schoolmate*, underage, adolescen*, preteen*,
    (ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|11|12|13|14|15|16|17) year old*,
    (10|11|12|13|14|15) to (13|14|15|16|17), (thirteen|fourteen|fifteen|sixteen|twelve) year olds,
    under (13|14|15|16|18)*, under fourteens, under sixteens, under eighteens, fifteen year*,
    year (7|8|9|10|11|seven|eight|nine|ten|eleven), classmate*, middle school*, primary school*, secondary school*,
    high school*, school gate*, playground*, schoolyard*, lunch money, pocket money, youngsters, sixth former*, girls,
    boys`,
  /** What adults may have and minors may not. */
  regulated: `
    vape*, cigarette*, tobacco, nicotine, snus, alcohol, vodka, beer, alcopop*, liquor, whisky, gambl*, casino*,
    slots, slot machine*, betting, bets, poker, roulette, scratchcard*, cannabis, weed, edibles, gummies, knives,
    knife, fireworks, tattoo*, piercing, crossbow*, energy shots`,
  criminals: `
    gang, gangs, gangster*, fraudsters, thieves, burglars, robbers, smugglers, forgers, drug dealers, our dealers,
    hackers, cybercriminal*, criminals, criminal conviction, poachers, traffickers, wanted persons, scammers, bullies,
    paedophiles, carders, launderers, mafia, organised crime, cartel*, our lads, pimps`,
  /** Preventing and detecting. */
  prevents: `
    helps to find, find stolen, finds stolen, recover stolen, find leaked, get ~ back,
    (prevention|awareness|safety|information|police|public|council|anti|warning|health) campaign*, mistaken for,
    confused with, correction*, correct, debunk*, fact checker*, from reporting, report it, wipes, freezes,
    stolen (phone|wallet|laptop|card|bike|car|passport), looked after, vests, helmet*, feel safe, feel safer, escaped,
    left a, leaving a,
    way out of (was|been|is|were|gets|got) (stolen|leaked|hacked|locked|scammed|blackmailed|doxxed|swatted|
     spiked|poisoned|kidnapped|robbed), suspicion, suspected, frozen, freeze, sniffer*, sealed, panic button,
    dashcam*, fence*, cabinet*, guard, vault*, audit tool*, audits, free from, reminder*, repayment plan,
    payment plan, feels like a threat, feels fair, hardship, relief valve, myth*, stigma, dignity, alternative*,
    humane, finder*,
    (spots|finds|flags|catches|stops|detects|reveals|exposes) (fake*|forged|hidden|stolen|counterfeit*|scams),
    proof on, label change, red flags prevent*, anti, awareness, detect*, protect*, defence, defense, defend*,
    against, avoid*, warn*, recognis*, recogniz*, spot (signs|em|them|fake*|scam*), spots, spotting, how do ~ spot,
    signs of, report (signs|it|abuse|fraud*), reporting, safety, safer, alarm*, alert*, block, blocks, blocker*,
    blocking, verif*, genuine, authentic*, campaign against, secure, security, monitoring, compliance, lockable,
    locked (cases|box), insur*, cover for, kidnap cover, terror* cover, tracker*, recall (letter*|notice*|alert*),
    harm reduction, test strip*, checker, scanner*, scan, scanning, check whether, check the, checks, checking,
    moderat*, amnesty, self exclusion, parental control*, pest, mice, rats, rodent*, traps, gardener*, finds hidden,
    apolog*, backup*, penetration, pen test*, counter, countering, combat*, tackl*, fight (back|against), deter*,
    stop anyone, stops anyone, what would stop, keep ~ out, out of the hands, keep ~ safe, freez*, deadline, simulat*,
    bug bount*, ethical hacker*, hardening, filter*, due diligence, fact check*, legit check, is real, tell apart,
    tamper proof, screening, money back, removes, taken down, get ~ taken down, takedown*, bomb squad, disposal,
    throw it away, return a, rescued, without grooming, tracing, traceab*`,
  /** Helping those it happens to. */
  helps: `
    grief, grieving, bereave*, mourning, relatives of, people who were, people who used to, children who were,
    those who lost, who lost, exit programme*, deradicali*, reintegrat*, compensation for, aftercare, midwi*,
    paramedic*, ambulance*, emergency room, first aid, peer support, group therapy, women who have been survivor*,
    recover*, rehab*, treatment, therap*, counsel*, helpline*, hotline*, crisis line*, crisis, support line*,
    text line, support, charity, charities, ngo, ngos, foundation, nonprofit, clinic, clinics, patients, nurse*,
    doctor*, clinician*, hospital*, hospice, oncolog*, naloxone, needle exchange, advice, adviser*, legal aid,
    shelter*, refuge, teachers, social worker*, train staff, training, trains, we teach, victims, former members,
    former, cope, coping, helped, ask for help, seek help, get help,
    help (victims|people|families|children|patients|smokers),
    helps (victims|people|families|children|patients|smokers), rescue*, foster*, carers, reach out, volunteer*,
    families of, harmed by, affected, hit by, worried about, lost money, told their, listening service, samaritans,
    sober, cessation, quit smoking, quitting, ex smokers, in recovery, relapse, prescribed, pharmacist*, pharmacies,
    health department, public health, mentor*`,
  /** Ruling on it. */
  rules: `
    reform*, petition*, referendum, inquiry, tribunal, ruling, treaty, minimum wage, inspection regime, age checks,
    age limit, legal age, adults over, aged 21, with a prescription, permit holders, hunters, sport shoot*,
    shooting club*, clay, customs rules, transparency, accountab*, human rights, activists ban, bans, banned in,
    banning, law, laws, lawful, policy, policies, legal, legally, legalis*, legaliz*, decriminalis*, decriminaliz*,
    regulator*, regulated, licensed, licence holders, licensed owners, opinion*, attitude*, views, voters think,
    crime, sentence*, council, police, sheriff, court*, be illegal, consent, with consent, public opinion, debate,
    support a law, customs officers, inspectors in, watchdog, ombudsman, union, unions, tenants union, act, rights,
    fair trade, certified, approved, registered, adults only, 21, 18 and over, over 18, id checked, id at door,
    licensing, government, city hall, ministry, ethics, ethical, compliance officers`,
  /** Telling of it. */
  tells: `
    exhibit*, news coverage, coverage, reporters, reporting on, true story, biography, poem*, opera, cosplayers,
    tabletop, roleplay*, larp, theme park, haunted, conference, seminar documentary, novel, film, films, movie*, tv,
    series, season, podcast*, museum*, exhibition*, exhibit, game, games, board game, thriller*, true crime,
    journalist*, escape room*, book, blurb, jacket copy, theatre, cinema, history, heritage, memoir, murder mystery,
    play, plays, magazine, detective, newspaper, drama*, musical, newsletter, research newsletter, study, university,
    researchers, students union, phd, thesis on, lecture, lesson*, curriculum, classroom, explainer, expose,
    audience*, fiction, comedy, cosplay*, halloween, pirate*, party, tagline, pitch for, archive, investigative,
    readers, listeners, viewers, class project, gamers, quiz, costume*`,
  /** Asking what people think. */
  asks: `
    how do ~ react, how do ~ rate, what stops, what moves, what made, what makes ~ report, what do people think,
    trust in, reasons to, reasons for, interviews with former, do people know, awareness of, understand the,
    understanding of, confuse*,
    support background how do ~ (feel|think|talk|choose|decide|see|judge|experience|cope|explain|check|view|
     read|spot|handle|argue), what do ~ (think|need|want|say|expect|fear|look|believe|misunderstand|wish|know),
    why do people, why do ~ (fall|ignore|believe|stop), how worried, how frightened, how did ~ (feel|experience),
    experience of, experiences with, experience with, perception*, feel about, what would make you, worry, worried,
    worries, should, would you trust, how fair, fair, what helped, what felt, what would help, what would have,
    willingness to register, opinions of, neighbors, neighbours, parents of, mothers talk, talk with their,
    respectful`,
  /** Askers and works that are lawful by themselves. */
  lawful: `
    surprise party, surprise 50th, a surprise, re sit, it managers, security team*, it team*, debt advice,
    blood donor*,
    we are a (regulator|charity|council|bank|school|university|museum|newspaper|foundation|clinic|union|
     watchdog|ngo|legal aid|student union|hospice|police|consumer), board game*, video game*, card game*,
    murder mystery, escape room*, birthday part*, pirate*, novel, documentary, podcast*, crime fiction, thriller*,
    museum*, musical, magazine, true crime, dramas, exhibition*,
    our (charity|helpline|hospice|bank|clinic|shelter|foundation|pharmacies|pharmacy|credit union|council|
     museum|school|church|hotline|text line|support line|newspaper|trust),
    we (teach|train|help|protect|moderate|advise|support|insure|rescue|report|remove),
    how (can|should|do) we (protect|help|warn|prevent|stop|support|explain|apologise), want to be decent, a law,
    clearly labelled, labelled and proud, sec, gp surgery, government, in the family, legal supply`,
} as const;

/** Words that only look like harm: what they cover is not read. */
export const harmless = `
  (suicide|overdose|crime|violence|abuse|theft|poaching) (prevention|awareness|helpline|hotline|support|
   survivors|charity),
  (suicide|overdose|crime|violence|abuse|theft|poaching) (recovery|treatment|protection|detection|detectors|
   detector|blocker|reporting|insurance|education|cover|counselling|counseling|alerts|alarm),
  (gambling|trafficking|slavery|stalking|grooming|scam|fraud) (prevention|awareness|helpline|hotline|
   support|survivors|charity),
  (gambling|trafficking|slavery|stalking|grooming|scam|fraud) (recovery|treatment|protection|detection|
   detectors|detector|blocker|reporting|insurance|education|cover|counselling|counseling|alerts|alarm),
  (phishing|drug|vaping|arson|burglary|kidnap|ransomware) (prevention|awareness|helpline|hotline|support|
   survivors|charity),
  (phishing|drug|vaping|arson|burglary|kidnap|ransomware) (recovery|treatment|protection|detection|
   detectors|detector|blocker|reporting|insurance|education|cover|counselling|counseling|alerts|alarm),
  (hate crime|terrorism) (prevention|awareness|helpline|hotline|support|survivors|charity),
  (hate crime|terrorism) (recovery|treatment|protection|detection|detectors|detector|blocker|reporting|
   insurance|education|cover|counselling|counseling|alerts|alarm),
  (spots|detects|catches|flags|reveals) (forged|fake|counterfeit) (certificate*|diploma*|degree*|ids|
   passports|notes|bills|medicine*), surprise 50th, without her knowing would you use, votes on, to the vote,
  general assembl*, no child labo*, no forced labo*, without child labo*, child labour free, slavery free,
  no gambling, gambling sites, surprise (party|birthday|cruise|50th|40th|trip|gift), surprise, falconry,
  bird of prey show*, carbon capture, stock market, shooting hoops, shoot hoops, shot list*,
  hot (dog*|drink*|chocolate|water|sauce), explosive growth, addictive, guilty pleasure*, crack of dawn, crack the,
  dope, sick of, killing it, kills me, bomb cyclone, beat the (price|clock|queue), beat maker*,
  killer (feature*|app|apps|deal*|view*|cocktail*|heel*|whale*|abs|instinct|line), bath bomb*, photo shoot*,
  shooting (day|club*|star*), product shoot*, film shoot*, shoot weddings, clay pigeon*, growth hack*, life hack*,
  hackathon*, steal at, its a steal, a steal, steal the show, kidney bean*, organ recital*, pipe organ*,
  church organ*, knife set*, chefs knife, chefs knives, kitchen knives, bread knives, pocket kni*, paring knife,
  forged steel, forged chefs, forged versus, hand forged, sheffield forged, forged blade*, forged wheels, cast iron,
  gun safe*, gun safety, glue gun*, water gun*, nail gun*, toy gun*, massage gun*, spray gun*, poached egg*,
  crack pie, crack burger, fake tan, fake fur, fake leather, fake meat, fake plant*, fake eyelash*, fake grass,
  fake flowers, fake news, alcohol free, gambling free, smoke free, drug free, drugstore*, zero alcohol,
  alcoholic and non alcoholic, non alcoholic, anti money laundering,
  money laundering (detection|compliance|check*|rules), anti theft, anti fraud, anti stalking, anti poaching,
  anti bullying, fraud (prevention|detection|protection|alert*),
  ransomware (protection|defence|defense|recovery|backup*), malware (protection|scanner*), ddos protection,
  phishing (training|awareness|simulation*|test*), simulated phishing,
  scam (blocker*|call blocker*|alert*|awareness|warning*|victims), hidden gem*, secret menu*, secret garden*,
  secret santa, secret recipe, hidden camera (detector*|finder*), trigger warning*, attack ads, heart attack*,
  asthma attack*, panic attack*, bomb disposal, bombshell, photobomb, sex education, deadline*, killing time,
  kill the competition, drop dead, dead sea, spiked punch, spiked seltzer, hard seltzer, crash course, crash test*,
  pirate part*, chip shop, drug checking, drug testing, test strip*, needle exchange, opioid treatment,
  poison control, rat poison, ant killer, weed killer, weedkiller, pest control, fly swat*, swatting flies,
  emotional blackmail, bribing the kids, baby grand, shark loan*, terror tuesday, gas safety certificate*,
  gift certificate*, stolen bike*, stolen motorbike*, if stolen, is stolen, pain killer*, painkiller*,
  dressed to kill, launderette*, laundry, laundromat*, cash flow, cash handling, cash back, cashback, cash in transit,
  cash register*, direct selling, pyramid tea, au pair agency, military service, dating app, war zone insurance,
  kidnap and ransom insurance, bulletproof coffee, exploit (the|their) full`;
