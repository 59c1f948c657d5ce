import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { cutText } from "../cut-text.ts";
import { valueOr } from "../value-or.ts";
import tables from "./tables.json" with { type: "json" };

type AnyError = Error & { query?: unknown; severity?: unknown; code?: unknown; [member: string]: unknown };

/** PostgreSQL's facts about a refusal that are names of our own schema; its message and detail can hold values. */
const ownNames = ["table", "tables", "column", "constraint", "routine"];
const ownTables = new Set(Object.values(tables).flat());
const mostTables = 3;
const mostCauses = 5;
/** SQLSTATEs whose messages name no value of a row: of our own statements, a sequence at its end, a server, its disk and its files. */
const plainStates = /^(0A|2200H|25|28|3D|40|42|53|55|57|58|XX00[12])/;
/** What a function raises by itself is in the words of who wrote it, for the operator. */
const longestRaise = 200;

/** An error for a log line, with its frames; of a query only SQLSTATE and schema names, however it is wrapped. */
export const loggedError = (error: unknown): string => textOfError(error, mostCauses);

/** The same as a sentence for an operator: without frames, and only the message of an error that is not a query's. */
export function faultInWords(error: unknown): string {
  const isPlain = error instanceof Error && !isRefusal(error as AnyError) && !isQuery(error as AnyError);
  return (isPlain && error.message) || loggedError(error).replaceAll(/\n[^\S\n]+at .*/g, "");
}

/** Its innermost cause alone, as such a sentence. */
export const causeInWords = (error: unknown): string => faultInWords(error).split("because: ").at(-1)!;

/** The same in full for an operator: the whole chain of causes before any frame. */
export function chainAndFrames(error: unknown): string {
  const lines = loggedError(error).split("\n");
  const isFrame = (line: string) => /^\s+at /.test(line);
  return [...lines.filter((line) => !isFrame(line)), ...lines.filter(isFrame)].join("\n");
}

// Recognised by shape: the API lane and Next's bundle each have their own copy of the classes.
function textOfError(error: unknown, causes: number): string {
  if (!(error instanceof Error)) return typeof error === "string" ? error : `${typeof error} that is no error`;
  const details = error as AnyError;
  const cause = details.cause === undefined || causes === 0 ? "" : textOfError(details.cause, causes - 1);
  if (isRefusal(details)) return refusalOf(details) + framesOf(details);
  if (isQuery(details)) return `A query failed${framesOf(details)}${cause && `\n  because: ${cause}`}`;
  const parts =
    details instanceof AggregateError && causes > 0 ? details.errors.map((one) => textOfError(one, causes - 1)) : [];
  const inner = [...parts, ...(cause === "" ? [] : [cause])].map((one) => `\n  because: ${one}`);
  return `${details.name}: ${details.message}${framesOf(details)}${inner.join("")}`;
}

/** Whether a driver or drizzle reports a query, and so repeats it. */
const isQuery = (error: AnyError) => "query" in error || error.message.startsWith("Failed query");

/** Whether PostgreSQL itself refused, through any driver. */
const isRefusal = ({ severity, code }: AnyError) => typeof severity === "string" && /^[0-9A-Z]{5}$/.test(String(code));

/** Notes which of our tables a statement is about, in its error: PostgreSQL names none where a column, a key or a function is gone. */
export function noteTables(error: unknown, query: unknown): void {
  const tables = tablesIn(query);
  if (tables !== "" && !(error as AnyError)?.table) Object.assign(error as AnyError, { tables });
}

/** Which of our tables a statement is about; "" where it is about none. */
export function tablesIn(statement: unknown): string {
  const names = new Set(textOfStatement(statement).match(/(?<=\b(?:from|into|update|join)\s+"?)\w+/gi));
  return [...names]
    .filter((name) => ownTables.has(name))
    .slice(0, mostTables)
    .join(" and ");
}

/** The SQL of a statement as a driver is given it. */
export function textOfStatement(statement: unknown): string {
  const { text = statement } = Object(statement) as { text?: unknown };
  return String(text);
}

function refusalOf(error: AnyError): string {
  const names = ownNames.flatMap((name) => (typeof error[name] === "string" ? [`${name} ${error[name]}`] : []));
  // The rest of the context repeats statements.
  const [, own] = /^(?:PL\/\w+|SQL) function "?(\w+)/m.exec(String(error.where)) ?? [];
  if (own !== undefined) names.push(`function ${own}`);
  const words = error.routine === "exec_stmt_raise" ? `: ${cutText(error.message.split("\n")[0]!, longestRaise)}` : "";
  const message = plainStates.test(String(error.code)) ? `: ${error.message}` : words;
  return `PostgreSQL refused a query: ${[`SQLSTATE ${error.code}`, ...names].join(", ")}${message}`;
}

/** Where it was thrown. The message precedes the frames, and may have lines that look like them. */
function framesOf({ stack = "", message }: Error): string {
  const below = stack.split(message).at(-1)!;
  const frames = stack.includes(message) ? below.split("\n").filter((line) => /^\s+at /.test(line)) : [];
  return sourceFrames(frames.map((frame) => `\n${frame}`).join(""));
}

/** How long a map stays in memory after its last use: that of the whole service takes 50 MB, and half a second to read. */
const keptMs = 60_000;
const maps = new Map<string, SourceMap | null>();
let letGo: NodeJS.Timeout | undefined;

/** The frames of a stack with the source lines that they were built from. Node's own mapping loses its maps at a collection. */
export function sourceFrames(frames: string): string {
  return frames.replaceAll(/(file:\/\/\S+\/\.next\/service\/[\w-]+\.mjs):(\d+):(\d+)/g, (place, url, line, column) => {
    const path = fileURLToPath(url);
    const origin = mapOf(path)?.findOrigin(Number(line), Number(column));
    if (origin === undefined || !("fileName" in origin)) return place;
    return `${relative(process.cwd(), join(dirname(path), origin.fileName))}:${origin.lineNumber}:${origin.columnNumber}`;
  });
}

function mapOf(path: string): SourceMap | null {
  clearTimeout(letGo);
  letGo = setTimeout(() => maps.clear(), keptMs).unref();
  const known = maps.get(path);
  if (known !== undefined) return known;
  // A map that cannot be read, as where no file can be opened, must not hide the error whose frames these are.
  const map = valueOr(() => new SourceMap(JSON.parse(readFileSync(`${path}.map`, "utf8"))), null);
  maps.set(path, map);
  return map;
}

/** Logs uncaught errors like all others: Next's own listeners would write out all their members. */
export function logUncaught(): void {
  // Logging that a closed log failed would fail again, forever.
  for (const log of [process.stdout, process.stderr]) log.on("error", () => undefined);
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.removeAllListeners(event);
    process.on(event, (error: unknown) => console.error(`Nobody caught (${event}):`, loggedError(error)));
  }
}
