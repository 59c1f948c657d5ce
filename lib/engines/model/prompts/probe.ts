import * as z from "zod";
import { partOf } from "../../../cut-text.ts";
import { lengthOf } from "../../../in-words.ts";
import type { Engine } from "../../engine.ts";
import { Question } from "../../understood.ts";
import type { Prompt } from "../ask.ts";
import { rulesOf, seedOf } from "./parts.ts";
import { subjectBlock, transcriptBlock } from "./setting.ts";

const rules = rulesOf("probe");

const Probe = z.object({ question: z.string().trim().min(1).max(lengthOf(Question).most).nullable() });

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
