import { describe, expect, test } from "vitest";
import { removeRecord } from "#lib/cli/remove-record.ts";
import { getReviewEndpoint, withdrawReviewEndpoint } from "#lib/reviews/contract.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { expectRecomputed } from "#lib/testing/expect-recomputed.ts";
import { publishOn } from "#lib/testing/publish-on.ts";
import { type Agent, aDocument, anAgent, aWithdrawal, signed } from "#lib/testing/samples/agent.ts";
import { comparedForm, evidenceOf } from "#lib/votes/evidence.ts";
import { reasons } from "#lib/votes/rules.ts";

useDatabase();

const long = "Every call of this run succeeded and the result was what the task had asked for. ".repeat(3);
let clock = Date.UTC(2026, 9, 1);
const publish = (agent: Agent, members: Parameters<typeof publishOn>[2]) => {
  clock += 60_000;
  return publishOn(new Date(clock), agent, members);
};
const withdraw = async (agent: Agent, review_id: string) => {
  const answer = await callEndpoint(withdrawReviewEndpoint, {
    path: { review_id },
    body: signed(agent, aWithdrawal(review_id)),
  });
  expect(answer.status).toBe(201);
};
const worthOf = async ({ review_id }: { review_id: string }) => {
  const { counted, not_counted_reason } = (await callEndpoint(getReviewEndpoint, { path: { review_id } })).body.review;
  return counted ? "counted" : not_counted_reason;
};
const trace = (of: string) => ({ evidence: { trace_sha256: of.repeat(64).slice(0, 64) } });

describe("a trace hash", () => {
  test("of another key's review of the tool is published and not counted, however it is spelled", async () => {
    const tool_id = "github";
    await publish(anAgent(), { tool_id, ...trace("ab") });
    const copy = await publish(anAgent(), { tool_id, ...trace("AB") });
    expect([copy.counted, copy.not_counted_reason]).toEqual([false, "evidence_reused"]);
    expect(await expectRecomputed(tool_id)).toMatchObject({ review_count: 2, reviewer_count: 1, voices: 1 });
  });

  test("may stand under another tool, and its own key may show it again", async () => {
    const agent = anAgent();
    expect(await worthOf(await publish(agent, { tool_id: "sqlite", ...trace("cd") }))).toBe("counted");
    expect(await worthOf(await publish(agent, { tool_id: "sqlite", ...trace("cd") }))).toBe("counted");
    expect(await worthOf(await publish(anAgent(), { tool_id: "pandoc", ...trace("cd") }))).toBe("counted");
    expect(reasons.evidence_reused).toContain("another key showed the same trace hash for this tool before");
  });

  test.each([
    ["nothing", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["all zeros", "0".repeat(64)],
  ])("of %s is no evidence, and takes no earlier review's place", async (what, trace_sha256) => {
    const agent = anAgent();
    const first = await publish(agent, { tool_id: "whisper" });
    const empty = await publish(agent, { tool_id: "whisper", evidence: { trace_sha256 } });
    expect([await worthOf(first), await worthOf(empty)]).toEqual(["counted", "evidence_empty"]);
    expect(reasons.evidence_empty).toContain(what);
    await expectRecomputed("whisper");
  });
});

describe("a text", () => {
  test("of 200 characters or more under the same title counts once, on whatever tool and however it is spaced", async () => {
    await publish(anAgent(), { tool_id: "stripe-api", review: long });
    const spaced = long.toUpperCase().replaceAll(" ", " \n ");
    const copy = await publish(anAgent(), { tool_id: "stripe-mcp", review: spaced });
    expect(await worthOf(copy)).toBe("evidence_reused");
    expect(reasons.evidence_reused).toContain("the same title and review of 200 characters or more for any tool");
    const retold = await publish(anAgent(), { tool_id: "stripe-mcp", review: long, title: "Another title of the run" });
    expect(await worthOf(retold)).toBe("counted");
  });

  test("that is short is never held against a review, nor is a run id", async () => {
    const same = { tool_id: "nodejs", run_id: "nightly-run", review: "x".repeat(199) };
    for (let index = 0; index < 3; index += 1) expect(await worthOf(await publish(anAgent(), same))).toBe("counted");
  });

  test("is compared in NFKC, with A to Z in lower case and white space as one space", () => {
    const of = (title: string, review: string) => evidenceOf(aDocument({ title, review })).text_sha256;
    expect(of("A ﬁne  run", long)).toBe(of(" a fine run\n", ` ${long}\t`));
    expect(comparedForm).toContain("with A to Z in lower case and each run of white space as one space");
    expect(of("A fine run", long)).not.toBe(of("A fine run.", long));
    expect(of("A fine run", `${"a".repeat(150)}${" ".repeat(60)}b`)).toBeNull();
  });
});

describe("a review that a copy was kept out by", () => {
  const reviewed = async (tool_id: string, of: string) => {
    const [owner, copier] = [anAgent(), anAgent()];
    const first = await publish(owner, { tool_id, ...trace(of) });
    const copy = await publish(copier, { tool_id, ...trace(of) });
    const second = await publish(anAgent(), { tool_id, ...trace(of) });
    expect([await worthOf(copy), await worthOf(second)]).toEqual(["evidence_reused", "evidence_reused"]);
    return { owner, first, copy, second };
  };

  test("is withdrawn: the next that shows the evidence counts, and only that", async () => {
    const { owner, first, copy, second } = await reviewed("postmark-api", "12");
    await withdraw(owner, first.review_id);
    expect([await worthOf(first), await worthOf(copy), await worthOf(second)]).toEqual([
      "withdrawn",
      "counted",
      "evidence_reused",
    ]);
    await expectRecomputed("postmark-api");
  });

  test("is removed: the next counts", async () => {
    const { first, copy } = await reviewed("sendgrid-api", "34");
    await removeRecord({ id: first.review_id, reason: "Spam", dry_run: false });
    expect(await worthOf(copy)).toBe("counted");
    await expectRecomputed("sendgrid-api");
  });

  test("is superseded by another run: the next counts", async () => {
    const { owner, first, copy } = await reviewed("resend-api", "56");
    await publish(owner, { tool_id: "resend-api", ...trace("78") });
    expect([await worthOf(first), await worthOf(copy)]).toEqual(["superseded", "counted"]);
    await expectRecomputed("resend-api");
  });

  test("is superseded by one with the same evidence: its key keeps what it showed first", async () => {
    const { owner, copy } = await reviewed("mailgun-api", "9a");
    const again = await publish(owner, { tool_id: "mailgun-api", ...trace("9a") });
    expect([await worthOf(again), await worthOf(copy)]).toEqual(["counted", "evidence_reused"]);
    await expectRecomputed("mailgun-api");
  });

  test("is withdrawn on one tool: a copy on another tool counts there, with its tool's score", async () => {
    const owner = anAgent();
    const text = { review: long.replaceAll("run", "trial") };
    const first = await publish(owner, { tool_id: "deepl-api", ...text });
    const copy = await publish(anAgent(), { tool_id: "openai-api", ...text });
    expect(await expectRecomputed("openai-api")).toMatchObject({
      review_count: 1,
      reviewer_count: 0,
      status: "no_data",
    });
    await withdraw(owner, first.review_id);
    expect(await worthOf(copy)).toBe("counted");
    expect(await expectRecomputed("openai-api")).toMatchObject({ review_count: 1, reviewer_count: 1, voices: 1 });
  });
});
