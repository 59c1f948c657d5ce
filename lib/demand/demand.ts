import type { IncomingHttpHeaders } from "node:http";
import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { noteAct } from "../accounts/acts.ts";
import { refuseContent } from "../content/refuse-content.ts";
import { type Account, isWholeMatch, longestSearch, type Verb } from "../contract.ts";
import { partOf } from "../cut-text.ts";
import { db } from "../db/client.ts";
import { AppError } from "../errors.ts";
import { clientOf, keyedHash, readHiddenClients, saltName } from "../limits/limits.ts";
import { addressHeader, callerFrom } from "../net/request-head.ts";
import { madeOnce } from "../process-wide.ts";
import { compareToolsEndpoint } from "../tools/compare/contract.ts";
import { searchToolsEndpoint } from "../tools/contract.ts";
import { areKnown } from "../tools/known-words.ts";
import { searchTools } from "../tools/search-tools.ts";
import { searchTerms } from "../tools/word-query.ts";
import type { DemandKind, DemandRow, getDemandEndpoint } from "./contract.ts";
import { demandOrder, keptDemandDays, leastClients, mostDemands } from "./contract.ts";

/** How many searches wait for the next flush, and the longest address of one. */
const mostPending = 5_000;
const longestAddress = 2_000;
/** How many searches of one client are counted in a day, and wait for a flush. */
const mostOfClient = 200;

const searched = /^\/(?:api\/)?(?:tools|recommend|compare|search)(?:\.md)?\?/;

const none = () => ({ waiting: 0, byClient: new Map<string, Set<string>>() });
/** The addresses of searches by who sent them, which the next flush reads: the door itself only notes them. */
const pending = madeOnce("searches", none);

/** Notes a search or a comparison in memory. */
export function noteSearch(url: string, headers: IncomingHttpHeaders): void {
  if (!searched.test(url) || url.length > longestAddress) return;
  const { waiting, byClient } = pending();
  const who = String(headers[addressHeader]);
  const own = byClient.get(who) ?? new Set();
  if (own.size >= mostOfClient || waiting >= mostPending || own.has(url)) return;
  byClient.set(who, own.add(url));
  pending().waiting += 1;
}

type Search = { kind: DemandKind; text: string };

/** The searches of a noted address: the telling words of one, or each pair of a comparison. */
function searchesIn(address: string): Search[] {
  const { pathname, searchParams } = new URL(address, "http://here");
  if (pathname.includes("compare")) {
    const input = compareToolsEndpoint.input.safeParse({ tools: searchParams.getAll("tools").join(",") });
    const ids = input.data?.tools.toSorted() ?? [];
    return ids.flatMap((one, at) =>
      ids.slice(at + 1).map((other): Search => ({ kind: "pair", text: `${one},${other}` })),
    );
  }
  const text = searchTerms(searchParams.get("q") ?? searchParams.get("task") ?? "").join(" ");
  return text === "" || text.length > longestSearch ? [] : [{ kind: "search", text }];
}

/** Hashes of searches that are not published; under the salt of the next day they are others. */
const refused = new LRUCache<string, true>({ max: 20_000 });

/** Writes which clients searched what, as hashes, and the text of what enough of them sent today and may be read by all. */
export async function flushSearches(): Promise<void> {
  const { waiting, byClient } = pending();
  if (waiting === 0) return;
  Object.assign(pending(), none());
  try {
    await store(byClient);
  } catch (error) {
    for (const [who, own] of byClient) for (const url of own) noteSearch(url, { [addressHeader]: who });
    throw error;
  }
}

/** Whether nothing is counted, as a proxy hides the clients. */
const isOff = async () => (await readHiddenClients()) !== null;

async function store(byClient: Map<string, Set<string>>): Promise<void> {
  const now = new Date();
  const salt = saltName(now);
  const texts = new Map<string, Search>();
  const rows: { query: string; client: string }[] = [];
  for (const [who, own] of byClient) {
    const client = await clientOf(callerFrom(new Headers({ [addressHeader]: who })), now);
    if (client === null) continue;
    for (const search of [...own].flatMap(searchesIn).slice(0, mostOfClient)) {
      const query = await keyedHash(`${search.kind} ${search.text}`, now);
      texts.set(query, search);
      rows.push({ query, client: client.name });
    }
  }
  if (rows.length === 0 || (await isOff())) return;
  await db.execute(sql`
    insert into demand_clients (salt, query, client)
    select ${salt}, query, client from (
      select query, client, coalesce(n, 0) + row_number() over (partition by client order by query) as place
      from (select query, client from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (query text, client text)
        except select query, client from demand_clients where salt = ${salt}) as sent
      left join (select client, count(*) as n from demand_clients where salt = ${salt} group by client) as counted using (client)
    ) as numbered
    where place <= ${mostOfClient} order by query, client on conflict do nothing`);
  const { rows: often } = await db.execute<{ query: string; clients: number }>(sql`
    select query, count(*)::int as clients from demand_clients
    where salt = ${salt} and query in (select jsonb_array_elements_text(${JSON.stringify([...texts.keys()])}::jsonb))
    group by query having count(*) >= ${leastClients} order by query`);
  for (const { query, clients } of often) {
    const { kind, text } = texts.get(query)!;
    if (refused.has(query)) continue;
    if (!(await mayBeRead(kind, text))) refused.set(query, true);
    else
      await db.execute(sql`insert into demand_days (kind, text, day, clients, hidden)
        values (${kind}, ${text}, ${partOf(now.toISOString(), 0, 10)}, ${clients},
          exists (select from demand_days where kind = ${kind} and text = ${text} and hidden))
        on conflict (kind, text, day) do update set clients = greatest(demand_days.clients, excluded.clients)`);
  }
}

/** Whether all may read a text: a pair of listed tools, or a search that no tool answers, all in known and harmless words. */
async function mayBeRead(kind: DemandKind, text: string): Promise<boolean> {
  if (kind === "pair") {
    const ids = text.split(",");
    const listed = await db.execute(sql`
      select from tools join tool_usage using (tool_id) where not is_unverified and tool_id in ${ids}`);
    return listed.rows.length === ids.length;
  }
  if (!(await areKnown(text.split(" ")))) return false;
  try {
    await refuseContent([{ pointer: "/q", text }]);
    const { match } = await searchTools(searchToolsEndpoint.input.parse({ q: text }), { address: null, spent: [] });
    return !isWholeMatch(match);
  } catch (error) {
    if (error instanceof AppError && error.status < 429) return false;
    throw error;
  }
}

/** Deletes the days that are too old to be shown. */
export async function forgetDemand(): Promise<void> {
  await db.execute(sql`delete from demand_days where day < (now() at time zone 'UTC')::date - ${keptDemandDays}::int`);
}

type Days = { day: string; clients: number }[];
type Row = { kind: DemandKind; text: string; days: Days; tools: { tool_id: string; tool_name: string }[] | null };

const order = sql.raw(demandOrder.sql);

/** Gets what many clients looked for in vain, and which tools they compared. */
export const getDemand: Verb<typeof getDemandEndpoint> = async () => {
  const { rows } = await db.execute<Row>(sql`
    select kind, text, days, (select json_agg(json_build_object('tool_id', tool_id, 'tool_name', name) order by tool_id)
      from tools where kind = ${"pair" satisfies DemandKind} and tool_id = any(string_to_array(text, ','))) as tools
    from (select kind, text, sum(clients) as clients,
        json_agg(json_build_object('day', day, 'clients', clients) order by day desc) as days,
        row_number() over (partition by kind order by ${order}, text) as place
      from demand_days where not hidden group by kind, text) as sums
    where place <= ${mostDemands} order by place`);
  return {
    counting: (await isOff()) ? ("off" as const) : ("on" as const),
    searches: rows.filter(({ kind }) => kind === "search").map(({ text, days }) => ({ q: text, days })),
    pairs: rows.flatMap(({ tools, days }) => (tools?.length === 2 ? [{ tools, days }] : [])),
  };
};

/** An id of a row, so that the log of the operator's acts holds no words. */
const rowId = sql`left(md5(kind || ' ' || text), 16)`;

/** Lists all rows for the operator. */
export async function listDemand(): Promise<DemandRow[]> {
  const { rows } = await db.execute<DemandRow>(sql`
    select ${rowId} as row_id, kind, text, sum(clients)::int as clients, bool_or(hidden) as hidden
    from demand_days group by kind, text order by ${order}, text limit ${4 * mostDemands}`);
  return rows;
}

/** Hides a row while clients send it, or shows it again. */
export async function hideDemand(row_id: string, hidden: boolean, by?: Account): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`update demand_days set hidden = ${hidden} where ${rowId} = ${row_id}`);
    await noteAct(tx, by, hidden ? "Hid a search or a pair" : "Showed a search or a pair", row_id);
  });
}
