import { sql } from "drizzle-orm";
import { noteAct } from "../accounts/acts.ts";
import type { Account, Verb } from "../contract.ts";
import { database } from "../db/client.ts";
import { env } from "../env.ts";
import { readHiddenClients } from "../votes/client-of.ts";
import { type DemandKind, type DemandRow, type getDemandEndpoint, mostDemands } from "./contract.ts";

type Days = { day: string; clients: number }[];
type Row = { kind: DemandKind; text: string; days: Days; tools: { tool_id: string; tool_name: string }[] | null };

/** Gets what many clients looked for in vain, and which tools they compared, most wanted first. */
export const getDemand: Verb<typeof getDemandEndpoint> = async () => {
  const db = await database();
  const { rows } = await db.execute<Row>(sql`
    select kind, text, days, (select json_agg(json_build_object('tool_id', tool_id, 'tool_name', name) order by tool_id)
      from tools where kind = 'pair' and tool_id = any(string_to_array(text, ','))) as tools
    from (select kind, text, sum(clients) as clients,
        json_agg(json_build_object('day', day, 'clients', clients) order by day desc) as days,
        row_number() over (partition by kind order by sum(clients) desc, text) as place
      from demand_days where not hidden group by kind, text) as sums
    where place <= ${mostDemands} order by place`);
  const hides = env().saidHops === undefined && (await readHiddenClients()) !== null;
  return {
    counting: hides ? ("off" as const) : ("on" as const),
    searches: rows.filter(({ kind }) => kind === "search").map(({ text, days }) => ({ q: text, days })),
    pairs: rows.flatMap(({ tools, days }) => (tools?.length === 2 ? [{ tools, days }] : [])),
  };
};

/** An id of a row, so that the log of the operator's acts holds no words. */
const rowId = sql`left(md5(kind || ' ' || text), 16)`;

/** Lists all rows for the operator. */
export async function listDemand(): Promise<DemandRow[]> {
  const db = await database();
  const { rows } = await db.execute<DemandRow>(sql`
    select ${rowId} as row_id, kind, text, sum(clients)::int as clients, bool_or(hidden) as hidden
    from demand_days group by kind, text order by clients desc, text limit ${4 * mostDemands}`);
  return rows;
}

/** Hides a row while clients send it, or shows it again. */
export async function hideDemand(row_id: string, hidden: boolean, by?: Account): Promise<void> {
  const db = await database();
  await db.transaction(async (tx) => {
    await tx.execute(sql`update demand_days set hidden = ${hidden} where ${rowId} = ${row_id}`);
    await noteAct(tx, by, hidden ? "Hid what is looked for" : "Showed what is looked for", row_id);
  });
}
