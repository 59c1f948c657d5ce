import type { EngineFaultKind } from "../engines/engine-fault.ts";
import engineFaults from "../engines/engine-faults.json" with { type: "json" };
import { engineFault } from "../engines/model/fault-of.ts";
import type { ModelAddress } from "../engines/model/settings.ts";
import { silentModels } from "../engines/model/waiting-calls.ts";
import { env } from "../env.ts";
import { minute, plural } from "../format.ts";
import { ownValue } from "../own-value.ts";
import type { Part } from "./contract.ts";
import { say } from "./say.ts";
import { failuresOf, type Use } from "./uses.ts";

type Finding = { of?: string; sentence: string; began_at: string | null; parts: Part[] };

/** What needs the operator of models: calls that wait for one, and one whose last call failed. */
export function modelFound(uses: Use[]): Finding[] {
  const silent = silentModels();
  const mute = silent.map(({ model, calls, unsent, seconds, since }): Finding => {
    const waiting = `${plural(calls, "call")} ${calls === 1 ? "waits" : "wait"}`;
    const more = unsent === 0 ? "" : say("unsent_calls", { calls: plural(unsent, "more call") });
    const sentence = say("model_mute", { model, seconds, calls: waiting, more });
    return { of: `${model} silent`, sentence, began_at: since, parts: ["models"] };
  });
  const faulty = failuresOf("model", uses).flatMap(({ subject: model, label, at, since }): Finding[] => {
    const fault = label.split(" ")[1] ?? "";
    const isSilent = silent.some((one) => one.model === model) && fault !== "bad_key" && fault !== "no_quota";
    if (at <= modelTestedAt(uses) || isSilent) return [];
    const sentence = say("model_faulty", { model, at: minute(at), why: remedyOf(fault, model) });
    return [{ of: `${model} ${fault}`, sentence, began_at: since, parts: ["models"] }];
  });
  return [...mute, ...faulty];
}

/** What needs the operator of studies: that the last one failed. */
export const studiesFound = (uses: Use[]): Finding[] =>
  failuresOf("study", uses).flatMap(({ label, at, since }): Finding[] => {
    const cause = label.split(" ")[1] ?? "";
    // A test shows that a model is there, not that it can do a study.
    const fault = ownValue<object>(engineFaults, cause);
    if (fault !== undefined && !("isOfStudy" in fault) && at <= modelTestedAt(uses)) return [];
    const name = failuresOf("model", uses)[0]?.subject;
    const remedy = fault === undefined ? "See why by the link." : remedyOf(cause, name);
    const facts = { at: minute(at), why: cause.replaceAll("_", " "), remedy };
    return [{ sentence: say("studies", facts), began_at: since, parts: ["studies"] }];
  });

/** Why calls of a model fail, and what to do, as its studies say it. */
function remedyOf(fault: string, name = env().AI_MODEL ?? ""): string {
  const [provider, ...model] = name.split(":");
  return engineFault(fault as EngineFaultKind, { provider, model: model.join(":") } as ModelAddress).message;
}

const modelTestedAt = (uses: Use[]) => uses.find(({ of, subject }) => of === "model" && subject === "")?.at ?? "";
