import { rmSync } from "node:fs";
import http from "node:http";
import { json } from "node:stream/consumers";
import { partOf } from "../cut-text.ts";
import { faultInWords } from "../db/logged-error.ts";
import { ownValue } from "../own-value.ts";
import { socketPath } from "./carry-out.ts";
import { operations, type Site } from "./operations.ts";

/** Takes commands over HTTP on a socket that only the data folder's owner can reach; returns how to close it. */
export async function serveOperatorSocket(folder: string, base: string): Promise<() => Promise<void>> {
  const server = http.createServer((request, response) => void answer(request, response, base));
  try {
    await listen(server, socketPath(folder));
  } catch (error) {
    console.error(`No command can reach this service while it runs: ${faultInWords(error)}`);
    return async () => undefined;
  }
  return () =>
    new Promise((closed) => {
      server.close(() => closed());
      server.closeIdleConnections();
    });
}

function listen(server: http.Server, path: string): Promise<void> {
  // This process holds the folder's lock, so an existing socket was left by a killed process.
  if (process.platform !== "win32") rmSync(path, { force: true });
  return new Promise((listening, failed) => {
    server.once("error", failed);
    // The mask gives the new socket its mode from the start.
    const mask = process.umask(0o177);
    server.listen(path, () => listening());
    process.umask(mask);
  });
}

async function answer(request: http.IncomingMessage, response: http.ServerResponse, base: string): Promise<void> {
  const site: Site = { base, isServing: true, say: (line) => response.write(`${JSON.stringify({ line })}\n`) };
  try {
    const operation = ownValue<Operation>({ ...operations }, partOf(request.url!, 1));
    if (operation === undefined) throw new Error(otherVersion);
    response.end(JSON.stringify({ text: await operation((await json(request)) as never, site) }));
  } catch (error) {
    response.end(JSON.stringify({ message: faultInWords(error) }));
  }
}

type Operation = (input: never, site: Site) => Promise<string>;
const otherVersion =
  "The service that runs here is of another version and does not know this command. Restart it first.";
