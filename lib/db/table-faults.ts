import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type SQL, sql } from "drizzle-orm";
import journal from "../../drizzle/meta/_journal.json" with { type: "json" };
import { madeOnce } from "../process-wide.ts";
import { momentJson } from "./columns.ts";
import neverEmpty from "./never-empty.json" with { type: "json" };
import { select } from "./select.ts";
import words from "./table-faults.json" with { type: "json" };
import tables from "./tables.json" with { type: "json" };

/** What has locked a table: a session or a prepared transaction, by which statement it ends, and since when: that may be hidden from us. */
type Holder = Record<"name" | "end" | "who" | "transaction", string> & { since: string | null };
/** A table that is not there, lacks a part, that another session keeps from us, that hides its rows, that gives out places that are taken, or that is empty or lacks rows and should not, or that names posts that are gone: a start or a backup fills it. */
export type TableFault = {
  table: string;
  of: keyof typeof tables;
  stops: "reading" | "writing" | "order";
  form: "missing" | "lacks" | "locked" | "hidden" | "head" | "behind" | "lost" | "short" | "start" | "backup";
  holder?: Holder | null;
  /** The columns and keys of this build's schema that it lacks, or how many of the rows of its catalogue. */
  lacks?: string | null;
};

/** The tables that always have rows, with what fills them again and what is lost meanwhile; of those that a start fills the key of a row, and what is lost where some lack. */
const kept: Record<string, { filledBy: string; loss?: string; key?: string; less?: string }> = neverEmpty;
const loaded = Object.keys(kept).filter((name) => kept[name]!.filledBy === "start");

/** The setting that has the keys of the rows that the last load of the catalogue wrote to a table. */
export const keysSetting = (table: string): string => `catalog_keys_of_${table}`;

/** A query for the settings of every start that are gone; without the feed's epoch, as without all of them, posts fail. */
const lostSettings = sql`
    select 'settings' as "table", case when row_security_active('settings') then 'hidden' else 'start' end as form,
      case when bool_or(key = 'feed_epoch') then 'reading' else 'order' end as stops,
      concat(string_agg(key, ', '), ', so ', string_agg(value, ', and ')) as lacks
    from json_each_text(${JSON.stringify(neverEmpty.settings.own)}::json)
    where not exists (select from settings where name = key) and exists (select from tools) having count(*) > 0`;

/** A query for those of some tables that have no row, or not all of the catalogue, by default of those that a start fills; of the rest only once tools are listed. Without `offset 0` PostgreSQL counts twice. */
export const shortTables = (names = loaded): SQL => {
  const isShort = (name: string) => {
    const { key = "null", filledBy } = kept[name]!;
    const table = sql.identifier(name);
    return sql`
    select ${name}::text as "table", case when row_security_active(${name}) then 'hidden' when exists (select from ${table}) then 'short'
      else ${filledBy} end as form, case when exists (select from ${table}) then 'order' else 'reading' end as stops, missing || ' of the ' || total as lacks
    from (select count(*) as total, count(*) filter (where not exists (select from ${table} where ${sql.raw(key)} = wanted)) as missing
      from json_array_elements_text((select value::json from settings where name = ${keysSetting(name)})) as wanted offset 0) as own
    where (missing > 0 or not exists (select from ${table})) and (${name}::text = 'tools' or exists (select from tools))`;
  };
  const looks = names.map((name) => (name === "settings" ? lostSettings : isShort(name)));
  return sql.join(looks, sql` union all `);
};

/** In so many of the newest posts of the feed a row that is gone is looked for. */
const newestPosts = 100;

/** Those that give out places that rows have, as after half of a restore, or name posts that are gone and that nobody removed; each is read by an index. */
const behind = sql`
  select "table", form, stops, null as lacks from (values
    ('feed_head', 'head', 'writing', (select max(position) from feed_head), (select max(position) from events)),
    ('questions', 'behind', 'order', (select max(last_value) from pg_sequences where sequencename = 'questions_seq_seq'), (select max(seq) from questions)),
    ('reviews', 'behind', 'order', (select max(last_value) from pg_sequences where sequencename = 'reviews_seq_seq'), (select max(seq) from reviews))
  ) as own ("table", form, stops, given, taken) where given < taken
  union all
  select 'events', 'lost', 'order', missing || ' of the newest ' || total from (
    select count(*) as total, count(*) filter (where not exists (select from reviews where review_id = ref)
      and not exists (select from questions where question_id = ref) and not exists (select from answers where answer_id = ref)
      and not exists (select from removals where id = ref)) as missing
    from (select ref from events order by position desc limit ${newestPosts}) as newest offset 0) as own where missing > 0`;

type Snapshot = Record<"name" | "columns" | "compositePrimaryKeys" | "uniqueConstraints", string> & {
  indexes: Record<string, { name: string; isUnique: boolean }>;
};
/** The columns and unique keys of each table, as the newest migration left them. */
const ownParts = madeOnce("own-parts", () => {
  const path = `drizzle/meta/${String(journal.entries.length - 1).padStart(4, "0")}_snapshot.json`;
  const { tables } = JSON.parse(readFileSync(join(process.cwd(), path), "utf8")) as {
    tables: Record<string, Snapshot>;
  };
  const parts = Object.values(tables).flatMap(({ name: table, ...of }) => {
    const unique = Object.values(of.indexes).flatMap(({ name, isUnique }) => (isUnique ? [name] : []));
    const [first = `${table}_pkey`] = Object.keys(of.compositePrimaryKeys);
    const names = { column: Object.keys(of.columns), key: [first, ...unique, ...Object.keys(of.uniqueConstraints)] };
    return Object.entries(names).flatMap(([form, own]) => own.map((part) => ({ table, form, part })));
  });
  return JSON.stringify(parts);
});

/** A statement of ours locks a table for moments only. */
const longSeconds = 2;

/** The modes of a lock on a whole table, and on rows of one. */
const modes = { table: "^(Share|(ShareRow|Access)?Exclusive)Lock$", rows: "^Row(Share|Exclusive)Lock$" };

/** Reads which tables cannot be used, or are empty and should not be, or rows of which cannot be used. */
export async function readTableFaults(of: keyof typeof modes = "table"): Promise<TableFault[]> {
  const faults = await readLocks(of);
  if (of === "rows") return faults;
  const usable = Object.keys(kept).filter((name) => !faults.some(({ table, lacks }) => table === name && !lacks));
  const read = (query: SQL) => select<Omit<TableFault, "of">>(query).catch(() => []);
  const short = await read(shortTables(usable));
  // With a tool its assessments go, and come back.
  const lacksTools = short.some(({ table, form }) => table === "tools" && form === "short");
  const first = short.filter(({ table, form }) => table === "tools" || form !== "short" || !lacksTools);
  const rest = [first, faults.length === 0 ? await read(behind) : []].flat();
  const ofPart = (name: string) => (Object.keys(tables) as TableFault["of"][]).find((of) => tables[of].includes(name))!;
  return [...faults, ...rest.map((fault) => ({ ...fault, of: ofPart(fault.table) }))];
}

/** Reads which tables are not there or locked, or rows of which, from the catalogues alone: that waits for no lock. */
const readLocks = (of: keyof typeof modes): Promise<TableFault[]> =>
  select(sql`
    with own as (select key as of, name from json_each(${JSON.stringify(tables)}::json), json_array_elements_text(value) as name)
    select * from (select name as "table", of, 'reading' as stops, 'missing' as form, null::json as holder, null as lacks from own where to_regclass(quote_ident(name)) is null
    union all
    select name, of, case min(form) when 'key' then 'writing' else 'reading' end, 'lacks', null, string_agg(concat('its ', form, ' ', part), ' and ' order by part)
    from own join jsonb_to_recordset(${ownParts()}::jsonb) as parts ("table" text, form text, part text) on name = "table"
    where to_regclass(quote_ident(name)) is not null
      and not exists (select from pg_attribute where attrelid = to_regclass(quote_ident(name)) and attname = part and not attisdropped)
      and not exists (select from pg_index join pg_class on pg_class.oid = indexrelid
        where indrelid = to_regclass(quote_ident(name)) and relname = part and indisvalid)
    group by name, of
    union all
    select name, of, 'reading', 'hidden', null, null from own where row_security_active(to_regclass(quote_ident(name))::oid) and not exists (
      select from pg_policy, unnest(polroles) as role
      where polrelid = to_regclass(quote_ident(name)) and polpermissive and (role = 0 or pg_has_role(role, 'usage')))
    union all
    select name, of, case mode when 'AccessExclusiveLock' then 'reading' else 'writing' end, 'locked',
      json_build_object('name', coalesce('Session ' || pid, 'The prepared transaction ' || gid), 'transaction', virtualtransaction,
        'end', coalesce('select pg_terminate_backend(' || pid || ')', 'rollback prepared ' || quote_literal(gid)),
        'who', concat_ws(', ', usename, owner, nullif(application_name, ''), client_addr),
        'since', ${momentJson(sql`date_trunc('milliseconds', coalesce(xact_start, prepared))`)}), null
    from own join pg_locks on relation = to_regclass(quote_ident(name)) left join pg_stat_activity as session using (pid)
      left join (select virtualtransaction, gid, prepared, owner from pg_locks join pg_prepared_xacts on transactionid = transaction)
        as left_behind using (virtualtransaction)
    where granted and coalesce(gid, pid::text) is not null and mode ~ ${modes[of]} and wait_event is distinct from 'SyncRep'
      and pid is distinct from pg_backend_pid() and pg_locks.database = (select oid from pg_database where datname = current_database())
      and coalesce(xact_start, prepared, '-infinity') < now() - make_interval(secs => ${longSeconds}))
    as fault order by of = 'rest', "table"`);

/** Whether this fault stops that part of the service. */
export const stopsPart = ({ of, stops, form }: TableFault, part: string): boolean =>
  form === "short"
    ? of === part
    : stops !== "order" &&
      (part === "publishing"
        ? of === part || of === "reads"
        : of === part && (stops === "reading" || of === "studies"));

/** Such a fault as a sentence for anyone; who holds a lock is for the operator. */
export function tableFaultInWords({ table, form, stops, lacks }: TableFault): string {
  const { loss, less } = kept[table] ?? {};
  const own: { [of in TableFault["form"]]?: string } = {
    ...words,
    locked: `${words.locked} ${stops === "reading" ? "reads or writes" : "writes"} it waits`,
    lacks: `lacks ${lacks}, so what needs that fails`,
    lost: `names posts whose rows are gone (${lacks}), so their pages are not found`,
    short: `lacks ${lacks} rows of this release's catalogue, so ${less}`,
  };
  return `The table ${table} ${own[form] ?? (loss ? `is empty, so ${loss}` : `lacks ${lacks}`)}.`;
}
