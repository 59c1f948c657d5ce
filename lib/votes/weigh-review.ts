import { establishedTools } from "./rules.ts";
import { hasCounted, isEstablished, isWord } from "./verdicts.ts";

/** The names of a new review's values in the statement that writes it. */
type Names = Record<
  "tool_id" | "public_key" | "key_id" | "trace_sha256" | "text_sha256" | "at" | "salt" | "client" | "group_id",
  string
>;

/**
 * The weight of a new review, as parts of the statement that writes it: `moment`, `word` (the review it supersedes),
 * `client_group` and `weight`, one row. `is_tangled`: it changes more than itself and its predecessor, so all must be
 * judged again.
 */
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
      ${exists(`public_key = ${of.public_key} and withdrawn_at is null and tool_id = ${of.tool_id} and trace_sha256 = ${of.trace_sha256}`)}
      or ${exists(`public_key = ${of.public_key} and withdrawn_at is null and text_sha256 = ${of.text_sha256}`)} as was_shown),
  voter as materialized (
    select (select published_at from reviews r where key_id = ${of.key_id} and public_key = ${of.public_key}
      and ${hasCounted("r")} order by seq limit 1) as first_at, (${toolsOf(of)}) as tools),
  weight as materialized (
    select is_reused, ${of.trace_sha256}::text is not null and (
        is_reused and was_shown or exists (select from word where not counted)
        or exists (select from word join reviews r on r.tool_id = word.tool_id and r.trace_sha256 = word.trace_sha256
          where ${others(of)} and r.withdrawn_at is null)
        or exists (select from word join reviews r on r.text_sha256 = word.text_sha256
          where ${others(of)} and r.withdrawn_at is null)) as is_tangled,
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
