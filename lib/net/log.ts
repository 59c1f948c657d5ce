import { format } from "node:util";

let lines: string[] = [];
/** How long lines wait for others: one write for many costs little. */
const writeAfterMs = 200;

/** Adds a line to the log. */
export function logLine(line: string): void {
  if (lines.length === 0) setTimeout(writeLog, writeAfterMs).unref();
  lines.push(line);
}

/** Writes the lines that wait. */
export function writeLog(): void {
  if (lines.length === 0) return;
  const text = `${lines.join("\n")}\n`;
  lines = [];
  process.stdout.write(text);
}
process.once("exit", writeLog);

const levels = { debug: "debug", log: "info", info: "info", warn: "warn", error: "error" } as const;

/** Makes all that this process says from now on lines of JSON, also what packages say, where LOG_FORMAT wants that. */
export function logAsJson(): void {
  // Also before the variables are checked: a wrong one is a line, too.
  if (process.env.LOG_FORMAT !== "json") return;
  for (const [name, level] of Object.entries(levels) as [keyof typeof levels, string][])
    console[name] = (...words: unknown[]) => {
      logLine(JSON.stringify({ time: new Date().toISOString(), level, message: format(...words) }));
      writeLog();
    };
  process.removeAllListeners("warning").on("warning", (warning) => console.warn(warning));
}
