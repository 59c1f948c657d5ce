import * as z from "zod";
import { text } from "../contract.ts";
import { different } from "../different.ts";
import { besideOptions, type ClosedKind, closedKinds, mostClosed } from "./closed-kinds.ts";

// Closed questions of the caller's own, asked after the interview: as they are requested, and as they are asked.

const mostItems = 12;

type Form = { needs: readonly Member[]; takes: readonly Member[]; options?: readonly [least: number, most: number] };
type Member = "options" | "items" | "at_most" | "unit" | "min" | "max";

/** What each kind needs, what else it takes, and how many options. */
const forms: Record<ClosedKind, Form> = {
  scale: { needs: ["options"], takes: [], options: [2, 11] },
  choice: { needs: ["options"], takes: [], options: [2, 12] },
  multi: { needs: ["options"], takes: ["at_most"], options: [2, 12] },
  rank: { needs: ["options"], takes: [], options: [2, 12] },
  best_worst: { needs: ["options"], takes: [], options: [4, 12] },
  number: { needs: ["min", "max"], takes: ["unit"] },
  matrix: { needs: ["options", "items"], takes: [], options: [2, 11] },
};
const ownMembers: readonly Member[] = ["options", "items", "at_most", "unit", "min", "max"];

const Id = z.string().regex(/^[a-z][a-z0-9_]{0,31}$/, {
  error: "must be 1 to 32 small letters, digits and _, the first a letter, such as ease_of_use",
});
const amount = z.number().min(-1_000_000_000_000).max(1_000_000_000_000);

export const ClosedQuestion = z
  .object({
    id: Id.optional().describe("Names the question in results and files; q1, q2 and so on when absent."),
    kind: z
      .enum(closedKinds)
      .describe(
        "scale: one of ordered points; choice: one option; multi: several; rank: all in order; best_worst: the best and the worst of each of some sets; number: an amount; matrix: several items on one scale.",
      ),
    text: text(5, 300).describe("The question."),
    options: different(text(1, 120), { least: 2, most: 12, nouns: "options" })
      .optional()
      .describe(
        "What to choose from: 2 to 12, of best_worst 4 to 12. Of a scale or a matrix its 2 to 11 points, the least in favour first.",
      ),
    items: different(text(1, 120), { least: 2, most: mostItems, nouns: "items" })
      .optional()
      .describe("Of a matrix: 2 to 12 things to rate on the one scale."),
    at_most: z.int().min(1).max(12).optional().describe("Of multi: how many may be chosen; all when absent."),
    unit: text(1, 40).optional().describe("Of number: what it counts, such as minutes, or USD for a price."),
    min: amount.optional().describe("Of number: the least that is an answer."),
    max: amount.optional().describe("Of number: the most that is an answer."),
    none_of_these: z.boolean().default(false).describe("Whether “None of these” is offered too."),
    dont_know: z.boolean().default(false).describe("Whether “I don't know” is offered too."),
  })
  .superRefine((question, context) => {
    const { needs, takes, options } = forms[question.kind];
    const fault = (member: Member, message: string) =>
      context.addIssue({ code: "custom", path: [member], message, input: question });
    for (const member of ownMembers) {
      const isGiven = question[member] !== undefined;
      if (needs.includes(member) && !isGiven) fault(member, `is missing: a ${question.kind} question needs it`);
      if (isGiven && ![...needs, ...takes].includes(member))
        fault(member, `belongs to another kind: a ${question.kind} question takes none`);
    }
    const count = question.options?.length ?? 0;
    if (options && question.options && (count < options[0] || count > options[1]))
      fault("options", `must be ${options[0]} to ${options[1]} for a ${question.kind} question`);
    if (question.at_most !== undefined && question.at_most > count)
      fault("at_most", `must be at most the number of options, which is ${count}`);
    if (question.min !== undefined && question.max !== undefined && question.min >= question.max)
      fault("max", "must be more than min");
  })
  .meta({ id: "ClosedQuestion" });
export type ClosedQuestion = z.output<typeof ClosedQuestion>;

export const ClosedQuestions = z
  .array(ClosedQuestion)
  .max(mostClosed.questions)
  .refine(
    (questions) => {
      const ids = askedQuestions(questions).map(({ id }) => id);
      return new Set(ids).size === ids.length;
    },
    { error: "must have different ids; those without one are q1, q2 and so on, and items of a matrix q1_1, q1_2" },
  )
  .refine((questions) => questions.reduce((sum, { items }) => sum + (items?.length ?? 1), 0) <= mostClosed.asked, {
    error: `must be at most ${mostClosed.asked} questions, counting each item of a matrix`,
  });

const idsOf = (questions: readonly Pick<ClosedQuestion, "id">[]): string[] =>
  questions.map(({ id }, place) => id ?? `q${place + 1}`);

/** A closed question as it is asked: of a matrix one scale for each item. */
export const AskedQuestion = z.strictObject({
  id: z.string().describe("As requested; of a matrix with the number of the item, such as q1_2."),
  kind: z.enum(closedKinds).exclude(["matrix"]).describe("What is answered."),
  text: z.string().describe("The question."),
  item: z.string().nullable().describe("The item of a matrix that this scale rates; null where it is of none."),
  options: z.array(z.string()).describe("In the order of the request; empty for a number."),
  at_most: z.int().nullable().describe("How many may be chosen; null but for multi."),
  unit: z.string().nullable().describe("What a number counts; null for others."),
  min: z.number().nullable().describe("The least amount; null but for a number."),
  max: z.number().nullable().describe("The most; null but for a number."),
  none_of_these: z.boolean().describe("Whether “None of these” was offered."),
  dont_know: z.boolean().describe("Whether “I don't know” was offered."),
});
export type AskedQuestion = z.infer<typeof AskedQuestion>;

/** A request's closed questions as they are put: a matrix is one scale for each of its items. */
export function askedQuestions(questions: readonly ClosedQuestion[]): AskedQuestion[] {
  const ids = idsOf(questions);
  return questions.flatMap(({ kind, items, ...question }, place): AskedQuestion[] => {
    const { text, options = [], at_most, unit = null, min = null, max = null } = question;
    const { none_of_these, dont_know } = question;
    const asked = { text, options, unit, min, max, none_of_these, dont_know };
    const id = ids[place]!;
    if (kind === "matrix")
      return (items ?? []).map((item, at) => ({ ...asked, id: `${id}_${at + 1}`, kind: "scale", item, at_most: null }));
    return [{ ...asked, id, kind, item: null, at_most: kind === "multi" ? (at_most ?? options.length) : null }];
  });
}

/** What a question says, with the item of its matrix. */
export const wordsOfQuestion = ({ text, item }: Pick<AskedQuestion, "text" | "item">): string =>
  item === null ? text : `${text} ${item}`;

/** All that can be chosen: the options, then "None of these" and "I don't know" where they are offered. */
export const offeredOf = ({ options, none_of_these, dont_know }: AskedQuestion): string[] => [
  ...options,
  ...(none_of_these ? [besideOptions.none] : []),
  ...(dont_know ? [besideOptions.dont_know] : []),
];

/** A question as one respondent meets it: the places of its options in the order shown, and of best_worst its sets. */
export type ShownQuestion = { question: AskedQuestion; order: number[]; sets: number[][] };

/** A best and a worst option of a set, by their places. */
export type BestWorstPick = { best: number; worst: number };

/** What an engine answers to a closed question; `unable` where it has no answer to such a question. */
export type ClosedReply =
  /** Probabilities of all that is offered, in its order: together 1, but for multi, where each is of its own. */
  (
    | { shares: number[] }
    | { number: number }
    /** The places of all options, best first. */
    | { ranking: number[] }
    /** Of each set, in the order shown; null where it names none. */
    | { picks: (BestWorstPick | null)[] }
    | { said: keyof typeof besideOptions }
    | { unable: true }
  ) & {
    /** Why the engine has no answer to such a question, or what its answer is worth. */
    note?: string;
  };
