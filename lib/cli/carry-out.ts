import { createHash } from "node:crypto";
import http from "node:http";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { partOf } from "../cut-text.ts";
import { env } from "../env.ts";
import type { Inputs } from "./operations.ts";

/** Runs an operation where the data is: in the service that has the folder open, or else in this process. */
export async function carryOut<Name extends keyof Inputs>(name: Name, input: Inputs[Name]): Promise<string> {
  const { DATABASE_URL, DATA_DIR, PUBLIC_URL } = env();
  const text = DATABASE_URL === undefined ? await askService(DATA_DIR, name, input) : null;
  if (text !== null) return text;
  // Imported late: everything that opens the data is slow to load.
  const { operations } = await import("./operations.ts");
  const { closeDatabase } = await import("../db/client.ts");
  try {
    return await operations[name](input, { base: PUBLIC_URL, isServing: false, say: (line) => console.log(line) });
  } finally {
    await closeDatabase();
  }
}

async function askService(folder: string, name: string, input: object): Promise<string | null> {
  const answer = await send(socketPath(folder), `/${name}`, input);
  if (answer === null) return null;
  for await (const row of createInterface({ input: answer })) {
    const { line, text, message } = JSON.parse(row) as { line?: string; text?: string; message?: string };
    if (text !== undefined) return text;
    if (line === undefined) throw new Error(message);
    console.log(line);
  }
  throw new Error(`${endedEarly}. ${seePrinted}`);
}

const endedEarly = "The service ended before it had answered";
const seePrinted = "Look at what it has printed.";

function send(socketPath: string, path: string, input: object): Promise<http.IncomingMessage | null> {
  return new Promise((answered, failed) => {
    const request = http.request({ socketPath, path, method: "POST" }, answered);
    request.once("error", (error: NodeJS.ErrnoException) => {
      // A killed process left a socket without a listener.
      if (error.code === "ENOENT" || error.code === "ECONNREFUSED") answered(null);
      else if (error.code === "EACCES") failed(new Error("Run this as the user who runs the service."));
      else failed(new Error(`${endedEarly} (${error.message}). ${seePrinted}`));
    });
    request.end(JSON.stringify(input));
  });
}

/** The socket at which a service takes its operator's commands for a data folder. */
export function socketPath(folder: string): string {
  if (process.platform !== "win32") return join(folder, "operator.sock");
  return `\\\\.\\pipe\\touchstone-operator-${partOf(createHash("sha256").update(resolve(folder)).digest("hex"), 0, 32)}`;
}
