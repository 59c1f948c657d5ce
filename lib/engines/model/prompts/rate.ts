import * as z from "zod";
import { madeFor } from "../../../process-wide.ts";
import type { ClosedItem, Engine, Rating } from "../../engine.ts";
import { considerationIds } from "../../readings.ts";
import { asShares, sum } from "../../statistics.ts";
import type { Prompt } from "../ask.ts";
import { block, nested, numbered, rulesOf, seedOf } from "./parts.ts";
import { respondentBlock } from "./respond.ts";
import { considerationLines, itemsBlock, personaBlock, subjectBlock, transcriptBlock } from "./setting.ts";

/** How many reasons a person is to have; more are read. */
const mostReasons = 6;

const form = rulesOf("rate-form", numbered);
const before = rulesOf("rate-before", { form, mostReasons, considerations: considerationLines });
const now = rulesOf("rate-now", { form });
const after = rulesOf("rate", { form });

const Reasons = z
  .array(z.object({ id: z.enum(considerationIds), weight: z.number().min(-1).max(1) }))
  .max(2 * mostReasons);

function ratingsShape(items: readonly ClosedItem[], hasReasons: boolean) {
  const ratings = z.object(
    Object.fromEntries(
      items.map(({ points }, place) => [
        `${numbered.item}${place + 1}`,
        z.object(
          Object.fromEntries(points.map((_, point) => [`${numbered.point}${point + 1}`, z.number().min(0).max(100)])),
        ),
      ]),
    ),
  );
  return hasReasons ? z.object({ ratings, reasons: Reasons }) : z.object({ ratings });
}
type Shape = ReturnType<typeof ratingsShape>;
/** By the numbers of points of the items, of which studies have few kinds. */
const shapes = new Map<string, Shape>();

const shapeOf = (items: readonly ClosedItem[], hasReasons: boolean): Shape =>
  madeFor(shapes, `${hasReasons} ${items.map(({ points }) => points.length)}`, () => ratingsShape(items, hasReasons));

type Ratings = { ratings: Record<string, Record<string, number>>; reasons?: z.infer<typeof Reasons> };

type Task = Omit<Parameters<Engine["rate"]>[0], "signal">;

/** Before an interview, at a moment of one, or from an answer read alone. */
export function ratePrompt({ plan, persona, items, situation, answer, draw }: Task): Prompt<Ratings> {
  const reading =
    answer !== null
      ? { label: "rate" as const, rules: after, setting: subjectBlock(plan), of: block("words", answer) }
      : situation !== null
        ? {
            label: "rate-now" as const,
            rules: now,
            setting: respondentBlock(situation),
            of: transcriptBlock(situation.transcript),
          }
        : { label: "rate-before" as const, rules: before, setting: subjectBlock(plan), of: personaBlock(persona) };
  const { of, ...rest } = reading;
  return {
    ...rest,
    messages: [{ role: "user", content: `${of}\n${nested("items", [itemsBlock(items)])}` }],
    shape: shapeOf(items, reading.label === "rate-before"),
    maxOutputTokens: 600 + 80 * items.reduce((all, { points }) => all + points.length, 0),
    seed: seedOf(draw),
  };
}

/** The ratings as probabilities, in the order of the items; an item whose shares are all 0 has no answer. */
export const ratedOf = ({ ratings, reasons }: Ratings, items: readonly ClosedItem[]): (Rating | null)[] =>
  items.map(({ points }, place) => {
    const rating = ratings[`${numbered.item}${place + 1}`]!;
    const shares = points.map((_, point) => rating[`${numbered.point}${point + 1}`]!);
    if (sum(shares) === 0) return null;
    return {
      distribution: asShares(shares),
      contributions: null,
      ...(reasons && { reasons: reasons.map(({ id, weight }) => ({ id, weight: Math.min(1, Math.max(-1, weight)) })) }),
    };
  });
