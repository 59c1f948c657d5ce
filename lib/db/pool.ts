import { setImmediate as nextRound } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";
import type { createPgConfig } from "@electric-sql/pglite/node-postgres";
import pg from "pg";
import { AppError, unstorable } from "../errors.ts";
import { madeOnce } from "../process-wide.ts";
import { faultInWords, noteTables, tablesIn, textOfStatement } from "./logged-error.ts";
import { noteRefusedConnection, slowMs, storageUnavailable } from "./storage-away.ts";
import { causesOf, noteWriteFault } from "./write-fault.ts";

/** Keeps a pool alive when connections break: none ends the process or keeps its place in the pool. */
export function surviveBreaks(pool: pg.Pool): void {
  // Without these listeners a connection that breaks, idle or inside a transaction, would end the process.
  pool.on("error", (error) => {
    if (!pool.ending) console.error(`A database connection broke: ${faultInWords(error)}`);
  });
  pool.on("connect", (client) => {
    noteFaults(
      client.on("error", () => undefined),
      noteSlow,
    );
    tend(client);
  });
}

const mostSlow = 1_000;
/** The statements that were answered slowly since they were last counted: about which tables, or their first word, and for how many seconds. */
export const slowStatements = madeOnce("slow-statements", (): { about: string; seconds: number }[] => []);

function noteSlow(statement: unknown, ms: number): void {
  if (ms < slowMs || slowStatements().length >= mostSlow) return;
  slowStatements().push({
    about: tablesIn(statement) || (/^\s*(\w+)/.exec(textOfStatement(statement))?.[1] ?? "storage").toLowerCase(),
    seconds: ms / 1_000,
  });
}

/** Notes the failed writes of a connection for the check of health, and in each error which tables its statement is about; `answered` hears of the others. */
export function noteFaults(client: pg.ClientBase, answered: typeof noteSlow = () => undefined): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((...args: unknown[]) => {
    const [done, [statement], began] = [args.at(-1), args, performance.now()];
    const end = () => answered(statement, performance.now() - began);
    const note = (error: unknown) => {
      noteTables(error, statement);
      noteWriteFault(error);
    };
    // The pool's own query sends a callback.
    if (typeof done === "function")
      args.splice(-1, 1, (error: unknown, result: unknown) => {
        if (error) note(error);
        else end();
        done(error, result);
      });
    const answer = query(...args);
    if (answer instanceof Promise) answer.then(end, note);
    return answer;
  }) as typeof client.query;
}

/** Cuts a connection whose query ran out of time, as it is still busy, and gives back one on which no transaction could begin, which drizzle does not. */
function tend(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((...args: unknown[]) => {
    const answer = query(...args);
    if (answer instanceof Promise)
      answer.catch((error: Error) => {
        if (/^Query read timeout/.test(error.message))
          (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
        if (/^begin/i.test((args[0] as { text?: string }).text ?? "")) client.release(true);
      });
    return answer;
  }) as typeof client.query;
}

/** How long a request waits for a connection, new or returned: after that storage is away, or too busy. */
export const connectMs = 1_900;
/** Within what time a request is answered while storage hangs. */
export const promisedMs = 2_500;
/** The least time of a statement, after any wait: both together stay under `promisedMs`, with room for the answer. */
const leastQueryMs = 300;
/** The time limit of a statement for a request that has not waited. */
export const queryMs = 1_700;
/** A slow server ends the statement itself, a little earlier, and the connection survives. */
export const statementMs = 1_600;
export const lockMs = 1_500;

/** SQLSTATE of a server whose connections are all taken. */
const noRoom = "53300";
/** How long a pool makes do with the connections that it has, in milliseconds. */
const makeDoMs = 5_000;

/** Gives each statement the time that its wait left over; where the server lets in no other connection, it waits for one that the pool has. */
export function shareTime(pool: pg.Pool): void {
  const { max } = pool.options;
  const connect = pool.connect.bind(pool);
  const isRefused = (error: unknown, waited: number) => {
    if ((error as { code?: unknown } | undefined)?.code !== noRoom) return false;
    noteRefusedConnection(error);
    if (pool.totalCount === 0 || waited > connectMs) return false;
    // Those that are refused beside it leave the pool one by one, and each may have opened another.
    pool.options.max = pool.totalCount;
    setTimeout(() => Object.assign(pool.options, { max }), makeDoMs).unref();
    return true;
  };
  const open = (done: NonNullable<Parameters<pg.Pool["connect"]>[0]>, since = performance.now()): void =>
    connect((error, client, release) => {
      const waited = performance.now() - since;
      if (isRefused(error, waited)) open(done, since);
      else done(error, client && limit(client, waited), release);
    });
  pool.connect = ((done?: Parameters<typeof open>[0]) =>
    done === undefined
      ? new Promise((resolve, reject) => open((error, client) => (error ? reject(error) : resolve(client!))))
      : open(done)) as pg.Pool["connect"];
}

/** Sets a statement's time limit after such a wait. */
function limit(client: pg.PoolClient, waited: number): pg.PoolClient {
  const { connectionParameters } = client as unknown as { connectionParameters: { query_timeout: number } };
  connectionParameters.query_timeout = Math.min(queryMs, Math.max(leastQueryMs, connectMs + leastQueryMs - waited));
  return client;
}

/** SQLSTATEs of a text that a database of UTF-8 cannot hold: a NUL, and the same as an escape in JSON. */
const states = new Set(["22021", "22P05"]);
/** SQLSTATE of a text that its type cannot read. Our own JSON has one such fault alone: half of a surrogate pair. */
const unreadable = "22P02";

/** Whether an error is PostgreSQL's refusal of a text; looks through the causes that drivers wrap. */
export const isTextRefused = (error: unknown): boolean =>
  causesOf(error).some(
    ({ code, routine }) => states.has(String(code)) || (code === unreadable && /json/i.test(String(routine))),
  );

/** The refusal of every door for a text that cannot be stored. */
export const textRefusal = (): AppError => new AppError("invalid_unicode", `${unstorable}.`);

type Query = (...args: unknown[]) => unknown;

/** Lets a pool refuse half of a surrogate pair, which its driver would store as U+FFFD: it is sent as a NUL, whose refusal ends the transaction. */
export function refuseHalves(pool: pg.Pool): void {
  pool.on("connect", (client) => {
    const query = client.query.bind(client) as Query;
    client.query = ((config: unknown, values: unknown, ...rest: unknown[]) => {
      if (Array.isArray(values)) return query(config, values.map(storable), ...rest);
      const own = (config as { values?: unknown } | null)?.values;
      if (!Array.isArray(own) || own.every((value) => storable(value) === value)) return query(config, values, ...rest);
      return query({ ...(config as object), values: own.map(storable) }, values, ...rest);
    }) as typeof client.query;
  });
}

function storable(value: unknown): unknown {
  if (typeof value === "string") return value.isWellFormed() ? value : "\0";
  return Array.isArray(value) ? value.map(storable) : value;
}

// Two repairs make PGlite's own pg adapter fit drizzle and pg-pool: drizzle passes `types: { getTypeParser }`, which
// PGlite's serializer takes for a list; and pg-pool ends a client whose query failed, whose late 'end' event then breaks
// the next client on the only connection.

class LitePool extends pg.Pool {
  override connect = (async () => {
    const client: pg.PoolClient = await super.connect();
    // PGlite computes on this thread and never waits for input, so a series of requests would block all input.
    await nextRound();
    const release = client.release;
    client.release = () => release.call(client);
    return client;
  }) as unknown as pg.Pool["connect"];

  override query = (async (...args: Parameters<pg.PoolClient["query"]>) => {
    const client = await this.connect();
    try {
      return await client.query(...args);
    } finally {
      client.release();
    }
  }) as unknown as pg.Pool["query"];
}

/** A pg.Pool (promises only) of one connection over a PGlite; `stopped` is called when that stopped by itself. */
export function createLitePool(lite: PGlite, config: ReturnType<typeof createPgConfig>, stopped: () => void): pg.Pool {
  refuseWhenStopped(lite, () => {
    stopped();
    // What waits for an answer gets this one.
    setImmediate(() => config.connection.emit("error", storageUnavailable()));
  });
  const parse = config.connection.parse.bind(config.connection);
  config.connection.parse = (query) => parse({ ...query, types: Array.isArray(query.types) ? query.types : [] });
  return new LitePool({ ...config, max: 1, idleTimeoutMillis: 0 } as unknown as pg.PoolConfig);
}

/** Sends nothing more to a PGlite that panicked, as on a full disk: the next message would block the thread. */
function refuseWhenStopped(lite: PGlite, stopped: () => void): void {
  const send = lite.execProtocolStream.bind(lite);
  let hasStopped = false;
  const stop = () => {
    hasStopped = true;
    stopped();
  };
  lite.execProtocolStream = async (...args) => {
    if (hasStopped) throw storageUnavailable();
    const messages = await send(...args).catch((error) => {
      if (!lite.closed && !hasStopped) stop();
      throw error;
    });
    if (messages.some((message) => (message as { severity?: string }).severity === "PANIC")) stop();
    return messages;
  };
}
