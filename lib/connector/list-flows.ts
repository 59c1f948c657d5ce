import { sql } from "drizzle-orm";
import { sessionAccount } from "../accounts/operator-session.ts";
import type { Verb } from "../contract.ts";
import { database } from "../db/client.ts";
import { type Flow, flowsShown, type listFlowsOperation, type Step, type StepRow, steps } from "./contract.ts";
import { isNetwork } from "./note-step.ts";
import { whyStopped } from "./why-stopped.ts";

type Row = { subject: string; name: string | null; is_blocked: boolean; connections: number; steps: StepRow[] };

const order = Object.keys(steps) as Step[];

/** Lists the last flow of each client, newest first, for the operator's session; null without one. */
export const listFlows: Verb<typeof listFlowsOperation> = async ({ session }) => {
  if ((await sessionAccount(session)) === null) return null;
  const db = await database();
  const { rows } = await db.execute<Row>(sql`
    select subject, name, blocked_at is not null as is_blocked,
      (select count(*)::int from oauth_grants where oauth_grants.client_id = subject and connected_at is not null) as connections,
      json_agg(json_build_object('step', step, 'state', state, 'reason', reason,
        'at', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) as steps
    from oauth_steps left join oauth_clients on oauth_clients.client_id = subject
    group by subject, name, blocked_at order by max(at) desc, subject limit ${flowsShown}`);
  return { flows: rows.map(toFlow) };
};

/** A caller that has sent no client id has its network's hash as its subject, which is shown to nobody. */
function toFlow({ subject, name, is_blocked, connections, steps: rows }: Row): Flow {
  const client_id = isNetwork(subject) ? null : subject;
  return {
    client_id,
    name: name ?? (client_id === null ? "A caller that is not registered yet" : "A client that is not known here"),
    is_known: name !== null,
    is_blocked,
    connections,
    steps: rows.sort((one, other) => order.indexOf(one.step) - order.indexOf(other.step)),
    stopped: whyStopped(rows),
  };
}
