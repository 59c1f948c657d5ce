import * as z from "zod";
import type { AskedQuestion, BestWorstPick, ClosedReply, ShownQuestion } from "../../closed-questions.ts";
import { wordsOfQuestion } from "../../closed-questions.ts";
import type { Engine } from "../../engine.ts";
import type { Prompt } from "../ask.ts";
import { block, lines, nested } from "./material.ts";
import { respondentBlock } from "./respond.ts";
import { seedOf } from "./seed-of.ts";
import { transcriptBlock } from "./setting.ts";

const rules = `You estimate how one respondent would answer the closed questions of a questionnaire right after an interview. You know the person, the private view, the day and what was said.

- Answer each question (q1, q2, …) by itself, as this person would now. Keep to the view and to what was said. Do not suppose that the person likes what is offered.
- Options have the names p1, p2 and so on, in the order in which this person sees them. That order says nothing. Use these names and no other words.
- Of a question that says "scale" or "one of these": a percentage from 0 to 100 for each option. They add up to 100. Show how unsure it is.
- Of one that says "any of these": for each option the probability in percent that this person chooses it. They need not add up.
- Of one that says "rank": order has the names of all options, the best first, each once.
- Of one that says "best and worst": for each set (s1, s2, …) the name of its best and of its worst option.
- Of one that says "amount": number is one number without its unit.
- Where none or dont_know is offered, use it only where this person would.
- A question that this person could not answer at all is null.`;

const Percent = z.number().min(0).max(100);
const Name = z.string().max(140);
const Said = z.enum(["none", "dont_know"]).nullable();

/** The names of all that is offered, in the order shown. */
const namesOf = ({ question: { none_of_these, dont_know }, order }: ShownQuestion): string[] => [
  ...order.map((_, at) => `p${at + 1}`),
  ...(none_of_these ? ["none"] : []),
  ...(dont_know ? ["dont_know"] : []),
];

const object = <Shape extends z.ZodType>(names: readonly string[], shape: Shape) =>
  z.object(Object.fromEntries(names.map((name) => [name, shape])));

const isProbable = ({ kind }: AskedQuestion) => kind === "scale" || kind === "choice" || kind === "multi";

function replyShape(shown: ShownQuestion): z.ZodType {
  const { question, order, sets } = shown;
  if (isProbable(question)) return object(namesOf(shown), Percent);
  const said = question.none_of_these || question.dont_know ? { instead: Said } : {};
  if (question.kind === "number") return z.object({ number: z.number().nullable(), ...said });
  if (question.kind === "rank") return z.object({ order: z.array(Name).max(order.length).nullable(), ...said });
  const set = z.object({ best: Name, worst: Name }).nullable();
  return z.object({
    ...Object.fromEntries(sets.map((_, at) => [`s${at + 1}`, set])),
    ...said,
  });
}

type Replies = { answers: Record<string, unknown> };

/** The shape of a questionnaire's reply; the lenient one takes null for each answer that is of another shape. */
export function closedShape(shown: readonly ShownQuestion[], isLenient: boolean): z.ZodType<Replies> {
  const shapes = shown.map((one, at) => {
    const shape = replyShape(one).nullable();
    return [`q${at + 1}`, isLenient ? shape.catch(null) : shape] as const;
  });
  return z.object({ answers: z.object(Object.fromEntries(shapes)) });
}

type Task = Omit<Parameters<Engine["answerClosed"]>[0], "signal">;

/** All closed questions of the request, for one respondent after the interview. */
export function closedPrompt({ shown, draw, ...situation }: Task): Prompt<Replies> {
  const questions = shown.map((one, at) => questionBlock(one, at));
  return {
    label: "closed",
    rules,
    setting: respondentBlock(situation),
    messages: [
      { role: "user", content: `${transcriptBlock(situation.transcript)}\n${nested("questionnaire", questions)}` },
    ],
    shape: closedShape(shown, false),
    lenient: closedShape(shown, true),
    maxOutputTokens: 600 + 40 * shown.reduce((sum, one) => sum + namesOf(one).length + one.sets.length, 0),
    seed: seedOf(draw),
  };
}

const asks: Record<AskedQuestion["kind"], string> = {
  scale: "scale, from the lowest",
  choice: "one of these",
  multi: "any of these",
  rank: "rank",
  best_worst: "best and worst",
  number: "amount",
};

function questionBlock({ question, order, sets }: ShownQuestion, at: number): string {
  const { kind, options, at_most, unit, min, max, none_of_these, dont_know } = question;
  const named = (places: readonly number[]) =>
    lines(Object.fromEntries(places.map((place) => [`p${order.indexOf(place) + 1}`, options[place]!])));
  const how = lines({
    kind: asks[kind],
    "at most": at_most !== null && at_most < options.length ? at_most : null,
    unit,
    "from and to": kind === "number" ? `${min} to ${max}` : null,
    "also offered": [...(none_of_these ? ["none (none of these)"] : []), ...(dont_know ? ["dont_know"] : [])],
  });
  return nested(
    "item",
    [
      block("text", wordsOfQuestion(question)),
      block("how", how),
      ...(kind === "number" ? [] : sets.length === 0 ? [block("options", named(order))] : []),
      ...sets.map((set, place) => block("set", named(set), `s${place + 1}`)),
    ],
    `q${at + 1}`,
  );
}

/** The replies to a questionnaire in the order of its questions, with places for names; null where no option is named. */
export const closedOf = ({ answers }: Replies, shown: readonly ShownQuestion[]): (ClosedReply | null)[] =>
  shown.map((one, at) => {
    const reply = answers[`q${at + 1}`] as Record<string, unknown> | null | undefined;
    return reply == null ? null : replyOf(one, reply);
  });

function replyOf(shown: ShownQuestion, reply: Record<string, unknown>): ClosedReply | null {
  const { question, sets } = shown;
  if (isProbable(question)) return sharesOf(shown, reply as Record<string, number>);
  const { instead } = reply as { instead?: "none" | "dont_know" | null };
  if (instead != null) return { said: instead };
  const place = (name: unknown) => placeOf(String(name), shown);
  if (question.kind === "number") return typeof reply.number === "number" ? { number: reply.number } : null;
  if (question.kind === "rank") return reply.order == null ? null : { ranking: (reply.order as string[]).map(place) };
  return {
    picks: sets.map((_, at): BestWorstPick | null => {
      const pick = reply[`s${at + 1}`] as { best: string; worst: string } | null;
      return pick === null ? null : { best: place(pick.best), worst: place(pick.worst) };
    }),
  };
}

/** The place of an option by its name, such as p2, or by its own words; −1 for none. */
function placeOf(name: string, { question: { options }, order }: ShownQuestion): number {
  const said = name.trim().toLowerCase();
  const number = /^p?(\d{1,2})$/.exec(said)?.[1];
  const byWords = options.findIndex((option) => option.trim().toLowerCase() === said);
  return byWords >= 0 ? byWords : number === undefined ? -1 : (order[Number(number) - 1] ?? -1);
}

/** Percentages by name as probabilities of all that is offered, in the question's own order; null where all are 0 and one is to be chosen. */
function sharesOf({ question, order }: ShownQuestion, reply: Record<string, number>): ClosedReply | null {
  const { options, none_of_these, dont_know, kind } = question;
  const percents = [
    ...options.map((_, place) => reply[`p${order.indexOf(place) + 1}`]!),
    ...(none_of_these ? [reply.none!] : []),
    ...(dont_know ? [reply.dont_know!] : []),
  ];
  const sum = percents.reduce((all, percent) => all + percent, 0);
  if (sum === 0) return null;
  return { shares: percents.map((percent) => percent / (kind === "multi" ? 100 : sum)) };
}
