import * as z from "zod";
import { partOf } from "../../../cut-text.ts";
import type { Engine } from "../../engine.ts";
import type { Prompt } from "../ask.ts";
import { seedOf } from "./seed-of.ts";
import { subjectBlock, transcriptBlock } from "./setting.ts";

const rules = `You moderate a research interview. You read what was said and decide whether to ask one more thing about the last answer.

- question: one open question of at most 25 words that asks for what the last answer leaves open: what a word of theirs means, a recent example, why it matters, how it compares with today, or what would change their mind. Where you quote the respondent, quote one whole clause. null when the last answer is full, or when they do not want to say more.
- You never agree, praise, thank, sell, explain, answer or suggest. You ask one thing, not two, and nothing that yes or no would answer.
- Name no brand, price or fact that was not named yet.
- Ask nothing that was asked before.
- Ask in the language of the interview.`;

const Probe = z.object({ question: z.string().trim().min(1).max(300).nullable() });

/** What is between two marks; those of a number are none. */
const clause = /(?:[^.,;:!?…。、！？；：\n]|(?<=\d)[.,](?=\d))+/gu;

/** A question whose quotes of an answer are whole clauses of it: half of one can say what was not said. */
export function withWholeClauses(question: string, answer: string): string {
  return question.replace(
    /(["“„«「])([^"“”„«»「」]+)(["”“»」])/gu,
    (whole, opens: string, quoted: string, closes: string) => {
      const words = quoted.trim().replace(/[.,;:!?…。、！？；：]+$/u, "");
      const at = words === "" ? -1 : answer.indexOf(words);
      if (at < 0) return whole;
      const parts = [...answer.matchAll(clause)].filter(
        ({ index, 0: text }) => index < at + words.length && index + text.length > at,
      );
      const [first, last] = [parts[0]!, parts.at(-1)!];
      return `${opens}${partOf(answer, first.index, last.index + last[0].length).trim()}${closes}`;
    },
  );
}

type Task = Omit<Parameters<NonNullable<Engine["probe"]>>[0], "signal">;

export const probePrompt = ({ plan, transcript, draw }: Task): Prompt<z.infer<typeof Probe>> => ({
  label: "probe",
  rules,
  setting: subjectBlock(plan),
  messages: [{ role: "user", content: transcriptBlock(transcript) }],
  shape: Probe,
  maxOutputTokens: 600,
  seed: seedOf(draw),
});
