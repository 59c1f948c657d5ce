import { partOf } from "../../cut-text.ts";
import type { Brief } from "../../engines/brief.ts";
import type { Engine } from "../../engines/engine.ts";
import { toldApartFrom } from "../../engines/measured.ts";
import type { Plan } from "../../engines/plan.ts";
import { priceInWords } from "../../engines/prices.ts";
import { type Draw, expected, mean, rounded, shuffled } from "../../engines/statistics.ts";
import { unnamed } from "./guides/guide.ts";
import { checkedDistribution } from "./hold-interview.ts";
import { stanceQuestion } from "./measures/closed-items.ts";
import { inParallel, orStop } from "./study-clock.ts";

/** What the study learns of its engine: the share distinguished; null with `failed` where it could not be measured. */
export type Discrimination = { share: number | null; failed: boolean };

/** Below this share a study warns. */
export const weakDiscriminationBelow = 0.75;

/** Calls of a step that are made at the same time: interviews, ratings of variants. */
export const atOnce = 12;
const worsePriceFactor = 10;
const plainlyWorse =
  "It often fails when it is needed, takes weeks to set up, cannot be cancelled for two years, and sells what people enter to advertisers.";

/** What is rated, in no order. */
export const variants = ["offer", "worse", "bland"] as const;
type Variant = (typeof variants)[number];
type Input = { brief: Brief; plan: Plan; engine: Engine; draw: Draw; signal: AbortSignal };

/**
 * Whether a model distinguishes a plainly worse and a bland variant from the offer. Each persona rates its stance to each of
 * them, without an interview, in an order drawn from the seed, with no word on which is which. The share is the mean over
 * personas of whether the worse lies `toldApartFrom` below the offer, and the bland as far from it, in points of the stance.
 */
export async function discriminate(input: Input): Promise<Discrimination> {
  const { brief, plan, engine, draw, signal } = input;
  if (!hasOffer(plan)) return { share: null, failed: false };
  if (engine.mayProbe?.() === false) return { share: null, failed: true };
  const variantsToRate = brief.personas.flatMap((persona) =>
    shuffled(draw.at("discrimination").at(persona.id), variants).map((variant) => ({ persona, variant })),
  );
  const scores = await inParallel(variantsToRate, atOnce, ({ persona, variant }) => stanceOn(variant, persona, input));
  if (signal.aborted || scores.some(({ status }) => status === "rejected")) return { share: null, failed: true };
  const stances = new Map(
    variantsToRate.map(({ persona, variant }, place) => [`${persona.id}/${variant}`, fulfilled(scores[place]!)]),
  );
  const apart = brief.personas.flatMap(({ id }) => {
    const [offer, worse, bland] = variants.map((variant) => stances.get(`${id}/${variant}`)!);
    return [offer! - worse! >= toldApartFrom, Math.abs(offer! - bland!) >= toldApartFrom];
  });
  return { share: rounded(mean(apart.map(Number)), 3), failed: false };
}

/** Whether the topic describes an offer that can be made worse. */
export const hasOffer = ({ stimulus, claims, prices }: Plan): boolean =>
  stimulus !== null || claims.length > 0 || prices.length > 0;

async function stanceOn(variant: Variant, persona: Brief["personas"][number], input: Input): Promise<number> {
  const { brief, plan, engine, draw, signal } = input;
  const variantText = wordsOf(variant, plan);
  const item = stanceQuestion("what is shown");
  const task = {
    brief: { ...brief, topic: variantText, given: undefined },
    // Only what is shown differs: no name, price or claim of the plan says which of them it is.
    plan: { ...unnamed(plan), stimulus: variantText },
    persona,
    items: [item],
    situation: null,
    answer: null,
    signal,
  };
  const own = draw.at("discrimination").at(persona.id).at(variant);
  const [rating] = await orStop(signal, () => engine.rate({ ...task, draw: own }));
  return expected(checkedDistribution(item, rating), item.from);
}

function wordsOf(variant: Variant, { stimulus, subject: name, category, claims, prices: [price] }: Plan): string {
  const subject = name ?? category ?? "it";
  if (variant === "bland") return `${sentence(subject)} It is like others of its kind.`;
  const cost = (factor: number) =>
    price === undefined ? [] : [`It costs ${priceInWords({ ...price, amount: price.amount * factor })}.`];
  if (variant === "worse") return [sentence(subject), plainlyWorse, ...cost(worsePriceFactor)].join(" ");
  return [...(stimulus === null ? [subject, ...claims].map(sentence) : [stimulus]), ...cost(1)].join(" ");
}

const sentence = (phrase: string): string => {
  const trimmed = phrase.trim();
  return `${partOf(trimmed, 0, 1).toUpperCase()}${partOf(trimmed, 1)}${/[.!?]$/.test(trimmed) ? "" : "."}`;
};

const fulfilled = (result: PromiseSettledResult<number>): number =>
  result.status === "fulfilled" ? result.value : Number.NaN;
