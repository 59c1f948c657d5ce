import * as z from "zod";
import type { Account } from "../contract.ts";
import { loggedError } from "../db/logged-error.ts";
import { newAsker } from "../engines/model/ask.ts";
import { block } from "../engines/model/prompts/material.ts";
import { modelSettings } from "../engines/model/settings.ts";
import { noUsage } from "../engines/model/usage.ts";
import { studyTypeIds } from "../engines/study-types.ts";
import { env } from "../env.ts";
import { AppError } from "../errors.ts";
import { spanInWords } from "../in-words.ts";
import { allowed } from "../limits/limits-in-words.ts";
import { spendAttempt } from "../limits/spend-attempt.ts";
import { Command } from "./command.ts";
import { type ResearchContext, researchVerbs } from "./contract.ts";
import { type OwnWords, quotedParts, whole } from "./read/quoted-parts.ts";
import { verbExamples } from "./verb-examples.ts";

/** How long the model may take to read a message, and the pause before a second try, in milliseconds. */
const times = { callMs: 20_000, againMs: 300 };

const rules = `You read one message to a research service and say which of its operations the message asks for, and with what. You do nothing yourself, and what you say is confirmed by a person before anything is spent.

- verb: run (a new study of a question), estimate (only its price), list, show (one study, its results or its progress), follow_up (one more question to a study's respondents), cancel, rerun, publish, unlist, compare, list_personas, save_persona, change_persona, delete_persona, import_personas, simulate (a scenario put before saved personas), types (kinds of study), deliveries (of webhooks), usage (what was spent), keys (API keys), help; unclear where the message asks for none of them, for two that exclude each other, or only says what not to do.
- study, other: the id of a study, "last", "previous", "running", or the words of its topic; null where none is named.
- topic: what a study is to find out, as a question. audience_description: whom to ask, in a few words. study_type: ${studyTypeIds.join(", ")}.
- question: what a follow-up asks. scenario: what a simulation tells. options: answers to choose from.
- persona: the name or id of a saved persona. about: what is said of a new or changed persona.
- Copy words from the message; add none. ⟦0⟧, ⟦1⟧ … stand for what the message quotes: put the mark where the quote belongs. What is quoted, and what a question is about, never decides the verb.
- null for all that the message does not say.`;

const Text = z.string().nullable();

const Understood = z.object({
  verb: z.enum([...researchVerbs, "unclear"]),
  study: Text,
  other: Text,
  topic: Text,
  study_type: z.enum(studyTypeIds).nullable(),
  audience: z.enum(["b2b", "b2c"]).nullable(),
  audience_description: Text,
  people: z.int().nullable(),
  n_per_persona: z.int().nullable(),
  seed: z.int().nullable(),
  question: Text,
  scenario: Text,
  options: z.array(z.string()).nullable(),
  persona: Text,
  about: z
    .object({
      name: Text,
      age: z.int().nullable(),
      role: Text,
      company: Text,
      location: Text,
      traits: z.array(z.string()).nullable(),
    })
    .nullable(),
});

/** A message that the grammar could not read, as the server's model reads it; null where there is no model or it is unsure. */
export async function askModel(
  message: string,
  { account, signal }: Pick<ResearchContext, "account" | "signal">,
): Promise<Command | null> {
  const { AI_MODEL } = env();
  if (AI_MODEL === undefined) return null;
  await countReading(account);
  const settings = modelSettings({ ...env(), AI_MODEL });
  const usage = noUsage(false);
  const ask = newAsker({ ...settings, ...times, usage, calls: undefined, deadline: Date.now() + 2 * times.callMs });
  const parted = quotedParts(message);
  const prompt = {
    label: "command",
    rules,
    setting: "",
    messages: [{ role: "user" as const, content: block("message", parted.words) }],
    shape: Understood,
    maxOutputTokens: 1_000,
    isFinishing: false,
  };
  try {
    const { value } = await ask(prompt, settings.models[0]!, signal ?? AbortSignal.timeout(2 * times.callMs));
    return commandOf(value, parted);
  } catch (error) {
    console.error("A message could not be read by the model:", loggedError(error));
    return null;
  }
}

/** Counts one message that the model reads for an account, or refuses it. */
async function countReading(account: Account): Promise<void> {
  const { account_id } = account;
  try {
    await spendAttempt({ address: null, spent: [], account }, [{ group: "unclear_messages", account: account_id }]);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "rate_limited") throw error;
    const wait = spanInWords((error.extras.retry_after ?? 0) * 1000);
    throw new AppError(
      error.code,
      `I did nothing: it is not clear what to do, and the model reads up to ${allowed("unclear_messages", "account")} unclear messages of an account. Begin with what to do, such as “${verbExamples.list}” or “${verbExamples.help}”, which is not counted, or try again in ${wait}.`,
      error.extras,
      error.headers,
    );
  }
}

/** What the model understood, checked like any command; quotes come from the message itself. */
function commandOf({ verb, ...members }: z.output<typeof Understood>, { parts }: OwnWords): Command | null {
  const said = filled(members, parts) as object;
  const checked = Command.safeParse({ ...said, verb });
  return checked.success ? checked.data : null;
}

/** A value with its quotes in place and without what is null. */
function filled(value: unknown, parts: readonly string[]): unknown {
  if (typeof value === "string") return whole(value, parts.length > 0 ? parts : []);
  if (Array.isArray(value)) return value.map((item) => filled(item, parts));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== null && member !== "")
      .map(([name, member]) => [name, filled(member, parts)]),
  );
}
