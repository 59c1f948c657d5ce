import type { DrizzleQueryError } from "drizzle-orm/errors";

const shownOfQuery = 100;

/** An error as it may be logged: of a query that failed its beginning and its cause, never the values it was asked with. */
export function loggedError(error: unknown): unknown {
  if (!isOfQuery(error)) return error;
  const cause = error.cause instanceof Error ? error.cause.message : String(error.cause);
  // The message itself has the values in it; the frames stand below it.
  const frames = error.stack?.split(error.message).at(-1) ?? "";
  const where = error.stack?.includes(error.message) ? frames.trimEnd() : "";
  return `${cause}, of the query: ${error.query.slice(0, shownOfQuery)}${where}`;
}

/** Told by its shape: the database of the process is opened by one module instance, whose class the others do not have. */
const isOfQuery = (error: unknown): error is DrizzleQueryError =>
  error instanceof Error && "query" in error && "params" in error && typeof error.query === "string";
