import { setImmediate as nextRound } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";
import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import pg from "pg";
import { storageUnavailable } from "./storage-away.ts";

// Two repairs make PGlite's own pg adapter fit drizzle and pg-pool (pglite 0.5.16, pg 8.23.1, drizzle-orm 0.45.4):
// drizzle passes `types: { getTypeParser }`, which PGlite's serializer takes for a list; and pg-pool ends a client
// whose query failed, whose late 'end' event then breaks the next client on the only connection.

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
export function createLitePool(lite: PGlite, stopped: () => void): pg.Pool {
  const config = createPgConfig(lite);
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
