import type pg from "pg";

/** How long a request waits for a connection, new or returned: after that storage is away, or too busy. */
export const connectMs = 1_900;
/** The least time of a statement, after any wait: both together stay under 2.5 s, with room for the answer. */
const leastQueryMs = 300;
/** The time limit of a statement for a request that has not waited. */
export const queryMs = 1_700;
/** A slow server ends the statement itself, a little earlier, and the connection survives. */
export const statementMs = 1_600;

type Callback = Parameters<pg.Pool["connect"]>[0];

/** Gives each statement on a connection the time that its wait left over, so a burst may queue for long. */
export function shareTime(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool);
  pool.connect = ((done?: Callback) => {
    const since = performance.now();
    if (done === undefined) return connect().then((client) => limit(client, performance.now() - since));
    connect((error, client, release) => done(error, client && limit(client, performance.now() - since), release));
  }) as pg.Pool["connect"];
}

/** Sets a statement's time limit after such a wait. */
function limit(client: pg.PoolClient, waited: number): pg.PoolClient {
  const { connectionParameters } = client as unknown as { connectionParameters: { query_timeout: number } };
  const left = connectMs + leastQueryMs - waited;
  connectionParameters.query_timeout = Math.min(queryMs, Math.max(leastQueryMs, left));
  return client;
}
