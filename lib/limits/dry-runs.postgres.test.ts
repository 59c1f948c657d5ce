import { expect, test } from "vitest";
import { routeAt } from "#lib/api/routes.ts";
import { answerMcp as MCP } from "#lib/mcp/answer-mcp.ts";
import { addressHeader, announceEntry } from "#lib/net/request-head.ts";
import services from "#lib/openapi/services.json" with { type: "json" };
import { call } from "#lib/testing/call.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { legacy, sendMcp } from "#lib/testing/mcp/send-mcp.ts";
import { anAgent, signed } from "#lib/testing/samples/agent.ts";
import { aQuestion } from "#lib/testing/samples/question.ts";

const { POST: REST_QUESTION } = routeAt("/api/questions");
const { POST: REST_REVIEW } = routeAt("/api/reviews");

useDatabase({
  PUBLIC_URL: "https://touchstone.test",
  RATE_LIMIT_QUESTIONS: "6/hour",
  RATE_LIMIT_REVIEWS: "30/hour",
  RATE_LIMIT_ATTEMPTS: "60/minute",
});
const token = announceEntry("token-of-the-tests");

type Send = (client: number, body: object, dryRun: boolean) => Promise<string>;

/** Sends over REST; returns the code of the refusal or "published". */
const overRest =
  (route: typeof REST_QUESTION): Send =>
  async (client, sent, dryRun) => {
    const headers = { [addressHeader]: `${token} 203.0.113.${client}` };
    const { status, body } = await call(route, { body: sent, headers, ...(dryRun && { query: "dry_run=1" }) });
    return status === 201 ? "published" : body.error;
  };

/** The same with two tools, of which the first is a dry run. */
const overMcp =
  (tried: string, published: string): Send =>
  async (client, sent, dryRun) => {
    const given = { ...sent, ...(dryRun && tried === published && { dry_run: true }) };
    const { body, headers } = legacy("tools/call", { name: dryRun ? tried : published, arguments: given });
    const from = { ...headers, [addressHeader]: `${token} 203.0.113.${client}` };
    const { result } = (await sendMcp(MCP, { body, headers: from })).body;
    return result.isError ? JSON.parse(result.content[0].text).error : "published";
  };

const short = () => aQuestion({ title: "short" });
const personal = () => aQuestion({ body: "Write to jane.doe@northwind-traders.com when the upload fails again." });
const unread = () => ({ nothing: "of it" });
const unsigned = () => ({ ...signed(anAgent()), signature: signed(anAgent()).signature });

test.each([
  ["questions over REST", 1, overRest(REST_QUESTION), 6, [short, personal], aQuestion],
  ["questions over MCP", 2, overMcp("submit_question", "submit_question"), 6, [short, personal], aQuestion],
  ["reviews over REST", 3, overRest(REST_REVIEW), 30, [unread, unsigned], () => signed(anAgent())],
  ["reviews over MCP", 4, overMcp("check_review", "submit_review"), 30, [unread, unsigned], () => signed(anAgent())],
] as const)(
  "refused dry runs of %s leave the real ones free, and refused real ones count",
  async (_, client, send, allowed, wrong, right) => {
    const { everyAttempt } = services.ratings.shared;
    expect(everyAttempt).toContain("A refused write counts against its own limit as well, a dry run never does");
    const refuse = (time: number, dryRun: boolean) => send(client, wrong[time % wrong.length]!(), dryRun);
    for (let time = 0; time < allowed; time += 1)
      expect(await refuse(time, true)).not.toMatch(/published|rate_limited/);
    expect(await send(client, right(), false)).toBe("published");
    if (allowed > 6) return;
    for (let time = 1; time < allowed; time += 1)
      expect(await refuse(time, false)).not.toMatch(/published|rate_limited/);
    expect(await send(client, right(), false)).toBe("rate_limited");
  },
);
