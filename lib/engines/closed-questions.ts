import * as z from "zod";
import { text, whole } from "../contract.ts";
import { partOf } from "../cut-text.ts";
import { different, plainly } from "../different.ts";
import { inList } from "../in-words.ts";
import { inShape, present } from "../own-value.ts";
import { besideOptions, closedForms, closedKinds, closedMembers, mostClosed, priceExample } from "./closed-kinds.ts";
import reportFiles from "./report-files.json" with { type: "json" };
import { Question } from "./understood.ts";

// Closed questions of the caller's own, asked after the interview: as they are requested, and as they are asked.

const longestId = 32;
const Id = z.string().regex(new RegExp(`^[a-z][a-z0-9_]{0,${longestId - 1}}$`), {
  error: `must be 1 to ${longestId} small letters, digits and _, the first a letter, such as ease_of_use`,
});
const counts = Object.values(closedForms).flatMap(({ count = [] }) => count);
const mostOptions = { least: Math.min(...counts), most: Math.max(...counts) };
const matrixItems = { least: 2, most: 12 };
const kindsByCount = Map.groupBy(
  closedKinds.filter((kind) => closedForms[kind].count),
  (kind) => closedForms[kind].count!.join(" to "),
);
const countsInWords = [...kindsByCount].map(([count, kinds]) => `of ${inList(kinds)} ${count}`).join(", ");
const kindsWith = (member: (typeof closedMembers)[number]) =>
  inList(closedKinds.filter((kind) => [closedForms[kind].needs, closedForms[kind].takes].flat().includes(member)));
const matrix = kindsWith("items");
/** How many there are of closed questions. */
export const countingItems = `counting each item of a ${matrix}`;
/** The longest option and item, in characters. */
export const longestOption = 120;
const idAt = (place: number) => `q${place + 1}`;
const idOfItem = (id: string, place: number) => `${id}_${place + 1}`;
const itemsNumber = /_\d+$/;
const amount = z.number().min(-1_000_000_000_000).max(1_000_000_000_000);

export const ClosedQuestion = z
  .object({
    id: Id.optional().describe(
      `Names the question in results and files; ${idAt(0)}, ${idAt(1)} and so on when absent.`,
    ),
    kind: z.enum(closedKinds).describe(`${closedKinds.map((kind) => `${kind}: ${closedForms[kind].is}`).join("; ")}.`),
    text: Question.describe("The question."),
    options: different(text(1, longestOption), { ...mostOptions, nouns: "options" })
      .optional()
      .describe(`What to choose from: ${countsInWords}. Ordered points begin with the least in favour.`),
    items: different(text(1, longestOption), { ...matrixItems, nouns: "items" })
      .optional()
      .describe(
        `Of ${kindsWith("items")}: ${matrixItems.least} to ${matrixItems.most} things to rate on the one scale.`,
      ),
    at_most: whole(1, mostOptions.most)
      .optional()
      .describe(`Of ${kindsWith("at_most")}: how many may be chosen; all when absent.`),
    unit: text(1, 40)
      .optional()
      .describe(`Of ${kindsWith("unit")}: what it counts, such as minutes, or USD for a price.`),
    min: amount.optional().describe(`Of ${kindsWith("min")}: the least that is an answer.`),
    max: amount.optional().describe(`Of ${kindsWith("max")}: the most that is an answer.`),
    at_price: z
      .number()
      .min(0.01)
      .max(1000)
      .optional()
      .describe(
        `Of ${kindsWith("at_price")}, where it asks about a price: how many times the request's price, such as ${priceExample}. The built-in engine then answers it by what it would think of that price; a model reads the question.`,
      ),
    none_of_these: z.boolean().default(false).describe(`Whether “${besideOptions.none}” is offered too.`),
    dont_know: z.boolean().default(false).describe(`Whether “${besideOptions.dont_know}” is offered too.`),
  })
  .superRefine((question, context) => {
    const { kind, at_most = 0, min, max } = question;
    const { needs, takes = [], count: [least, most] = [0, 0] } = closedForms[kind];
    const count = question.options?.length ?? 0;
    const fault = (member: keyof typeof question, message: string) =>
      context.addIssue({ code: "custom", path: [member], message, input: question });
    for (const member of closedMembers) {
      const isGiven = question[member] !== undefined;
      if (needs.includes(member) && !isGiven) fault(member, `must be given for a ${kind} question`);
      if (isGiven && !needs.includes(member) && !takes.includes(member))
        fault(member, `must be left out of a ${kind} question, which takes none`);
    }
    if (needs.includes("options") && count > 0 && (count < least || count > most))
      fault("options", `must be ${least} to ${most} for a ${kind} question`);
    const beside = besideOf(question).map((one) => besideOptions[one]);
    for (const one of beside.filter((one) => question.options?.some((option) => plainly(option) === plainly(one))))
      fault("options", `must not have “${one}”, which is offered beside them`);
    if (at_most > count) fault("at_most", `must be at most the number of options, which is ${count}`);
    if (min !== undefined && max !== undefined && min >= max) fault("max", "must be more than min");
  })
  .meta({ id: "ClosedQuestion" });
export type ClosedQuestion = z.output<typeof ClosedQuestion>;

export const ClosedQuestions = z
  .array(ClosedQuestion)
  .max(mostClosed.questions, { error: `takes at most ${mostClosed.questions} closed questions` })
  .superRefine((questions, context) => {
    const items = askedQuestions(questions);
    const columns = [...respondentColumns, ...items.flatMap((one) => [one.id, ...shownColumns(one)])];
    const twice = columns.find((one, at) => columns.indexOf(one) < at);
    const fault = (message: string) => context.addIssue({ code: "custom", message, input: questions });
    if (twice !== undefined)
      fault(
        `must have different ids: ${partOf(reportFiles.answers, 1)} would have two columns ${twice}. Those without an id are ${idAt(0)}, ${idAt(1)} and so on, items of a ${matrix} ${idOfItem(idAt(0), 0)}, ${idOfItem(idAt(0), 1)}`,
      );
    if (items.length > mostClosed.items) fault(`takes at most ${mostClosed.items} closed questions, ${countingItems}`);
  });

/** A closed question as it is asked: of a matrix one scale for each item. */
export const AskedQuestion = z.strictObject({
  id: z.string().describe(`As requested; of a ${matrix} with the number of the item, such as ${idOfItem(idAt(0), 1)}.`),
  kind: z.enum(closedKinds).exclude(["matrix"]).describe("The kind of question."),
  text: z.string().describe("The question."),
  item: z.string().nullable().describe(`The item of a ${matrix} that this question rates; null where it is of none.`),
  options: z.array(z.string()).describe("In the order of the request; empty for a number."),
  at_most: z
    .int()
    .nullable()
    .describe(`How many may be chosen; null but for ${kindsWith("at_most")}.`),
  unit: z.string().nullable().describe("What a number counts; null for others."),
  min: z.number().nullable().describe("The least amount; null but for a number."),
  max: z.number().nullable().describe("The most; null but for a number."),
  at_price: z
    .number()
    .optional()
    .describe("How many times the request's price it asks about; absent where it asks about none."),
  none_of_these: z.boolean().describe(`Whether “${besideOptions.none}” was offered.`),
  dont_know: z.boolean().describe(`Whether “${besideOptions.dont_know}” was offered.`),
});
export type AskedQuestion = z.infer<typeof AskedQuestion>;

/** A request's closed questions as they are put: a matrix is one scale for each of its items. */
export const askedQuestions = (questions: readonly ClosedQuestion[]): AskedQuestion[] =>
  questions.flatMap(({ id: own, kind, text, items = [], at_most, ...question }, place): AskedQuestion[] => {
    const id = own ?? idAt(place);
    const common = { id, kind, text, item: null, options: [], unit: null, min: null, max: null, ...question };
    if (kind === "matrix")
      return items.map((item, at) => ({ ...common, id: idOfItem(id, at), kind: "scale", item, at_most: null }));
    return [{ ...common, kind, at_most: kind === "multi" ? (at_most ?? common.options.length) : null }];
  });

/** The id that a request gave to a closed question: that of a matrix is without the number of its item. */
export const requestedId = ({ id, item }: Pick<AskedQuestion, "id" | "item">): string =>
  item === null ? id : id.replace(itemsNumber, "");

/** The closed questions of a request, from how they were put: the scales of a matrix are its items again. */
export const requestedQuestions = (asked: readonly AskedQuestion[]): ClosedQuestion[] =>
  [...Map.groupBy(asked, (one) => `${requestedId(one)} ${one.item === null}`).values()].map((group) => {
    const items = group.flatMap(({ item }) => item ?? []);
    const own = { id: requestedId(group[0]!), kind: items.length > 0 ? ("matrix" as const) : group[0]!.kind, items };
    return inShape(ClosedQuestion, present({ ...group[0]!, ...own }) as ClosedQuestion);
  });

/** The columns of an export of answers that say who answered. */
export const respondentColumns = ["provenance", "persona_id", "persona", "interview", "repeat", "seed"];

/** The column of the option that was shown first; none where the options have one order for all. */
export const shownColumns = ({ id, kind }: Pick<AskedQuestion, "id" | "kind">): string[] =>
  kind === "scale" || kind === "number" ? [] : [`${id}_first_shown`];

/** What a question says, with the item of its matrix. */
export const wordsOfQuestion = ({ text, item }: Pick<AskedQuestion, "text" | "item">): string =>
  item === null ? text : `${text} ${item}`;

type Offers = Pick<AskedQuestion, "none_of_these" | "dont_know">;

/** What a question offers beside its options, in this order. */
export const besideOf = ({ none_of_these, dont_know }: Offers): (keyof typeof besideOptions)[] => [
  ...(none_of_these ? ["none" as const] : []),
  ...(dont_know ? ["dont_know" as const] : []),
];

/** All that can be chosen: the options, then what is offered beside them. */
export const offeredOf = (question: AskedQuestion): string[] => [
  ...question.options,
  ...besideOf(question).map((beside) => besideOptions[beside]),
];

/** A question as one respondent meets it: the places of its options in the order shown, and of `best_worst` its sets. */
export type ShownQuestion = { question: AskedQuestion; order: number[]; sets: number[][] };

/** What an engine answers to a closed question: the member that its kind takes, or what is said instead; none where it has no answer. */
export type ClosedReply = {
  /** Probabilities of all that is offered, in its order: together 1, but for `multi`, where each is of its own. */
  shares?: number[];
  number?: number;
  /** The places of all options, best first. */
  ranking?: number[];
  /** The places of the best and the worst of each set, in the order shown; null where it names none. */
  picks?: ({ best: number; worst: number } | null)[];
  beside?: keyof typeof besideOptions;
};

/** Why an engine has no answer to a closed question, or what its answers are worth. */
export type ClosedLimit = { isEmpty: boolean; why: string };
