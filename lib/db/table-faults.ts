import { sql } from "drizzle-orm";
import { momentJson } from "./columns.ts";
import { select } from "./select.ts";
import tables from "./tables.json" with { type: "json" };

/** The session that has locked a table, its transaction, and since when: that may be hidden from us. */
type Holder = { pid: number; who: string; transaction: string; since: string | null };
/** A table that is not there, or that another session keeps from us: from readers too, or from writers only. */
export type TableFault = {
  table: string;
  of: keyof typeof tables;
  stops: "reading" | "writing";
  holder: Holder | null;
};

/** A statement of ours locks a table for moments only. */
const longSeconds = 2;

/** The modes of a lock on a whole table, and on rows of one. */
const modes = { table: "^(Share|(ShareRow|Access)?Exclusive)Lock$", rows: "^Row(Share|Exclusive)Lock$" };

/** Reads which tables cannot be used, or rows of which, from the catalogues alone: that waits for no lock. */
export const readTableFaults = (of: keyof typeof modes = "table"): Promise<TableFault[]> =>
  select(sql`
    with own as (select key as of, name from json_each(${JSON.stringify(tables)}::json), json_array_elements_text(value) as name)
    select name as "table", of, 'reading' as stops, null as holder from own where to_regclass(quote_ident(name)) is null
    union all
    select name, of, case mode when 'AccessExclusiveLock' then 'reading' else 'writing' end,
      json_build_object('pid', pid, 'transaction', virtualtransaction, 'who', concat_ws(', ', usename, nullif(application_name, ''), client_addr),
        'since', ${momentJson(sql`date_trunc('milliseconds', xact_start)`)})
    from own join pg_locks on relation = to_regclass(quote_ident(name)) join pg_stat_activity as session using (pid)
    where granted and mode ~ ${modes[of]} and wait_event is distinct from 'SyncRep'
      and pid <> pg_backend_pid() and pg_locks.database = (select oid from pg_database where datname = current_database())
      and coalesce(xact_start, '-infinity') < now() - make_interval(secs => ${longSeconds})`);

/** Whether this fault stops that part of the service. */
export const stopsPart = ({ of, stops }: TableFault, part: string): boolean =>
  part === "publishing" ? of === part || of === "reads" : of === part && (stops === "reading" || of === "studies");

/** Such a fault as a sentence for anyone; who holds a lock is for the operator. */
export const tableFaultInWords = ({ table, holder, stops }: TableFault): string =>
  holder === null
    ? `The table ${table} is not in the database (42P01), so what needs it fails.`
    : `The table ${table} is locked by another session, so what ${stops === "reading" ? "reads or writes" : "writes"} it waits.`;
