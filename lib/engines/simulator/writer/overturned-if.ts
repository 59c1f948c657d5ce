import { priceInWords } from "../../price-in-words.ts";
import type { WritingTask } from "../../writing.ts";
import { picksOf } from "./competitor-headline.ts";
import { countOf, type HeadlineParts, leaning, measureOf } from "./counts.ts";
import { campsOf } from "./segmentation-headline.ts";

type Headline = Pick<HeadlineParts, "reason" | "names">;

/** The share of interviews of a measure, as the headline counts it. */
const shareOf = (task: WritingTask, id: string): number =>
  countOf(measureOf(task, id)?.value ?? 0, task.interviews.length) / task.interviews.length;

/** The side of a line on which a finding does not lie. */
const unlike = (share: number, from: number, [more, fewer]: [string, string], does: string): string =>
  `${share >= from ? fewer : more} ${does}.`;
const halves: [string, string] = ["Half or more", "Fewer than half"];
const fifths: [string, string] = ["Two in five or more", "Fewer than two in five"];
const tenths: [string, string] = ["One in ten or more", "Fewer than one in ten"];

const lines: Record<WritingTask["brief"]["study_type"], (task: WritingTask, headline: Headline) => string> = {
  pricing: (task) => {
    const [price] = task.plan.prices;
    if (price === undefined) return "Most would pay a good deal more, or a good deal less.";
    return unlike(shareOf(task, "gabor_granger"), 0.5, halves, `would pay ${priceInWords(price)}`);
  },
  concept: (task) => unlike(shareOf(task, "intent_t2b"), 0.5, halves, "would take it up"),
  product: (task) => unlike(shareOf(task, "pmf_score"), 0.4, fifths, "would be very disappointed without it"),
  competitor: (task) => {
    if (task.plan.competitors.length === 0)
      return unlike(shareOf(task, "switch_t2b"), 0.5, halves, "would switch to it");
    const [first, second] = picksOf(task).toSorted((one, other) => other.n - one.n);
    if (first === undefined || first.n === second?.n) return "One of them is picked clearly more often than the rest.";
    return `Something other than ${first.kind === "today" ? "what they do today" : first.name} is picked most.`;
  },
  brand: (task, { reason }) =>
    reason === undefined
      ? unlike(shareOf(task, "consideration"), 0.5, halves, "would consider it")
      : unlike(reason.n / task.interviews.length, 0.1, tenths, `say unasked that ${reason.clause}`),
  messaging: (task) => {
    const appeals = (measureOf(task, "appeal")?.items ?? []).map(({ value }) =>
      countOf(value ?? 0, task.interviews.length),
    );
    const best = Math.max(...appeals);
    if (appeals.length < 2) return unlike(shareOf(task, "clarity_t2b"), 0.5, halves, "find it clear");
    return appeals.filter((n) => n === best).length > 1
      ? "One line appeals to clearly more people than the others."
      : "Another line appeals to more people.";
  },
  winloss: (task, { reason, names = "against" }) => {
    const share = (isWon: boolean) => {
      const side = leaning(task, (stance) => stance >= 4 === isWon);
      return side.filter((one) => one[names].includes(reason?.id ?? "")).length / Math.max(1, side.length);
    };
    const whom = ["Those who chose it", "Those who did not choose it"];
    const [own, other] = names === "for" ? whom : whom.toReversed();
    return share(names !== "for") >= share(names === "for")
      ? `${own} name that reason clearly more often than the others.`
      : `${other} name that reason as often.`;
  },
  churn: () => "Those who stayed say the same as often.",
  cx: (_, { reason }) =>
    reason === undefined ? "Two in ten or more name the same thing." : "Something else is named more often.",
  segmentation: (task) =>
    campsOf(task).length > 1 ? "Everybody puts the same need first." : "People put different needs first.",
  custom: (task) => {
    const [pro, con] = [leaning(task, (stance) => stance >= 4).length, leaning(task, (stance) => stance <= 2).length];
    if (pro === con) return "One side clearly outweighs the other.";
    return pro > con ? "More lean against it than towards it." : "More lean towards it than against it.";
  },
};

/** What among people would overturn a study's headline: something that the headline itself does not say. */
export const overturnedIf = (task: WritingTask, headline: Headline): string =>
  lines[task.brief.study_type](task, headline);
