/** Things that are sold, stolen, faked or misused. */
export const goods = {
  drugs: `
    cocaine, heroin, smack, fentanyl, carfentanil, nitazene, crystal meth, methamphetamine, meth, amphetamine,
    ketamine, mdma, ecstasy, lsd, acid tabs, ghb, gbl, mephedrone, mcat, crack cocaine, our crack, crack rocks, sell
    crack, carry crack, crack house, spice soaked, vapes with spice, spice vape, synthetic cannabinoid, synthetic
    weed, pcp, angel dust, purple drank, tranq, xylazine, khat, speedball, class a drugs, party drugs, hard drugs,
    street drugs, illegal drugs, illicit drugs, narcotics, drug ring, magic mushrooms, dmt, psilocybin, pressed pills,
    opium, crack pipe, designer drugs, research chemicals, legal highs, bags of coke, gram of coke, grams of coke, our
    coke, coke dealer, molly, bath salts drug, flakka, captagon, tramadol, krokodil, poppers, nitrous oxide, nitrous,
    laughing gas, our speed, my speed, our weed, our hash, parcels of hash, xanax bars, street valium, benzos, lean
    syrup, drugs by post, sell drugs, selling drugs, drug delivery, drug dealing, drug menu, drug sales, drug supply
    to, drug mule, drug courier, our drugs, our pills, new pills, ecstasy pills, blotter, dab pens, bricks of, kilo
    of, eightball, baggies, wraps of, hash, weed, marijuana, cannabis, skunk, ganja, edibles, thc`,
  medicines: `
    oxycodone, oxycontin, oxy, vicodin, hydrocodone, codeine, morphine, tramadol, opioid, opioids, painkiller,
    painkillers, xanax, valium, diazepam, benzo, benzodiazepine, adderall, ritalin, modafinil, stimulant, sedative,
    sleeping pill, sleeping tablet, sleeping tablets, antibiotic, insulin, ozempic, semaglutide, wegovy, botox,
    filler, steroid, anabolic, testosterone, growth hormone, hgh, epo, viagra, abortion pill, misoprostol, methadone,
    tablet, pill, injection, vaccine, prescription, prescription drug, hormone, ketamine, pregabalin, gabapentin,
    accutane, dnp, clenbuterol, medicine, medication, drug, drugs, antidepressant, melanotan, peptide, sarms, cough
    syrup, inhaler`,
  unprescribed: `
    no prescription, without a prescription, without prescription, unprescribed, has a prescription, prescription
    free, no doctor, without a doctor, without seeing a doctor, under the counter, off label without, smuggled,
    illegal, unregulated, stolen, diverted, black market, darknet, dark web, telegram, pharmacist who, slip out of the
    ward, not approved, unapproved, banned, fake prescription, forged prescription, no script, without script, no
    questions, from a friend, from china, unlabelled, unlabeled, backstreet, underground lab, kitchen lab, home lab,
    garage lab`,
  weapons: `
    gun, firearm, pistol, handgun, rifle, revolver, glock, kalashnikov, ak 47, ar 15, shotgun, submachine, uzi, ammo,
    ammunition, bullet, magazine extender, auto sear, silencer, suppressor, weapon, crossbow, taser, stun gun, pepper
    spray, knuckleduster, knuckle duster, brass knuckles, machete, zombie knife, zombie knives, flick knife,
    switchblade, knife, knives, blank firing`,
  bombs: `
    grenade, hand grenade, landmine, land mine, pipe bomb, nail bomb, car bomb, petrol bomb, molotov, explosive vest,
    suicide vest, letter bomb, parcel bomb, dirty bomb, homemade bomb, bomb making, bomb recipe, detonator, semtex, c4
    explosive, ied, explosives, dynamite, nerve gas, nerve agent, sarin, ricin, anthrax, chemical weapon, rocket
    launcher, bioweapon, biological weapon, mustard gas, machine gun, automatic rifle, ghost gun, rpg, mortar shells,
    poison gas, weaponised drone, weaponized drone, armed drone, enriched uranium, caesium, cesium, radioactive
    material, bump stock`,
  papers: `
    passport, id, ids, id card, identity card, driving licence, drivers license, driver licence, driving license,
    licence, license, visa, residence card, residence permit, work permit, green card, birth certificate, death
    certificate, marriage certificate, certificate, certification, diploma, degree, transcript, doctorate, payslip,
    pay slip, payslips, bank statement, reference letter, references, employment record, sick note, doctors note,
    medical note, prescription, vaccination, vaccine card, vaccine passport, covid pass, test result, test
    certificate, negative test, badge, police badge, warrant card, uniform, invoice, receipt, permit, mot, mot pass,
    inspection, inspection sticker, inspection report, safety report, clearance report, lab report, lab result, audit
    report, deed, title deed, will, power of attorney, contract, registration, nursing registration, medical licence,
    insurance card, insurance papers, disability paper, disability papers, disabled badge, blue badge, parking permit,
    ticket, pedigree, papers, document, documents, identity, credential, qualification, logbook, log book, service
    history, tachograph, work history, proof of address, proof of income, utility bill, stamp, seal, label, marriage,
    paternity test, dna test, alibi, organic certificate, halal certificate, kosher certificate, origin certificate,
    appraisal, provenance, signature, language certificate, exam certificate, boarding pass, customs form, fire
    certificate, ce mark, energy certificate, degree certificate, academic record, gcse, a level, abitur, first aid
    certificate, forklift, crane operator, cscs card`,
  money: `
    banknote, bank note, bill, dollar, euro note, twenty, cash, currency, coin, notes, cheque, check, gold bar, money`,
  stolen: `
    stolen, steal, stole, stealing, nicked, nick, pinched, =lifted, looted, robbed, hijacked, pilfered, shoplifted,
    fell off a lorry, fell off a truck, off the back of a lorry, taken from gardens, taken from cars, hacked, hack,
    =leaked, =cracked, =breached, =phished, harvested, skimmed, cut off cars, stripped from, snatched, fell into our
    hands, got hold of, acquired without, taken by infostealers, stole from, burgled, pickpocketed`,
  loot: `
    phone, laptop, bike, e bike, bicycle, scooter, motorbike, motorcycle, car, vehicle, tractor, van, tool, handbag,
    watch, watches, jewellery, jewelry, gold, silver, copper, cable, catalytic converter, airbag, art, painting,
    antiquities, antique, artefact, artifact, statue, goods, designer, clothes, trainers, sneakers, perfume,
    cosmetics, meat, cheese, wine, whisky, diesel, fuel, parcel, package, luggage, card, credit card, debit card, bank
    card, gift card, miles, account, login, logins, password, passwords, credentials, pin, data, database, record,
    records, patient record, medical record, identity, identities, email list, membership, customer list, customer
    file, photo, picture, selfie, exam, exam paper, question, paper, answers, source code, blueprint, design, formula,
    trade secret, recipe, insulin, medicine, baby formula, puppy, puppies, dog, dogs, cat, kitten, kittens, horse,
    horses, sheep, cattle, livestock, parrot, tortoise, bees, hives, plants, orchid, cactus, saffron, timber, logs,
    guns, weapon, passport, charger, machinery, construction, solar panel, batteries, cargo, container, merchandise,
    mail, wallet, bank details, streaming`,
  data: `
    credit card, debit card, bank card, card number, card details, card data, login, logins, password, credentials,
    account, bank login, bank logins, bank account, bank details, patient record, medical record, health record,
    customer data, customer file, customer list, personal data, database, identities, identity, social security
    number, ssn, dumps, cvv, fullz, paypal, netflix, spotify, email account, instagram account, crypto wallet, seed
    phrase, icloud, phone number`,
  luxury: `
    handbag, watch, watches, rolex, designer, gucci, louis vuitton, chanel, nike, adidas, trainers, sneakers, perfume,
    sunglasses, jersey, football shirt, brand name, brands, branded, logo, airpods, iphone, charger, spare part, brake
    pad, brake pads, airbag, bearings, aircraft part, ticket, concert ticket, stamp, autograph, memorabilia, painting,
    paintings, antique, antiques, artwork, wine, whisky, champagne, caviar, olive oil, honey, manuka, saffron,
    truffle, organic, vintage, diamond, diamonds, gold, helmet, helmets, toy, toys, cosmetics, makeup, cigarettes,
    dvd, software, licence key`,
  cures: `
    medicine, medication, drug, tablet, pill, insulin, chemotherapy, chemo, vaccine, epipen, epipens, antibiotic,
    heart tablet, malaria, hiv, cancer, inhaler, botox, filler, eye drop, contact lens, contact lenses, pacemaker,
    implant, test kit, condom, mask, respirator, sanitiser, baby formula, formula milk, infant formula, milk powder,
    car seat, crib, cot, airbag, brake, helmet, life jacket, smoke alarm, carbon monoxide alarm, fire extinguisher,
    lift, parachute, climbing, meat, beef, chicken, fish, eggs, food, vodka, spirits, alcohol, gin, whisky, water,
    toy, toys, cosmetics, cream, supplement, slimming, diet pill, diet, syringe, blood, ventilator, stent, capsule,
    painkillers, blood thinner, pet food, sunscreen, cough syrup, charger, battery, batteries, scooter, ladder,
    harness, defibrillator, hip`,
  unsafe: `
    expired, out of date, past its date, past date, recalled, condemned, contaminated, tainted, toxic, poisonous,
    mouldy, moldy, rotten, spoiled, unfit, rancid, listeria, salmonella, e coli, lead paint, lead painted, with lead,
    mercury, asbestos, methanol, industrial alcohol, antifreeze, melamine, empty, saline, sugar pills, chalk, tap
    water, bleach, fake, counterfeit, diluted, watered down, do not work, does not work, dont work, doesnt work, fail,
    faulty, defective, unsterile, reused, used needle, unregulated, untested, failed test, failed safety, failed the
    safety, banned, illegal, bogus, laced, adulterated, horsemeat, cut with, sham, worthless, flammable, choking,
    suffocated, cracked, radioactive, carcinogenic, put ~ in hospital, made ~ ill, made people sick, sickened, killed,
    caused deaths, side effects`,
} as const;
