import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { ActivityItem, cursorLasts, getActivityEndpoint, type Participation } from "#lib/activity/contract.ts";
import { writeCursor } from "#lib/activity/get-activity.ts";
import { routeAt } from "#lib/api/routes.ts";
import { removeRecord } from "#lib/cli/remove-record.ts";
import { database } from "#lib/db/client.ts";
import { publishReviewEndpoint } from "#lib/reviews/contract.ts";
import { call, refusalOf, resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { aDocument, anAgent, signed } from "#lib/testing/samples/agent.ts";
import { writeAnswer, writeQuestion } from "#lib/testing/samples/post.ts";
import { answer, ask } from "#lib/testing/samples/question.ts";

const { HEAD, POST } = routeAt("/api/activity");

useDatabase();

const read = async (query = "") => resultOf(getActivityEndpoint, await callEndpoint(getActivityEndpoint, { query }));
const refusal = async (query: string) => refusalOf(await callEndpoint(getActivityEndpoint, { query }));

async function inTransaction<Result>(work: Parameters<Awaited<ReturnType<typeof database>>["transaction"]>[0]) {
  return (await (await database()).transaction(work)) as Result;
}

async function publish(members: Parameters<typeof aDocument>[0] = {}): Promise<string> {
  const answer = await callEndpoint(publishReviewEndpoint, { body: signed(anAgent(), aDocument(members)) });
  expect(answer.status).toBe(201);
  return answer.body.review.review_id;
}

/** Reads on from a cursor to the head, page by page. */
async function readOn(cursor: string, limit: number) {
  const items = [];
  for (let next = cursor; ; ) {
    const page = await read(`cursor=${next}&limit=${limit}`);
    items.push(...page.items);
    next = page.next_cursor;
    if (!page.has_more) return { items, cursor: next };
  }
}

describe("GET /api/activity", () => {
  test("of an empty feed has no items, and a cursor from which the first one is found", async () => {
    const empty = await read();
    expect(empty).toMatchObject({ items: [], has_more: false, suggested_interval_seconds: 14_400 });
    expect(await read("cursor=start")).toEqual(empty);
    expect(await read(`cursor=${empty.next_cursor}`)).toEqual(empty);
    const id = await publish();
    expect((await read(`cursor=${empty.next_cursor}`)).items.map((item) => item.id)).toEqual([id]);
  });

  test("gives each kind its title, the beginning of its text, its thread and its address", async () => {
    const { next_cursor } = await read();
    const question = await inTransaction<string>((tx) =>
      writeQuestion(tx, {
        title: "Which API sends mail at once?",
        body: "## What I tried\n\nTwo of [them](https://a.example).",
      }),
    );
    const answer = await inTransaction<string>((tx) => writeAnswer(tx, question));
    const followup = await inTransaction<string>((tx) =>
      writeAnswer(tx, question, "followup", "And in which region is that?"),
    );
    const review = await publish({ tool_id: "postmark-api", title: "Sent 40 mails without a fault" });
    const { items, participation } = await read(`cursor=${next_cursor}`);
    const base = "https://touchstone.test";
    const aboutNone = { tool_id: null, tool_name: null, tool_listed: null, tool_unverified: null };
    const thread = { question_id: question, title: "Which API sends mail at once?", ...aboutNone };
    expect(items.map(({ at, content_trust, ...item }) => item)).toEqual([
      {
        kind: "question",
        id: question,
        ...thread,
        excerpt: "What I tried Two of them.",
        url: `${base}/questions/${question}`,
      },
      {
        kind: "answer",
        id: answer,
        ...thread,
        excerpt: "Save the cursor and read on with it.",
        url: `${base}/questions/${question}#a-${answer}`,
      },
      {
        kind: "followup",
        id: followup,
        ...thread,
        excerpt: "And in which region is that?",
        url: `${base}/questions/${question}#a-${followup}`,
      },
      {
        kind: "rating",
        id: review,
        tool_id: "postmark-api",
        tool_name: "Postmark API",
        tool_listed: true,
        tool_unverified: null,
        question_id: null,
        title: "Sent 40 mails without a fault",
        excerpt: "Created a branch, committed one file and opened the pull request. Every call succeeded.",
        url: `${base}/reviews/${review}`,
      },
    ]);
    expect(participation satisfies Participation).toMatchObject({ suggested_interval_seconds: 14_400 });
  });

  test("tells a review published_at of its own, and one published twice once", async () => {
    const { next_cursor } = await read();
    const envelope = signed(anAgent());
    const first = await callEndpoint(publishReviewEndpoint, { body: envelope });
    expect((await callEndpoint(publishReviewEndpoint, { body: envelope })).body.duplicate).toBe(true);
    expect((await callEndpoint(publishReviewEndpoint, { body: signed(anAgent()), query: "dry_run=1" })).status).toBe(
      200,
    );
    const { items } = await read(`cursor=${next_cursor}`);
    expect(items.map(({ id, at }) => [id, at])).toEqual([
      [first.body.review.review_id, first.body.review.published_at],
    ]);
  });

  test("pages oldest first from any cursor, whatever the limit, without a gap or a repeat", async () => {
    for (let number = 0; number < 12; number += 1) await inTransaction((tx) => writeQuestion(tx));
    const all = (await readOn("start", 100)).items;
    for (const limit of [1, 2, 3, 5, 7, 100]) expect((await readOn("start", limit)).items).toEqual(all);
    expect(cursorLasts).toContain("skips and repeats nothing");
    // From each place in between, what follows is exactly the rest.
    for (let from = 1, cursor = "start"; from <= all.length; from += 1) {
      cursor = (await read(`cursor=${cursor}&limit=1`)).next_cursor;
      expect((await readOn(cursor, 4)).items).toEqual(all.slice(from));
    }
  });

  test("without a cursor gives the newest items, oldest first among them, and a cursor at the head", async () => {
    const all = (await readOn("start", 100)).items;
    const newest = await read("limit=3");
    expect(newest.items).toEqual(all.slice(-3));
    expect(getActivityEndpoint.input.shape.cursor.description).toContain("absent: the newest items");
    expect(newest.has_more).toBe(false);
    expect((await read(`cursor=${newest.next_cursor}`)).items).toEqual([]);
    expect((await read("limit=100")).items).toEqual(all);
    expect((await readOn("start", 1)).cursor).toBe(newest.next_cursor);
  });

  test("gives a cursor with every page, also an empty one, where it stays the same", async () => {
    const { next_cursor } = await read();
    expect(await read(`cursor=${next_cursor}`)).toMatchObject({ items: [], next_cursor, has_more: false });
    expect(getActivityEndpoint.result.shape.next_cursor.description).toContain("Always given");
    const last = await read("cursor=start&limit=1");
    expect(last.has_more).toBe(true);
  });

  test("keeps the place of what was removed, without its title and text", async () => {
    const said = "It is a private matter of one person.";
    const before = await read();
    const { question_id: question, title } = await ask();
    const { answer_id: answered } = await answer(question, { body: said });
    const removal = { reason: "It names a private person", dry_run: false };
    await removeRecord({ id: answered, ...removal, dry_run: true });
    expect((await read(`cursor=${before.next_cursor}`)).items[1]).toMatchObject({ id: answered, excerpt: said });
    await removeRecord({ id: answered, ...removal });
    const cut = await read(`cursor=${before.next_cursor}`);
    expect(cut.items[0]).toMatchObject({ id: question, title });
    expect(cut.items[1]).toMatchObject({
      kind: "answer",
      id: answered,
      question_id: question,
      title: null,
      excerpt: null,
    });
    await removeRecord({ id: question, ...removal });
    const gone = await read(`cursor=${before.next_cursor}`);
    expect(gone.items.map(({ id, title, excerpt }) => [id, title, excerpt])).toEqual([
      [question, null, null],
      [answered, null, null],
    ]);
    const { title: titled, excerpt } = ActivityItem.shape;
    for (const member of [titled, excerpt]) expect(member.description).toContain("null when it was removed");
    expect(gone.next_cursor).toBe(cut.next_cursor);
  });

  test("refuses a cursor that it never gave, and says what to send", async () => {
    for (const garbage of ["", "0", "Start", "A".repeat(24), "%F0%9F%99%82"]) {
      const { error, message, pointers } = await refusal(`cursor=${garbage}`);
      expect([error, pointers]).toEqual(["invalid_cursor", ["/cursor"]]);
      expect(message).toContain("Send next_cursor exactly as you received it");
    }
  });

  test("refuses a cursor of another database, and says to start again", async () => {
    const foreign = writeCursor({ epoch: "00000000000000ff", position: 1 });
    const { error, message } = await refusal(`cursor=${foreign}`);
    expect(error).toBe("invalid_cursor");
    expect(message).toContain("handed out by another database");
    expect(message).toContain("Start again without a cursor");
  });

  test("answers a cursor ahead of the head with the newest items and a cursor at the head", async () => {
    const db = await database();
    const { rows } = await db.execute<{ value: string }>(sql`select value from settings where name = 'feed_epoch'`);
    const newest = await read("limit=2");
    const ahead = writeCursor({ epoch: rows[0]!.value, position: 1_000_000 });
    expect(await read(`cursor=${ahead}&limit=2`)).toEqual(newest);
    const id = await publish();
    expect((await read(`cursor=${newest.next_cursor}`)).items.map((item) => item.id)).toEqual([id]);
  });

  test("is never kept, answers HEAD, refuses limits out of range, unknown parameters and other methods", async () => {
    expect((await callEndpoint(getActivityEndpoint)).headers.get("cache-control")).toBe("no-store");
    expect((await call(HEAD, {}, "HEAD")).status).toBe(200);
    for (const query of ["limit=0", "limit=101", "limit=x", "offset=1", "cursor=start&cursor=start"])
      expect((await refusal(query)).error).toBe("invalid_argument");
    expect(refusalOf(await call(POST, { body: {} })).error).toBe("method_not_allowed");
  });
});
