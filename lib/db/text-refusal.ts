import type pg from "pg";
import { AppError } from "../errors.ts";

/** SQLSTATEs of a text that a database of UTF-8 cannot hold: a NUL, and the same as an escape in JSON. */
const states = new Set(["22021", "22P05"]);
/** SQLSTATE of a text that its type cannot read. Our own JSON has one such fault alone: half of a surrogate pair. */
const unreadable = "22P02";

/** Whether an error is PostgreSQL's refusal of a text; looks through the causes that drivers wrap. */
export function isTextRefused(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, routine } = cause as { code?: unknown; routine?: unknown };
    if (states.has(String(code)) || (code === unreadable && /json/i.test(String(routine)))) return true;
  }
  return false;
}

/** The refusal of every door for a text that cannot be stored. */
export const textRefusal = (): AppError =>
  new AppError("invalid_unicode", "Leave out lone surrogates and U+0000: they are no text that can be stored.");

type Query = (...args: unknown[]) => unknown;

/**
 * Lets a pool's database refuse half of a surrogate pair, which its driver would store as U+FFFD: such a text is sent as
 * a NUL, so the refusal ends its transaction like any other.
 */
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
