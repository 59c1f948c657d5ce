import { sql } from "drizzle-orm";
import type { Page } from "../accounts/contract.ts";
import { db } from "../db/client.ts";
import { momentJson } from "../db/columns.ts";
import { selectPage } from "../db/select.ts";
import { clientId } from "../limits/limits.ts";
import { isConnected } from "./connector.sql.ts";
import { type Flow, requestMinutes, type Step, type StepRow, type StepState, stepDays, steps } from "./contract.ts";

type Row = { subject: string; name: string | null; is_blocked: boolean; connections: number; steps: StepRow[] };

const order = Object.keys(steps) as Step[];
const later = order.slice(order.indexOf("authorization") + 1);

/** Lists the last flow of each client. */
export async function listFlows(from = 0): Promise<Page<Flow>> {
  const page = await selectPage<Row>(
    sql`
    select subject, name, blocked_at is not null as is_blocked,
      (select count(*)::int from oauth_grants where oauth_grants.client_id = subject and ${isConnected}) as connections,
      json_agg(json_build_object('step', step, 'state', state, 'reason', reason,
        'at', ${momentJson(sql`at`)})) as steps
    from oauth_steps left join oauth_clients on oauth_clients.client_id = subject
    group by subject, name, blocked_at order by max(at) desc, subject`,
    from,
  );
  return { ...page, rows: page.rows.map(toFlow) };
}

/** A caller that has sent no client id has its network's hash as its subject, which is shown to nobody. */
function toFlow({ subject, name, is_blocked, connections, steps: rows }: Row): Flow {
  const client_id = isNetwork(subject) ? null : subject;
  return {
    ...{ client_id, is_blocked, connections },
    name: name ?? (client_id === null ? "A caller that is not registered yet" : "A client that is not known here"),
    is_known: name !== null,
    steps: rows.sort((one, other) => order.indexOf(one.step) - order.indexOf(other.step)),
    stopped: whyStopped(rows),
  };
}

/** Why a client's last flow went no further, from the newest of its steps in order; null for one that made its call. */
function whyStopped(rows: StepRow[]): string | null {
  const last = rows.toSorted((one, other) => one.at.localeCompare(other.at)).at(-1)!;
  if (last.state === "refused") return last.reason;
  if (last.state === "ok") return steps[last.step].last;
  return last.step === "sign_in"
    ? `Its person has not signed in yet; the request waits ${requestMinutes} minutes.`
    : "Its person has not decided yet.";
}

type Note = { step: Step; state?: StepState; reason?: string | null; client_id?: string | undefined };

const againSeconds = 5;

const networkMark = "network:";
const isNetwork = (subject: string): boolean => subject.startsWith(networkMark);

/** Notes the newest outcome of a step, under the caller's network until its client id is known. */
export async function noteStep(address: string | null, note: Note): Promise<void> {
  const { step, state = "ok", reason = null, client_id } = note;
  const network = `${networkMark}${await clientId(address)}`;
  const subject = client_id ?? network;
  if (step === "authorization") {
    // A new flow: what came after this step in the last one is over.
    await db.execute(sql`
      delete from oauth_steps where at < now() - make_interval(days => ${stepDays})
        or subject = ${subject} and step = any(${sql.param(later)}::text[])`);
  }
  if (client_id !== undefined)
    await db.execute(sql`
      with moved as (delete from oauth_steps where subject = ${network} returning *)
      insert into oauth_steps (subject, step, state, reason, at)
      select ${client_id}, step, state, reason, at from moved order by step
      on conflict (subject, step) do update set state = excluded.state, reason = excluded.reason, at = excluded.at`);
  await db.execute(sql`
    insert into oauth_steps (subject, step, state, reason) values (${subject}, ${step}, ${state}, ${reason})
    on conflict (subject, step) do update set state = excluded.state, reason = excluded.reason, at = excluded.at
    where oauth_steps.state <> excluded.state or oauth_steps.reason is distinct from excluded.reason
      or oauth_steps.at < now() - make_interval(secs => ${againSeconds})`);
}

/** Runs a step, and notes how it ended: a refusal with its sentence. */
export async function noting<Result>(
  address: string | null,
  note: Pick<Note, "step" | "client_id">,
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    const result = await run();
    await noteStep(address, note);
    return result;
  } catch (error) {
    if (error instanceof Error && error.name === "OAuthRefusal")
      await noteStep(address, { ...note, state: "refused", reason: error.message });
    throw error;
  }
}
