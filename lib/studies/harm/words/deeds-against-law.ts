import type { HarmKind } from "../harm-kind.ts";

/** Harm done to the law, to votes, to animals and to what all share. */
export const deedsAgainstLaw: readonly HarmKind[] = [
  {
    harm: "launder money, smuggle or evade tax",
    deeds: `
      drug, criminal, dirty, stolen, robbery, illegal, undeclared & cash, money, income, profits & books, clean,
      front, businesses, restaurant, salon, through, per cent, percent, account, property;
      cigarettes, alcohol, diesel, gold, tobacco, cash & without tax, tax stamps, no stamps, unstamped, untaxed, past
      customs, answer customs, hidden in & drivers, lorries, price, parcels, trucks, customs;
      launder, laundering, wash, clean, cleaning, turn, run, explain away, hide, hiding, move, pass through, route,
      park, disguise & dirty money, drug money, drug cash, drug income, cash from drug, cocaine, robbery proceeds,
      cartel, proceeds, crime, stolen money, ransom, ransomware coins, bribe, sanctions, sums of cash, criminal,
      suitcases, undeclared, corrupt, stolen funds, gang, kickbacks, embezzled & @ours, @trade, service, fee, nail,
      car wash, through, clients, account, art, casino, crypto, property;
      money laundering service, money laundering network, money laundering for, crypto mixer, coin mixer, mixer for,
      money mule, money mules, shell company for, sanctions evasion, evade sanctions, dodge sanctions, bust sanctions,
      sanctions busting, hawala for criminals, straw buyer, straw director, hired director, bank account ~ rent, rent
      ~ bank account, lend ~ bank account, tumbler service & @ours, @trade, criminals, launder, recruit, students;
      clean the proceeds, wash cash, wash our cash, wash the cash, launder the cash, launders drug, dirty cash, dirty
      money through, laundering of drug, launder money for, drug cash into, cash into clean, cash into property;
      vat carousel, carousel fraud, tax evasion scheme, evade tax, evade taxes, evading tax, dodge tax illegally, hide
      income, hiding income, undeclared income, fake invoices, false invoices, second set of books, double
      bookkeeping, zapper, till software, sales suppression & @ours, service, done for you, join, tool, sell,
      subscription, price, software, restaurants, clients, which;
      smuggle, smuggled, smuggling, undeclared, contraband, bootleg, untaxed, duty unpaid & cigarettes, tobacco,
      alcohol, gold, cash, fuel, diesel, diamonds, antiques, artefacts, antiquities, goods, meat, waste, people,
      phones, weapons, pesticides, cars, caviar, puppies, chips, oil & @ours, @trade, lorry, story, drivers, coaching,
      customs, route, captains;
      conflict diamonds, blood diamonds, looted antiquities, tomb raiders, grave robbing, looted artefacts, blood
      gold, looted art & buyer, sell, collectors, our, provenance, price`,
  },
  {
    harm: "bribe, rig or obstruct justice",
    deeds: `
      pay, pays, paid, bribe, offer, recruit & players, tennis, goalkeeper, jockey, referee, boxer, fighters, juniors
      & to lose, lose, throw, miss, slow down, betting ring, betting;
      gift, banknote, envelope, holiday, money, cash, watch, present & policeman, policemen, procurement, officer,
      inspector, judge, clerk, teacher, examiner, customs & let, lets, pass, choose, wave, drop, approve, in spite of,
      despite, rules, forget;
      exam, language test, driving test, final exam, theory test & someone else sits, sits for, doubles, early,
      beforehand, in advance, stand in, stolen, photographed, leaked, earpiece & pay, parents, price, students, trust,
      migrants, learners;
      mayor, mayors, councillor, minister, judge, inspector, official, prosecutor, ministers, officials, regulators &
      shares in, money for, a job for, holiday, gifts, a seat on, payment, cash, percent & permit, licence, contract,
      verdict, in exchange, in return, approval, tender, vote;
      witness, witnesses, juror, jurors & forget, forgetting, forgets, change, changing, withdraw, not see, silence,
      silent, stay away & want, price, euros, how much, how many, pay, paid, cost, money, family, photograph;
      @officials & ignore, overlook, look away, pass, approve, delete, erase, drop, lose, forget, sign off, stamp,
      wave through & money, cash, car, holiday, watch, envelope, gift, fee, percent, favour, how much, persuade, paid,
      price, weekend;
      matches, match, race, fight, game, tournament, cup, bout & fixed, fix, rigged, thrown, arranged result, lose on
      purpose, agreed result & gamblers, bettors, betting, bet, pay, syndicate, odds, clients, subscribers, tips;
      keep, keeps, stop, stopping, prevent, frighten, scare, discourage, deter, put off & voters, immigrants,
      minorities, students, citizens, black people, people & from voting, from the polls, away from the polls, from
      casting, from registering to vote, stay home, stay at home, wrong date;
      letters, messages, leaflets, calls, texts, posts & election office, election board, electoral commission,
      polling station, polling day, election day, ballot & wrong, false, fake, look as if, look like, pretend, checked
      at the door, frighten, invalid, moved;
      @officials & bribe, bribery, bribed, envelope, envelopes, kickback, kickbacks, backhander, gift, present, paid
      to look, paid off, pay off, sweetener, under the table, how much must, how should we offer, what offer, what
      sum, what would ~ accept, drop a file, drop the case, cash in, weekend away, brown envelope, grease, slip him,
      slip her, expensive watch & we, us, our, overlook, look away, waved through, drop, pass, accept, which,
      prescribing, throw, wave, client, loyalty, clearance, award, ignore, wording, permit, licence, tender, contract,
      lose;
      we bribe, bribing, to bribe, our bribes, bribes, kickbacks to, kickback & @trade, officials, buyers, which,
      loyalty, doctors, how, price, accept, hospital;
      match fixing, fix a match, fix matches, fixed match, throw a match, throw the match, throw a fight, throw a
      game, lose on purpose, point shaving, fix the race & our, betting, syndicate, referee, player, offer, recruit,
      price, bet, pay;
      insider trading, insider tips, inside information, price fixing, bid rigging, fix prices, rig bids, front run &
      @ours, sell, subscribe, subscription, club, traders, cartel members, secret, before the announcement, members;
      vote, votes, voter, voters, ballot, ballots, polling, polling day, polling date, election, turnout & stay at
      home, stay home, stays home, not vote, moved to, wrong day, wrong date, invalid, false, falsehood, rumour,
      rumours, frighten, frightens, frightening, scare, threaten, threatening, buy, buying, bought, per vote, pay,
      intimidate, out of voting, discourage, suppress, fewer, stuff, stuffing, harvest, forge, deepfake, fake,
      multiple times, dead people, discard, lose the & we, us, our, client, message, which, text, version, layout,
      test, script, would, approach, robot, believed;
      fake polling, buying votes, buy votes, buying ballots, postal ballots from, per vote, euros per vote, ballot
      stuffing, vote buying, voter suppression, troll farm, disinformation campaign, bot army, robot army & @ours,
      @trade, which, would, sell, test, message, believe, clients;
      witness, witnesses, juror, jury, judge, testify, testifying, trial, tribunal, whistleblower, testimony,
      prosecutor, plaintiff & intimidate, intimidating, forget, keep ~ from, change her mind, change his mind,
      threaten, scare, bribe, false, paid, silence, photograph of her children, withdraw, drop, tamper, persuade, lean
      on, discredit, disappear, rehearse & we, us, our, client, clients, style, message, which, service, need,
      customers, visit, gangster;
      alibi service, alibi agency, false witnesses, false witness, supply alibis, paid witness, fabricated evidence,
      fake evidence, plant evidence, planted drugs, planting drugs, planting stolen, planted evidence, plant drugs,
      faked chat, fake chat, fake screenshots, forged evidence, destroy evidence, shred evidence, wipe the evidence,
      crime scene cleaner, framed for, frame my, frame an, frame a, fabricate messages, invented bruises, false
      accusation, false accusations, false allegation & @ours, @trade, so that, custody, would, customers, rival, ex,
      clients, set, package;
      faking a, fabricate, fake, faked, planting, invent & dashcam, crash video, speed camera evidence, evidence,
      bruises, messages, alibi, injuries, screenshots & blame, arrested, custody, divorce, loses, innocent, tipping
      off, court, other parent, accuse, ex;
      prison officer, prison guard, prison officers, warders & bring in, bringing in, bring phones, bringing phones,
      smuggle, offer you money, carry in;
      hide, hiding, escape, flee, new identity & =wanted, fugitive, fugitives, from police, from the police, from
      justice, arrest warrant & @ours, @trade, service, safe house, package;
      speed camera, breathalyser, breathalyzer, drug test, drug tests, emissions test, urine & beat, cheat, fool,
      defeat, synthetic, fake, pass, swap, jam & kit, sell, our, drivers, product, customers, device, lorry;
      doping, epo, steroids, blood doping & undetected, undetectable, beat the test, pass the test, tests, secretly,
      junior, under 16, without telling, sell, our, athletes without`,
  },
  {
    harm: "lend with threats",
    deeds: `
      loan, loans, lend, lending, borrower, debt, debtor, creditors, instalment & bat, baseball bat, hurt those, brick
      through, intimidation, fear is needed, scare, threaten, threatening, break legs, beat, passport as pledge,
      childs passport, benefit card, come round, comes round, violence, collectors have a, frighten, certain
      reputation, enforcer, muscle, broken, hurt, knife, dog, shame, naked photos, their family, landmine;
      loan shark, loan sharking, loan sharks & our, we, my, brand, customers, app, expand, which, launch, name, be our;
      nude, naked, intimate & collateral, pledge, security for the loan, against a loan`,
  },
  {
    harm: "harm animals or trade protected ones",
    deeds: `
      animals, animal, dogs, cats, kittens, puppies, monkeys, rabbits, hamsters, birds, mice & hurt, tortured,
      crushed, burned, killed slowly, beaten, suffer, drowned, set on each other, fight & videos, video, fans, clips,
      membership, stream, subscribers, viewers, pay, bets, spectators;
      @animalcruel & @ours, @trade, spectator, bet, wagers, stream, livestream, members, evenings, weekend, fans, pay,
      fights with;
      @wildlife & @poach & @trade, @ours, buyer, collector, restaurant;
      stolen, steal, lift, lifted, take, taken, snatch, nick, thieves & pedigree, puppy, puppies, dogs, dog, spaniel,
      spaniels, bulldog, kitten, kittens, cats, horses, sheep, parrots & garden, gardens, night, new papers, new
      chips, chips removed, sell, resell, rescues, ransom, reassure, buyers, quick sale, next county, backstory, owner
      pays;
      poison, trap, snare, shoot, kill, torture, drown, starve, beat & cat, cats, dog, dogs, neighbours cat, pigeons,
      birds of prey, eagles, hedgehogs, buzzards, strays, seals & neighbour, on request, clips, secretly, without,
      bait, for fun, undetected, order, meatballs, video, service;
      sick, smuggled, too young, underage, forged vaccination, diseased, no vaccination & puppies, puppy, kittens &
      sell, import, buyer, van, papers, cheap, reassure, story, car park;
      ransom letter, ransom & spaniel, dog, puppy, cat, pet, stolen`,
  },
  {
    harm: "sabotage, burn or pollute",
    deeds: `
      fridges, barrels, waste, oil, tyres, chemicals, asbestos, sludge, batteries, paint, rubble & sea, bury, river,
      lake, sink, sinking, forest, field, pit, pits, ditch, sewer & half the price, half the, at night, farmers,
      cheaper, rent, third of the, nobody, price, join;
      sabotage, =tamper, =tampering, =tampered, tampered oven, cut the brakes, brake tampering, slash, arson, torch,
      set fire, vandalise, vandalize, poison, poisoning, contaminate, release rats, rats released, rats in, bedbugs,
      burn down, wreck, disable, smash up, damage & rival, competitor, competitors, neighbour, rivals, their, off the
      road, to order, demand, quotes, service, clients, for whoever, our, hire, which, hurt it;
      glue, cut, break, derail, damage & tram, rail, railway, cable, undersea, tracks, pylon, pipeline, transformer,
      phone mast, power line & whoever pays, for money, feature, our, clients, order;
      dump, dumping, pour, pouring, tip, discharge, bury, release, empty, sink, left in, fly tip, fly tipping, burn &
      waste, asbestos, chemical, chemicals, solvent, toxic, chromium, oily tanks, tyres, tires, needles, hospital
      waste, sewage, sludge, batteries, mercury, drums, slurry, ash, refrigerant, nuclear, radioactive & river,
      quarry, quarries, nature reserve, at night, half the, night, rented, field, sea, forest, lake, woods, municipal
      bins, lagoon, secretly, without permit, no permit, cheap, cheaper, abroad, africa, warehouses, woodland,
      farmland, sewer, drain;
      emissions, pollution, exhaust, adblue, particulate & defeat device, delete, cheat, fake, falsify, emulator,
      tamper, mask & sell, kit, our, drivers, hauliers, test;
      illegal logging, illegally logged, illegal fishing, illegal mining, dynamite fishing, cyanide fishing, ozone
      depleting & @ours, @trade, buyers;
      rival, competitor, competitors & hurt it most, out of business, false complaints, fake complaints, fake bad
      reviews, one star reviews, false rumours, smear, food poisoning, defame & we, us, our, which, service, order,
      hire, buy`,
  },
  {
    harm: "discriminate against people",
    deeds: `
      keep out, refuse, reject, exclude, filter out, screen out, weed out, avoid hiring, avoid renting, not rent to,
      no & black, blacks, muslim, jewish, jews, gay, disabled, pregnant, roma, foreign sounding, immigrants, ethnic,
      asian, arab, women of childbearing, minorities & without ~ noticing, without being sued, seeming illegal,
      secretly, quietly, without saying, legal trouble, sued, tenants, applicants, landlords want, look neutral,
      without appearing;
      union, unionise, unionize, organisers, strikers & bust, spy on, blacklist, blacklists, infiltrate, rough up,
      intimidate, scare & @ours, @trade, employers, service`,
  },
  {
    harm: "deceive or prey on people",
    deeds: `
      @criminals & our, my & @trade, members, crew, clients, recruit, team, runners;
      @hide, @evade & @criminals & @trade, @ours;
      @hide, @evade & @elders, @minors, @prey, @partners & @fool, @fake, @pose, steal, inject, charge, keep, film,
      take, sedate, hide & @ours, @trade;
      stop asking, stop checking, stop ~ asking where, never asks, who dont ask, stop worrying where, fewest
      questions, ask least, look the other way, turn a blind eye, in order not to report, where they come from, where
      it came from, where it is from, where they came from, asking where & @ours, @trade;
      keep, keeps, stop, stops, prevent & from noticing, from asking, from checking, from reporting, from telling,
      from going to, from calling, from speaking, from seeking help, from talking, from complaining, from testifying,
      asking about, asking questions, asking for, them complaining, them asking, them leaving, complaining;
      before they go to, rather than calling the police, instead of calling the police, without calling the, before
      they report us, before they call, without going to, go to the police, before the police, safety from the police,
      security against the police, rather than go to the police, police are out, before the authorities, looking
      suspicious to;
      seem innocent, seeming illegal, without seeming, look like an accident, look accidental, should not suspect,
      wont suspect, not suspect, unsuspecting, keep ~ unsuspecting, less suspicious, before doubts, doubts creep in,
      notice any difference, without anyone noticing, without people noticing, will not notice, wont notice, do not
      notice, dont notice, never notice, fail to notice & @ours, @trade, which, how;
      organised crime, organized crime, crime groups, criminals, gangsters, thieves, burglars, robbers, fraudsters,
      scammers, cybercriminals, smugglers, pimps, traffickers, launderers, poachers, paedophiles, rapists & customers,
      buy, buyers, subscribe, prefer, clients, need, expect, willing to pay, would pay, use our, brand perception,
      rate, loyalty, features, choose`,
  },
];
