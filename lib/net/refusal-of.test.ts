import { expect, test } from "vitest";
import { pendingFaults } from "#lib/db/counters.ts";
import { withRequestId } from "./named-response.ts";
import { logByRequest } from "./refusal-of.ts";

test("an error that a package logs while a request is answered is in the log and in the last errors by its id", () => {
  const own = console.error;
  const lines: string[] = [];
  console.error = (...words: unknown[]) => void lines.push(words.join(" "));
  logByRequest();
  const error = new Error("Cannot find module '/app/stats/page.js'");
  withRequestId("request-4711", () => console.error(" x", error));
  console.error("x", error.message);
  console.error = own;
  expect(lines).toEqual([
    expect.stringMatching(/^Request request-4711 failed: Error: Cannot find module '\/app\/stats\/page\.js'/),
    `x ${error.message}`,
  ]);
  expect(pendingFaults()).toMatchObject([
    { request_id: "request-4711", sentence: expect.stringMatching(/^Error: Cannot find module/) },
  ]);
});
