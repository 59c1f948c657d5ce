import type { HarmKind } from "../harm-kind.ts";

/** Fraud, and goods that may not be sold. */
export const deedsForMoney: readonly HarmKind[] = [
  {
    harm: "sell hard drugs",
    deeds: `
      drug mules, drug mule, drug runners, drug couriers, county lines, lookouts for dealers & recruit, recruiting,
      students, teens, message, poor, best, offer, girls, tourists;
      our, my & coke, cocaine, heroin, meth, crystal, fentanyl, ecstasy, mdma, ketamine, drug dealer, our dealers, my
      dealers, stash, dealer network, trap house, grow house, meth lab, drug runners, lsd, darknet shop, street corner;
      sell me on, selling, sell, supply, deliver, flog, shift, push, smuggle, import, dealing, ship, distribute, cook,
      press, cut & @drugs & buyer, client, customer, dealer, regulars, punters, price, gram, quid, party, club,
      festival, dorm, campus, prison, order, telegram, users, students, couriers, loyalty, trust, brand, name;
      @drugs & dealer, dealers, our runners, runners, our couriers, bulking, cutting agent, cutting agents, darknet,
      dark web, telegram, snapchat, stash, wraps, baggies, gram, delivered, delivery, unregulated, smuggle, smuggled,
      smuggler, street, resellers, undercut, purity, loyalty card, colour stamp, stamp;
      drug dealer, street dealer, crack dealer, corner boys, dealers wanted, plug, mid level dealers & wanted, our,
      supply, recruit, hire, app for, tool for, expect, job, supplier, need, bulk, campus, click;
      prison, prisons, inmates, jail & smuggle, drone, throw over, bring in, sneak & drug, spice, phones, contraband,
      tobacco, sim, parcels;
      @medicines & @unprescribed & @trade, @ours;
      @medicines & sell, offer, supplier, resell, supply, buy & students, gym, athletes, teenagers, festival, party &
      without, no prescription, discreet, secret, from a friend, pharmacist who owes`,
  },
  {
    harm: "arm people unlawfully",
    deeds: `
      @weapons & @nochecks & @trade, @ours;
      @weapons & @criminals & @trade, @ours;
      @weapons & print, printed, 3d, files, convert, converted, modify, modified, homemade, deactivated, reactivate &
      banned, no serial, home, working, permit, fire again, turned down, accept, kids, price, gangs, could never;
      @weapons & @minors & @trade, @ours;
      gun rental, rent a gun, guns for rent, illegal guns, illegal weapon, illegal weapons, arms dealer, arms
      trafficking, arms smuggling, gun running, untraceable gun, ghost gun kit, ghost gun parts, gun without a
      background;
      @bombs & @trade, @ours & sold, sell, buy, buyer, gangs, garage, gang, customers, recipe, service, homemade,
      supply, supplier, kit, price, instructions, order`,
  },
  {
    harm: "forge papers, money or proof",
    deeds: `
      print, printing, printed, make, made, copy & money, banknotes, notes, euros, bills, coins & garage, cellar,
      basement, pay in, spend, easiest, shops, at home, tills;
      @fake & @papers & @trade, @ours;
      fake id, fake ids, fake passport, fake diploma, fake degree, fake certificate, forged passport, forged document,
      counterfeit document, false papers, fake documents, fake licence, fake license, fake badge, fake visa, sham
      marriage, marriage of convenience, diploma mill, degree mill, fake references & @trade, @ours;
      real looking passport, real looking id, past any border, passes for real, pass for real, fool the home office,
      fool the border;
      @fake & @money & @trade, @ours & spend, spent, print, printed, printer, pass, passes, detector pen, sold, sell,
      feel, till, cashier, per, percent, cents;
      diploma, degree, licence, medical licence, nursing licence, certificate, qualification, inspection pass & never
      trained, no exam, without exam, never studied, without studying, without qualifications, never sat, no
      inspection, without any inspection, without inspection, failed the test, who failed, skip the exam, no test;
      sham marriage, paper marriage, marry for papers, marry for a visa & @trade, @ours, fee, match, arrange;
      clock back, wind back, roll back, rolled back, turn back, adjust & odometer, mileage, tachograph, tacho, mileage
      reading`,
  },
  {
    harm: "trade in stolen goods or data",
    deeds: `
      hospital records, patient records, customer records, banking accounts, bank logins, password pairs, medical
      records, online accounts & buyers, bundle, per patient, price, how much per, rate our, shop, sell, approach;
      sell, pass on, trade, share, resell, give & medical files, patient data, patients data, customers files,
      customers data, members data, health data, private messages, location data, childrens data, pupils data, voice
      recordings, genes, genetic data & without telling, without their, without asking, without consent, secretly,
      behind, quietly;
      leftover, spare, ward, hospital, ambulance, pharmacy & morphine, fentanyl, opioids, ketamine, insulin, drugs,
      blood, vaccines, medicines, syringes & to us, sell us, selling us, smuggle, take home, for us, pass on, resell;
      @stolen & @loot & @trade, sell, sold, flog, resell, move, resold, shift, reassure, discretion, fewest, ask least;
      @stolen & @data & @trade, @ours, sell;
      stolen, nicked, looted, hacked & @ours & @trade;
      @data & bulk, dumps, fresh, per record, verified, carder, cloned, full details, fraudsters, replacement
      guarantee, thousand & price, pay, buyer, subscription, buy, marketplace, tier, sell, shop;
      cloned card, cloned cards, skimmed cards, =carding, carder, carding shop, credit card dumps, card skimmer,
      skimmer, skimming device;
      shoplifters to order, shoplift, shoplifting, steal to order, stolen to order, burglary, burgle, pickpocket,
      robbery, heist, carjack, carjacking, ram raid & our, we, service, crew, tips, tools, kit, app, team, to order,
      gear, bag, subscription, backpack, guide;
      relay kit, relay kits, keyless cars, jammer, jammers, key cloner, immobiliser bypass, lock pick gun, foil lined
      bag, booster bag, tag remover & thieves, steal, stolen, car thieves, buy, shoplifter, unlock;
      break in, break into, burglary, burglar, burglars, thieves, robbers, break in crew, jewels & which houses, stand
      empty, away, routines, weak spots, owners absence, key codes, alarm codes, when the family, holiday, cleaners,
      estate agent, digest, map, posing, schedule;
      open, unlock, walk out with, sneak out, slip out, pass ~ unpaid, walk past, siphon, skim, pilfer & case,
      luggage, phones, trolley, goods, controlled drugs, cash, fuel, stock, parcel, warehouse, baggage & share, third,
      cut, weekly, third of the takings, tempt, for us, cash, reward, willing;
      staff, employee, clerk, warehouse, bank clerk, insider, engineer, nurse, porter, cashier, baggage handler,
      driver, guard, call centre & steal, stealing, sneak out, sell ~ files, selling customer, hand us, pass us, leak,
      bring us, copy ~ data, unlock & for us, reward, sum, tempt, approached, disgruntled, talked into, cut, what
      would, willing, pay, reassurance;
      trade secret, trade secrets, battery design, blueprint, source code, client list, rivals designs, confidential &
      hand us, steal, poach, obtain, leak, bring, smuggle out, disgruntled, pay, insider, bribe, copied, hacked;
      exam, exams, exam paper, maths paper, finals, question bank, coursework, abitur, test paper & stolen, leaked,
      leak, hacked, man at the exam, before the exam, in our hands, before the date, hidden earpiece, buy the paper,
      in advance, early copies, answers, cheat, undetected, impersonate, stand in, sit in for, sits for & price, pay,
      buy, sell, faculty, our, we, per subject, subscription, learners, parents`,
  },
  {
    harm: "sell fake, faulty or poisonous goods",
    deeds: `
      withdrawn, recalled, banned, taken off shelves, pulled from shelves, too much lead, contaminated, failed the
      test & new boxes, new label, which markets, sell the rest, other country, still sell, flea market, discount,
      abroad, get rid of stock;
      mix, mixed, add, adding, adds, put, blend, stretch, dilute, secretly adding, inject, spray & antifreeze,
      methanol, chalk, laxatives, melamine, steroids, sawdust, glue, industrial, formalin, hormones, sedatives,
      bleach, banned dye, sibutramine, nicotine, caffeine pills, cow fat, gelatine, pork, horse & wine, milk, tea,
      honey, meat, sweets, food, vodka, sausages, slimming, drink, drinks, sauce, flour, oil, spice, water, juice,
      baby food, label, fish, supplements;
      @unsafe & @cures & sell, sold, selling, shift, shifting, flog, relabel, relabelled, repack, repackage, new
      label, label changed, label, move, keep buying, buy until, buyers, stock, box, discount, brand, slogan, pack,
      packaging, pitch, trust seal, discount, price, story, will mums buy, bottle, restaurants, kebab;
      @fake & @cures & @trade, @ours & patients, clinic, pharmacy, pharmacies, hospital, put two people, do not work,
      genuine, look, seal, reassure, reassuring, packaged, parents, label, diabetics, diabetic, buyers, box,
      pharmacist, stock, prescription;
      counterfeit, fake, replica, knock off, knockoff, imitation & @luxury & @ours, sell, supplier, wholesale,
      factory, seize, customs, pass for, passes, as real, as genuine, authentic, stitch, resell, sold as, container;
      counterfeit, fake, bogus & drugs, medicines, pills, brake, airbag, aircraft, helmet, vaccine, epipen, botox,
      formula, insulin, chargers & our, we, sell, shop, customers, price, stock;
      dye, dyed, cut with, dilute, diluted, laced, stretch, filled with, fill with, blended, blend, pad, spike & sold
      as, label as, labelled as, sell as, genuine, prime, organic, pure, virgin, chemotherapy, vodka, honey, milk,
      spice, saffron, olive oil, restaurant, clinic, fish, minced;
      sold as, sell as, selling as, pass off, passed off, passing off, packaged as, labelled as, label as, resell as,
      relabel as, present as, rebadged as & wild, organic, prime, beef, insulin, genuine, new, local, halal, kosher,
      antique, free range, original, brand new, sterile, brand, silk, real, handmade, authentic, vegan;
      recalled, recall, safety recall & relabel, label changed, still have, shifting, shift, sell them, move stock,
      sold abroad, keep ~ from checking, remaining stock, sell off, resell, clear;
      mercury, lead, asbestos, arsenic, banned poison, banned colourant, hormone, steroid, antibiotic, formaldehyde,
      pesticide & left off, not listed, not on the label, hidden, off the label, sold as natural, undeclared, keep ~
      from noticing, unlisted, without declaring;
      we know it, knowing it, although it failed, failed the safety test, failed safety, despite the deaths, known to
      & keep ~ buying, sell, selling, stock is gone, ship, market, sold, hide`,
  },
  {
    harm: "defraud people",
    deeds: `
      @elders, memory loss, aunt, uncle & wills, their will, leave us, leave her flat, leave his house, flat, estate,
      house & become their friends, visit, gifts, stories, befriend, persuade, make;
      lonely hearts, love letters, dating profile, soldier photo, romance & send, transfer, thousand, money, loan,
      gift cards & widowers, widows, lonely, profile, divorced, which;
      parcel, delivery, customs fee, toll, refund, energy rebate, bank account locked & text, texts, sms, email & card
      form, card numbers, card details, login, our form, our page, click;
      @elders & believe, trust, fall for, pay, hand over, convince, convinces, convincing & caller, callers, phone
      call, telephones, calls, our agent, story, voice & bail, accident, jail, grandson, granddaughter, police, bank,
      savings, jewels, gold, transfer, fine, hospital bill;
      court, police, tax office, bailiff, debt collector, city, ministry, lawyer & invented, fake, made up, forged,
      pretend, false & fines, fine, letters, letter, payment, pay, demand, fees, warrants, debts;
      you have won, youve won, have won, congratulations you, prize, lottery, jackpot, inheritance, refund & send,
      pay, release, transfer, fee, deposit, claim it, card details & pensioners, letters, letter, emails, calls,
      retirees, old, widows, seniors, message test, which;
      @elders & @pose & install, remote, software, access, card, transfer, bank, pin, savings, story, script,
      password, computer, money, sign;
      standing order, savings, pension, nest egg, bank card, house, gold, inheritance, monthly payment & seniors,
      pensioner, memory problems, dementia, elderly, widow, widower, over 75, over 70, over 80, lonely, grandmothers,
      confused & told them he is from, hes from their bank, from their bank, keep ~ secret, notice the payments, sons
      notice, daughters notice, before the family, first few members, never see, ever see money, whole of their, all
      of their, talk ~ into, sign over;
      @elders, @prey & hand over, wire us, wire money, send us, send money, sign over, transfer, savings, gift card,
      gift cards, invest, life savings, deposits, bank card, house over, jewellery, gold, remortgage & script, story,
      caller, agent, fastest, our, callers, urgent, tone, message, profile, which, patter, opener, pitch, trust;
      @elders & change ~ will, rewrite ~ will, will rewritten, in my favour, our favour, in our favor, sign their
      house, power of attorney, inherit, inheritance, legacy & without, finding out, convince, pay us, steer, our
      agents, us, before, confused;
      @elders, @prey & again and again, never deliver, overpriced, ten grand, for nowt, doubts creep, too confused,
      complaints to the family, wont remember, doesnt remember, cannot remember, forget they, live alone, likeliest &
      sell, charge, patter, agents, leaflet, subscriptions, deposit, sign, pay, repair, roof;
      @pose & bank, tax office, tax, hmrc, police, officer, courier, grandchild, grandchildren, grandson, doctor,
      soldier, boss, microsoft, support, charity, inspector, council, relative, lonely, embassy, celebrity, landlord,
      utility, ministry, royal mail, irs, immigration, energy company, parcel, customs, recruiter & @ours, caller,
      script, send, hand over, money, click, card, pay, which, gold, accounts, email, text, harvest, site;
      our callers, our scam, our con, our scammers, our marks, our victims, my victims, scam call centre, scam call
      center, scam script, scam centre, boiler room, pig butchering, advance fee, fake lottery win, romance scam
      script, our fraud, our phishing, fraud crew, sucker list;
      romance, love, dating, profile, profiles, chat, girls in chat, soldier, surgeon, oil rig, heart & widow, lonely,
      widower, divorced, single & money, send us, loan, third loan, transfer, twigs, gift, crypto, invest, sooner;
      ponzi, pyramid scheme, pump and dump, rug pull, rugpull, recruitment pyramid, our pyramid, exit scam, honeypot
      token, wash trading & our, we, brand, how, make it sound, recruit, join, invest, fans, test, launch, name, call,
      mums, credible, influencer, slogan;
      there is no product, no product, no bond, does not exist, do not exist, doesnt exist, dont exist, never existed,
      that never deliver, we never deliver, never intend to, before we vanish, until we vanish, we vanish, then
      disappear, then vanish, keep it all, keep all, out of later deposits, out of the fees, fees of those, collapses
      by design, worthless, made up, made-up, imaginary, invented, sham, nobody earns, last ones in lose, only the
      top, do not belong to us, do not own, dont own, already sold, not ours, nonexistent, fictitious, non existent &
      invest, investor, savers, donor, donate, members, buyers, deposit, bond, fund, charity, appeal, crypto, mine,
      plots, land, orphanage, hospice, tickets, holiday, flats, raffle, prize, coin, token, exchange, shares, carbon,
      recruit, pay, customers, rental, tenants, villa, puppy, job, loan;
      fake, sham, bogus, invented, pretend, made up, so called, imaginary & charity, appeal, hospice, veterans,
      orphanage, fundraiser, crowdfunding, disaster, flood, cancer, exchange, fund, investment, lottery, prize, job
      offer, job ad, rental, listing, webshop, shop, apartment, internship, raffle, celebrity endorsement,
      testimonial, reviews, debt, invoice, dating profile, profiles, ticket, landlord, letting & our, we, us, bring,
      money, raise, pay, give, test, which, fee, sell, convince, keep, donor, deposit, customer, trust;
      donation, donations, money raised, fundraiser, gofundme, collection tins & our own account, for us, keep it, own
      pocket, into our, pocket, not exist, fake, invented, made up, sham;
      fake review, fake reviews, five star reviews, bought reviews, paid reviews, fake followers, bot followers, fake
      testimonials, click farm, click fraud & sell, our, package, buy, service, clients, price, undetected;
      guaranteed & returns, a month, a week, percent, profit, doubling & paid to early, later deposits, vanish, no
      bond, invented, new members, made up, before, recruit;
      insurance, claim, claims, payout, disability benefit, welfare, benefit & staged, stage, burn your, torch,
      convenient, sinking, arson, fake, false, no right to, fraudulent, exaggerate, faked, whiplash, set fire, injure,
      break our own, invented, pretend, burn down & service, want, our, owners, pay, fee, families, customers,
      business, how, concept, buy;
      burn your, torches, torch, sink your, staged car crash, staged car crashes, staged crash, crash for cash, slip
      and fall scam, whiplash claims;
      rigged, rig, weighted dice, marked cards, insider dealer, fleeced, loaded dice, set never to pay, never pay out,
      organisers decide the winner, cousin wins, predetermined winner, fixed draw & casino, raffle, slot machine,
      poker, lottery, players, draw, games, guests, esports, wheel, bingo, tournament, bet;
      overbill, overcharge, double bill, phantom billing, bill for treatments, upcode, unnecessary surgery,
      unnecessary operations, never performed, cut corners, charge twice, hidden fees they & medicare, medicaid,
      insurer, nhs, patients, elderly, without noticing, not notice, confused, dementia, tourists;
      identity theft, steal identities, steal identity, stolen identity, synthetic identity, open accounts in, loans
      in their name, in the name of dead, dead people, credit in her name, sim swap, sim swapping;
      debt that never existed, late husband owed, invented debt, fake debt, false debt, phantom debt, owed us money;
      get rich, mentor, guru, course, courses & does not work, nobody succeeds, invented success, fake students,
      rented lamborghini, fake screenshots, made up results, knows it fails`,
  },
  {
    harm: "hack, phish or break computers",
    deeds: `
      we locked, we lock, lock up, locked, encrypt, encrypted, cripple, crippled, paralyse, take hostage, shut down &
      systems, servers, files, computers, data, networks, databases, backups & pay, pays, payment, quickest, ransom,
      at risk, demand, bitcoin;
      phishing kit, phishing campaign, phishing text, phishing texts, phishing email, phishing page, phishing
      template, smishing, vishing, spear phishing, spoof, spoofing, fake login, false login page, fake bank page, fake
      bank login, login pages, card harvesting, harvest passwords, harvest card, copy of the site, copy ~ website &
      @ours, @trade, which, click, test, user, subject line, lure, realistic, empty;
      ransomware, ransom note, encrypts the files, encrypt their files, encrypt the files, lock up, lock their files,
      decryption & our, we, affiliate, affiliates, rental, kit, hits, demand, pay us, opening demand, beginners,
      commission, programme, program, negotiator, partner, builder, is ~ affordable;
      trojan, malware, keylogger, rootkit, botnet, infostealer, info stealer, stealer, virus, worm, spyware, zero day,
      exploit kit, backdoor, remote access trojan, crypter, loader, cryptojacker, miner script & our, we, sell, sold,
      rental, rent, subscription, rival, customers, cybercriminal, victims, undetected, hackers, low detection,
      detection, dashboard, positioning, price, password stealing, affiliates, hidden, infected, spread;
      ddos subscription, ddos for hire, ddos attack, booter, stresser, knock ~ offline, take down, takes down, taking
      ~ offline, crash ~ site, flood, flooding, attacks on & rival, our, by the hour, on request, subscription, exam,
      portal, hospital, competitor, university, pay, price, hour, buy, government, phone lines, freemium;
      hack, hacking, break into, breaking into, crack into, hijack, take over & account, icloud, phone, email,
      instagram, whatsapp, grades, school system, webcam, server, wifi, partners, ex, rival, facebook, snapchat,
      gmail, database, competitor & hire, service, for hire, our, pay, customers, order, forward, price, students,
      subscription, demand, would, kit, sell;
      hackers for hire, hacker for hire, hire a hacker, hacking service, hack service, hacked game mod, infected game,
      infected app, infected mod, infected update, poisoned update, bulletproof hosting, crypto drainer, wallet
      drainer, proxy botnet;
      voice cloning, clone voice, cloned voice, cloned voices, deepfake, ai voice, deepfake video & transfer funds,
      transfer money, accountant, boss, grandchild, grandparents, send money, ransom, relatives, verification, bank,
      identity check, kyc & our, natural, convincing, believe, staff, service, kit;
      fake qr, false qr, qr codes stuck, qr code stickers, fake parking, fake wifi, evil twin, fake app & drivers
      scan, our, scan, card, steal, harvest, which, parking;
      we take remote control, computer is infected, computer is broken, remote control and empty, empty the savings,
      empty accounts, empty their accounts, drain accounts, drain their;
      industrial control, power grid, cut the power, water plant, pipelines, traffic lights, air traffic, dam,
      blackout, railway signals & paying clients, per hour of, attack, hack, shut down, our, knock out, disable,
      whoever pays`,
  },
];
