import { sql } from "drizzle-orm";
import type { EngineFaultKind } from "../engines/engine-fault.ts";
import engineFaults from "../engines/engine-faults.json" with { type: "json" };
import { engineFault } from "../engines/model/fault-of.ts";
import type { ModelAddress } from "../engines/model/settings.ts";
import { lateModels } from "../engines/model/waiting-calls.ts";
import { env } from "../env.ts";
import { minute, plural } from "../format.ts";
import { ownValue } from "../own-value.ts";
import { type Bucket, percentile } from "./buckets.ts";
import type { Part } from "./contract.ts";
import { say } from "./say.ts";
import { failuresOf, keyFaults, type Use } from "./uses.ts";

type Finding = { of?: string; sentence: string; began_at: string | null; parts: Part[] };

/** Complete answers of models: of 100 calls, how long the slowest but one takes is usual. */
export const answersOfModels = sql`
  select *, at as first from counters where span = 'hour' and name = 'model' and label ~ ' ok$'`;
const usualShare = 0.99;

/** What needs the operator of models: one that completes no answer while calls wait, or whose last call failed; each with what it refused before. */
export function modelFound(uses: Use[], answers: Bucket[]): Finding[] {
  const usual = (model: string) =>
    (percentile(
      answers.filter(({ label }) => label === `${model} ok`),
      usualShare,
    ) ?? 0) / 1000;
  const failures = failuresOf("model", uses).filter(({ at }) => at > modelTestedAt(uses));
  const before = (use: Use | undefined) =>
    use === undefined ? "" : say("refused_before", { at: minute(use.at), why: remedyOf(faultOf(use), use.subject) });
  const late = lateModels(usual);
  const mute = late.map(({ model, calls, unsent, seconds, since, isHeard }): Finding => {
    const waiting = `${plural(calls, "call")} ${calls === 1 ? "waits" : "wait"}`;
    const more = unsent === 0 ? "" : say("unsent_calls", { calls: plural(unsent, "more call") });
    const facts = { model, seconds, calls: waiting, more };
    const refusal = before(failures.find((use) => use.subject === model && keyFaults.includes(faultOf(use))));
    const sentence = `${say(isHeard ? "model_endless" : "model_mute", facts)}${refusal}`;
    return { of: `${model} ${isHeard ? "too_slow" : "silent"}`, sentence, began_at: since, parts: ["models"] };
  });
  const others = failures.filter(({ subject }) => !late.some(({ model }) => model === subject));
  const faulty = [...Map.groupBy(others, ({ subject }) => subject)].map(([model, [newest, older]]): Finding => {
    const { at, since } = newest!;
    const facts = { model, at: minute(at), why: remedyOf(faultOf(newest!), model) };
    const sentence = `${say("model_faulty", facts)}${before(older)}`;
    return { of: `${model} ${faultOf(newest!)}`, sentence, began_at: since, parts: ["models"] };
  });
  return [...mute, ...faulty];
}

const faultOf = ({ label }: Use) => (label.split(" ")[1] ?? "") as EngineFaultKind;

/** What needs the operator of studies: that the last one failed. */
export const studiesFound = (uses: Use[]): Finding[] =>
  failuresOf("study", uses).flatMap(({ label, at, since }): Finding[] => {
    const cause = (label.split(" ")[1] ?? "") as EngineFaultKind;
    // A test shows that a model is there, not that it can do a study.
    const fault = ownValue<object>(engineFaults, cause);
    if (fault !== undefined && !("isOfStudy" in fault) && at <= modelTestedAt(uses)) return [];
    const name = failuresOf("model", uses)[0]?.subject;
    const remedy = fault === undefined ? "See why by the link." : remedyOf(cause, name);
    const facts = { at: minute(at), why: cause.replaceAll("_", " "), remedy };
    return [{ sentence: say("studies", facts), began_at: since, parts: ["studies"] }];
  });

/** Why calls of a model fail, and what to do, as its studies say it. */
function remedyOf(fault: EngineFaultKind, name = env().AI_MODEL ?? ""): string {
  const [provider, ...model] = name.split(":");
  return engineFault(fault, { provider, model: model.join(":") } as ModelAddress).message;
}

const modelTestedAt = (uses: Use[]) => uses.find(({ of, subject }) => of === "model" && subject === "")?.at ?? "";
