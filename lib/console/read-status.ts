import { desc, sql } from "drizzle-orm";
import type { Verb } from "../contract.ts";
import { database } from "../db/client.ts";
import { AppError } from "../errors.ts";
import { lengthInWords } from "../in-words.ts";
import { incidents } from "./console.sql.ts";
import {
  type Incident,
  NewIncident,
  type Part,
  type PartDay,
  partNames,
  type readStatusOperation,
  statusDays,
} from "./contract.ts";
import { partStates } from "./heartbeats.ts";

const mostIncidents = 50;

/** Reads how each part is and was. A minute in which any server saw a part down counts as down. */
export const readStatus: Verb<typeof readStatusOperation> = async () => {
  const db = await database();
  const { rows } = await db.execute<PartDay & { part: Part }>(sql`
    select part, to_char(hour at time zone 'UTC', 'YYYY-MM-DD') as day,
      sum(bit_count((up & ~down)::bit(60)))::int as up, sum(bit_count(down::bit(60)))::int as down,
      sum(bit_count((missed & ~(up | down))::bit(60)))::int as missed
    from heartbeats where hour > now() - make_interval(days => ${statusDays}) group by 1, 2 order by 2`);
  const days = Map.groupBy(rows, ({ part }) => part);
  const states = await partStates();
  const ofPart = (part: Part) => (days.get(part) ?? []).map(({ part: _, ...day }) => day);
  return {
    parts: partNames.map((part) => ({ part, state: states[part], days: ofPart(part) })),
    incidents: await listIncidents(),
  };
};

/** Lists the newest incidents. */
async function listIncidents(): Promise<Incident[]> {
  const db = await database();
  const rows = await db.select().from(incidents).orderBy(desc(incidents.seq)).limit(mostIncidents);
  return rows.map(({ began_at, ended_at, ...incident }) => ({
    ...incident,
    began_at: began_at.toISOString(),
    ended_at: ended_at?.toISOString() ?? null,
  }));
}

/** Writes an incident for readers of the status page; refuses one without a title, or longer than the page's form. */
export async function openIncident(incident: NewIncident): Promise<void> {
  const { data, success } = NewIncident.safeParse(incident);
  if (!success) {
    const { title, body } = NewIncident.shape;
    throw new AppError(
      "invalid_request",
      `Say what readers notice in ${lengthInWords(title)}, and what you know in ${lengthInWords(body)}. Nothing was published.`,
    );
  }
  const db = await database();
  await db.insert(incidents).values(data);
}

/** Says that an incident is over; one that has ended stays as it is. */
export async function endIncident(seq: number): Promise<void> {
  const db = await database();
  await db.execute(
    sql`update incidents set ended_at = date_trunc('milliseconds', now()) where seq = ${seq} and ended_at is null`,
  );
}
