import type { Persona } from "../../../personas/contract.ts";
import type { Brief } from "../../brief.ts";
import { anyOf } from "../../cells.ts";
import type { Disposition } from "../../disposition.ts";
import type { ClosedItem, Distribution, PriceFeeling } from "../../engine.ts";
import { logit, normalCdf } from "../../statistics.ts";
import { readTopic } from "../topic/read-topic.ts";
import { askedPrice, weigh } from "./utility.ts";

type Threshold = Extract<ClosedItem["measures"], { of: "threshold" }>;
type Choice = Extract<ClosedItem["measures"], { of: "choice" }>;

/** Where each feeling of Van Westendorp begins: logarithm against the middle of the prices asked; assumptions. */
const beginsAt: Record<PriceFeeling, number> = { too_cheap: -0.8, cheap: -0.35, expensive: 0.3, too_expensive: 0.7 };
/** How far liking moves the prices that feel right: logarithm of the ratio per latent unit; an assumption. */
const likingMoves = 0.2;
/** How much people of one mind differ in where a price begins to feel so: deviation of the logarithm. */
const thresholdSpread = 0.35;

/** At which of the prices it begins to feel so, for a respondent of this latent liking: more liked, higher prices. */
export function rateThreshold({ feels, prices }: Threshold, latent: number): Distribution {
  const logs = prices.map(({ amount }) => Math.log(Math.max(0.01, amount)));
  const sorted = logs.toSorted((left, right) => left - right);
  const centre = (sorted[0]! + sorted.at(-1)!) / 2 + beginsAt[feels] + likingMoves * latent;
  // A price means the stretch between the midpoints to its neighbours; the outermost for all beyond them.
  const upTo = sorted.map((log, index) =>
    index === sorted.length - 1 ? 1 : normalCdf(((log + sorted[index + 1]!) / 2 - centre) / thresholdSpread),
  );
  const shares = new Map(sorted.map((log, index) => [log, upTo[index]! - (upTo[index - 1] ?? 0)]));
  return {
    distribution: logs.map((log) => shares.get(log)! / logs.filter((other) => other === log).length),
    contributions: [
      { label: "Where this feeling usually begins, around the middle of the prices", value: beginsAt[feels] },
      { label: "Liking of the whole", value: likingMoves * latent },
    ],
  };
}

/** The gain from the present solution, and from a rival the topic does not name: latent units. Assumptions. */
const gains = { status_quo: 0.25, rival: -0.25 };

/** Which point is picked, by the subject's liking and the others' fixed gains. */
export const rateChoice = ({ options }: Choice, latent: number): Distribution => ({
  distribution: logit(options.map((option) => (option === "subject" ? latent : gains[option]))),
  contributions: [
    { label: "Liking of the subject", value: latent },
    { label: "What is there already", value: gains.status_quo },
  ],
});

const begins = (words: string) => new RegExp(`^(?:\\W*(?:i|we)(?:'ll| will|'d| would)? )?${anyOf(words)}\\b`, "i");
const goesAlong = begins(`yes, yeah, sure, accept, agree, stay, keep, continue, go on, as before, buy, subscribe, renew,
  sign, upgrade, try, take, start, adopt, join, order, book, pay, use, recommend, say yes`);
const goesAgainst = begins(`no, not, never, cancel, leave, quit, switch, stop, refuse, reject, decline, drop, return,
  unsubscribe, go elsewhere, look for, complain, downgrade, ignore, walk away, say no, don't, won't`);
const waits = begins(`wait, later, think, ask, maybe, perhaps, compare, not sure, not yet, unsure, negotiate, discuss,
  decide later, it depends, see`);

/** What stance and waiting count in latent units, and an option's own worth as a factor; assumptions. */
const sizes = { pull: 2.2, waiting: 0.8, own: 1.4 };

type Chooser = { brief: Brief; persona: Persona; disposition: Disposition | null };

/** The probability of each way to act, by the person's stance and by what the option itself promises. */
export function rateOptions(options: readonly string[], { brief, persona, disposition }: Chooser): Distribution {
  const stance = ((disposition?.stance ?? 3) - 3) / 2;
  const latentOf = (topic: string) => {
    const reading = readTopic({ ...brief, topic });
    const [type, state, price] = [brief.study_type, disposition?.state ?? null, askedPrice(reading)];
    return weigh({ reading, type, persona, state, price }).latent;
  };
  const without = latentOf(brief.topic);
  const worths = options.map((option) => sizes.own * (latentOf(`${brief.topic}\n${option}`) - without));
  const pulls = options.map((option) => {
    if (waits.test(option)) return sizes.waiting * (1 - Math.abs(stance));
    return sizes.pull * stance * (goesAgainst.test(option) ? -1 : goesAlong.test(option) ? 1 : 0);
  });
  const distribution = logit(options.map((_, place) => worths[place]! + pulls[place]!));
  const likeliest = distribution.indexOf(Math.max(...distribution));
  return {
    distribution,
    contributions: [
      { label: "Going with where this person stands", value: pulls[likeliest]! },
      { label: "What this way to act says of itself", value: worths[likeliest]! },
    ],
  };
}
