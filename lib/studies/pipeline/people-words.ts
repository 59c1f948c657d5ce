import { anyOf } from "../../engines/cells.ts";

/** Words that name people, of whom nobody can be for or against. */
export const peoples =
  anyOf(`people, persons, men, women, children, kids, teens, teenagers, retirees, pensioners, parents,
  mothers, fathers, mums, moms, dads, families, couples, adults, seniors, residents, tenants, students, pupils, teachers,
  patients, guests, clients, customers, consumers, buyers, shoppers, owners, users, members, donors, volunteers, staff,
  employees, workers, managers, freelancers, professionals, visitors, commuters, riders, drivers, travell?ers, prospects,
  landlords, subscribers, nurses, carers, doctors, farmers, neighbours, locals, tourists, boys, girls, newcomers,
  beginners, amateurs, \\p{L}*goers, \\p{L}+holders`);
const people = new RegExp(`^(?:younger|older|richer|poorer)$|(?:^|\\s)${peoples}$`, "iu");
/** Some words up to what says more of them: "owners of small firms". */
export const bareOf = (words: string): string => words.replace(/\s(?:who|that|with|of|in|for|at|from)\s.*$/i, "");
/** Whether some words name people. */
export const peopleIn = (words: string): boolean => people.test(bareOf(words));
