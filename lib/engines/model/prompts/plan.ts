import * as z from "zod";
import examples from "#lib/engines/model/prompts/plan-examples.json" with { type: "json" };
import { inWords } from "../../../in-words.ts";
import { type Brief, longestSubject, longestText } from "../../brief.ts";
import { guideCount, longestRefusal, mostOwnLabels, mostRead, planQuestions, subjectWords } from "../../plan.ts";
import { considerationIds } from "../../readings.ts";
import { type StudyTypeId, studyForms } from "../../study-types.ts";
import type { Prompt } from "../ask.ts";
import { block, escaped, rulesOf } from "./parts.ts";
import { briefBlock, considerationLines } from "./setting.ts";

/** A plan of a topic in which there is nothing but its subject. */
export const nothing = {
  ...{ decision: null, brand: null, competitors: [], status_quo: null, stimulus: null, offer: null, prices: [] },
  ...{ claims: [], labels: [], language: "en", understood: true, not_understood: [], guide: null, options: [] },
  ...{ people: null, side_asked: null, terms: [], material: null, refuse: null, sensitive: false },
} satisfies Partial<WrittenPlan>;

/** Plans of invented topics, so that small models see what belongs where. */
const worked = examples
  .map(({ topic, plan }) => `Topic: ${topic}\nPlan: ${JSON.stringify({ ...nothing, ...plan })}`)
  .join("\n\n");

const rules = rulesOf("plan", {
  leastQuestions: inWords(planQuestions.least),
  mostQuestions: inWords(planQuestions.most),
  considerations: considerationLines,
  mostOwnLabels,
  subjectWords,
  longestRefusal,
  examples: worked,
});

const Text = z.string().trim().min(1).max(2000);
const Long = z.string().trim().min(1).max(longestText);
const Name = z.string().trim().min(1).max(longestSubject);

/** Why nothing is done, cut where it is shown. */
export const Refusal = Text.max(2 * longestRefusal).nullable();

export const WrittenPlan = z.object({
  decision: Text.nullable(),
  questions: z.array(Text).min(planQuestions.least).max(planQuestions.most),
  subject: Name,
  category: Name,
  brand: Name.nullable(),
  competitors: z.array(Name).max(mostRead),
  status_quo: Name.nullable(),
  stimulus: Long.nullable(),
  offer: Long.nullable(),
  prices: z
    .array(
      z.object({ amount: z.number().positive(), currency: z.string().trim().min(1).max(12), per: Name.nullable() }),
    )
    .max(mostRead),
  claims: z.array(Text).max(mostRead),
  considerations: z.array(z.enum(considerationIds)).max(mostRead),
  labels: z.array(Name).max(mostOwnLabels),
  language: z.string().trim().min(2).max(35).nullable(),
  understood: z.boolean(),
  not_understood: z.array(Text).max(8),
  guide: z.array(Text).min(1).max(guideCount.most).nullable(),
  options: z.array(Name).max(mostRead),
  people: Name.nullable(),
  side_asked: z.union([z.literal(1), z.literal(-1)]).nullable(),
  terms: z.array(z.object({ id: z.enum(considerationIds), term: Name })).max(considerationIds.length),
  material: Long.nullable(),
  refuse: Refusal,
  sensitive: z.boolean(),
});
export type WrittenPlan = z.infer<typeof WrittenPlan>;

const usualGuide = (study_type: StudyTypeId): string =>
  block("usual-guide", studyForms[study_type].guide.map(({ ask }) => ask.replace(/\{\w+\} ?/g, "")).join("\n"));

/** `wrong` is a plan that cannot be used, and why. */
export const planPrompt = (
  brief: Omit<Brief, "personas">,
  wrong?: { plan: WrittenPlan; fault: string },
): Prompt<WrittenPlan> => ({
  label: "plan",
  rules,
  setting: "",
  messages: [
    { role: "user", content: `${briefBlock(brief)}\n${usualGuide(brief.study_type)}` },
    ...(wrong === undefined
      ? []
      : [
          { role: "assistant" as const, content: escaped(JSON.stringify(wrong.plan)) },
          { role: "user" as const, content: `${wrong.fault} Give the whole plan again.` },
        ]),
  ],
  shape: WrittenPlan,
  maxOutputTokens: 2500,
});
