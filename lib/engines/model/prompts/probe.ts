import * as z from "zod";
import type { Engine } from "../../engine.ts";
import type { Prompt } from "../ask.ts";
import { seedOf } from "./seed-of.ts";
import { subjectBlock, transcriptBlock } from "./setting.ts";

const rules = `You moderate a research interview. You read what was said and decide whether to ask one more thing about the last answer.

- question: one open question of at most 25 words that asks for what the last answer leaves open: what a word of theirs means, a recent example, why it matters, how it compares with today, or what would change their mind. Quote at most 8 of the respondent's own words. null when the last answer is full, or when they do not want to say more.
- You never agree, praise, thank, sell, explain, answer or suggest. You ask one thing, not two, and nothing that yes or no would answer.
- Name no brand, price or fact that was not named yet.
- Ask nothing that was asked before.
- Ask in the language of the interview.`;

const Probe = z.object({ question: z.string().trim().min(1).max(300).nullable() });

type Task = Omit<Parameters<NonNullable<Engine["probe"]>>[0], "signal">;

export const probePrompt = ({ plan, transcript, draw }: Task): Prompt<z.infer<typeof Probe>> => ({
  label: "probe",
  rules,
  setting: subjectBlock(plan),
  messages: [{ role: "user", content: transcriptBlock(transcript) }],
  shape: Probe,
  maxOutputTokens: 600,
  seed: seedOf(draw),
  isFinishing: false,
});
