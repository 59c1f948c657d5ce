import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { keptFacts } from "#app/privacy/privacy-facts.ts";
import { database } from "#lib/db/client.ts";
import type { AppError } from "#lib/errors.ts";
import { publishReviewEndpoint } from "#lib/reviews/contract.ts";
import { createStudyEndpoint } from "#lib/studies/contract.ts";
import { resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { setEnvironment, storedRows, useDatabase } from "#lib/testing/database.ts";
import { aCustomer, aStudy } from "#lib/testing/research.ts";
import { aDocument, anAgent, signed } from "#lib/testing/samples/agent.ts";
import { answer, ask } from "#lib/testing/samples/question.ts";
import { removeRecord } from "../cli/remove-record.ts";
import { replies } from "../replies/replies.sql.ts";
import { listRemovalsEndpoint, onceEach, recordNames, reportReasons, untilDecision } from "./contract.ts";
import { dismissReports, getJudgedPost, listReports, reportPost } from "./reports.ts";

useDatabase();

let clients = 0;
const from = (address = `192.0.2.${++clients}`) => ({ address, spent: [] });
const report = (post_id: string, caller = from(), note?: string, reason: "spam" | "other" = "spam") =>
  reportPost({ post_id, reason, ...(note !== undefined && { note }) }, caller);
const refusalOf = (done: Promise<unknown>) => done.catch((error: unknown) => error) as Promise<AppError>;

test("every kind of post is reported, and listed with the newest report first, how often and what for", async () => {
  const question = await ask({ title: "Where do I buy these boots?" });
  const { answer_id } = await answer(question.question_id, { body: "In this shop, at half the price." });
  const { body } = await callEndpoint(publishReviewEndpoint, {
    body: signed(anAgent(), aDocument({ title: "The best boots" })),
  });
  const { review_id } = body.review;
  for (const id of [question.question_id, review_id, answer_id]) expect(await report(id)).toEqual({ duplicate: false });
  await report(question.question_id, from(), "The same shop as last week", "other");
  const { posts, total } = await listReports();
  expect(total).toBe(3);
  expect(posts.map(({ post_id, kind, report_count }) => [post_id, kind, report_count])).toEqual([
    [question.question_id, "question", 2],
    [answer_id, "answer", 1],
    [review_id, "review", 1],
  ]);
  expect(posts[0]).toMatchObject({
    path: `/questions/${question.question_id}`,
    excerpt: expect.stringMatching(/^Where do I buy these boots\?\n/),
    reasons: [
      { reason: "other", count: 1 },
      { reason: "spam", count: 1 },
    ],
    notes: ["The same shop as last week"],
    last_reported_at: expect.stringMatching(/^\d{4}-.*Z$/),
  });
  expect(posts[1]).toMatchObject({ path: `/questions/${question.question_id}#a-${answer_id}`, notes: [] });
  expect(posts[2]!.excerpt).toMatch(/^The best boots\nCreated a branch/);
  const { report_count: _, reasons: __, notes: ___, answer_to: ____, last_reported_at: _____, ...judged } = posts[2]!;
  expect(await getJudgedPost({ post_id: review_id }, from())).toEqual(judged);
});

test("each kind that the words of records name can be judged and reported", async () => {
  const { question_id } = await ask();
  const { answer_id } = await answer(question_id);
  const followup = await answer(question_id, { post_type: "followup", body: "Which version of it was that?" });
  const body = signed(anAgent(), aDocument());
  const { review_id } = (await callEndpoint(publishReviewEndpoint, { body })).body.review;
  const proof = {
    public_key: "",
    key_id: "",
    document: '{"body":"It is mended."}',
    document_sha256: "",
    signature: "",
  };
  const reply_id = "d".repeat(32);
  await (await database()).insert(replies).values({ review_id, reply_id, host: "a.example", ...proof });
  const { headers } = await aCustomer();
  const { id } = (await callEndpoint(createStudyEndpoint, { headers, body: aStudy() })).body;
  const kinds = [];
  for (const post_id of [question_id, answer_id, followup.answer_id, review_id, reply_id, id]) {
    kinds.push((await getJudgedPost({ post_id }, from())).kind);
    expect(await report(post_id)).toEqual({ duplicate: false });
    await dismissReports(post_id);
  }
  expect(kinds).toEqual(Object.keys(recordNames));
});

test("a study is reported by who has its address, with its question and its answer", async () => {
  const { headers } = await aCustomer();
  const { body: study } = await callEndpoint(createStudyEndpoint, { headers, body: aStudy() });
  const judged = await getJudgedPost({ post_id: study.id }, from());
  expect(judged).toEqual({
    post_id: study.id,
    kind: "study",
    path: `/report/${study.id}`,
    excerpt: `${study.topic}\n${study.headline_finding}`.slice(0, 400),
  });
  expect(await report(study.id)).toEqual({ duplicate: false });
  const { posts } = await listReports();
  expect(posts.find(({ post_id }) => post_id === study.id)).toMatchObject({ ...judged, report_count: 1 });
  const unknown = await refusalOf(report(study.id.replaceAll("-", "")));
  expect(unknown.code).toBe("not_found");
  await dismissReports(study.id);
});

test("a client's second report of a post counts as its first, also when both come at once, and costs nothing", async () => {
  setEnvironment({ RATE_LIMIT_REPORTS: "1/hour" });
  const { question_id } = await ask();
  const caller = from();
  expect(await report(question_id, caller)).toEqual({ duplicate: false });
  expect(await report(question_id, caller, "Once more")).toEqual({ duplicate: true });
  expect(onceEach).toBe("the same sender’s reports of one post or study count once");
  const refused = await refusalOf(report((await ask()).question_id, caller));
  expect([refused.code, refused.status]).toEqual(["rate_limited", 429]);
  setEnvironment({ RATE_LIMIT_REPORTS: "off" });
  const other = from();
  const both = await Promise.all([report(question_id, other), report(question_id, other)]);
  expect(both.filter(({ duplicate }) => duplicate)).toHaveLength(1);
  const { posts } = await listReports();
  expect(posts.find(({ post_id }) => post_id === question_id)!.report_count).toBe(2);
});

test("nothing that names the client is stored", async () => {
  const { question_id } = await ask();
  await report(question_id, from("198.51.100.77"));
  expect(JSON.stringify(await storedRows())).not.toContain("198.51.100");
});

test("what is not published, or was removed, cannot be reported", async () => {
  const unknown = randomBytes(16).toString("hex");
  expect(await refusalOf(report(unknown))).toMatchObject({ code: "not_found" });
  expect(await refusalOf(getJudgedPost({ post_id: unknown }, from()))).toMatchObject({ code: "not_found" });
  const { question_id } = await ask();
  await removeRecord({ id: question_id, reason: "Spam", dry_run: false });
  const removed = /^This question was removed by the operator/;
  expect((await refusalOf(report(question_id))).message).toMatch(removed);
  expect((await refusalOf(getJudgedPost({ post_id: question_id }, from()))).message).toMatch(removed);
});

test("a note keeps the rules of a post: what it must not show is refused with its place, and nothing is stored", async () => {
  const { question_id } = await ask();
  const before = (await storedRows()).reports;
  for (const [note, code] of [
    ["Shows mara.holm@kontor-ost.eu", "contains_personal_data"],
    [`It has ghp_${"aB3dE5fG7hJ9".repeat(3)}`, "contains_secret"],
    ["Hidden \u202e text", "unsafe_unicode"],
  ] as const) {
    const refused = await refusalOf(report(question_id, from(), note));
    expect([refused.code, refused.extras.details![0]!.pointer]).toEqual([code, "/note"]);
  }
  const noted = await refusalOf(report(question_id, from(), undefined, "other"));
  expect([noted.code, noted.message]).toEqual(["invalid_content", "Say in the note what is wrong with the post."]);
  expect(reportReasons.other).toBe("Something else, which the note says");
  expect((await storedRows()).reports).toEqual(before);
});

test("the reports of a post go with it, its answers' too; a dry run keeps them", async () => {
  const { question_id } = await ask();
  const { answer_id } = await answer(question_id);
  await report(question_id, from(), "Names a Gloxinator", "other");
  await report(answer_id);
  const left = async () => JSON.stringify((await storedRows()).reports);
  await removeRecord({ id: question_id, reason: "Spam", dry_run: true });
  expect(await left()).toContain("Gloxinator");
  await removeRecord({ id: question_id, reason: "Spam", dry_run: false });
  expect(await left()).not.toContain("Gloxinator");
  expect(await left()).not.toContain(answer_id);
  expect(JSON.stringify(keptFacts())).toContain(
    "The report of a removed post goes with it; that of a post that stays is kept.",
  );
});

test("dismissed reports leave the list until another client reports the post", async () => {
  const { question_id } = await ask();
  const caller = from();
  await report(question_id, caller);
  const listed = async () => (await listReports()).posts.find(({ post_id }) => post_id === question_id)?.report_count;
  expect(await listed()).toBe(1);
  await dismissReports(question_id);
  expect(await listed()).toBeUndefined();
  await report(question_id, caller);
  expect(await listed()).toBeUndefined();
  await report(question_id);
  expect(await listed()).toBe(1);
});

test("a takedown keeps the address for the answer until the decision, and what stays is in the public log", async () => {
  const { question_id } = await ask();
  await reportPost({ post_id: question_id, reason: "unlawful", answer_to: "mara@kontor.example" }, from());
  const [post] = (await listReports()).posts.filter(({ post_id }) => post_id === question_id);
  expect(post!.answer_to).toEqual(["mara@kontor.example"]);
  const log = async () => resultOf(listRemovalsEndpoint, await callEndpoint(listRemovalsEndpoint)).kept_after_request;
  expect((await log()).filter(({ id }) => id === question_id)).toEqual([]);
  await dismissReports(question_id);
  expect(JSON.stringify(await storedRows())).not.toContain("mara@kontor.example");
  expect(JSON.stringify(keptFacts())).toContain(`The address, ${untilDecision}.`);
  expect((await log()).map(({ id }) => id)).toContain(question_id);
});

test("a report without an address for an answer leaves no line in the public log when it is dismissed", async () => {
  const { question_id } = await ask();
  await report(question_id);
  await dismissReports(question_id);
  const { kept_after_request } = resultOf(listRemovalsEndpoint, await callEndpoint(listRemovalsEndpoint));
  expect(kept_after_request.map(({ id }) => id)).not.toContain(question_id);
});
