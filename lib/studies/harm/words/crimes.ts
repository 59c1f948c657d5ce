import type { HarmKind } from "../harm-kind.ts";

/** Harm done to the law and to what belongs to others. */
export const crimes: readonly HarmKind[] = [
  {
    harm: "launder money",
    plain: `
      (wash|washing|clean|cleaning) (cash|money) from, (cash|money) from (drug|drugs|drug sales|cocaine|robbery),
      (launder|laundering|wash|washing|clean|cleans) ~ (our|their|drug|dirty|black|the) ~ (money|cash|
       proceeds|profits|income|takings), (dirty|drug|black|cartel) (money|cash),
      money laundering (service*|business|network|offer*), (proceeds|cash|money) of (cocaine|drug|crime|robber*),
      robbery proceeds, cartel* (accountant*|treasurer*), money mule*, stolen money, hiding drug income,
      through their bank account, through your bank account, shell compan* with, crypto mixer*, our mixer,
      suitcases of, explain away, organised crime groups, turn ~ cash into (clean|flats|property), takings vanish,
      before the guardia, undeclared (cigarettes|cash|alcohol), tax evasion scheme*`,
    hint: "launder*, laundering, shell compan*, offshore, money laundering, tax evasion, cartel*, proceeds, smuggl*",
    together: [
      [
        "launder*, washing, cleaning, clean in, dirty, shell, mixer, laundromat",
        `
          drug, drug cash, drug money, dirty money, dealers, gangs, gangs look, cartel*, robbery, kidnappers,
          bribe proceeds, ransomware coins, smuggling clients, card fraud, thieves, cash from, cash of cocaine,
          criminals, fraudsters, stolen money`,
        `
          our, pay, fee, price, customers, clients, app, tagline, test*, interviews, brand, feedback, percent, cut,
          pricing, would`,
      ],
      [
        "money, proceeds, funds, coins, crypto, bitcoin, income, takings, profits, euros, dollars, wealth, gold",
        `
          launder*, wash our, wash their, wash cash, wash drug, dirty, cartel*, drug dealers, drug cash, drug money,
          from drug, of drug, from drugs, drug sales, gangs, kidnapp*, bribe, bribes, robber*, robbery, heist,
          ransomware, traffickers, smugglers, criminals, criminal, thieves, fraudsters, mixer*, untaxed,
          hide from the tax, shell compan*, mule, mules, organised crime, organized crime, sanctioned, oligarch*`,
        `
          our, clients, customers, dealers, app, price, fee, percent, business*, which, why do, choose, brand,
          launder*, through`,
      ],
    ],
  },
  {
    harm: "blackmail or threaten people",
    plain: `
      (our|first|friendly) (blackmail|ransom|extortion), blackmail (letter*|service|email*|note*|message*),
      blackmailing clergy, extortion gang*, sextortion of, we (blackmail|extort|threaten), extort*,
      (compromising|embarrassing|intimate) ~ (photo*|picture*|video*) ~ (give|pay|threat*|publish),
      so that we dont tell, pay us ~ so that we, threaten* to (inform|publish|tell|expose|reveal|leak),
      ask for more then money, whose secrets, secrets bring, invented ~ complaints unless, unless it pays,
      unless they pay, unless he pays, pay* before they (go|call), threats concerning, photograph of her children,
      frighten* ~ (voters|witness*|citizens), (keep*|stop*) ~ (from testifying|quiet about), witnesses to forget,
      witness ~ forget, change her mind money, intimidat* (witness*|whistleblow*|juror*|borrower*|voter*),
      make ~ scared`,
    hint: "blackmail*, extort*, sextort*, intimidat*, ransom, compromising, frighten*, scare",
    together: [
      [
        "pay, pays, paid, payment, money, price, sum, raise",
        `
          biz burns, or your, unless they pay, unless they, unless it pays, embarrassing, compromising, closeted,
          leaked therapy, dont tell, we dont tell, threatens, threaten, threatening, plant roaches, shamevault,
          demand cash, blackmail*, extort*, sextort*, inform their wives, let people buy theirs back, protection plan,
          protection money, weekly protection`,
        "our, we, us, which, test, how much, payment plan, concept, what, wording",
      ],
      [
        "loan, loans, lend, borrowers, a week, repayment, collections",
        `
          a bat, visit your, we hurt, hurt those, brick through, much fear, scares, morphed, intimidation, bat if,
          without leaving proof`,
      ],
      [
        "pay us, pay, pays, paid, paying, payment*, money, raise, sum, fee, price, weekly, monthly",
        `
          unless they, unless she, unless he, unless it, or we, or else, or your, so that we dont, so we dont,
          in exchange for silence, for our silence, keep quiet about, stay silent, threaten*, threat, threats,
          blackmail*, extort*, sextort*, expose, exposing, embarrassing, compromising, closeted, affair*, secret*,
          leak their, publish their, publish them, tell his, tell her, tell their, ruin, burn down, brick through,
          smash, accidents happen, plant drugs, plant roaches, bad reviews, fake reviews, one star`,
        `
          our targets, victims, we hold, we have, our letter, which letter, which wording, which threat,
          first message, how much would, we threaten, gets paid, gets them to, cave, give in, fold, give way, comply,
          our lads, protection, service that, would people use, clergy, ask for more`,
      ],
      [
        "loan, loans, lend, lender, lenders, borrowers, debtors, debt, repay, repayment*, arrears, late payers",
        `
          bat, broken, legs, hurt, beat, thugs, heavies, visit your, visit their, kids school, scare*, frighten*,
          intimidat*, morph*, nude photos, passport as, seize, collateral, daughter`,
        "our, we, which, how much, borrowers, wording, what, collectors, clients",
      ],
    ],
  },
  {
    harm: "bribe officials or steal votes",
    plain: `
      (bribe|bribing|pay off|paying off|we bribe) ~ (official*|judge*|inspector*|police|officer*|minister*|
       juror*|customs|examiner*|buyers), envelope* ~ (inspector*|officer*|gps|judge|official*|doctors),
      (inspector*|officer*|official*|judge*|referee*|juror*) ~ (envelope*|look away|waved through|
       drop a file|drop a case|drop the case|be paid|throw a match|overlook*), drop the case against our,
      throw a match, betting syndicate, match fix*, overlooks the, pass a block, gift be before, bringing phones in,
      smuggle into ~ prison*, (polling|polling day|election day|vote*) ~ (moved|wrong day|wrong date|invalid),
      date has been moved, polling day has been moved,
      (per|buy|buying|pay for|paying for) (vote|votes|postal ballot*|ballots|council votes),
      rig* (the|an|our) (vote|election*), keep* them at home, so they stay at home, false rumours,
      fewer ~ (renters|students|voters) ~ turn out, out of voting, fake polling, falsehood, which rumour, bot army,
      robot army, voter suppress*, disinformation campaign for our, troll farm*`,
    hint: "bribe*, bribery, kickback*, envelope*, ballot*, rumour*, rumor*, referee*, juror*, customs inspector*",
    together: [
      [
        `
          official*, inspector*, officer, judge, ministers, customs, procurement, police, juror*, gps, referee*,
          coach, fda, prison officers, examiner, building inspectors, hospital buyers, tax office`,
        `
          bribe, bribes, envelope*, gift, on the take, look away, wave the, waved through, overlooks, be paid,
          what sum, amounts, fixers, side door, throw a, pass a block, holiday watch, drop the case, drop a file,
          offer you money, clean inspection, which present`,
      ],
      [
        "ballot*, vote, polls, poll workers, polling, election, voting",
        `
          wrong date, wrong day, been moved, stay at home, stay home, turn out, buying, per ballot, per vote,
          false rumours, false warning, fake warrants, fewer, threatening, intimidat*, frighten*, resign, invalid,
          cheapest, robot army, supermarket voucher, out of voting`,
      ],
      [
        `
          official, officials, inspector, inspectors, officer, officers, judge, judges, minister, ministers, customs,
          procurement, police, policeman, cop, cops, juror*, jury, doctors, gps, referee*, umpire*, coach, coaches,
          regulator*, fda, examiner*, council*, mayor, planning, prison guard*, guards, border guard*, auditors,
          civil servant*, senator*, tax man`,
        `
          bribe*, bribing, envelope, envelopes, backhander*, kickback*, on the take, grease, sweetener, look away,
          look the other way, turn a blind eye, waved through, wave through, overlook*, be paid to, accept cash,
          how much to, how large a gift, gift be, gift before, gifts that, drop a case, drop the case, drop charges,
          throw the match, throw a match, fix the, side door, pass us, lose the file, paid off, pay off, buy off,
          bought, holiday home`,
      ],
      [
        "vote, voting, ballot*, poll, polls, polling, turnout, electorate, precinct*",
        `
          wrong date, wrong day, moved to wednesday, has been moved, been moved, false, lie, lies, untrue,
          made up fee, fake, forged, stay home, stay at home, keep them home, not to vote, from voting, suppress*,
          discourag*, fewer black, fewer young, fewer native, fewer renters, scare*, frighten*, intimidat*, arrest*,
          deport*, buy votes, buying votes, per vote, for their vote, rig, rigging, stuff*, bot network, bots, hoax,
          invalid`,
        `
          which, our client, client, we want, wording, message, texts, believed, test, mailers, rumours, rumors, best,
          most, how much, price, our, we`,
      ],
    ],
  },
  {
    harm: "break in, make up evidence, silence victims or do damage",
    plain: `
      (staff|clerks|employees|nurse|porter|cashiers|cleaners|handlers|engineers|guards|
       insider*) ~ (willing to|tempt*|talked into|sneak|slip|hand us) ~ (steal*|out|files|phones|drugs|
       designs|cases|for us|to us|goods|patches), selling customer files, pass our ~ unpaid, walk out with,
      hand us the (designs|files|keys|battery*|data), unlock cases for us, third of the takings, under some pretext,
      where the jewels, our (break in|burglary|robbery|robbers|burglars|getaway), break in (crew|team),
      burglars (which|who|where), tell burglars, stand empty, burglaries in, away from home ~ thieves,
      thieves ~ (subscribe|who|buy|pay), (key codes|alarms|routines) ~ (weak spots|absences|burglar*),
      owners absences, about valuables, for armed robbers, getaway driver*, alibi service, false alibi*,
      false witness*, fake alibi*,
      (faked|fabricat*|invented|planted|planting|fake|false) ~ (evidence|screenshot*|bruises|messages|drugs|
       stolen goods|video to blame), blame an innocent, so that your ex is arrested, other parent loses,
      planting stolen, rehearsed story, tipping off the police, coach* ~ (children|kids) to (lie|deny), hide bruises,
      covering bruises, cover* bruises, deny the beatings, lie to social workers, from child protection,
      notices marks, beaten children out of, former pupils quiet, hit their wives, beat their (kids|wives|children),
      rewriting the records, rewrite the records, resident was hurt by staff, silencing (a|the|our), hurt their child,
      out of sight of the auth*,
      (exam|question|abitur|finals|test) ~ (papers|paper|bank) ~ (in our hands|stolen|before the date|leaked),
      man at the exam board, stolen (abitur|exam), hidden earpiece, essay mill*, sit your exam,
      hacked before the date, take your exam for you,
      (dump*|pour*|bury*|empty) ~ (asbestos|toxic|solvent*|chromium|oily|hospital waste|tyres|waste into|
       into the river|into a nature|at night), toxic ~ drums, night time dumping, waste with needles,
      go into our municipal, cut the power to, rats released, tampered oven,
      (damage|sabotage|hurt|poison*|burn) ~ (competitor*|rival*) ~ (vines|shop|oven|bakery|cars|crops|business),
      poisoning a competitor*, competitors off the road, for whoever pays, break tram points, arson to order,
      cut brake*, sabotage ~ to order, our sabot*`,
    hint: `
      burglar*, break in, stealing, robber*, rob, robbery, insider, dumping, asbestos, sabotage*, alibi*, bruises,
      exam papers, leaked exam, whistleblow*, beatings, social services, social workers`,
    together: [
      [
        "witness*, juror, victims mother, victims mom, rape charge, defendants, whistleblow*, testify*, trial",
        `
          visit witnesses, visit works, at home for, keep ~ from testifying, to forget, drop the, intimidat*, threat,
          offered a, change her mind, false witnesses, silence, negotiators script, pay for`,
      ],
      [
        "fake, faked, fabricat*, planted, planting, invented, false, made to order, frame",
        "screenshot*, fake texts, dna, alibi*, witnesses, bruises, footage, timestamps, custody, stolen goods",
        "clients, customers, cost, packages, price, pay, our, agency, use cases, dads, wtp, set, kits, naming, rate",
      ],
      [
        `
          tellers, clerks, employees, handlers, housekeepers, cleaners, orderl*, student nurse, warehouse, cashiers,
          engineers, porter, dog walkers, estate agents, driver partners, waiters`,
        `
          hand over, hand us, open for us, tell us about alarm, sneak, stealing, slip, gold shipment, pass our,
          sell us, key codes, safes, customer files, account balances, battery designs, walk out with, unlock cases,
          where the jewels, selling customer`,
      ],
      [
        "burglar*, break in, thieves, robbers, alarm codes, jewels, valuables, stand empty, away from home",
        "crew, our, list, map, subscribe, routines, commission, learn where, tell us, for us, weak spots",
      ],
      [
        `
          bruises, beatings, marks, cps, social workers, social services, child protection, injuries,
          abuse is reported, hurt their child, resident was hurt`,
        `
          hides the, covering, cover, lie, lie to, coaches, coaching, deny, keeps parents from, move*, quiet,
          rewriting, make up, makeup kit, silencing`,
      ],
      [
        "asbestos, waste, solvent*, tyres, oily tanks, sludge, chromium",
        `
          dumping, dump, into the river, at night, pouring, clean fill, quarries, sold to, our municipal bins,
          nature reserve, left in rented, half the legal`,
      ],
      [
        "rival, rivals, competitor*, neighbor coop, neighbours vines",
        `
          slash, rats released, tamper*, poisoning, propane, blight, harvest fails, sabotage*, hurt it most,
          one star reviews, planting, off the road, burnt car`,
      ],
      [
        "exam, exams, bar exam, finals, abitur, maths paper, exam board",
        "stolen, leaked bar, before the date, in our hands, hacked, man at, hidden earpiece, cancelled, buyers",
      ],
      [
        `
          witness, witnesses, victim, victims, juror*, accuser, complainant, whistleblower*, testimony, testify,
          testifying, court, trial, custody, divorce, insurance claim*, custody battle, lawsuit, plaintiff*`,
        `
          silence*, silencing, keep quiet, change her story, change his story, change her mind, drop the charge*,
          drop charges, withdraw, scare*, intimidat*, visit them, bribe*, pay off, forget what, not to testify,
          from testifying, false witness*, paid witness*, fake evidence, faked, fabricat*, planted, plant drugs,
          plant evidence, frame, framing, alibi*, forged screenshots, fake screenshots, fake texts, invented,
          bruises painted, lie in court, perjur*`,
        "our, we, clients, which, price, packages, cost, customers, test, message, what would, buy",
      ],
      [
        `
          employees, workers, clerks, tellers, cashiers, cleaners, housekeepers, nurses, porters, guards, drivers,
          handlers, warehouse, couriers, postmen, engineers, call centre, call center, locksmiths, dog walkers,
          carers, estate agents, bank employees, it admins, insiders, janitors, pharmacists, technicians`,
        `
          steal*, smuggle out, sneak out, slip us, pass us, hand us, hand over, sell us, leak us, give us access,
          let us in, open for us, alarm codes, door codes, customer files, customer data, trade secrets, blueprints,
          talked into, tempted, look the other way, look away, turn a blind eye, tip us off, cut of the,
          share of the loot, share of the takings, for a cut, walk out with`,
      ],
      [
        `
          burglar*, burglaries, break ins, break in, thieves, robbers, robberies, heist, muggers, pickpockets,
          car thieves, shoplifters, empty homes, empty houses`,
        `
          our crew, crew, our burglars, tip off, tip offs, subscribe, list of, map of, where owners, when owners,
          on holiday list, floor plans, alarm codes, jewels, lookout, tools for, kit for, getaway, signal jammer*,
          casing, scouting, weak spots`,
        "our, we, us, sell, customers, clients, subscribers, which, features, price, would, need",
      ],
      [
        `
          bruise*, beatings, beaten, marks, injuries, abuse, abused, broken arm, slap*, belt, hit their, beat their,
          hurt their, hurt a child, resident was hurt, neglect`,
        `
          hides, hiding, cover up, covering, conceal, lie to, coach, coaches, coaching, deny, explain away,
          from doctors, from teachers, from social, social workers, social services, cps, child protection,
          school nurse, inspectors, authorities, keep quiet, hush, silence`,
        `
          parents want, would parents, our, we, customers, price, pay, wording, concept, men who, kit, husbands,
          makeup, make up, families`,
      ],
      [
        `
          asbestos, waste, chemicals, solvent*, sludge, tyres, tires, sewage, effluent, medical waste, acid, mercury,
          pesticide drums, chromium, radioactive, batteries, rubble`,
        `
          dump, dumping, dumps, bury, burying, pour*, river, rivers, forest, nature reserve, quarry, at night,
          after dark, mix into, mixed into, illegally, without permit, no permit, half the price, cheaper than legal,
          no paperwork, fake manifest*`,
        "our, we, which, customers, clients, price, builders, firms, companies, would, companies use, sold",
      ],
      [
        `
          rival, rivals, competitor, competitors, competing, neighbour, neighbours, neighbor, neighbors, enemy,
          ex boss, landlord`,
        `
          slash, rats, roaches, cockroaches, tamper*, poison*, blight, sabotag*, vandal*, smash, brake*, fake reviews,
          bad reviews, one star, food poisoning, contaminate, spread rumours, false rumours, ddos, hack, steal their,
          wreck, destroy, kill their, drug their`,
        `
          pay, hire, price, to order, customers, clients, what would hurt, we, subscription, concept, demand,
          packages, quotes`,
      ],
      [
        `
          exam, exams, finals, tests, question paper*, essays, thesis, dissertation, coursework, driving test,
          citizenship test, bar exam, board exam, certification exam`,
        `
          stolen, leaked, hacked, in advance, before the date, before the day, ahead of the exam, earpiece,
          impersonat*, sit it for, sit the exam for, take it for you, ghostwrit*, undetect*, change grades,
          alter grades, bribed, inside man`,
        "buy, buyers, price, pay, our, students, pupils, parents, which, sell, customers",
      ],
    ],
  },
];
