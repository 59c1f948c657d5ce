import { sql } from "drizzle-orm";
import { momentJson } from "../db/columns.ts";
import type { CounterName } from "../db/counters.ts";
import { select } from "../db/select.ts";
import type { EngineFaultKind } from "../engines/engine-fault.ts";
import engineFaults from "../engines/engine-faults.json" with { type: "json" };
import type { CallEnd } from "../engines/model/call-model.ts";
import { engineFault } from "../engines/model/fault-of.ts";
import type { ModelAddress } from "../engines/model/settings.ts";
import { lateModels, unreached } from "../engines/model/waiting-calls.ts";
import { stopped } from "../engines/recorded-call.ts";
import { env } from "../env.ts";
import type { ErrorCode } from "../errors.ts";
import { plural, second } from "../format.ts";
import { ownValue } from "../own-value.ts";
import { countedEnds } from "../studies/study-status.ts";
import { type Bucket, percentile, say } from "./buckets.ts";
import type { Finding } from "./contract.ts";
import { remedyOf as remedyOfCause } from "./failures.ts";

/** The newest use of what can fail by itself, for each model: how it ended, and since when all have failed by the same fault. */
export type Use = { of: string; subject: string; label: string; is_ok: boolean; at: string; since: string | null };

/** A test by the operator that failed is counted by its model and its fault, after this word. */
const label = sql`case name when 'test' then regexp_replace(label, '^model ', '') else label end`;

/** For so many seconds a use that worked outweighs later ones that failed: those made beside each other end as they will. A key that is refused is so for all, and a test is no use. */
const trustedSeconds = 60;
const keyFaults: EngineFaultKind[] = ["bad_key", "no_quota"];
const ofKey = ` (${keyFaults.join("|")})$`;
/** A call that had no answer neither worked nor was refused: a key that was refused before it is so still. */
const silences: EngineFaultKind[] = ["silent", "too_slow", "unreachable", "server_error"];
const noAnswer = ` (${silences.join("|")})$`;
const success = `(^| )(${"ok" satisfies CallEnd}|${countedEnds.complete}|${countedEnds.rehearsed})$`;
const saysNothing = `( ${stopped}| ${"invalid_topic" satisfies ErrorCode})$`;

/** Reads the newest use of studies, mail and each model, and of the built-in engine beside one; one that was stopped says nothing. A test is no use, but with `tests` it shows whether a fault is over or another. */
export async function lastUses(tests = false): Promise<Use[]> {
  const uses = await select<Use>(sql`
    with uses as (
      select case when name = ${"test" satisfies CounterName} then split_part(label, ' ', 1) when label = ${countedEnds.rehearsed} then label else name end as of,
        label ~ ${success} or (name = ${"test" satisfies CounterName} and label !~ ' ') as is_ok,
        case when name = ${"model" satisfies CounterName} or label ~ '^model ' then split_part(${label}, ' ', 1) else '' end as subject, ${label} as label,
        coalesce(first_at, at) as began, coalesce(last_at, at) as ended
      from counters where span in ('minute', 'hour') and label !~ ${saysNothing}
        and name in ${["study", "mail", "model", tests ? "test" : "mail"] satisfies CounterName[]}
    ), newest as (
      select distinct on (of, subject) * from uses
      order by of, subject, (is_ok and label <> of or label ~ ${ofKey}) and ended > now() - make_interval(secs => ${trustedSeconds}) desc, ended desc, label = of, is_ok desc, label
    ), answered as (
      select distinct on (of, subject) uses.* from uses join newest using (of, subject)
      where newest.of = ${"model" satisfies CounterName} and newest.label ~ ${noAnswer} and uses.label !~ ${noAnswer}
      order by of, subject, uses.ended desc, uses.is_ok desc
    ), last as (
      select * from newest union all select * from answered where label ~ ${ofKey}
    )
    select of, subject, is_ok, label, ${momentJson(sql`newest.ended`)} as at, ${momentJson(sql`since`)} as since
    from last as newest, lateral (
      select max(ended) as before from uses where (uses.of, uses.subject) = (newest.of, newest.subject)
        and (uses.is_ok or uses.label <> newest.label) and uses.ended <= newest.ended
    ) as other, lateral (
      select coalesce(min(began), newest.ended) as since from uses where (uses.of, uses.subject) = (newest.of, newest.subject)
        and not uses.is_ok and (before is null or began > before)
    ) as run`);
  return uses.sort((one, other) => other.at.localeCompare(one.at));
}

/** The newest uses of a part that failed. */
export const failuresOf = (part: "mail" | "model" | "study", uses: Use[]): Use[] =>
  uses.filter(({ of, is_ok }) => of === part && !is_ok);

/** Complete answers of models: of 100 calls, how long the slowest but one takes is usual. */
export const answersOfModels = sql`
  select *, at as first, at as last from counters where span = 'hour' and name = ${"model" satisfies CounterName} and label ~ ' ok$'`;

/** What needs the operator of models: one that completes no answer while calls wait, or whose last call failed; each with what it refused before. */
export function modelFound(uses: Use[], answers: Bucket[]): Finding[] {
  const answersOf = (model: string) => answers.filter(({ label }) => label === `${model} ok`);
  const usual = (model: string) => (percentile(answersOf(model), 0.99) ?? 0) / 1000;
  const failures = failuresOf("model", uses).filter(({ at }) => at > modelTestedAt(uses));
  const before = (use: Use | undefined) =>
    use === undefined ? "" : say("refused_before", { at: second(use.at), why: remedyOf(faultOf(use), use.subject) });
  const late = lateModels(usual);
  const mute = late.map(({ model, calls, unsent, seconds, since, isHeard }): Finding => {
    const waiting = `${plural(calls, "call")} ${calls === 1 ? "waits" : "wait"}`;
    const more = unsent === 0 ? "" : say("unsent_calls", { calls: plural(unsent, "more call") });
    const facts = { model, seconds, calls: waiting, more, look: say("model_look", {}) };
    const refusal = before(failures.find((use) => use.subject === model && keyFaults.includes(faultOf(use))));
    const sentence = `${say(isHeard ? "model_endless" : "model_mute", facts)}${refusal}`;
    const of = `${model} ${isHeard ? "too_slow" : "silent"}`;
    return { of, sentence, began_at: since, parts: ["models"], explains: ["jobs"] };
  });
  const others = failures.filter(({ subject }) => !late.some(({ model }) => model === subject));
  const faulty = [...Map.groupBy(others, ({ subject }) => subject)].map(([model, [newest, older]]): Finding => {
    const { at, since } = newest!;
    const facts = { model, at: second(at), why: remedyOf(faultOf(newest!), model) };
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
    // An answer shows that a model is there, not that it can do a study.
    const fault = ownValue<object>(engineFaults, cause);
    if (fault !== undefined && !("isOfStudy" in fault) && at <= modelWorkedAt(uses)) return [];
    const name = failuresOf("model", uses)[0]?.subject;
    const remedy = fault === undefined ? "See why by the link." : remedyOf(cause, name);
    const facts = { at: second(at), why: cause.replaceAll("_", " "), remedy };
    return [{ of: cause, sentence: say("studies", facts), began_at: since, parts: ["studies"] }];
  });

/** Why calls of a model fail, and what to do, as its studies say it. */
function remedyOf(fault: EngineFaultKind, name = env().AI_MODEL ?? ""): string {
  const [provider, ...model] = name.split(":");
  const code = fault === "unreachable" ? unreached().get(name) : undefined;
  const { message } = engineFault(fault, { provider, model: model.join(":") } as ModelAddress, code);
  return [message, remedyOfCause(code ?? "", "", "")].join(" ").trimEnd();
}

const modelTestedAt = (uses: Use[]) => uses.find(({ of, subject }) => of === "model" && subject === "")?.at ?? "";
const modelWorkedAt = (uses: Use[]) => uses.find(({ of, is_ok }) => of === "model" && is_ok)?.at ?? "";
