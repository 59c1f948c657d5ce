import { AppError } from "../errors.ts";
import { ownValue } from "../own-value.ts";
import { processWide } from "../process-wide.ts";
import { hearSiblings, tellSiblings } from "../siblings.ts";
import { causeInWords, loggedError } from "./logged-error.ts";
import { causes, causesOf, lastOutage, type StorageCause, writeCauseOf, writeFault, writeWhy } from "./write-fault.ts";

const refusal = "storage_unavailable";
export const storageRetrySeconds = 5;
const networkCodes = new Set(
  "ECONNREFUSED ECONNRESET ECONNABORTED ETIMEDOUT EHOSTUNREACH ENETUNREACH EPIPE ENOTFOUND EAI_AGAIN ENOENT".split(" "),
);
/** SQLSTATE classes and codes of a server that is going, gone, starting, full, or too slow for our own time limit. */
const serverStates = /^(08|57P0[1-5]|57014|55P03|53[0-9A-Z]{3}|25006)/;
/** Those by which a server that is there ends a statement: for a lock that another session holds, or for its time. */
const busyStates: Record<string, string> = {
  "55P03": "Storage is there, but another session holds a lock that this waited for",
  "57014": "Storage is there, but this took too long",
};
/** The codes of a PostgreSQL that lets us in no more, which it did before: at a start they are a mistake that ends it. */
const closedStates = /^(28|3D)/;
/** Whether storage has answered this process. */
const hasAnswered = processWide<true>("storage-has-answered");
/** Errors of pg and pg-pool without a code. */
const clientMessages =
  /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|Client has encountered a connection error|connection timeout|not queryable/i;

/** Whether an error means that the database is unreachable; looks through the causes that drivers wrap. */
export function isStorageAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error || cause instanceof Event; cause = (cause as Error).cause) {
    // Neon's driver throws the error event of its WebSocket itself.
    if (cause instanceof Event) return cause.type === "error";
    const code = (cause as { code?: unknown }).code;
    if (code === refusal) return true;
    if (typeof code === "string" && (networkCodes.has(code) || serverStates.test(code))) return true;
    if (hasAnswered.current && closedStates.test(String(code))) return true;
    if (clientMessages.test(cause.message) || writeCauseOf(cause) !== null) return true;
    if (cause instanceof AggregateError && cause.errors.some(isStorageAway)) return true;
  }
  return false;
}

/** Why storage that is there has ended a statement; null for any other error. */
export const busyCause = (error: unknown): string | null =>
  causesOf(error).flatMap(({ code }) => ownValue(busyStates, String(code)) ?? [])[0] ?? null;

const away = processWide<string>("storage-away");

/** Since when storage has been away, as this process sees it; null while it answers. */
export const awaySince = (): string | null => away.current ?? null;

/** How this process last saw that: in PostgreSQL's words, or by the code of a network, whose words hold an address. */
export const awayWhy = processWide<string>("storage-away-why");

/** The same answer of storage; notes whether it came. */
export function noteStorage<Value>(answer: Promise<Value>): Promise<Value> {
  const began = performance.now();
  const noteAnswer = () => {
    if (performance.now() - began < slowMs) quickAnswerAt.current = new Date().toISOString();
    noteBack();
  };
  answer.then(noteAnswer, (error: unknown) => {
    if (busyCause(error) !== null) return noteBack();
    // What another statement was answered meanwhile shows that this one only waited, such as for a connection.
    const isAway = writeCauseOf(error) === null && isStorageAway(error) && answeredAt < began;
    if (isAway) {
      if (away.current === undefined) {
        away.current = earliest.current ?? new Date().toISOString();
        tellSiblings(topic, away.current);
      }
      const code = String(causesOf(error).at(-1)?.code);
      // A PGlite that cannot write ends, and then says no more than that.
      const why = writeFault() === null ? undefined : writeWhy.current;
      awayWhy.current = networkCodes.has(code) ? code : (why ?? causeInWords(error));
    }
  });
  return answer;
}

/** From how many milliseconds on an answer of storage is slow. */
export const slowMs = 200;
/** When storage last answered this process sooner. */
export const quickAnswerAt = processWide<string>("quick-answer");
let answeredAt = 0;
const topic = "storage-away";
const pastTopic = "storage-was-away";
/** Since when another process of the server has seen it away, until this one is answered. */
const earliest = processWide<string>("storage-away-elsewhere");

/** Hears since when the server's other processes see storage away: all of them say the same then; and of outages that they saw. */
export function hearOutages(): void {
  hearSiblings<string>(topic, (since) => {
    earliest.current = since;
    if (away.current !== undefined && since < away.current) away.current = since;
  });
  hearSiblings<Refusal>(refusalTopic, (current) => void Object.assign(connectionsRefused, { current }));
  hearSiblings(pastTopic, (current: typeof lastOutage.current) => void Object.assign(lastOutage, { current }));
  hearSiblings(pastTopic, () => void Object.assign(earliest, { current: undefined }));
}

type Refusal = { sentence: string; since: string; at: number };
const refusalTopic = "connections-refused";
const connectionsRefused = processWide<Refusal>(refusalTopic);

/** Notes that storage let in no other connection, for all processes of the server; those that it has go on. */
export function noteRefusedConnection(error: unknown): void {
  const since = refusedConnections()[0]?.since ?? new Date().toISOString();
  const sentence = `Storage lets in no other connection (${causeInWords(error)}), so requests wait for those that are open.`;
  connectionsRefused.current = { sentence, since, at: Date.now() };
  tellSiblings(refusalTopic, connectionsRefused.current);
}

/** That storage let in no other connection within the last minute, and since when; none where it did. */
export const refusedConnections = (): Refusal[] =>
  [connectionsRefused.current ?? []].flat().filter(({ at }) => at > Date.now() - outageMs);

function noteBack(): void {
  answeredAt = performance.now();
  hasAnswered.current = true;
  // A full disk can end a database: what took no writes before it was away is why.
  if (away.current !== undefined && (lastCause() ?? "storage_away") === "storage_away") {
    lastOutage.current = { cause: "storage_away", since: away.current, until: Date.now() };
    tellSiblings(pastTopic, lastOutage.current);
  }
  away.current = undefined;
  earliest.current = undefined;
}

/** For how many milliseconds an outage that is over is still why a study was lost: twice as long as a lease, at least. */
export const outageMs = 60_000;

/** Why storage fails, or failed not long ago, as this process saw it; null where it did not. */
export const storageCause = (): StorageCause | null =>
  writeFault()?.cause ?? lastCause() ?? (awaySince() === null ? null : "storage_away");

function lastCause(): StorageCause | null {
  const last = lastOutage.current;
  return last !== undefined && last.until > Date.now() - outageMs ? last.cause : null;
}

/** Whether storage is away for all, and has not only ended one statement, for its time or for a lock. */
export const isOutage = (error: unknown): boolean => isStorageAway(error) && busyCause(error) === null;

/** Logs what could not be done, unless that is because storage is away, which is logged once for all. */
export const logUnlessAway =
  (what: string) =>
  (error: unknown): void => {
    if (!isStorageAway(error)) console.error(`${what}:`, loggedError(error));
  };

/** The refusal of every door while the database is unreachable, takes no writes as this error says, or is away as `instead` says. */
export function storageUnavailable(error?: unknown, instead = "Storage cannot be reached right now"): AppError {
  const cause = writeCauseOf(error);
  const why = cause === null ? (busyCause(error) ?? instead) : `Nothing can be written: ${causes[cause].is}`;
  const refused = new AppError(
    refusal,
    `${why}. Try again in ${storageRetrySeconds} seconds; a repeat of what is already written is recognised.`,
    { retry_after: storageRetrySeconds },
  );
  return error === undefined ? refused : Object.assign(refused, { cause: error });
}

/** Refuses as while storage is away who has a session that cannot be read, such as for its table's rights: others are answered. */
export function refuseUnread(error: unknown): never {
  logUnlessAway("Who is signed in could not be read")(error);
  throw isStorageAway(error) ? error : storageUnavailable(error, "Who is signed in cannot be read now");
}

/** Whether an error is a violation of this constraint. */
export const violates = (error: unknown, constraint: string): boolean =>
  causesOf(error).some((cause) => cause.constraint === constraint);

/** What a read answers, or this instead while storage is away: for what a page can do without. */
export async function orWhenAway<Value>(read: () => Promise<Value>, instead: Value): Promise<Value> {
  try {
    return await read();
  } catch (error) {
    if (isStorageAway(error)) return instead;
    throw error;
  }
}
