import { cellsOf } from "./cells.ts";
import { PhraseIndex, type PhraseMatch } from "./phrase-index.ts";
import type { Token } from "./read-text.ts";

/**
 * A usual price, in US dollars (euros and pounds are taken alike): what people would first compare with. Only an order
 * of magnitude, from public list prices of 2024 and 2025 as generally known; an assumption, printed with every rating
 * it enters.
 */
export type Reference = { amount: number; per: "month" | "seat" | "once" | "night" | "hour" };

/** How things of a kind are weighed. */
type GoodsId = "software" | "business_service" | "app" | "food" | "goods" | "care" | "health" | "medicine" | "money";
type ServiceId = "media" | "travel" | "machine" | "sport" | "learning" | "home" | "retail";
/** What nobody buys. */
type FreeId = "work" | "practice" | "proposal" | "place" | "body" | "cause" | "public" | "message" | "notice" | "thing";
export type ProfileId = GoodsId | ServiceId | FreeId;

/** A kind of thing: what respondents call it, how people weigh it, and the words it is known by. */
export type Category = { label: string; profile: ProfileId; reference: Reference | null; words: string[] };

/** The kinds of things that topics are about: label, profile, usual price, words. */
const rows = `
software of this kind | software |  | software, booking software
expense software | software | 12 seat | expense, expenses, expense report, receipt, reimbursement, spend management,
  corporate card
accounting software | software | 40 month | accounting, bookkeeping, bookkeeper, ledger, invoicing, invoice, accounts
  payable, month-end close, close your books, close the books, closing the books, month-end
planning software | software | 60 seat | fp&a, forecasting, financial planning, budgeting software, budgeting tool,
  planning tool, business planning
payroll software | software | 8 seat | payroll, paycheck, payslip
HR software | software | 10 seat | hris, hr software, hr platform, performance review, onboarding software, employee
  engagement, applicant tracking, recruiting software, hiring software
CRM software | software | 50 seat | crm, sales pipeline, lead scoring, sales software, customer relationship, contact
  management, sales engagement
marketing software | software | 80 month | marketing automation, marketing software, email marketing, seo tool,
  newsletter tool, ad platform, social media scheduler, martech, attribution, campaign manager
analytics software | software | 40 seat | analytics, dashboard, business intelligence, bi tool, reporting tool, data
  warehouse, data platform, observability, data catalog
security software | software | 8 seat | cybersecurity, endpoint, siem, single sign-on, sso, password manager, vpn,
  firewall, threat detection, identity management, zero trust, passwordless, passwordless login, authentication,
  login, passkey
developer tools | software | 20 seat | developer tool, devtool, ide, code review, code reviewer, coding assistant,
  ci/cd, api gateway, sdk, code editor, deployment platform, testing tool, bug tracker, code assistant
cloud services | software |  | cloud, hosting, serverless, kubernetes, infrastructure, database, data center, data
  centre, storage service
project software | software | 12 seat | project management, project tool, task management, kanban, to-do, issue
  tracker, note-taking, wiki, knowledge base, collaboration tool, whiteboard, docs tool
meeting software | software | 14 seat | video call, video conferencing, meeting notes, note taker, notetaker, meeting
  assistant, chat tool, team chat, meeting scheduler, webinar, meeting tool
customer support software | software | 50 seat | helpdesk, help desk, ticketing, support software, chatbot, call
  center, call centre, contact centre, contact center, support bot, customer service software
AI assistants | software | 20 seat | ai assistant, copilot, ai agent, llm, language model, generative ai, chat
  assistant, ai tool, ai writing, voice assistant, ai companion
contract software | software | 30 seat | contract management, e-signature, esignature, legal software, contract
  review, document management
procurement software | software | 40 seat | procurement software, sourcing platform, supplier portal, vendor
  management, e-procurement
ERP systems | software | 100 seat | erp, inventory management, warehouse management, supply chain, order management,
  logistics software, fleet management, route planning
e-commerce software | software | 40 month | e-commerce platform, ecommerce platform, online store builder, website
  builder, checkout, payment gateway, cms, landing page builder
design software | software | 20 seat | design tool, prototyping, photo editor, video editor, photo editing, video
  editing, cad software, design software
clinic software | software | 150 seat | ehr, emr, practice management, patient portal, medical records, clinic
  software, dental software
consulting | business_service |  | consulting, consultancy, consultant, advisory, audit service, legal service, law
  firm
agency services | business_service | 3000 month | agency, outsourcing, managed service, staffing,
  recruitment agency, translation service
business insurance | business_service |  | business insurance, cyber insurance, liability insurance, fleet insurance
industrial equipment | business_service |  | machinery, industrial, forklift, robot arm, robotics, manufacturing
  equipment, sensor, 3d printer, packaging machine, medical device
office space | business_service | 300 month | coworking, co-working, office space, office lease, meeting room
conferences | business_service | 900 once | conference, trade show, summit, networking event
apps of this kind | app |  | app
budgeting apps | app | 8 month | budgeting app, budget app, money app, savings app, personal finance app
fitness apps | app | 12 month | fitness app, workout app, running app, step counter, yoga app, habit tracker, sleep
  tracker, sleep app, calorie
wellbeing apps | app | 10 month | meditation, mindfulness, mental health app, therapy app, wellbeing app, stress app
social apps | app |  | social network, social media, messaging app, dating app, dating, community app, photo sharing
mobile games | app | 5 once | mobile game, video game, console, gaming, esports, board game
family apps | app | 8 month | parental control, screen time, family calendar, baby monitor, baby tracker, chore app,
  kids app
meal kits | food |  | meal kit, meal kits, recipe box, meal delivery, meal plan, ready meal, prepared meal, food box
food delivery | food | 5 once | food delivery, grocery delivery, takeaway, takeout, grocery, groceries, supermarket,
  quick commerce
restaurants | food | 20 once | restaurant, cafe, café, coffee shop, fast food, diner, salad bowl, burger, pizza,
  bakery, canteen
drinks | food | 3 once | drink, soda, energy drink, coffee, tea, juice, water bottle, sparkling water, beer, wine,
  kombucha, smoothie, beverage, oat milk, milk
snacks | food | 3 once | snack, chocolate, cereal, protein bar, chips, crisps, candy, yogurt, yoghurt, ice cream,
  cookie, granola, plant-based, meat substitute, vegan burger
basic foods | food | 3 once | bread, sourdough, flour, pasta, rice, cheese, butter, egg, eggs, fruit, vegetable,
  vegetables, meat, fish, honey, jam, olive oil, spice
baby products | care | 25 once | diaper, nappy, nappies, baby food, stroller, infant formula, baby clothes, pushchair,
  toy, toys, toddler, crib
pet products | care | 40 month | pet food, dog food, cat food, pet insurance, pet, vet, dog, cat litter
skin care | care | 25 once | skincare, skin care, moisturiser, moisturizer, sunscreen, serum, face cream, cosmetics,
  makeup, lipstick, perfume, fragrance, shampoo, deodorant, toothpaste, toothbrush, razor, hair care
household goods | goods | 10 once | detergent, cleaning product, cleaner, dishwasher tablet, laundry, toilet paper,
  refill, soap, candle, cookware, water filter
clothing | goods | 50 once | clothing, clothes, apparel, shirt, jeans, dress, jacket, sneaker, sneakers, shoe, shoes,
  running shoe, sportswear, fashion, underwear, suit, clothing rental
luxury goods | goods | 800 once | luxury, designer handbag, handbag, watch, jewellery, jewelry, designer, premium
  brand, haute couture
furniture | goods | 500 once | furniture, sofa, mattress, desk, chair, standing desk, bed, lamp, home decor, bookshelf
home appliances | machine | 300 once | appliance, vacuum, robot vacuum, washing machine, fridge, refrigerator, oven, air
  fryer, coffee machine, espresso machine, blender, air purifier, heat pump, dishwasher
electronics | machine | 400 once | smartphone, phone, laptop, headphones, earbuds, smartwatch, tv, television,
  camera, speaker, vr headset, e-reader, smart glasses, wearable, fitness tracker, drone, smart ring
smart home devices | machine | 120 once | smart home, thermostat, doorbell, security camera, smart lock, smart speaker,
  smart meter, light bulb
medical care | medicine | 60 once | telehealth, telemedicine, doctor, clinic, hospital, dentist, appointment, therapy,
  therapist, physiotherapy, ai doctor, vaccine, screening, diagnosis, patient
supplements | health | 30 month | supplement, vitamin, probiotic, protein powder, collagen, nutrition, diet plan,
  weight loss, omega-3
gyms | sport | 45 month | gym, gym membership, fitness membership, fitness studio, personal trainer, pilates, yoga
  studio, crossfit, wellness centre, spa
health insurance | money | 400 month | health insurance, health plan, dental plan, dental insurance
insurance | money | 100 month | insurance, insurer, car insurance, home insurance, life insurance, travel insurance,
  claims process, renters insurance, coverage plan
bank accounts | money | 5 month | bank, banking, bank account, mobile banking, neobank, checking account,
  savings account, credit union, building society, current account, debit card
loans and cards | money |  | credit card, loan, mortgage, buy now pay later, bnpl, student loan, financing, credit score
investments | money |  | investing, investment, brokerage, robo-advisor, robo-adviser, pension, retirement plan, crypto,
  bitcoin, stock trading, etf, wealth management
payments | money |  | payment app, digital wallet, mobile payment, money transfer, remittance, tap to pay, payment,
  payments
streaming services | media | 13 month | streaming, streaming service, music streaming, podcast, video streaming, film,
  movie, tv series, audiobook, music
news and magazines | media | 12 month | local paper, newspaper, magazine, news app, newsletter, journalism, news site,
  e-book, ebook, book club, books, book
phone and internet plans | home | 50 month | broadband, internet provider, mobile plan, phone plan, sim card, esim,
  fibre, fiber, home internet, wifi, telecom, 5g
energy suppliers | home | 120 month | electricity, energy tariff, solar panel, solar, energy supplier, gas bill, green
  energy, home battery, utility, heating
home services | home | 100 once | cleaning service, plumber, handyman, gardening, lawn, moving company, home repair,
  renovation, pest control, laundry service, housekeeping, babysitting, childcare, daycare, nanny, senior care, elder
  care
homes | home | 1500 month | apartment, rental, rent, housing, real estate, home buying, letting agency, tenant,
  co-living, property
hotels | travel | 130 night | hotel, hostel, resort, holiday rental, vacation rental, short-term rental, bed and
  breakfast, hotel chain
trips | travel |  | travel, flight, airline, airport, holiday, vacation, package tour, cruise, train, night train,
  trip, loyalty programme, frequent flyer, travel agency, tourism, ticket
cars | machine | 30000 once | car, electric car, electric vehicle, ev, suv, hybrid, car dealer, truck, pickup, car
  subscription, charging station, autonomous car, self-driving
ways of getting around | machine | 3 once | bike, e-bike, bicycle, scooter, ride-hailing, ride sharing, ride-sharing,
  taxi, car sharing, car-sharing, bike share, bus, public transport, transit, commute, parking, metro
courses | learning | 50 month | class, classes, lesson, workshop, judo, music school, course, online course, bootcamp,
  tutoring, tutor, degree, university, college, language learning, language app, training programme, training program,
  training, e-learning, certification, mba, lms, edtech, homework, math app, maths app
schools | learning |  | school, private school, public school, independent school, primary school, secondary school,
  boarding school, grammar school, sixth form
shops | retail |  | online shop, webshop, marketplace, online shopping, second-hand, resale, thrift,
  subscription box, department store, bookshop, bookstore, store, shop, shopping, retailer, returns, delivery, loyalty
  card, loyalty program, membership
ways of working | work |  | four-day week, 4-day week, remote work, hybrid work, return to office, work from home,
  flexible hours, parental leave, employee benefit, workplace, shift work, employer, wellness program, shift, night
  shift, overtime, meeting, meetings, office day, dress code, open-plan office, open office, onboarding, first week,
  first day, home office, working hours, appraisal, work email, standup, hot desk, hot-desking, internship,
  apprenticeship, quit, staff turnover, resign, resignation, manager, remote worker
public services | public |  | town hall, bin collection, waste collection, bulky-waste collection, public service,
  radio station, weather forecast, city council, tax return, voting, election, government service, congestion charge,
  park and ride, post office, passport, blue badge, driving licence, permit, hotline, helpline, job centre, police,
  fire brigade, court, registry office, birth certificate, emergency room, recycling centre, school bus, visa, census
public places | place |  | swimming pool, pool, sports hall, theatre, cinema, stadium, ice rink, leisure centre, park,
  square, town centre, city centre, beach, playground, museum, library, zoo, market square, village, neighbourhood,
  neighborhood, street, high street, harbour, lake, forest, garden, allotment, allotments, allotment garden, community
  garden, waiting room, cemetery, railway station, train station, bus station, castle, gallery, community centre, skate park
good causes | cause |  | repair café, repair cafe, crisis line, swap shelf, tool library, clothes swap, charity,
  donation, donor, non-profit, fundraising, food bank, blood bank, blood donation, soup kitchen, animal shelter,
  shelter, hospice, volunteering, volunteer
clubs and communities | body |  | association, society, brigade, league, guild, orchestra, band, congregation,
  co-operative, political party, green party, labour party, conservative party, party, party member, union, trade
  union, church, mosque, choir, club, football club, sports club, scouts, youth group, parents' association, army,
  parliament, fire service
public decisions | proposal |  | ban, law, tax, rule, policy, wind farm, speed limit, bypass, deposit scheme,
  curfew, quota, recycling scheme, bike lane, cycle lane, pedestrian zone, pedestrianisation, school week, uniform,
  school uniform, nuclear power, basic income, conscription, immigration, rent control, one-way street, bin
  collection, airport expansion, merger of schools, low-emission zone, phone ban, homework ban, later start, dress
  rule, referendum`;

export const categories: Category[] = cellsOf(rows).map(([label = "", profile, price = "", words = ""]) => {
  const [amount, per] = price.split(" ");
  const reference = price === "" ? null : { amount: Number(amount), per: per as Reference["per"] };
  return { label, profile: profile as ProfileId, reference, words: words.split(", ") };
});

/** The kinds of things that words name, in their order. */
const kinds = new PhraseIndex<Category>();
for (const category of categories)
  for (const phrase of [category.label, ...category.words]) kinds.add(phrase, category);
export const kindsIn = (tokens: readonly Token[]): PhraseMatch<Category>[] => kinds.find(tokens);
