/** What says that a topic is about a harm without asking for it: each list is one kind of excuse. */
export const excuses = {
  prevents: `
    prevention, =preventing, preventive, awareness (campaign|training|week|day|poster|workshop|month|course|
    among), raise awareness, kill switch awareness, =anti, (consumer|data|child|fraud|identity|ransomware|ddos|
    malware|theft|environmental|buyer|deepfake|victim|virus|animal|species|wildlife) protection, protection
    (against|from|software|service|officer|tool|kit), =protect, =protects, =protecting, detector, =detect,
    =detects, =detection, =detecting, =warn (people|customers|parents|users|women|drivers|tourists|patients|
    buyers|readers), =warns (people|customers|parents|users|drivers|tourists|patients|that|when|if), warning
    (about|sign|signs|label|labels|letter|system|light|message|campaign), =warnings, banks warning, warn of,
    warn about, recognise signs, recognise, recognize, recognising, =spotting, spot (signs|a|the|fake|scam|fraud|
    an), =report it, report (abuse|crime|signs|fraud|concerns|threats|suspicions), our hotline, a hotline for,
    free hotline, anonymous hotline, crisis hotline, hotline for victims, hotline staff, spots (fake|scams|fraud|
    signs|forged|deepfakes), =alert, =alerts, =alarm, =alarms, blocker, blocks (scam|spam|gambling|fraud|calls),
    =block (scam|spam|gambling|calls), verify, verification, compliance (officer|software|team|training|check|
    tool|staff|department), lockable, locks for, lock for, insurance against, insurance cover, =cover for, insurance
    (for|policy|product|firm|company|app|brokers|claims after), (kidnap|ransom|ransomware|cyber|pet|home|
    travel|car|health|life|fire|war|liability|terrorism|crime|fraud|art|bike) insurance, zone insurance,
    =insure, =insured, our insurer, recall letter, recall notice, recall alert, product recall, apology, apologise,
    apologize, harm reduction, test strip, test kit for drinks, drink cover, testing strip, checker, scanner (for|
    app|that) moderation, moderator, moderate comments, content moderator, amnesty, self exclusion, parental control,
    pest, rodent, mole trap, =backup, =backups, penetration test, pen test, pentest, pen tester, counter terror,
    counter terrorism, =countering, combat, tackle, fight back, fight against, fighting crime, deter, deterrent, taken
    down, removes (deepfake|nude|fake|images|listings|content|malware|your|them), removal tool, removal
    service, takedown, out of the hands, keep (kids|children|women|people|users|them|staff|passengers|data|
    pets|bikes|money|students|us|you) safe, stays safe, safer, safeguard, safeguarding, security training,
    =simulated, bug bounty, ethical hack, ethical hacker, due diligence, fact check, fact checker, =screening,
    authenticate, authentication, authenticity, tell ~ apart, tamper proof, tamper evident, =rescued, rescue (dog|
    dogs|service|centre|center|team|workers|charity|home|kitten), bomb disposal, safe disposal, disposal
    service, disposal unit, buyback, buy back, against (fraud|theft|scam|abuse|bullying|trafficking|violence|
    doping|spiking|poaching|corruption|fakes|counterfeits|thieves|stalkers|piracy|cheating|smuggling|
    bribery|racism|antisemitism), antivirus, anti virus, firewall, security software, cyber security, cybersecurity,
    security team, security company, security guard, security firm, watchdog, whistleblowing, whistleblower line,
    transparency, audit trail, mitigation, de escalation, background checks (before|and|at|for|are), =vetting,
    detective, stop (bullying|scams|fraud|abuse|knife crime|violence|trafficking|poaching|suicide|stalking|
    grooming|hate|spam|fake news|cheating|theft|dumping|bribery|it happening|a small|shoplifters|burglars|
    thieves|scammers), stops (scam|fraud|fake|thieves|anyone|strangers|burglars), what would stop a, what
    stops, help ~ stop, quit smoking, =quitting, cessation, smoke free, alcohol free, non alcoholic, drug free,
    sobriety, silent alarm, panic button, tracing stolen, recover stolen, recovering stolen, get ~ back safely, found
    stolen, find stolen, stolen ~ tracker, bike tracker, theft protection, theft insurance, freeze a, freezes a, =lost
    or stolen, stolen card button, red flags, warning signs, signs of, signs that, how to spot, how do ~ spot, how can
    ~ spot, how do ~ tell, is genuine, are genuine, is real, was not stolen, not stolen, legit check, dispel, debunk,
    fake news, false rumours ~ correction, correction, counterfeit (detection|detector|bills|notes), =flags,
    =catches, reveals hidden, finds hidden, find hidden, hidden cameras in, taught to, tamper resistant, tracked down
    by police, tip line, crime stoppers, neighbourhood watch, kill switch, wipes the, register of stolen, report
    stolen, police register, lost phone, suspicious (transfers|transactions|activity|calls|emails|payments), tell
    it from, tell them from, tell ~ from a (fraudster|scammer|fake|real|genuine), kidnap cover, stab vest, stab
    proof, bulletproof, retail theft, employee theft, theft prevention, package theft, reduce (theft|fraud|crime|
    harm|violence|abuse|waste), encryption, no gambling, parents approval, parental consent, monitoring for,
    monitoring tells, bike back, stolen bike back, proof of ownership, theft deterrent, locked cabinets, locked cases,
    (staff|bartender|teacher|employee|bar|hotel|nurse|coach|clerk|driver|volunteer) training, training
    module, isnt stolen, isnt fake, not fake, real or fake, stolen or fake, are circulating, data breach, theft
    registry, donor registry website, register of, deterrence, bribe demand, against shoplifting, time delay, warn
    customers, cleanup service, clean up service, removes your, dispute service, id theft protection, neighbourhood
    alarm, smoke detector, waste collection, waste pick up, waste pickup, safe storage, storage campaign, security
    questionnaire, (doxxing|identity|deposit|flood) insurance, (fixing|scam|phishing|fraud|cyber|safety|
    security|abuse|theft|drug|suicide|trafficking) awareness, swap lock, =simulation, recalled for, (goods|
    asset|property|parcel) tracking, microdot, testing kit, testing kits, reagent tests, drug testing, drug tests at
    work, police can read, spycam detector, suspected, suspected (abuse|fraud|theft|neglect|trafficking),
    reporting suspected, thieves cannot, cannot be (cut|stolen|forged|faked|hacked|copied|cloned|picked|
    tampered), cannot cut, hard to steal, refuse to sell, refuse to serve, refuse minors, tip app, anonymous tip,
    report (illegal|poaching|dumping|bullying|hate|harassment|corruption|bribery|wrongdoing|misconduct),
    drill, rehearsal day, (ransomware|phishing|fraud|security|emergency|evacuation) (drill|rehearsal|exercise|
    test), spots poachers, drone that spots, sniff ~ out, sniff them out, safe to work, bodyguard, self defence, self
    defense, rape alarm, personal alarm, interlock, age verification, checks id, checks the id, id at the door, over
    18 without, verify that, prove to buyers, prove to customers, prove theyre authentic, prove that, paper trail, lie
    detector, trace their, when your identity, if your identity, pays when, froze their account, froze your account,
    blur faces, blurs faces, (hacker|thief|theft|burglar|tamper|vandal|bite|child|bullet|stab|explosion|
    crack|drill) proof, proof lamps, helps ~ avoid, helps you avoid, avoid scams, avoid being, warned you, warns you,
    warned me, changes colour, spiked drink test, minors try, try to buy with, borrowed id, burglar bars, window bars,
    (detects|catch|catches|stop|stops|spots|find|finds) (a thief|thieves|stowaways|deepfake|deepfakes|
    scammers|fraud|intruders|cheaters|poachers), before the ferry, guards on board, seized weapons, destroys
    seized, gambling block, safe deposit, reported (insider|abuse|fraud|corruption|crime), who reported,
    unannounced inspections, hygiene inspections, police check, vaccines fails, rolled back odometer, check for, fake
    id scanner, id scanner, secretly tracking your, tells you if, if somebody is, if someone is, anti counterfeit,
    hologram, proof of address, bag check, bag checks, eyesight, locks for prisons, prison locks, lunch box, illegal
    catches, cameras on boats, fare dodgers, accounting software, inspection service, body cam, bodycam, dashcam,
    liability, bites, plants that poison, poisonous plants, against doping, app against, product against, campaign
    against, league against, protest against, stand against, tests pills, pill testing, hidden lenses for guests, how
    to react, know how to react, know what to do, penalties for, penalty for, punished for, prosecution of, fined for,
    not to buy, never buy, tell ~ not to, tells ~ not to, refuses (neo|nazis|racists|entry), refuse entry, blocks
    payments, suspected scammers, asks whether somebody, finds fake, find fake, helmet campaign, fact sheet, first
    responder, metal detector, body scanner, safe for medicines, needles near the station, clean needles`,
  helps: `
    survivor, recovery, =recovering, rehab, rehabilitation, treatment, therapy, therapist, counselling, counseling,
    counsellor, counselor, helpline, crisis line, crisis text, support line, text line, support group, support worker,
    support for (victims|survivors|families|people|parents|women|children|young|tenants), peer support,
    charity ~ (helps|help|supports|support|rescues|works|wants|asks), our charity, foundation, non profit,
    nonprofit, ngo, ngos, our clinic asks, methadone, naloxone, needle exchange, supervised consumption, legal advice,
    legal aid, advice line, advice service, advice clinic, advocate, outreach, in recovery, victims of, victim of,
    victim support, victims help, help victims, helps victims, how victims, crime victims, victims feel, the victims
    need, help people (leave abusive|stop smoking|stop drinking|stop gambling|stop using|quit|affected|
    recover), former (member|addict|burglar|user|gang|prisoner|inmate|extremist|victim|dealer|drug|
    offender|neo|hacker|pupils|sex|smoker|gambler|worker|player|fighter|thief|thieves|cult|jihadist|
    soldiers|child), formerly, ex (offender|offenders|prisoner|prisoners|gang|smoker|smokers|addict|convict|
    members), who used to, mentor, =mentoring, cope, coping, =healing, ask for help, seek help, get help, getting
    help, find help, help them begin, reach out, affected by, hit by, harmed by, worried about, fear of, lost money,
    fell for, fall for, =scammed, was stolen, been stolen, were stolen, was hacked, been hacked, is stolen, got
    stolen, gets stolen, had ~ stolen, whose ~ stolen, =stalked, were tricked, was tricked, been leaked, was leaked,
    were leaked, bereaved by, bereavement, grief, families of, relatives of people, carers of, people living with,
    live with a, living with (a|an|someone|violent), have lost, who survived, our hospice, first aid, paramedic,
    midwife, social workers feel, foster care, foster carer, foster parent, womens refuge, refuge asks, a refuge for,
    shelter for, safe house for, samaritans, listening service, credit union, rebuild, compensation scheme,
    compensation for (victims|killed|losses|damage|survivors), exit programme, deradicalisation, reintegration,
    resettlement, drug checking, sober, abstinence, alcoholics, problem gambling, gambling problem, treatment line,
    prescribed by, doctor approved, sexual health, public health, health department, mental health, wellbeing,
    palliative, oncologist, training for (staff|teachers|nurses|barbers|coaches|bar|police|parents|employees|
    volunteers|doctors|managers|pharmacists|sports|social|foster|journalists), train staff, =trains, we train
    (staff|teachers|nurses|police|customers|parents|people to spot), we teach (people|staff|children|kids|
    bank|customers|parents|teachers|teens|pupils|how to spot), teacher training, workshop for, =educating,
    educational, curriculum, sex education, years later, win them back safely, health visitor, health service,
    hospital staff, immunisation, vaccination campaign, prosthesis, disclosure, speak out, come forward, healing
    circle, truth commission, reparations, memorial, remembrance, holocaust education, escaped from, who escaped, left
    the, leaving a, help leaving, way out of the, grew up, adult survivors, =explaining, =explained, at risk of, that
    suffered, who suffered, have suffered, had suffered, talked into lending, were talked into, was talked into, were
    pressured, been tricked, youth worker, youth workers, fear (theft|crime|burglary|scams|being), =fostering,
    with addiction, gangs recruit, recruited by, exploited by, victims want, victims need, victims say, would victims,
    do victims, =harassed, blackmailed by, stalked by, hacked by, bullied by, scammed by, groomed by, trafficked by,
    hurt our, trauma, people who were, women who were, children who were, teenagers who were, girls who were,
    oncology, clinical trial, witness care, witness support, coming home, back home safely, legal help, support kit,
    for victims, lawyers for, (fraud|scam|trafficking|abuse|crime|attack|porn|violence|stalking|theft|
    burglary|doxxing|ransomware|bullying|hate crime|rape|assault) victims, hit with, ex neo, ex nazi, were you
    (pitched|offered|sold), did you report, abused by, kidnapped kid, support charity, injured by, poisoned by,
    robbed by, robbed in, attacked by, threatened by, student union, er staff, what do you tell, narcan, extremist
    slogans, couples going through, econ lesson, school lesson, lesson plan, (have|has|had) been (doxxed|hacked|
    robbed|scammed|stalked|swatted|blackmailed|spiked|raped|trafficked|abused|attacked|burgled|mugged|
    harassed|cheated|tricked|leaked|threatened|evicted|poisoned|kidnapped|bullied), supervised by doctors,
    give to (a|an) ~ charity, (elephant|animal|wildlife|refugee|homeless|cancer|victim) charity (and|does|
    asks|wants|picture|campaign), criminal record, criminal records who, job portal for, second chance employer,
    after employees were caught, were caught, was caught, win back trust, regain trust, rebuild trust, leaving prison,
    out of prison, halfway house, after prison, after mastectomy, for trafficked, trafficked women who, notice
    trafficking, whom do you tell, who do you tell, who would you tell, parents who find out, find out that their
    child, died by suicide, bereaved, honour violence to call, to call us, were groomed, who were groomed, attacked by
    patients, honest help, honest advice, whose husband was, whose son was, in the first year, aftermath, recovering
    from, get over, amnesty box, drug amnesty, self help, men who were, families affected, next of kin, inquest, offer
    of training, training and a job, leave the gang, leave gangs, exit from, what helped them stop, accused of ~
    helped, therapy service, cutting how can midwives, consumption room, search dogs, missing people, after the
    burglary, after an attack, after a hate attack, abuse scandal, after a scandal, lost savings, who lost (money|
    savings|a|their home|everything|someone), were tricked at, sat in prison, families of prisoners, prison phone,
    charity shop, gang background, foster family, host family, take in a, second chance, plea bargain, victims of
    hate, looking back on, in hindsight, former ~ user, former ~ (addict|dealer|member|prisoner|soldier|gangster|
    burglar|smuggler), scandal, support app, support network, support circle, widows of, aftercare, who wants to die,
    wants to die, back from a war, right to wages, their right to, smugglers victims, whose child is, whose son is,
    whose daughter is, therapy for, stress relief, our (helpline|foundation|hospice|refuge|shelter|insurer|
    credit union|rehab|union|association of|self help), pets when, drug death, after a death, once in rehab, want
    to stop, wants to stop, trying to stop, who want to change, tempted to, before they offend, before anything
    happens, before any harm, phone line for people, line for people, addicted parents, children of addict, raise the
    children, get ~ cleared, clear their name, cleared with, once a (gang|drug|criminal|thief), who was once, was
    once a, descendants, being trafficked, is being (abused|trafficked|bullied|stalked|groomed|scammed), have
    been burgled, who rescued, sex workers which, mobile clinic`,
  rules: `
    a law, =laws, by law, the law on, the law of, the law should, the law change, new law, law on, within the law,
    lawful, lawfully, =legal, legally, legalise, legalize, legalising, legalisation, decriminalise, decriminalize,
    decriminalising, decriminalisation, =licensed, licence holder, permit holder, licensed owners, with valid,
    =regulated, regulation, regulator, =ban, =bans, =banning, was banned (in|by|from), policy, policies,
    =sentencing, sentences for, sentences be, prison sentence, be illegal, be a crime, an offence, the council, city
    council, town council, council wants, police force, police department, police campaign, police in, police officers
    want, sheriff department, government (ban|policy|rules|campaign|survey|wants|department|ministry|plan|
    should|office), health ministry, human rights, rights of, tenants rights, consumer rights, referendum, petition,
    public opinion, opinion study, opinion poll, voters think, citizens think, residents think, debate, public
    inquiry, reform, knife crime, hate crime, crime prevention, crime rate, ethics, certified, =approved, accredited,
    =registered, adults only, over 18s only, for adults (only|over|aged|who drive), adults over, adult smokers,
    adult players, adults aged, adult drinkers, aged 18, aged 21, adults 21, 21 and over, 18 and over, ages 18 plus,
    over 18, age limit, legal age, minimum age, deer hunters, licensed hunters, hunters (and|over|with|choose|in|
    pay for|buy boots), hunting season, sport shooting, sport shooter, target shooting, shooting club, shooting
    range, gun range, clay pigeon, legal states, fair trade, fairtrade, with consent, consent based, with (his|her|
    their|your) consent, consented, opt out, with permission, both partners agree, background checks at, waiting
    period, dispensary, dispensaries, medical cannabis, medicinal cannabis, cbd, assisted dying, right to die,
    ombudsman, juvenile justice, court service, jury service, jury duty, prison education, prison reform, probation,
    ethical, gdpr, customs officers campaign, electoral commission, polling station staff, civil liberties,
    investigators at, auditors need, compliance officers, procurement rules, union members, trade union, human
    resources policy, fair work, minimum wage law, eu rules, policy on, caught laundering, anti laundering, opposed,
    oppose the, death penalty, (drug|alcohol) tests at, legal status, limited edition, lead free ammunition,
    legislation, bill, ordinance, guidelines, committee, inquest, university survey, a survey for, research project,
    study for the council, parliament, why did the ministry, tender for prison, our (university|police|council|
    ministry|court|city|town|municipality|parish), amnesty, on benefits, voters opinions, returned to,
    restitution, looted bronzes, criminal convictions, convictions check`,
  tells: `
    novel, novelist, =fiction, film festival, film nights, a film about, =films, movie, documentary, tv series, tv
    drama, =series, podcast on, podcast about, (our|a|the) museum (of|wants|plans|is|exhibit|shop|visit|
    ticket|guide|label|show), museum (exhibit|visitors|exhibition|of), exhibition, exhibit, video game, board
    game, card game, tabletop, party game, mobile game, computer game, game about, game in which (you|players|kids
    hide), game where players, game set, puzzle, thriller, true crime, by journalists, a journalist, investigative
    journalist, freelance journalist, journalists and aid, journalists who get, journalists harassed, threats to
    journalists, journalism, =newspaper, reporters who, war reporters, escape room, escape game, our book, this book,
    self help book, cookbook, memoir, biography, autobiography, blurb, theatre, theater, cinema, history of,
    historical, historian, in history, murder mystery, whodunnit, a play, stage play, the play, stage play, musical,
    opera, our magazine, satirical magazine, magazine cover, magazine readers, comic, comics, graphic novel, manga,
    anime, drama, comedy, satire, satirical, cosplay, costume, pirate, re enactor, reenactor, reenactment, re
    enactment, crime writer, screenwriter, =author, =authors, short story, storyline, main character, villain, the
    plot, audiobook, (sauce|beer|wine|cocktail|drink|perfume|band|song|bar|cafe|restaurant|pizza|burger|
    film|show|game|cream|polish|lipstick|paint|dish|brand|shop|book|hotel|recipe|candy|soda|cider|gin|
    cheese|dress|mocktail|album|play|newsletter) ~ (called|named|titled), cake after, bath bomb, university
    course, lecture, dissertation, classroom, quiz, theme park, haunted house, laser tag, paintball, airsoft, larp,
    roleplay, role play, magician, simulator, medieval, victorian, world war, band name, album, song title,
    =wrestling, stunt, =props, toy guns, nerf, water pistol, tattoo studio, make up artist, tours of, ghost tour,
    festival programme, crime festival, investigative, as title, as a title, title for, title of, farce, newsletter
    about, research newsletter, talks on, true story, miniseries, mini series, audience for, prank show, tv show, game
    show host, news coverage, press coverage, spy novel, crime readers, crime fans, crime novel, museum of, an
    exhibition on, exhibition about, school groups, mini golf, walking tour, virtual reality training, joke gift, toy
    for parties, photo of a starving, (our|the|a) charitys (photo|picture|advert|appeal), second season, viewers
    watch, stout, sudoku, cove, bounty hunters, our game, game lets, lets players, players launder, pirate adventure,
    adventure game, crime writers, dark tourism, film moves, mural, title for a, for readers, escape story, book
    about, theatre play, museum in, thriller podcast, mob accountant, foraging, wartime, border museum, vampire, board
    games, childrens book, unsolved, murder on your plate, vegan, game where you, game in which you, fun for children,
    smuggle cats, film school, short film, trailer, screenplay, stage fright, poem, gallery, comedian, sketch show,
    broadcaster, radio play, season two, episode, book club, reading group, publisher, publishers, translator, actors,
    audiences, our (museum|theatre|newspaper|magazine|publisher|broadcaster|festival|library|podcast|radio|
    film|novel|book|play|opera|choir|gallery|exhibition), toy set, toy sets, spy toy, chocolate cigarette, of
    chocolate, of wood, graffiti, street artist, street artists, surfers, painting exhibition, forged paintings,
    columnist, bank heist escape, haunted, heist escape, on publishing, plantation tours, report on, whether to
    report, war to small children, cover test, surprise travel`,
  asks: `
    opinion on, opinions on, opinions of, attitude to, attitudes to, attitudes of, attitude towards, attitudes
    towards, views on, views from, views across, =views of, how do ~ (cope|experience|explain|argue|misunderstand|
    protect|tell|check|verify|recognise|spot|handle|judge|understand|speak), how do (parents|people|
    families|mothers|fathers|residents|teachers) ~ (talk|feel|think|see|decide|view|react), how worried, how
    frightened, how safe, how fair, how did ~ (feel|experience), experience of, experiences with, experiences of,
    feel about the, feel about banning, should (we tell|there be|making|paying|schools|doctors|police|
    sentences|editors|hospitals|government|parents be|be illegal|be banned), what worries, why do people (fall|
    believe|ignore|join|stay|become|turn|start|still), why people, how aware, where should the line, draw the
    line, where they would draw, for or against, in favour of, be banned, be allowed, be legal, be punished, do people
    know, public attitude, understand the risk, know about the risk, risk of addiction, the risks of, dangers of,
    danger of, taboo, stigma, conversation about, talk to their, talk about, talk with their, explain to, still think,
    read it, mistaken for, confused with, confuse it, confuse ~ with, know of the, be afraid of, worry about,
    =worried, =reassured, trust the police, how do (parents|people|families|patients|women|employees|staff|
    residents|neighbours|teachers|nurses|doctors|gps|pharmacists|tenants|shoppers|citizens|students|pupils|
    teenagers|children|relatives|carers|journalists|farmers|drivers|guards|officers|judges|lawyers|social
    workers|survivors|victims|readers|viewers|bystanders|widows|pensioners|migrants|refugees|immigrants|
    asylum seekers|mothers|fathers|grandparents|adults|men|believers|catholics|muslims|jews|hunters|vets|
    owners|shop owners|volunteers|donors|customers|consumers|travellers|guests|users|workers|we|you|
    bouncers|bartenders|librarians|nannies|landlords|homeowners|cyclists|companies|banks|hospitals|schools|
    clinics) ~ (notice|refuse|cope|judge|see|feel|experience|view|perceive|recognise|react|handle|deal|
    talk|tell|check|decide|respond|prove|verify|protect|avoid|win back|explain|support|know what to do|
    look for help|find help|find honest|ask for help|want to be|fear|worry|care|understand|choose a
    therapist|choose a funeral|regain|rebuild|think of|think about|rate|read|weigh|describe|find|regain|
    answer|argue|respond to|compare their|believe|accept|tolerate|oppose|support|want to know|look back|
    define|use|prefer), how did (parents|people|families|patients|women|employees|staff|residents|
    neighbours|teachers|nurses|doctors|gps|pharmacists|tenants|shoppers|citizens|students|pupils|teenagers|
    children|relatives|carers|journalists|farmers|drivers|guards|officers|judges|lawyers|social workers|
    survivors|victims|readers|viewers|bystanders|widows|pensioners|migrants|refugees|immigrants|asylum
    seekers|mothers|fathers|grandparents|adults|men|believers|catholics|muslims|jews|hunters|vets|owners|
    shop owners|volunteers|donors|customers|consumers|travellers|guests|users|workers|we|you|bouncers|
    bartenders|librarians|nannies|landlords|homeowners|cyclists|companies|banks|hospitals|schools|clinics) ~
    (notice|refuse|cope|judge|see|feel|experience|view|perceive|recognise|react|handle|deal|talk|tell|
    check|decide|respond|prove|verify|protect|avoid|win back|explain|support|know what to do|look for help|
    find help|find honest|ask for help|want to be|fear|worry|care|understand|choose a therapist|choose a
    funeral|regain|rebuild|think of|think about|rate|read|weigh|describe|find|regain|answer|argue|respond
    to|compare their|believe|accept|tolerate|oppose|support|want to know|look back|define|use|prefer), how
    would (parents|people|families|patients|women|employees|staff|residents|neighbours|teachers|nurses|
    doctors|gps|pharmacists|tenants|shoppers|citizens|students|pupils|teenagers|children|relatives|carers|
    journalists|farmers|drivers|guards|officers|judges|lawyers|social workers|survivors|victims|readers|
    viewers|bystanders|widows|pensioners|migrants|refugees|immigrants|asylum seekers|mothers|fathers|
    grandparents|adults|men|believers|catholics|muslims|jews|hunters|vets|owners|shop owners|volunteers|
    donors|customers|consumers|travellers|guests|users|workers|we|you|bouncers|bartenders|librarians|
    nannies|landlords|homeowners|cyclists|companies|banks|hospitals|schools|clinics) ~ (notice|refuse|cope|
    judge|see|feel|experience|view|perceive|recognise|react|handle|deal|talk|tell|check|decide|respond|
    prove|verify|protect|avoid|win back|explain|support|know what to do|look for help|find help|find honest|
    ask for help|want to be|fear|worry|care|understand|choose a therapist|choose a funeral|regain|rebuild|
    think of|think about|rate|read|weigh|describe|find|regain|answer|argue|respond to|compare their|
    believe|accept|tolerate|oppose|support|want to know|look back|define|use|prefer), how can (we|parents|
    schools|clinics|banks|teachers|people|customers|shoppers|travellers|guests) ~ (notice|recognise|prove|
    verify|protect|check|tell|support|reassure|win back|avoid), how should (we|schools|banks|parents|
    hospitals|companies|police|teachers|editors|museums) (tell|explain|respond|react|support|verify|talk|
    apologise|inform|handle), how is ~ seen, do (people|shoppers|retailers|parents|citizens|voters|residents|
    customers|consumers|employees|drivers|workers|they) ~ (know what|care whether|care about|notice|believe|
    support|oppose|trust|understand), support tolerate or oppose, for and against, fair or unfair, tasteful or not,
    does the name, effective or exploitative, too dangerous, honest or, why do (victims|survivors|people|patients|
    parents|women|men|teenagers|tenants|shoppers|customers|voters) ~ (not|fall|believe|ignore|join|stay|
    become|turn|start|hesitate|never|return|leave), do ~ (voters|parents|people|citizens|readers|teachers|
    nurses|doctors|buyers of used|shoppers|employees|fans|tourists|residents|students|teenagers|investors|
    vegans|finns|germans|men|women|customers|donors|consumers|neighbours|tenants|adults|believers|drivers|
    owners) (believe|think|fear|know|support|see|feel|suspect|want|trust|notice|care|avoid|check|still),
    are ~ (voters|parents|people|citizens|readers|teachers|nurses|doctors|buyers of used|shoppers|employees|
    fans|tourists|residents|students|teenagers|investors|vegans|finns|germans|men|women|customers|donors|
    consumers|neighbours|tenants|adults|believers|drivers|owners) (willing|afraid|ready|aware|worried),
    would you let, would you trust, would you accept, too dark, too violent, too scary, in bad taste, funny or,
    offensive, embarrassing or, comforting or, or creepy, upset, which phrases do, looking back, what helped, =helped
    them, what would calm, what would help, do you believe, should our museum, should the museum, (what|how) do you
    think, what do ~ think of, how afraid, tasteful or tasteless, funny or tasteless, what keeps ~ from (reporting|
    telling|seeking|going|leaving|asking), what stops ~ from, what prevents, what makes people report, why would a
    family, why do ~ not (report|tell|complain|call|go|ask|use|return|believe|trust|notice), why (shops|
    people|women|men|victims|patients|tenants|parents) (do not|dont|never), promises looking back, what do
    (parents|mothers|fathers|people|women|men|residents|neighbours|teachers|nurses|doctors|vets|gardeners|
    farmers|students|pupils|voters|citizens|readers|viewers|visitors|donors|shoppers|drivers|passengers|
    patients|carers|survivors|employees|staff|veterans|widows|officers|volunteers|believers|commuters|
    travellers|fishermen|hunters|undertakers|librarians|judges|lawyers|psychologists|scientists|artists|
    athletes|coaches|midwives|paramedics|firefighters) ~ (know|think|fear|say|expect|believe|understand|
    wish|worry|misunderstand|remember), what did (customers|people|parents|residents|viewers|readers|
    patients|guests) ~ (think|feel|say), how do (parents|mothers|fathers|people|women|men|residents|
    neighbours|teachers|nurses|doctors|vets|gardeners|farmers|students|pupils|voters|citizens|readers|
    viewers|visitors|donors|shoppers|drivers|passengers|patients|carers|survivors|employees|staff|veterans|
    widows|officers|volunteers|believers|commuters|travellers|fishermen|hunters|undertakers|librarians|
    judges|lawyers|psychologists|scientists|artists|athletes|coaches|midwives|paramedics|firefighters) ~
    (view|choose|see|talk|speak|interpret|remember), how would (parents|mothers|fathers|people|women|men|
    residents|neighbours|teachers|nurses|doctors|vets|gardeners|farmers|students|pupils|voters|citizens|
    readers|viewers|visitors|donors|shoppers|drivers|passengers|patients|carers|survivors|employees|staff|
    veterans|widows|officers|volunteers|believers|commuters|travellers|fishermen|hunters|undertakers|
    librarians|judges|lawyers|psychologists|scientists|artists|athletes|coaches|midwives|paramedics|
    firefighters) ~ (view|react|respond|feel|see), how did (parents|mothers|fathers|people|women|men|
    residents|neighbours|teachers|nurses|doctors|vets|gardeners|farmers|students|pupils|voters|citizens|
    readers|viewers|visitors|donors|shoppers|drivers|passengers|patients|carers|survivors|employees|staff|
    veterans|widows|officers|volunteers|believers|commuters|travellers|fishermen|hunters|undertakers|
    librarians|judges|lawyers|psychologists|scientists|artists|athletes|coaches|midwives|paramedics|
    firefighters) ~ (react|respond|feel|see), would you mind, do you mind, do (parents|mothers|fathers|people|
    women|men|residents|neighbours|teachers|nurses|doctors|vets|gardeners|farmers|students|pupils|voters|
    citizens|readers|viewers|visitors|donors|shoppers|drivers|passengers|patients|carers|survivors|
    employees|staff|veterans|widows|officers|volunteers|believers|commuters|travellers|fishermen|hunters|
    undertakers|librarians|judges|lawyers|psychologists|scientists|artists|athletes|coaches|midwives|
    paramedics|firefighters) ~ (mind|accept|agree|object), should (we|a|the) ~ (return|show|ban|allow|
    publish|print|call|rename), views of (visitors|parents|residents|students|nurses|voters|teachers|
    people), voters opinions, joke or, tempting or, safer or, does the name fit, like the name, criminal or hero, what
    holds ~ back, what do people think, how annoyed, clear or threatening, does it change anything, how do ~ decide
    whether, how do ~ notice that, do ~ understand, understand the sentence`,
  lawful: `
    surprise party, surprise birthday, a surprise, surprise for, surprise trip, surprise gift, proposal ring, re sit,
    fake tan, fake fur, fake leather, fake plant, fake meat, faux, fake lash, fake nails, fake flower, fake blood,
    fake snow, fake grass, fake beard, fake eyelashes, fake certificates for, mock exam, mock interview, mannequin,
    costume jewellery, it managers, debt advice, blood donor, organ donor, donor card, organ donation, kidney beans,
    living donor, egg donor, egg donation, stolen generations, stolen base, hot dog, bird box, wildlife camera,
    doorbell camera, doorbell and, pet camera, trail camera, body camera, body worn, camera club, camera bag, photo
    booth, photo shoot, shoot hoops, we shoot, video shoot, nerf gun, glue gun, heat gun, massage gun, nail gun, spray
    gun, water gun, toy gun, toy guns, gun safe, gun lock, cracked heels, crack pie, speed of, weed killer, weed
    control, weeding, garden weed, lawn, hash browns, corned beef hash, hashtag, ecstasy of, coke zero, diet coke,
    cola, coca cola, spice rack, spice mix, heroin chic, poppy seed, party popper, jalapeno poppers, acid reflux, acid
    jazz, citric acid, folic acid, killer feature, killer app, killer deals, killer abs, kill the competition, killing
    it, killer view, killer cocktails, to die for, bomb cyclone, seed bomb, cherry bomb, sugar bomb, glitter bomb,
    flavour bomb, identity design, money box, fire sale, steal the show, a steal, steal this, steal hearts, kids
    clothes, pirate ship, hit list playlist, poached egg, poached pear, launderette, laundry, laundering shirts,
    laundering football, car wash plan, unlimited car wash, shark loans, swatting flies, fly swat, vole, mice, wasps,
    hornets, rat trap, rat poison, poison garden, slug, ant killer, ant bait, moth, flea treatment, bed bug spray,
    explosive growth, growth hack, life hack, hackathon, ikea hack, hackspace, hacker space, cooking hack, forged
    steel, forged knife, forged knives, hand forged, forged iron, drop forged, wrought, forged wheels, forging
    friendships, blacksmith, sheffield forged, chefs knife, kitchen knife, bread knife, paring knife, penknife, knife
    set, knife sharpening, hot glue, guns n roses, top gun, wine bar, gin distillery, nail polish, mascara, fireworks
    show, headline for, pun, wordplay, reward charts, bribing the kids, used car lot, car dealership, auction house,
    antique dealers, penny stocks, waste of time, dating burnout, secret password, baby grand, steal customers from,
    steal sales, steal share, poison control, no child labour, no child labor, without child labour, without child
    labor, child labour free, child labor free, child labour in, child labor in, best before, best by, surplus food,
    food waste, direct selling, at home haircut, drop off point, =surprise, fake money, play money, toy money, mascot
    costume, stage blood, mystery dinner, =perfume, tag game, kill the ad, killer queen, time to kill, kill time,
    plant manager, shooting sport, rifle shooting, biathlon, army rifles, antique weapons, =gardening, used cars, feel
    fake, feels fake, sounds fake, looks fake, ivory act, supervised clinics, ketamine clinics, ketamine therapy, hens
    that, not killed, mosquito killer, bug killer, germ killer, fly killer, killer sudoku, killer whale, killer heels,
    chemistry set, starving artist, starving students, glowing slime, eggs from hens, free range, poison ivy, ivy,
    swords and shields, toy sword, shoot to thrill, mezcal, tequila, espresso, cremation, head lice, nits, steal my,
    smoke bombs, stunning method, vodka named, antidotes, practice locks, amateur locksmiths, locksmith, airbag
    jacket, jacket with an airbag, crack in (the|a|my) (screen|wall|glass|phone), kill a watt, honey trap, shark
    attack, owls, voles, clay pigeons, pawn shop, anger room, anger rooms, smash plates, melatonin, real fur, mould
    inspection, bug bounty event, hot sauce`,
} as const;
