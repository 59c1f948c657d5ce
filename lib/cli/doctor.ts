import { sql } from "drizzle-orm";
import journal from "../../drizzle/meta/_journal.json" with { type: "json" };
import { unsaidOperator } from "../about/operator.ts";
import { alertAt } from "../console/buckets.ts";
import type { KindWord } from "../console/contract.ts";
import { timeStorage } from "../console/now.ts";
import { count, flushCounters } from "../db/counters.ts";
import { faultInWords } from "../db/logged-error.ts";
import { select } from "../db/select.ts";
import { contextAdvice } from "../engines/context-tokens.ts";
import { checkModel, checkUse, longestCheckMs, type ModelCheck, studyMs } from "../engines/model/check-model.ts";
import { type ModelAddress, type ModelSettings, modelSettings } from "../engines/model/settings.ts";
import { lateSeconds } from "../engines/model/waiting-calls.ts";
import { env, setVariables } from "../env.ts";
import { preferAsync } from "../prefer.ts";
import { faultOfMail, lastRefusal, mailIsOn } from "../sign-in/send-mail.ts";
import { waitingDeadlineMs } from "../studies/pipeline/study-clock.ts";
import type { lineStates } from "./commands.ts";

type Note = (of: string, state: (typeof lineStates)[number], sentence: string) => void;

type Site = { hasData: boolean; isServing: boolean; say: (line: string) => void };

/** Looks at what the service needs, and says one line on each as soon as it is known; fails when some does not work. */
export async function doctor({ hasData, isServing, say }: Site): Promise<string> {
  let isWrong = false;
  const note: Note = (of, state, sentence) => {
    isWrong ||= state === "wrong";
    say(`${state.padEnd(6)} ${of.padEnd(12)} ${sentence}`);
  };
  // A wrong variable has stopped the command before; their values may be secrets, so only names are said.
  const names = setVariables();
  const words = names.length === 0 ? "No variable is set" : `Set: ${names.join(", ")}`;
  const where = isServing ? "the running service" : "this terminal";
  note("environment", "ok", `${words}, in ${where}, whose settings are tested.`);
  if (hasData) {
    await checkStorage(note);
    await checkAlertsSent(note);
  } else note("storage", "ok", "There is no data yet: npm start makes it.");
  const fault = await faultOfMail();
  const refusal = hasData && fault === null ? await lastRefusal().catch(() => "") : "";
  // One that refused a mail in words, or fell silent, takes connections all the same: only a mail shows that it is over.
  const isTaken = fault === null && !refusal.includes(" ");
  if (isTaken) count("test", "mail");
  const mailState = isTaken ? "ok" : fault !== null && mailIsOn() ? "wrong" : "note";
  const last = refusal && ` Of the last mail that was not sent it said: ${refusal}`;
  note("mail", mailState, fault ?? `The mail server of SMTP_URL takes a connection.${last}`);
  const unsaid = unsaidOperator();
  note("operator", unsaid === null ? "ok" : "note", unsaid ?? "The public pages say who runs this service.");
  await checkEgress(note);
  await checkModels(note, isServing);
  // Those who wait for a fault to be over see it by the test.
  if (hasData) await flushCounters().catch(() => {});
  if (isWrong) throw new Error("Something does not work: look at the lines marked wrong.");
  return "Nothing is wrong.";
}

/** An address on the public internet, of the registry that the catalogue is imported from. */
export const outside = "https://registry.modelcontextprotocol.io/";
const longestEgressMs = 5_000;

/** Whether the internet is reached, which webhooks and imports need and nothing else does. */
async function checkEgress(note: Note): Promise<void> {
  const { host } = new URL(outside);
  const answer = fetch(outside, { method: "HEAD", signal: AbortSignal.timeout(longestEgressMs) });
  const isReached = await answer.catch(() => null);
  const lost = "is not reached: webhooks and imports of the registry need the internet, nothing else does.";
  note("egress", isReached ? "ok" : "note", `${host} ${isReached ? "is reached." : lost}`);
}

async function checkStorage(note: Note): Promise<void> {
  const { DATABASE_URL, DATA_DIR } = env();
  const of = DATABASE_URL === undefined ? `PGlite in ${DATA_DIR}` : "PostgreSQL";
  try {
    const { storage_ms, ahead_ms } = await timeStorage();
    note("storage", "ok", `${of} answers in ${storage_ms.toFixed(1)} ms.`);
    const [row] = await select<{ done: number }>(sql`select count(*)::int as done from drizzle.__drizzle_migrations`);
    const { done } = row!;
    const all = journal.entries.length;
    const newer = done > all ? " The database is of a newer version than this one: start that." : "";
    note("migrations", done >= all ? (newer ? "note" : "ok") : "wrong", `${done} of ${all} done.${newer}`);
    const apart = Math.abs(ahead_ms);
    const advice = apart < alertAt.clockMs ? "" : " Set both by NTP: signatures carry the time.";
    note("clock", advice === "" ? "ok" : "wrong", `${(apart / 1000).toFixed(1)} s from the database's.${advice}`);
  } catch (error) {
    note("storage", "wrong", `${of} does not answer: ${faultInWords(error)}`);
  }
}

async function checkAlertsSent(note: Note): Promise<void> {
  const { ALERT_WEBHOOK_URL, ALERT_MAIL } = env();
  const nobody = "Nobody is sent alerts: neither ALERT_WEBHOOK_URL nor ALERT_MAIL is set.";
  if (ALERT_WEBHOOK_URL === undefined && ALERT_MAIL === undefined) return note("alerts", "note", nobody);
  const open = sql`select sentence from alerts where kind like ${`${"unsent" satisfies KindWord}%`} and ended_at is null`;
  const [unsent] = await select<{ sentence: string }>(open).catch(() => []);
  note("alerts", unsent ? "wrong" : "ok", unsent?.sentence ?? "Every alert that the service had was sent.");
}

async function checkModels(note: Note, isServing: boolean): Promise<void> {
  const { AI_MODEL } = env();
  const builtIn = "AI_MODEL is not set: the built-in engine rehearses studies, and needs no network.";
  if (AI_MODEL === undefined) return note("model", "ok", builtIn);
  const settings = modelSettings({ ...env(), AI_MODEL });
  const seconds = Math.min(settings.deadlineMs, longestCheckMs) / 1000;
  const checkOne = async (address: ModelAddress) => {
    const name = `${address.provider}:${address.model}`;
    note("model", "waits", `${name} is called, and has ${seconds} seconds at most.`);
    const slow = `has not done its ${checkUse.calls} calls after ${lateSeconds} seconds: it is slow, or answers nobody.`;
    const timer = setTimeout(() => note("model", "waits", `${name} ${slow}`), lateSeconds * 1000);
    const result = await checkModel(settings, address).finally(() => clearTimeout(timer));
    note("model", ...modelInWords(result, settings));
    // A terminal may have other settings than the service.
    if ("fault" in result && isServing) count("test", `model ${result.name} ${result.kind}`);
    return "fault" in result;
  };
  if (!(await Promise.all(settings.models.map(checkOne))).includes(true)) count("test", "model");
}

type Verdict = [state: "ok" | "note" | "wrong", sentence: string];

function modelInWords(model: ModelCheck, { deadlineMs, concurrency }: ModelSettings): Verdict {
  if ("fault" in model) return ["wrong", model.fault];
  const { name, address, ms, form, repairs, learned, isPromptCut } = model;
  const cut = `${name} at ${address} reads long prompts in part, so rules and subject would be lost. ${contextAdvice}`;
  if (isPromptCut) return ["wrong", cut];
  const study = Math.round(studyMs(ms, concurrency) / 1000);
  const forms = {
    bounded: "takes a JSON Schema",
    schema: "takes a JSON Schema without bounds",
    json: "takes no JSON Schema, but answers in JSON",
    words: "takes no form of answer, so the prompt alone asks for it",
  };
  const time = `${name} at ${address} answers in ${(ms / 1000).toFixed(1)} s; a study takes ${study} s or more`;
  const late = study * 1000 > deadlineMs ? `, which AI_DEADLINE_S (${deadlineMs / 1000}) does not allow` : "";
  const isPatient = study * 1000 > waitingDeadlineMs && late === "";
  const tooLong = `, too long for callers that wait (${waitingDeadlineMs / 1000} s): they send ${preferAsync}`;
  const less = learned === null ? "" : ` It was found to take ${learned}.`;
  const shape = `It ${forms[form]}${repairs > 0 ? ", and had to be corrected once" : ""}.${less}`;
  return [late === "" && !isPatient ? "ok" : "note", `${time}${late}${isPatient ? tooLong : ""}. ${shape}`];
}
