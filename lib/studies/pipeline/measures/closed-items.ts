import scales from "#lib/engines/closed-scales.json" with { type: "json" };
import type { AspectItems, ClosedPart, OwnItem } from "../../../engines/closed-forms.ts";
import { mostOfEnds, todayOption } from "../../../engines/closed-kinds.ts";
import type { ConsiderationId } from "../../../engines/considerations.ts";
import type { ClosedItem } from "../../../engines/engine.ts";
import { mostLines, type Plan, subjectWords } from "../../../engines/plan.ts";
import { atPrice, priceInWords } from "../../../engines/prices.ts";
import { isConsideration, usualNeeds, wordsOf } from "../../../engines/readings.ts";
import { closedOfEvery, type StudyTypeId, studyForms } from "../../../engines/study-types.ts";
import { filled, wordCount } from "../../../engines/texts.ts";
import { excerpt } from "../../../format.ts";
import { ratioItem } from "./price-measures.ts";
import { buyIds, feelingIds, feelings, laddersOf } from "./van-westendorp.ts";

/** What closed questions are about: the brand where the topic names one, else the subject, or its kind where that is long. */
function thingOf({ brand, subject, category }: Pick<Plan, "brand" | "subject" | "category">): string {
  const name = brand ?? subject;
  if (name === null) return "it";
  const words = wordCount(name);
  return words > 0 && words <= subjectWords ? name : (category ?? "it");
}

/** A closed question whose lowest point is 1. */
export const closedItem = (
  id: string,
  text: string,
  points: readonly string[],
  measures: ClosedItem["measures"] = { of: "stance" },
): ClosedItem => ({ id, text, points: [...points], from: 1, measures });

/** The stance, of anything. */
export const stanceQuestion = (thing: string): ClosedItem =>
  closedItem("stance", filled(closedOfEvery[0]!.text, { thing }), scales.stance);

/** Numbered points of which the ends are named. */
const numbered = ([lowest, highest]: readonly [string, string]): string[] =>
  Array.from({ length: mostOfEnds + 1 }, (_, point) => {
    if (point === 0) return `0 – ${lowest}`;
    return point === mostOfEnds ? `${point} – ${highest}` : String(point);
  });

/** The type's own questions, which are no pick, line, price or consideration. */
export const ownItemsOf = (type: StudyTypeId): OwnItem[] =>
  studyForms[type].closed.filter((part) => part.is === "item");

/** What a question quotes of a line: a page that is shown would be kept with every answer to it. */
const quoted = (line: string): string => `“${excerpt(line, 200)}”`;

/** A question of a type, about what a study asks about; none where it asks for a price that is not known. */
function ownItem({ id, text, scale = "stance", ends, measures, isPriced }: OwnItem, plan: Plan): ClosedItem[] {
  if (isPriced && plan.prices.length === 0) return [];
  const [line] = plan.claims;
  const message = line === undefined ? `What is said of ${thingOf(plan)}` : quoted(line);
  const item = closedItem(id, filled(text, { thing: thingOf(plan), message }), scales[scale], measures);
  return [ends === undefined ? item : { ...item, points: numbered(ends), from: 0 }];
}

/** A consideration that a study asks about, with the id of its closed question and what it is called there. */
export type Aspect = { consideration: ConsiderationId; id: string; label: string };

/** The considerations of which a type asks one by one. */
export function aspectsOf(type: StudyTypeId, { considerations, terms }: Plan): Aspect[] {
  const part = studyForms[type].closed.find((one): one is AspectItems => one.is === "aspects");
  if (part === undefined) return [];
  const words = wordsOf(type);
  return chosenAmong(considerations.filter(isConsideration), part.usual ?? usualNeeds, part.always).map((id) => ({
    consideration: id,
    id: `${part.prefix}_${id}`,
    // In the plan's own word, where it has one.
    label: terms[id] ?? words[id].label,
  }));
}

function aspectItems({ text, scale }: AspectItems, type: StudyTypeId, plan: Plan): ClosedItem[] {
  const thing = thingOf(plan);
  const rival = plan.competitors[0] ?? "what you use today";
  const slots = { thing, rival, category: plan.category ?? thing };
  const sides = [`Clearly ${rival}`, `Rather ${rival}`, "No difference", `Rather ${thing}`, `Clearly ${thing}`];
  return aspectsOf(type, plan).map(({ consideration, id }) => {
    const { criterion } = wordsOf(type)[consideration];
    const measures = { of: "consideration", id: consideration, isImportance: scale === "important" } as const;
    return closedItem(id, filled(text, { ...slots, criterion }), scale === "sides" ? sides : scales[scale], measures);
  });
}

/** More rivals than this make a list that nobody weighs. */
const mostRivals = 5;

/** A choice among what is in use today, the rivals the topic names, and what is studied, in this order. */
function preferenceItem(plan: Plan): ClosedItem {
  const rivals = plan.competitors.slice(0, mostRivals);
  const labels = [todayOption, ...rivals, thingOf(plan)];
  const options = ["status_quo" as const, ...rivals.map(() => "rival" as const), "subject" as const];
  return closedItem("preference", "If you had to choose today, which would it be?", labels, { of: "choice", options });
}

/** The lines of a text that are compared, with the ids of their questions; none where there are no two. */
export function linesOf({ claims }: Plan): { id: string; label: string }[] {
  const lines = [...new Set(claims)].slice(0, mostLines);
  return lines.length < 2 ? [] : lines.map((label, place) => ({ id: `variant_${place + 1}`, label }));
}

const lineItems = (plan: Plan): ClosedItem[] =>
  linesOf(plan).map(({ id, label }) => closedItem(id, `How much does ${quoted(label)} speak to you?`, scales.degree));

function itemsOf(part: ClosedPart, type: StudyTypeId, plan: Plan): ClosedItem[] {
  if (part.is === "item") return ownItem(part, plan);
  if (part.is === "aspects") return aspectItems(part, type, plan);
  if (part.is === "preference") return [preferenceItem(plan)];
  return part.is === "lines" ? lineItems(plan) : priceItems(plan, thingOf(plan));
}

/** The closed questions of a study of a type, those of every type first. */
export const closedItemsOf = (type: StudyTypeId, plan: Plan): ClosedItem[] =>
  [...closedOfEvery, ...studyForms[type].closed].flatMap((part) => itemsOf(part, type, plan));

/** The closed questions about prices: the ladder's, or one that needs no amount. */
function priceItems(plan: Plan, thing: string): ClosedItem[] {
  const ladders = laddersOf(plan);
  if (ladders === null) return [ratioItem(thing)];
  const { feeling, buying } = ladders;
  const ids = buyIds(ladders);
  return [
    ...feelingIds.map((id): ClosedItem => {
      const text = `At what price would ${thing} ${feelings[id]}?`;
      const measures = { of: "threshold", feels: id, prices: feeling } as const;
      return { id, text, points: feeling.map(priceInWords), from: 1, measures };
    }),
    ...buying.map((price, step): ClosedItem => {
      const text = `${atPrice(price)}would you buy ${thing}?`;
      return { id: ids[step]!, text, points: [...scales.buy], from: 1, measures: { of: "price", price } };
    }),
  ];
}

/** Circumstances of a person: what decides about buying, but nothing an offer is good or bad at. */
const circumstances = new Set<ConsiderationId>([
  "habit",
  "urgency",
  "budget_cycle",
  "others",
  "family",
  "personal_risk",
]);

/** What is asked about: `always`, what matters in the study, and where room is left the usual ones of the type. */
function chosenAmong(
  matters: readonly ConsiderationId[],
  usual: readonly ConsiderationId[],
  always: readonly ConsiderationId[] = [],
): ConsiderationId[] {
  const most = always.length + usual.length;
  const fitting = matters.filter((id) => usual.includes(id) || !circumstances.has(id));
  return [...new Set([...always, ...fitting, ...usual])].slice(0, most);
}
