import * as z from "zod";
import type { Account } from "../contract.ts";
import { loggedError } from "../db/logged-error.ts";
import { newAsker } from "../engines/model/ask.ts";
import { block } from "../engines/model/prompts/parts.ts";
import { modelSettings } from "../engines/model/settings.ts";
import { noUsage } from "../engines/model/usage.ts";
import { studyTypeIds } from "../engines/study-types.ts";
import { env } from "../env.ts";
import { AppError, nothingDone } from "../errors.ts";
import { spanInWords } from "../in-words.ts";
import { allowed } from "../limits/limits.ts";
import { spendAttempt } from "../limits/spend-attempt.ts";
import { recordOf } from "../own-value.ts";
import { Audience } from "../personas/contract.ts";
import { textFile } from "../text-file.ts";
import { type Member, newestWord, type ResearchContext, runResearchOperation } from "./contract.ts";
import type { Members } from "./conversation.ts";
import { type ResearchVerb, researchVerbs, verbsInWords } from "./verbs.ts";

/** How long the model may take to read a message, and the pause before a second try, in milliseconds. */
const times = { firstMs: 20_000, silentMs: 20_000, callMs: 20_000, againMs: 300 };

const rules = textFile("research-tool/read-message.md")({
  verbs: verbsInWords,
  studyTypes: studyTypeIds.join(", "),
  newest: newestWord,
}).trimEnd();

const nullableText = () => z.string().nullable();

const Understood = z.object({
  do: z.enum([...researchVerbs, "unclear"]),
  study_type: z.enum(studyTypeIds).nullable(),
  audience: z.enum(Audience.options).nullable(),
  ...recordOf(
    ["study_id", "with", "topic", "audience_description", "subject", "question", "scenario"] satisfies Member[],
    nullableText,
  ),
  ...recordOf(["persona_id", "name", "role", "location"] satisfies Member[], nullableText),
  ...recordOf(["n_per_persona", "seed", "age"] satisfies Member[], () => z.int().nullable()),
  ...recordOf(["options", "traits"] satisfies Member[], () => z.array(z.string()).nullable()),
});

/** A message in no known form, as the server's model reads it; null where there is no model or it is unsure. */
export async function askModel(
  message: string,
  { account, signal }: Pick<ResearchContext, "account" | "signal">,
): Promise<{ verb: ResearchVerb; members: Members } | null> {
  const { AI_MODEL } = env();
  if (AI_MODEL === undefined) return null;
  await countReading(account);
  const settings = modelSettings({ ...env(), AI_MODEL });
  const usage = noUsage(false);
  const ask = newAsker({ ...settings, ...times, usage, calls: undefined, deadline: Date.now() + 2 * times.callMs });
  const prompt = {
    label: "command" as const,
    rules,
    setting: "",
    messages: [{ role: "user" as const, content: block("message", message) }],
    shape: Understood,
    maxOutputTokens: 1_000,
  };
  try {
    const { value } = await ask(prompt, settings.models[0]!, signal ?? AbortSignal.timeout(2 * times.callMs));
    return callOf(value);
  } catch (error) {
    console.error("A message could not be read by the model:", loggedError(error));
    return null;
  }
}

async function countReading(account: Account): Promise<void> {
  const { account_id } = account;
  try {
    await spendAttempt({ address: null, spent: [], account }, [{ group: "unclear_messages", account: account_id }]);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "rate_limited") throw error;
    const wait = spanInWords((error.extras.retry_after ?? 0) * 1000);
    throw new AppError(
      error.code,
      `${nothingDone}: the message has no \`do\`, and the model reads up to ${allowed("unclear_messages", "account")} unclear messages of an account. Send \`do\` and its members, which is not counted, or try again in ${wait}.`,
      error.extras,
      error.headers,
    );
  }
}

/** What the model understood, checked like the members of any call; null where it is unsure or does not fit. */
function callOf({ do: verb, ...members }: z.output<typeof Understood>) {
  if (verb === "unclear") return null;
  const guess = Object.fromEntries(
    Object.entries<unknown>(members).filter(([, member]) => member !== null && member !== ""),
  );
  return runResearchOperation.input.safeParse(guess).success ? { verb, members: guess as Members } : null;
}
