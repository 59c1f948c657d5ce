import type { Persona } from "../../../personas/contract.ts";
import type { Brief } from "../../brief.ts";
import type { Disposition } from "../../disposition.ts";
import type { Distribution } from "../../engine.ts";
import type { TraitId } from "../people/traits.ts";
import { anyOf } from "../topic/cells.ts";
import { readTopic } from "../topic/read-topic.ts";
import { burdenOf, relevanceOf } from "./relevance.ts";
import { askedPrice, weigh } from "./utility.ts";

// A person chooses what fits their stance and what the option itself promises. All numbers here are assumptions.

const begins = (words: string) => new RegExp(`^(?:\\W*(?:i|we)(?:'ll| will|'d| would)? )?${anyOf(words)}\\b`, "i");
const goesAlong =
  begins(`yes, yeah, sure, accept, agree, stay, keep, continue, go on, as before, buy, subscribe, renew, sign,
  upgrade, try, take, start, adopt, join, order, book, pay, use, recommend, say yes`);
const goesAgainst =
  begins(`no, not, never, cancel, leave, quit, switch, stop, refuse, reject, decline, drop, unsubscribe,
  go elsewhere, look for, complain, downgrade, ignore, walk away, return, say no, don't, won't`);
const waits = begins(`wait, later, think, ask, maybe, perhaps, compare, not sure, not yet, unsure, negotiate, discuss,
  decide later, it depends, see`);

/** How much a firm stance favours an option that fits it, in latent units. */
const pull = 2.2;
/** How much a person in the middle favours waiting, in latent units. */
const waitingPull = 0.8;
/** How much an option's own promises and threats count: a factor on latent units. */
const ownWorth = 1.4;

type Chooser = { brief: Brief; persona: Persona; traits: Record<TraitId, number>; disposition: Disposition | null };

/** The probability of each option: a multinomial logit (McFadden 1974) over the stance and the options' own words. */
export function rateOptions(
  options: readonly string[],
  { brief, persona, traits, disposition }: Chooser,
): Distribution {
  const stance = ((disposition?.stance ?? 3) - 3) / 2;
  const state = disposition?.state ?? null;
  const latentOf = (topic: string) => {
    const reading = readTopic({ ...brief, topic });
    const price = askedPrice(reading);
    const relevance = [...relevanceOf(persona, reading.about, null), ...burdenOf(persona, price)];
    return weigh({ reading, type: brief.study_type, traits, relevance, state, price }).latent;
  };
  const without = latentOf(brief.topic);
  const worths = options.map((option) => ownWorth * (latentOf(`${brief.topic}\n${option}`) - without));
  const pulls = options.map(
    (option) => pull * leanOf(option) * stance + (waits.test(option) ? waitingPull * (1 - Math.abs(stance)) : 0),
  );
  const weights = options.map((_, place) => Math.exp(worths[place]! + pulls[place]!));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const likeliest = weights.indexOf(Math.max(...weights));
  return {
    distribution: weights.map((weight) => weight / sum),
    contributions: [
      { label: "Going with where this person stands", value: pulls[likeliest]! },
      { label: "What this way to act says of itself", value: worths[likeliest]! },
    ],
  };
}

/** 1 for a way to act that goes along with what happens, −1 for one that goes against it, else 0. */
function leanOf(option: string): 1 | 0 | -1 {
  if (waits.test(option)) return 0;
  if (goesAgainst.test(option)) return -1;
  return goesAlong.test(option) ? 1 : 0;
}
