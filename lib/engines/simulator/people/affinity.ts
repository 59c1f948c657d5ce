import { cellsOf } from "../../cells.ts";
import { tokensOf } from "../../read-text.ts";

/**
 * What things have to do with people's lives. A row names things, whom they are for and against, and how that goes with
 * age: pairs of years and a value from −1 to 1, straight between. A "-" before a word of a thing excepts it; a "*"
 * marks things of a trade, which are of little use to others. Every size is an assumption.
 */
const rows = `
steak, meat, beef, barbecue, bbq, grill, bacon, sausage, ham, pork, lamb, burger, butcher, jerky, -vegan, -plant, -lab |
  @meat, grill, keto, steak | vegan, vegetarian, plant based, animal rights
vegan, vegetarian, plant based, tofu, meat substitute, oat milk, oat drink, lab grown, meatless | vegan, vegetarian,
  plant based, flexitarian, animal rights, lactose | @meat
milk, cheese, yoghurt, yogurt, butter, dairy, ice cream, egg, leather, fur, wool, -oat, -soy, -vegan, -plant | cheese
  lover, dairy farmer | vegan, lactose, animal rights
beer, wine, whisky, whiskey, gin, cocktail, pub, brewery, champagne, -non, -alcohol free | beer, wine, pub, party |
  teetotal, sober, does not drink, pregnant, recovering alcoholic
nightclub, clubbing, rave, disco, festival, techno, party, bar crawl | clubber, party, raver, goes out, nightlife |
  early riser, quiet life, hates noise, introvert | 16 .6 20 1 27 .7 38 -.1 50 -.7 65 -1 100 -1
hearing aid, stairlift, retirement home, care home, nursing home, walker, mobility scooter, denture, funeral, cruise |
  hard of hearing, deaf, pensioner, retired, retiree, frail | young | 16 -1 35 -.8 50 -.2 60 .3 72 1 100 1
pension, retirement plan, annuity, life insurance | pensioner, retired | student, teenager | 16 -.8 30 -.3 45 .3 58 .8
  75 .4 100 0
energy drink, skateboard, tiktok, esports, video game, gaming, console, tattoo, dating, hostel, sneaker, gap year, vape,
  snapchat, student, campus, exam, university | gamer, student, teenager, skater, single, streamer, backpacker |
  married, grandparent, pensioner, retired | 16 .8 21 1 28 .5 38 -.2 50 -.7 65 -1 100 -1
stroller, pushchair, pram, nappy, diaper, baby, crib, infant, toddler, breast pump, car seat, childcare, daycare,
  babysitting, kindergarten, nursery, birth, maternity | @parents, toddler, baby, pregnant, expecting | @childless | 16
  -.6 23 0 31 .5 40 .3 48 -.4 60 -.6 100 -.8
kid, child, children, toy, lego, school, playground, family, homework, tutoring, parental, pocket money, lunchbox |
  @parents, teacher | @childless | 16 -.2 25 -.2 35 .4 45 .4 58 -.2 100 -.3
dog, puppy, leash, kennel, pet, vet | dog, puppy, pet owner, animal lover | cat person, allergic to dogs
cat, kitten, litter, pet, scratching post | cat, kitten, pet owner, animal lover | dog person, allergic to cats
car, suv, tyre, tire, garage, parking, petrol, ev, driving, motorway, truck | driver, drives, car owner, car enthusiast,
  petrolhead | no car, without a car, cyclist, no licence, cannot drive
bike, bicycle, helmet, cycling | cyclist, cycling, bike | hates cycling, wheelchair | 16 .2 45 .2 65 -.2 80 -.8 100 -1
motorcycle, motorbike | motorcyclist, biker, motorbike | | 16 .2 50 .2 70 -.6 100 -1
bus, metro, tram, public transport, railway, season ticket, subway, train | commuter, no car, without a car, city,
  student, train lover | rural, village, remote, farm, drives everywhere
garden, gardening, lawn, lawnmower, mower, allotment, greenhouse, seed, compost, hedge, soil | garden, gardener,
  allotment, homeowner | flat, apartment, no garden, high rise, student
solar, heat pump, home battery, roof, insulation, renovation, mortgage, boiler, wallbox, smart meter | homeowner, house
  owner, owns a house, house with | @renters, homeless, lives with parents | 16 -.5 25 -.2 38 .4 60 .3 80 -.3 100 -.6
rent, rental, tenancy, flat share, deposit, landlord, co-living | @renters | homeowner, owns a house
gym, fitness, running, marathon, protein, workout, pilates, climbing | runner, athlete, sporty, fitness, gym, active,
  marathon, climber | couch potato, unfit, hates sport, wheelchair | 16 .3 30 .4 50 0 70 -.4 100 -.8
ski, snowboard, surf, hiking, camping, tent, outdoor, mountain | skier, hiker, outdoor, camper, climber, surfer,
  mountain | hates the outdoors, hates camping, couch potato, wheelchair | 16 .2 45 .2 70 -.4 100 -.9
book, novel, library, bookshop, audiobook, reading | reader, bookworm, literature, teacher | hates reading
music, concert, guitar, piano, vinyl, choir, orchestra, opera | musician, music, singer | deaf, hard of hearing
smart home, app, robot, ai, chatbot, vr, virtual reality, smartwatch, crypto, bitcoin, wearable, drone, smart glass,
  voice assistant, self-driving, smart speaker | gadget, tech enthusiast, tech savvy, early adopter, programmer, digital
  native | hates technology, technophobe, luddite, hates tech, no smartphone, hates computers, offline
cigarette, tobacco, smoking, vape | smoker, smokes | non-smoker, quit smoking, asthma
gambling, casino, betting, lottery, poker | gambler, poker, bets | gambling, religious, recovering gambler
watch, handbag, jewellery, jewelry, luxury, yacht, designer, champagne, sports car, couture | collector, luxury,
  wealthy, affluent, rich, status | frugal, minimalist, homeless, anti-consumerist, unemployed
plastic bag, single use, fur, fast fashion, cruise, suv, private jet | | environmentalist, climate, environment, eco
organic, zero waste, refill, recycled, second hand, repair, reusable, vintage, compost, carbon | environmentalist,
  climate activist, eco, environment, zero waste, thrift, diy | climate sceptic, hates second hand
insulin, glucose, diabetes, diabetic | diabetic, diabetes
gluten | coeliac, celiac, gluten | baker
asthma, inhaler, pollen, allergy | asthma, allergy, allergic, hay fever
menopause, hot flush | menopause | | 16 -1 38 -.6 46 .6 55 .8 64 .1 100 -.4
pregnancy, pregnant, fertility, ivf | pregnant, expecting | @childless | 16 -.3 25 .4 38 .4 46 -.6 100 -1
* tractor, fertiliser, livestock, cattle, milking, crop, harvest, farm | farmer, farming, farm, rural | city, urban,
  office
* ecg, ekg, ultrasound, stethoscope, patient, surgical, x-ray, mri, clinical, medical device, infusion | doctor,
  physician, cardiologist, nurse, surgeon, clinician, healthcare, hospital, medical, paramedic, radiologist
* dental, dentist, tooth implant, orthodontic | dentist, hygienist, dental, orthodontist
* scaffolding, drill, plumbing, pipe, power tool, building site, crane, cement, welding, wiring | plumber, electrician,
  carpenter, builder, construction, mechanic, contractor, diy, heating engineer
* lesson planning, lesson plan, classroom, grading | teacher, lecturer, professor, school, education, tutor
* kitchen display, pos system, table booking, restaurant | chef, restaurant, hospitality, cook, caterer, hotel, café
* fleet, warehouse, forklift, route planning, freight, pallet | logistics, warehouse, fleet, driver, operations
* accounting, invoice, invoicing, bookkeeping, payroll, expense, fp&a, forecasting, ledger, procurement | cfo, finance,
  financial, accountant, controller, bookkeeper, payroll, procurement | artist, musician
* seo, ad platform, marketing, attribution | cmo, marketing, marketer, brand manager, growth | cfo, accountant
* crm, lead scoring, sales | sales, account executive, revenue, business development
* code review, developer, api, sdk, kubernetes, devops, ci/cd, coding, database, open source, programming, observability
  | developer, engineer, programmer, cto, devops, software, data scientist, it manager, director of it
* cybersecurity, endpoint, siem, sso, firewall, encryption | ciso, security, cio, it manager, compliance, engineer, cto
* hr software, hris, recruiting, performance review, onboarding | hr, human resources, head of people, recruiter, talent
* contract review, legal software, litigation, e-signature | lawyer, attorney, counsel, legal, law firm, notary`
  .replaceAll("@meat", "meat lover, meat eater, carnivore, barbecue, bbq, hunter")
  .replaceAll("@parents", "parent, mother, father, mom, mum, dad, family, child, children, kid, grandparent")
  .replaceAll("@childless", "childless, childfree, child free")
  .replaceAll("@renters", "renter, tenant, rents, student, flat share");

/** Words as they are looked up: stems between spaces. */
export const spaced = (text: string): string => ` ${Array.from(tokensOf(text), ({ stem }) => stem).join(" ")} `;
const phrases = (cell: string): string[] => (cell === "" ? [] : cell.split(",").map(spaced));

const table = cellsOf(rows).map(([cell = "", fans = "", foes = "", last = ""]) => {
  const [things = "", except = ""] = cell.split(/, -(.*)/s);
  const ages = last.split(" ").filter(Boolean).map(Number);
  const isTrade = cell.startsWith("*");
  return { things: phrases(things), except: phrases(except), fans: phrases(fans), foes: phrases(foes), ages, isTrade };
});

const has = (said: string, words: readonly string[]): boolean => words.some((word) => said.includes(word));

/** Rows of a thing that a text names. */
export const rowsOf = (thing: string): typeof table => {
  const said = spaced(thing);
  return table.filter(({ things, except }) => has(said, things) && !has(said, except));
};

/** Whether some row distinguishes people with these words from others. */
export function isAffinityWord(trait: string): boolean {
  const said = spaced(trait);
  return table.some(({ fans, foes }) => has(said, fans) || has(said, foes));
}

const denied =
  /\b(?:no|not|never|without|non|hates?|dislikes?|avoids?|afraid|allergic|against|cannot|\w+n't)\s(?:\w+\s){0,2}$/;

/** Whether a fact says so: 1, or denies it: −1; 0 where it says nothing of it. */
export function saysOf(fact: string, word: string): number {
  const said = spaced(fact);
  const at = said.indexOf(word);
  if (at < 0) return 0;
  return denied.test(`${said.slice(0, at)} `) && !denied.test(`${word} `) ? -1 : 1;
}

/** The value at an age of pairs of years and values, straight between them; 0 without pairs. */
export function atAge(ages: readonly number[], age: number): number {
  for (let at = 0; at + 3 < ages.length; at += 2) {
    const [from, low, to, high] = ages.slice(at, at + 4) as [number, number, number, number];
    if (age <= to) return low + ((high - low) * (Math.max(age, from) - from)) / (to - from);
  }
  return ages.at(-1) ?? 0;
}
