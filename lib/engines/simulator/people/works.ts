import { cellsOf } from "../topic/cells.ts";

/** What people of a role usually earn in a year, in thousands of US dollars, and the industry that the role is of. */
export type Work = { words: RegExp; industry: string; income: [least: number, most: number] };

/** Roles by the beginnings of their words. Amounts are assumptions of a usual order. */
const rows = `
20-70 | | retire, pensioner, senior citizen
160-320 | | cfo, chief financial, finance director, finance leader, group cfo
150-310 | | cto, chief technology, technology leader, vp engineering
140-290 | | cmo, chief marketing, marketing leader, vp marketing
150-350 | | ceo, chief executive, managing director, board
120-260 | | ciso, cio, chief, head of, director, vice president, vp, executive, partner, president
85-190 | | product manager, product owner, product lead, engineering manager, architect, it , security, data , analyst
70-200 | | sales, account exec, procurement, purchas, buyer, sourcing, recruit, hr , human resource, people ops,
  talent
75-190 | Software | developer, software engineer, programmer, engineer, devops
60-150 | | marketer, marketing, brand manager, growth, operations, logistics, supply chain, manager, project, planner
45-130 | Design | designer, creative, artist, photograph, musician, writer, journalist, translat
40-180 | | owner, founder, entrepreneur, landlord, business owner, self-employed
25-110 | | freelanc, contractor, gig
45-120 | Accounting | accountant, bookkeeper, controller, tax advis
80-280 | Law | lawyer, attorney, counsel, notary, judge, legal
110-320 | Healthcare | doctor, physician, dentist, clinician, surgeon, cardiolog, radiolog, pediatric, paediatric,
  psychiatr, gp
45-110 | Healthcare | nurse, midwi, paramedic, therap, physio, pharmac, hygienist, carer, care worker, caregiver, vet
38-90 | Education | teacher, educator, professor, lecturer, librarian, tutor, head teacher, principal, scientist,
  research
30-110 | Farming | farm, grower, beekeep, vintner, fisher, gardener, forest
40-100 | Construction | electrician, plumber, carpenter, trades, builder, mechanic, roofer, painter, welder, mason,
  craft
28-70 | Transport | driver, courier, dispatcher, pilot, conductor, cabin
26-60 | Hospitality | chef, cook, baker, waiter, barista, bartender, hotel, restaurant
22-40 | | hairdresser, cleaner, cashier, shop assistant
40-95 | Public administration | police, firefight, soldier, civil servant, social worker, clerk
8-24 | Education | student, undergrad, pupil, apprentice, trainee, intern, teen
20-70 | | grand
40-140 | | parent, mom, mum, mother, dad, father, famil, couple, homeowner, commuter, office worker, professional,
  employee, worker
`;

export const works: Work[] = cellsOf(rows).map(([income = "", industry = "", words = ""]) => {
  const [least = 0, most = 0] = income.split("-").map(Number);
  return { words: new RegExp(`\\b(?:${words.split(", ").join("|")})`), industry, income: [least, most] };
});

/** Roles for people whose description names none. */
export const anyWork: Record<"b2b" | "b2c", string[]> = {
  b2b: ["Operations Manager", "Finance Director", "Director of IT", "Managing Director"],
  b2c: ["Shop assistant", "Project manager", "Care worker", "Civil servant"],
};
