import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { rowOf } from "#lib/testing/docs.ts";

/** What a process says that logs in this format, and ends. */
async function saidIn(LOG_FORMAT: string, program: string): Promise<string> {
  const words = [
    "--input-type=module",
    "--eval",
    `import { logAsJson } from "./lib/net/named-response.ts"; logAsJson(); ${program}`,
  ];
  const child = spawn(process.execPath, words, {
    env: { ...process.env, LOG_FORMAT },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
  await once(child, "close");
  return said;
}

const program = `console.log("ready"); console.error("a fault:", "of\\ntwo lines");
  process.emitWarning("old"); await new Promise(setImmediate);`;

test("with LOG_FORMAT=json each line is JSON: of a start, of a fault, and a warning of Node", async () => {
  expect(rowOf("LOG_FORMAT")).toContain("With `json` every other line is JSON, too");
  const lines = (await saidIn("json", program)).trim().split("\n");
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: "info", message: "ready", time: expect.stringMatching(/Z$/) },
    { level: "error", message: "a fault: of\ntwo lines" },
    { level: "warn", message: expect.stringContaining("old") },
  ]);
});

test("a warning is logged without the object that it is of: a process has all variables", async () => {
  const listeners = `for (let n = 0; n < 12; n += 1) process.on("SIGUSR2", () => undefined);
    await new Promise(setImmediate);`;
  const said = await saidIn("json", listeners);
  expect(said).toContain("MaxListenersExceededWarning");
  expect(said).not.toContain("LOG_FORMAT");
});

test("for people the words stay as they are", async () => {
  expect(await saidIn("text", program)).toContain("ready\n");
  expect(await saidIn("text", program)).toContain("a fault: of\ntwo lines\n");
});

test("a wrong variable is a line of JSON, too", async () => {
  const child = spawn(process.execPath, ["processes.ts"], {
    env: { ...process.env, LOG_FORMAT: "json", PORT: "none" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
  await once(child, "close");
  expect(JSON.parse(said)).toMatchObject({ level: "error", message: expect.stringContaining("PORT") });
});

const failing = `
  const load = (path) => import(path);
  const { hearErrors } = await load("./lib/net/refusal-of.ts");
  const { withRequestId } = await load("./lib/net/named-response.ts");
  const { pendingFaults } = await load("./lib/db/counters.ts");
  hearErrors();
  console.error("x", new Error("of no request"));
  withRequestId("request-4711", () => console.error("x", new Error("Cannot find module 'page.js'")));
  withRequestId("request-4712", () => console.error("x", Object.assign(new Error("known"), { name: "AppError" })));
  for (const { request_id, sentence } of pendingFaults()) console.log(request_id, sentence.split("\\n")[0]);`;

test.each(["text", "json"])(
  "%s: what a package logs while a request is answered is noted under its id",
  async (form) => {
    const said = await saidIn(form, failing);
    expect(said.match(/request-\d+ Error: [^"\n]*/g)).toEqual(["request-4711 Error: Cannot find module 'page.js'"]);
    expect(said.match(/Request \S+ failed: Error: Cannot find module 'page\.js'/g)).toHaveLength(1);
  },
);
