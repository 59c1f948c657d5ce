import { sql } from "drizzle-orm";
import { database } from "../db/client.ts";
import { clientId } from "../limits/client-id.ts";
import { type Step, type StepState, stepDays } from "./contract.ts";

type Note = { step: Step; state?: StepState; reason?: string | null; client_id?: string | undefined };

/** How soon the same step of the same caller is written again, in seconds. */
const againSeconds = 5;

const networkMark = "network:";
/** Whether the subject of a step is a network, whose caller has sent no client id. */
export const isNetwork = (subject: string): boolean => subject.startsWith(networkMark);

/**
 * Notes the newest outcome of a step. What a caller did before its client id was known is kept under its network, and
 * becomes part of the client's flow with the client's next step from there.
 */
export async function noteStep(address: string | null, note: Note): Promise<void> {
  const { step, state = "ok", reason = null, client_id } = note;
  const db = await database();
  const network = `${networkMark}${await clientId(address)}`;
  const subject = client_id ?? network;
  if (step === "authorization") {
    // A new flow: what came after this step in the last one is over.
    await db.execute(sql`
      delete from oauth_steps where at < now() - make_interval(days => ${stepDays})
        or subject = ${subject} and step in ('sign_in', 'consent', 'token', 'call', 'refresh')`);
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
