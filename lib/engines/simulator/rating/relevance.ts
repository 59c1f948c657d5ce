import type { Persona } from "../../../personas/contract.ts";
import type { Price } from "../../brief.ts";
import { clamp } from "../../statistics.ts";
import { atAge, rowsOf, saysOf, spaced } from "../people/affinity.ts";
import { incomeThousands } from "../people/persona-traits.ts";
import { isFunction, isGeneric } from "../topic/words.ts";
import { inUnitOf, unitOf } from "./price-unit.ts";

// How much a thing has to do with someone's life enters the utility as a term of its own, beside traits: its age, what
// it does, what it eats and owns, and what the price is of its income. All sizes are assumptions in latent units.

/** What a fact of the life adds where it speaks for or against a thing, and what age does at most. */
const sizes = { fact: 1.1, age: 1.2, trade: 0.6, otherTrade: -1, decider: -0.25, own: 0.8, most: 2 };
/** Who decides for other trades too. */
const decides = /\b(?:chief|c[a-z]o|vp|vice president|president|director|owner|founder|managing|partner)\b/i;
/** Yearly income that nobody states, in thousands of US dollars: what those without any live on. */
const leastIncome = 4;
/** The share of a year's income from which on a price weighs by itself, and what each further factor e of it takes. */
const burden = { from: 0.01, sensitivity: 0.38, most: -1.8 };

type Relevance = { label: string; value: number };

/** What a thing has to do with someone's life: latent units from −2 to 2, with what it is made of. */
export function relevanceOf(persona: Persona, subject: string, category: string | null): Relevance[] {
  const facts = [persona.role, persona.industry, persona.company, persona.location, ...persona.traits];
  const own = rowsOf(subject);
  let life = 0;
  let years = 0;
  for (const { fans, foes, ages, isTrade } of own.length > 0 ? own : rowsOf(category ?? "")) {
    const side = sideOf(facts.map((fact) => sidesOf(fact, fans) - sidesOf(fact, foes)));
    const beside = decides.test(persona.role) ? sizes.decider : sizes.otherTrade;
    life += isTrade ? (side > 0 ? sizes.trade : beside) : sizes.fact * side;
    // What is said outright of a life counts for more than its years.
    years += (side === 0 ? 1 : 0.4) * sizes.age * atAge(ages, persona.age);
  }
  if (life === 0) life = sizes.own * sharedWords(facts, subject);
  return [
    { label: "What this has to do with the person's life", value: clamp(life, -sizes.most, sizes.most) },
    { label: "What this has to do with the person's age", value: clamp(years, -sizes.most, sizes.most) },
  ];
}

const sideOf = (facts: readonly number[]): number => Math.sign(facts.reduce((sum, value) => sum + value, 0));

/** Whether a fact has one of these words: 1, or denies it: −1. */
const sidesOf = (fact: string, words: readonly string[]): number => sideOf(words.map((word) => saysOf(fact, word)));

/** A word without the ending of who does it and of the doing: "swimmer" and "swimming" are "swim". */
const rootOf = (word: string): string =>
  word.replace(/(?<=\w{3})(?:([mnptbdg])\1(?:ing|er)|ing|ers?|ists?|es|s|y)$/, "$1");

/** Whether the facts name the thing itself or its doing, in liking or in dislike: −1, 0 or 1. */
function sharedWords(facts: readonly string[], subject: string): number {
  const isTelling = (word: string) => word.length > 2 && !isFunction(word) && !isGeneric(word);
  const tellingIn = (text: string) => spaced(text).split(" ").filter(isTelling);
  const roots = new Set(tellingIn(subject).map(rootOf));
  return sideOf(
    facts.map((fact) => {
      const word = tellingIn(fact).find((one) => roots.has(rootOf(one)));
      return word === undefined ? 0 : saysOf(fact, ` ${word} `);
    }),
  );
}

/** What a price is of a year's income, by its logarithm from a hundredth on; for business buyers the company pays. */
export function burdenOf({ audience, income }: Persona, price: Price | null): Relevance[] {
  const thousands = audience === "b2b" ? null : incomeThousands(income);
  if (price === null || thousands === null) return [];
  const unit = unitOf(price);
  const yearly = (inUnitOf(price, unit) ?? 0) * (unit === "month" || unit === "seat" ? 12 : 1);
  const share = yearly / (1000 * Math.max(leastIncome, thousands));
  if (share <= burden.from) return [];
  const value = Math.max(burden.most, -burden.sensitivity * Math.log(share / burden.from));
  return [{ label: "The price against the person's income", value }];
}
