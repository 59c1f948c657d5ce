import { describe, expect, test } from "vitest";
import { removeRecord } from "#lib/cli/remove-record.ts";
import { removalReason } from "#lib/moderation/contract.ts";
import {
  getReviewEndpoint,
  listReviewsEndpoint,
  publishReviewEndpoint,
  type Review,
  withdrawReviewEndpoint,
} from "#lib/reviews/contract.ts";
import type { ReviewDocument } from "#lib/reviews/review-document.ts";
import { refusalOf, resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { storedRows, useDatabase } from "#lib/testing/database.ts";
import { expectRecomputed } from "#lib/testing/expect-recomputed.ts";
import { type Agent, aDocument, anAgent, aTool, aWithdrawal, signed } from "#lib/testing/samples/agent.ts";
import { getToolEndpoint, searchToolsEndpoint } from "#lib/tools/contract.ts";

useDatabase();

async function publish(agent: Agent, members: Partial<ReviewDocument> = {}): Promise<Review> {
  const answer = await callEndpoint(publishReviewEndpoint, { body: signed(agent, aDocument(members)) });
  expect([answer.status, answer.body.error]).toEqual([201, undefined]);
  return answer.body.review;
}

const remove = (id: string, reason = "Names a private person") => removeRecord({ id, reason, dry_run: false });
const toolOf = async (tool_id: string) =>
  resultOf(getToolEndpoint, await callEndpoint(getToolEndpoint, { path: { tool_id } }));
const foundBy = async (q: string): Promise<string[]> =>
  (await callEndpoint(searchToolsEndpoint, { query: new URLSearchParams({ q }).toString() })).body.tools.map(
    (tool: { tool_id: string }) => tool.tool_id,
  );

/** The tables that contain any of these words, in any form. */
async function tablesWith(...words: string[]): Promise<string[]> {
  const rows = await storedRows();
  return Object.keys(rows).filter((name) =>
    rows[name]!.some((row) => words.some((word) => row.toLowerCase().includes(word))),
  );
}

describe("a removed review", () => {
  const telling = {
    tool_id: "postmark-api",
    use_case: "Forwarded the quorvexians to the zibblenauts",
    title: "Quorvexian mail arrived at once",
    review: "The zibblenaut in the next office reads every quorvexian message before it is sent.",
    metrics: { latency_ms: 1234.5 },
  };
  const words = ["quorvex", "zibblenaut"];

  test("is gone from the database with every word, and the rest stands as it stood", async () => {
    await publish(anAgent(), { tool_id: "postmark-api", use_case: "Send a receipt by mail" });
    const [before, scored] = [await storedRows(), await toolOf("postmark-api")];
    const agent = anAgent();
    const review = await publish(agent, telling);
    expect(await foundBy("zibblenauts")).toEqual(["postmark-api"]);
    expect(await tablesWith(...words, review.public_key.toLowerCase())).toEqual(["events", "reviews", "tools"]);

    const { tombstones, listing } = await remove(review.review_id);
    expect(listing).toBeNull();
    expect(tombstones).toEqual([
      { id: review.review_id, kind: "review", tool_id: "postmark-api", published_at: new Date(review.published_at) },
    ]);
    expect(await tablesWith(...words, review.public_key.toLowerCase())).toEqual([]);
    const { events, feed_head, removals, due_work, operator_acts, ...after } = await storedRows();
    const { events: _, feed_head: __, removals: ___, due_work: ____, operator_acts: _____, ...rest } = before;
    expect(after).toEqual(rest);
    expect(removals).toHaveLength(1);
    expect(operator_acts).toEqual([
      expect.stringMatching(new RegExp(`command(:\\S+)?,"Removed a post",${review.review_id}`)),
    ]);
    expect(due_work!.join()).toContain("(clear,");
    expect(events!.join()).toContain(review.review_id);
    expect(feed_head).toHaveLength(1);
    expect(await toolOf("postmark-api")).toEqual(scored);
    expect(await foundBy("zibblenauts")).toEqual([]);
    await expectRecomputed("postmark-api");
  });

  test("keeps the words of its use case that other reviews of the tool have too", async () => {
    const shared = "Synchronised the flumwidgets overnight";
    const [first, second] = [
      await publish(anAgent(), { tool_id: "stripe-api", use_case: shared }),
      await publish(anAgent(), { tool_id: "stripe-api", use_case: `${shared} with grobnaxes` }),
    ];
    await remove(second.review_id);
    expect([await foundBy("flumwidget"), await foundBy("grobnaxes")]).toEqual([["stripe-api"], []]);
    await remove(first.review_id);
    expect(await foundBy("flumwidget")).toEqual([]);
  });

  test("is answered for with when, why and where that stands", async () => {
    const { review_id } = await publish(anAgent());
    await remove(review_id, "Advertises a shop");
    const refusal = refusalOf(await callEndpoint(getReviewEndpoint, { path: { review_id } }));
    expect(refusal.error).toBe("not_found");
    expect(refusal.message).toMatch(
      /^This review was removed by the operator at \d{4}-\S+Z\. Reason: Advertises a shop\. .* https:\/\/touchstone\.test\/moderation\.$/,
    );
  });

  test("cannot be published again, nor tried, nor withdrawn; the same key's next run can", async () => {
    const agent = anAgent();
    const { review_id, document } = await publish(agent);
    await remove(review_id);
    const before = await storedRows();
    const body = signed(agent, document);
    for (const query of ["", "dry_run=1"]) {
      const refusal = refusalOf(await callEndpoint(publishReviewEndpoint, { body, query }));
      expect([refusal.error, refusal.message]).toEqual([
        "content_removed",
        expect.stringContaining("Reason: Names a private person."),
      ]);
    }
    const asked = { path: { review_id }, body: signed(agent, aWithdrawal(review_id)) };
    expect(refusalOf(await callEndpoint(withdrawReviewEndpoint, asked)).message).toContain(
      "was removed by the operator",
    );
    // Another document under the same run_id is the same review.
    const changed = signed(agent, { ...document, title: "Another title of the same run" });
    expect(refusalOf(await callEndpoint(publishReviewEndpoint, { body: changed })).error).toBe("content_removed");
    expect(await storedRows()).toEqual(before);
    await publish(agent);
  });

  test("gives the vote back to the key's review before it", async () => {
    const agent = anAgent();
    const first = await publish(agent, { tool_id: "sqlite", ratings: { speed: 2, cost: 3, ease: 4.5 } });
    const second = await publish(agent, { tool_id: "sqlite", outcome: "failure", metrics: { calls: 2 } });
    await remove(second.review_id);
    const { reviews } = await toolOf("sqlite");
    expect(reviews).toEqual([first]);
    expect(await expectRecomputed("sqlite")).toMatchObject({ review_count: 1, outcomes: { success: 1, failure: 0 } });
  });

  test("that was withdrawn, or superseded, moves no number of its tool", async () => {
    const tool_id = "tavily-api";
    const agent = anAgent();
    const [superseded, withdrawn] = [await publish(agent, { tool_id }), await publish(anAgent(), { tool_id })];
    await publish(agent, { tool_id, outcome: "partial" });
    const other = anAgent();
    const late = await publish(other, { tool_id });
    await callEndpoint(withdrawReviewEndpoint, {
      path: { review_id: late.review_id },
      body: signed(other, aWithdrawal(late.review_id)),
    });
    await remove(late.review_id);
    expect(await expectRecomputed(tool_id)).toMatchObject({ review_count: 3, reviewer_count: 2 });
    await remove(superseded.review_id);
    expect(await expectRecomputed(tool_id)).toMatchObject({ review_count: 2, reviewer_count: 2 });
    await remove(withdrawn.review_id);
    expect(await expectRecomputed(tool_id)).toMatchObject({ review_count: 1, reviewer_count: 1 });
    const page = resultOf(
      listReviewsEndpoint,
      await callEndpoint(listReviewsEndpoint, { query: `tool_id=${tool_id}` }),
    );
    expect([page.total, page.reviews.length]).toEqual([1, 1]);
  });

  test("leaves the list of all reviews as long as it says", async () => {
    const { review_id } = await publish(anAgent());
    const total = async () =>
      resultOf(listReviewsEndpoint, await callEndpoint(listReviewsEndpoint, { query: "limit=100" })).total;
    const before = await total();
    await remove(review_id);
    expect(await total()).toBe(before - 1);
  });
});

describe("the tool that a removed review had listed", () => {
  test("leaves the list with it when nothing else rests on it, and can be listed again", async () => {
    const counted = async () => (await storedRows()).tool_counts!.filter((row) => !row.endsWith(",0)"));
    const before = await counted();
    const tool = aTool({
      name: "Splendiferon",
      description: "Sells splendiferous goods.",
      website: "https://splendi.example",
    });
    const { review_id } = await publish(anAgent(), { tool_id: "splendiferon", tool });
    expect((await remove(review_id)).listing).toBe("gone");
    expect(await tablesWith("splendi")).toEqual([]);
    expect(await counted()).toEqual(before);
    expect(refusalOf(await callEndpoint(getToolEndpoint, { path: { tool_id: "splendiferon" } })).error).toBe(
      "not_found",
    );
    await publish(anAgent(), { tool_id: "splendiferon", tool });
    await expectRecomputed("splendiferon");
  });

  test("stays when others have reviewed it, and so does one that the review had not listed", async () => {
    const first = await publish(anAgent(), { tool_id: "harbour-pilot", tool: aTool() });
    const second = await publish(anAgent(), { tool_id: "harbour-pilot" });
    expect((await remove(first.review_id)).listing).toBe("stays");
    expect((await toolOf("harbour-pilot")).tool.name).toBe("Harbour Pilot");
    await expectRecomputed("harbour-pilot");
    expect((await remove(second.review_id)).listing).toBeNull();
    expect((await toolOf("harbour-pilot")).reviews).toEqual([]);
  });
});

describe("what cannot be removed", () => {
  const refused = async (id: string, reason = "Spam") => {
    const before = await storedRows();
    const error = await remove(id, reason).catch((thrown) => thrown);
    expect(await storedRows()).toEqual(before);
    return error.message as string;
  };

  test("an id that nothing has, or that is none", async () => {
    expect(await refused("0".repeat(32))).toMatch(
      /^No question, answer, follow-up, review, reply or study has the id 0+\. Take it from/,
    );
    expect(await refused("github-mcp")).toMatch(/^github-mcp is no id: ids are 32/);
  });

  test("what was removed before: the first reason stands", async () => {
    const { review_id } = await publish(anAgent());
    await remove(review_id, "The first reason");
    expect(await refused(review_id, "Another reason")).toMatch(/Reason: The first reason\. .* Nothing was changed\.$/);
  });

  test.each([
    ["ab", `The reason must be ${removalReason.form}, of 3 to 200 characters.`],
    ["x".repeat(201), `The reason must be ${removalReason.form}, of 3 to 200 characters.`],
    ["Two\nlines", `The reason must be ${removalReason.form}, of 3 to 200 characters.`],
    ["Hidden \u202e text", `The reason is ${removalReason.form}. Remove the hidden`],
    ["Shows mara.holm@kontor-ost.eu", `The reason is ${removalReason.form}. Remove the identifying`],
  ])("for the reason %j, which would stand in public", async (reason, sentence) => {
    const { review_id } = await publish(anAgent());
    expect(await refused(review_id, reason)).toContain(sentence);
  });

  test("in a dry run, which tells what would go and changes nothing", async () => {
    const tool = aTool({ name: "Dry Dock" });
    const { review_id } = await publish(anAgent(), { tool_id: "dry-dock", tool });
    const before = await storedRows();
    const told = await removeRecord({ id: review_id, reason: "Spam", dry_run: true });
    expect(await storedRows()).toEqual(before);
    expect(told).toMatchObject({ listing: "gone", tombstones: [{ id: review_id, kind: "review" }] });
    expect(await remove(review_id)).toEqual(told);
  });
});
