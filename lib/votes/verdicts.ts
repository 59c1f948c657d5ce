import { sql } from "drizzle-orm";
import type { Database, Transaction } from "../db/client.ts";
import { hasCounted, isStanding, isWord } from "../reviews/reviews.sql.ts";
import { establishedDays, establishedTools, reasonAsSql as is } from "./rules.ts";

// The rule of judge.ts as SQL, on rows of the table of reviews.

/** Whether a key is established: the age of its first counted review, and the number of its counted reviews' tools. */
export const isEstablished = (first: string, tools: string, at: string) =>
  `(${first} <= ${at} - interval '${establishedDays * 24} hours' and ${tools} >= ${establishedTools})`;

/** Why the row x of reviews does not count, computed from all others; null for one that does. */
export const reasonOfX = `case
  when not (${isStanding("x")}) then ${is("withdrawn")}
  when x.trace_sha256 is null then ${is("evidence_empty")}
  when ${hasNewer("x")} then ${is("superseded")}
  when ${isReused("trace_sha256", (row) => `${row}.tool_id = x.tool_id and ${row}.trace_sha256 = x.trace_sha256`)} then ${is("evidence_reused")}
  when ${isReused("text_sha256", (row) => `${row}.text_sha256 = x.text_sha256`)} then ${is("evidence_reused")} end`;

/** Whether the key of a row has a newer published review of the tool with evidence. */
export function hasNewer(row: string): string {
  return `exists (select from reviews newer where newer.public_key = ${row}.public_key and newer.tool_id = ${row}.tool_id
    and newer.seq > ${row}.seq and ${isStanding("newer")} and newer.trace_sha256 is not null)`;
}

/** Whether another key's word on a tool shows the evidence of x, and showed it first. */
function isReused(evidence: string, isSame: (row: string) => string): string {
  const since = (of: string) => `(select min(shown.seq) from reviews shown
    where ${isSame("shown")} and shown.public_key = ${of}.public_key and ${isStanding("shown")})`;
  return `exists (select from reviews other where x.${evidence} is not null and ${isSame("other")}
    and other.public_key <> x.public_key and ${isStanding("other")} and other.trace_sha256 is not null
    and not ${hasNewer("other")} and ${since("other")} < ${since("x")})`;
}

/** Whether a key is a voice of its own at a moment, by its reviews; now for null. */
export async function isEstablishedKey(
  tx: Transaction,
  { key_id, public_key }: { key_id: string; public_key: string },
  at: Date | null,
): Promise<boolean> {
  const moment = sql`coalesce(${at?.toISOString() ?? null}::timestamptz, now())`;
  const { rows } = await tx.execute<{ established: boolean | null }>(sql`
    select ${sql.raw(isEstablished("first_at", "tools", "at"))} as established from (
      select min(published_at) as first_at, count(distinct tool_id) as tools, ${moment} as at from reviews r
      where key_id = ${key_id} and public_key = ${public_key} and published_at <= ${moment} and ${sql.raw(hasCounted("r"))}
    ) as voter`);
  return rows[0]!.established === true;
}

/** Since when a key's reviews are separate voices, from its present reviews; null with too few tools. */
export async function establishedFrom(db: Database, key_id: string): Promise<string | null> {
  const { rows } = await db.execute<{ first_at: string }>(sql`
    select min(published_at) as first_at from reviews r where key_id = ${key_id} and ${sql.raw(hasCounted("r"))}
    group by tool_id order by first_at limit ${establishedTools}`);
  const firsts = rows.map(({ first_at }) => Date.parse(first_at));
  if (firsts.length < establishedTools) return null;
  return new Date(Math.max(firsts[0]! + establishedDays * 86_400_000, firsts.at(-1)!)).toISOString();
}

/** The names of a new review's values in the statement that writes it. */
type Names = Record<
  "tool_id" | "public_key" | "key_id" | "trace_sha256" | "text_sha256" | "at" | "salt" | "client" | "group_id",
  string
>;

/** The weight of a new review, as parts of the statement that writes it. `is_tangled`: it changes others too, so all are judged again. */
export const weighReview = (of: Names) => `
  moment as materialized (select coalesce(${of.at}::timestamptz, date_trunc('milliseconds', clock_timestamp())) as at),
  word as materialized (
    select * from reviews r where tool_id = ${of.tool_id} and public_key = ${of.public_key} and ${isWord("r")}),
  client_group as (
    insert into client_groups as g (salt, tool_id, client, group_id)
    select ${of.salt}, ${of.tool_id}, ${of.client}, ${of.group_id} where ${of.client}::text is not null
    on conflict (salt, tool_id, client) do update set group_id = g.group_id returning group_id),
  kin as materialized (
    select ${exists(`tool_id = ${of.tool_id} and trace_sha256 = ${of.trace_sha256} and ${others(of)} and ${isWord("r")}`)}
      or ${exists(`text_sha256 = ${of.text_sha256} and ${others(of)} and ${isWord("r")}`)} as is_reused,
      ${exists(`public_key = ${of.public_key} and ${isStanding("r")} and tool_id = ${of.tool_id} and trace_sha256 = ${of.trace_sha256}`)}
      or ${exists(`public_key = ${of.public_key} and ${isStanding("r")} and text_sha256 = ${of.text_sha256}`)} as was_shown),
  voter as materialized (
    select (select published_at from reviews r where key_id = ${of.key_id} and public_key = ${of.public_key}
      and ${hasCounted("r")} order by seq limit 1) as first_at, (${toolsOf(of)}) as tools),
  weight as materialized (
    select is_reused, ${of.trace_sha256}::text is not null and (
        is_reused and was_shown or exists (select from word where not counted)
        or exists (select from word join reviews r on r.tool_id = word.tool_id and r.trace_sha256 = word.trace_sha256
          where ${others(of)} and ${isStanding("r")})
        or exists (select from word join reviews r on r.text_sha256 = word.text_sha256
          where ${others(of)} and ${isStanding("r")})) as is_tangled,
      case when ${isEstablished("first_at", "tools", "at")} then null
        else (select group_id from client_group) end as voice_id,
      coalesce(first_at, case when not is_reused and ${of.trace_sha256}::text is not null then at end) as first_at
    from moment, kin, voter)`;

const exists = (condition: string) => `exists (select from reviews r where ${condition})`;
const others = (of: Names) => `r.public_key <> ${of.public_key}`;

/** The number of tools of the key's counted reviews, up to the needed one, by a skip scan of the index. */
const toolsOf = (of: Names) => `
    with recursive reviewed as (
      select (${firstTool(of, "''")}) as tool_id, 1 as n
      union all
      select (${firstTool(of, "reviewed.tool_id")}), n + 1 from reviewed
      where tool_id is not null and n < ${establishedTools})
    select count(tool_id) from reviewed`;

const firstTool = (of: Names, after: string) =>
  `select min(r.tool_id) from reviews r where r.public_key = ${of.public_key} and r.tool_id > ${after} and ${hasCounted("r")}`;
