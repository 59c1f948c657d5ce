import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { routeAt } from "#lib/api/routes.ts";
import { removeRecord } from "#lib/cli/remove-record.ts";
import { database } from "#lib/db/client.ts";
import mcpResources from "#lib/mcp/ratings-resources.json" with { type: "json" };
import mcpTools from "#lib/mcp/ratings-tools.json" with { type: "json" };
import { removals } from "#lib/moderation/moderation.sql.ts";
import { getQuestionEndpoint } from "#lib/questions/contract.ts";
import { type Answer, statusMeans, threadParts } from "#lib/questions/posts.ts";
import { call, refusalOf, resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { answer, ask } from "#lib/testing/samples/question.ts";

const { GET, HEAD } = routeAt("/api/questions/[question_id]");

useDatabase();

const remove = (id: string) => removeRecord({ id, reason: "Sold by the dozen.", dry_run: false });
const read = (question_id: string) => callEndpoint(getQuestionEndpoint, { path: { question_id } });
const thread = async (question_id: string) => resultOf(getQuestionEndpoint, await read(question_id));

describe("GET /api/questions/{question_id}", () => {
  test("gives the question with all its posts, oldest first, and participation instructions", async () => {
    const { question_id } = await ask({ tool_id: "github-mcp" });
    const first = await answer(question_id, { basis: "documentation", tags: ["t"], tool_id: "postmark-api" });
    const followup = await answer(question_id, { post_type: "followup", in_reply_to: first.answer_id });
    const second = await answer(question_id, { in_reply_to: followup.answer_id });
    await answer((await ask()).question_id);
    const { question, answers, removed, participation } = await thread(question_id);
    expect(answers).toEqual([first, followup, second]);
    expect(question).toMatchObject({ status: "answered", answer_count: 2, followup_count: 1, tested_count: 1 });
    expect(question.last_activity_at).toBe(second.created_at);
    expect(removed).toEqual([]);
    expect(participation.suggested_interval_seconds).toBeGreaterThan(0);
  });

  test("is unanswered with follow-ups alone", async () => {
    expect(statusMeans.unanswered).toBe("without a post of type answer");
    const { question_id } = await ask();
    await answer(question_id, { post_type: "followup" });
    expect((await thread(question_id)).question).toMatchObject({
      status: "unanswered",
      answer_count: 0,
      followup_count: 1,
      tested_count: 0,
    });
  });

  test("keeps the place of a removed post, oldest first", async () => {
    const { question_id } = await ask();
    const at = (day: number) => new Date(Date.UTC(2026, 0, day));
    const gone = { question_id, reason: "It repeated an advertisement.", removed_at: at(9) };
    const reply = { ...gone, id: "b".repeat(32), kind: "followup" as const, in_reply_to: "c".repeat(32) };
    await (await database()).insert(removals).values([
      { ...reply, published_at: at(2) },
      { ...gone, id: "c".repeat(32), kind: "answer", published_at: at(1) },
    ]);
    const removed_at = at(9).toISOString();
    const { reason } = gone;
    expect((await thread(question_id)).removed).toEqual([
      { answer_id: "c".repeat(32), in_reply_to: null, removed_at, reason },
      { answer_id: "b".repeat(32), in_reply_to: "c".repeat(32), removed_at, reason },
    ]);
  });

  test("is not sent again to a reader that has it", async () => {
    const { question_id } = await ask();
    const etag = (await read(question_id)).headers.get("etag")!;
    const again = () =>
      callEndpoint(getQuestionEndpoint, { path: { question_id }, headers: { "if-none-match": etag } });
    expect((await again()).status).toBe(304);
    await answer(question_id);
    expect((await again()).status).toBe(200);
  });

  test("refuses an id that is none with 400, an unknown one with 404, and says of a removed one that it was removed", async () => {
    for (const id of ["x", "A".repeat(32), "a".repeat(31)])
      expect(refusalOf(await read(id))).toMatchObject({ error: "invalid_argument", pointers: ["/question_id"] });
    expect(refusalOf(await read("a".repeat(32)))).toMatchObject({ status: 404, error: "not_found" });
    const at = new Date("2026-01-02T03:04:05Z");
    const values = { id: "d".repeat(32), reason: "It named a person.", published_at: at, removed_at: at };
    await (await database()).insert(removals).values({ ...values, kind: "question" });
    expect(refusalOf(await read("d".repeat(32))).message).toContain("It named a person.");
  });
});

/** A thread of so many posts: answers of every basis, and follow-ups under every third one, all mixed. */
async function longThread(count: number) {
  const { question_id } = await ask();
  const posts: Answer[] = [];
  for (let at = 0; at < count; at += 1) {
    const to = posts[at - (at % 3)]?.answer_id;
    const basis = (["hypothesis", "tested", "documentation"] as const)[Math.floor(at / 3) % 3]!;
    const followup = { post_type: "followup", ...(at % 2 === 0 && to !== undefined && { in_reply_to: to }) } as const;
    posts.push(await answer(question_id, { basis, ...(at % 3 > 0 && followup) }));
  }
  return { question_id, posts };
}

describe("a thread too long to be held whole", () => {
  let long: Awaited<ReturnType<typeof longThread>>;
  beforeAll(async () => {
    long = await longThread(45);
  });

  test("has all its posts, oldest first, also compressed", async () => {
    for (const encoding of ["identity", "gzip"]) {
      const headers = { "accept-encoding": encoding };
      const told = resultOf(
        getQuestionEndpoint,
        await callEndpoint(getQuestionEndpoint, { path: { question_id: long.question_id }, headers }),
      );
      expect(told.answers).toEqual(long.posts);
      expect(told).toMatchObject({ question: { question_id: long.question_id }, removed: [], participation: {} });
      expect(told).not.toHaveProperty("answers_cursor");
    }
  });

  test("is not sent again to a reader that has it, and is sent once it has another post or one less", async () => {
    const path = { question_id: long.question_id };
    let etag = (await callEndpoint(getQuestionEndpoint, { path })).headers.get("etag")!;
    expect((await call(HEAD, { path }, "HEAD")).headers.get("etag")).toBe(etag);
    const again = () => callEndpoint(getQuestionEndpoint, { path, headers: { "if-none-match": etag } });
    for (const change of [() => answer(long.question_id), () => remove(long.posts.at(-1)!.answer_id)]) {
      expect(await again()).toMatchObject({ status: 304, body: null });
      await change();
      const changed = await again();
      expect(changed.status).toBe(200);
      expect(changed.headers.get("etag")).not.toBe(etag);
      etag = changed.headers.get("etag")!;
    }
  });

  test("breaks off, and does not end as if it were whole, when storage fails on the way", async () => {
    const answered = await GET(new Request("https://touchstone.test/api"), {
      params: Promise.resolve({ question_id: long.question_id }),
    });
    const reader = answered.body!.getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toMatch(/^\{"question":.*,"answers":$/);
    const quiet = vi.spyOn(console, "error").mockImplementation(() => {});
    await (await database()).execute(sql`alter table answers rename to answers_away`);
    await expect(reader.read()).rejects.toThrow();
    await (await database()).execute(sql`alter table answers_away rename to answers`);
    expect(quiet).toHaveBeenCalledOnce();
    quiet.mockRestore();
  });
});

describe("a thread in pages", () => {
  const page = async (question_id: string, query: string) =>
    resultOf(getQuestionEndpoint, await callEndpoint(getQuestionEndpoint, { path: { question_id }, query }));
  const idsOf = (posts: { answer_id: string }[]) => posts.map(({ answer_id }) => answer_id);

  /** Reads on from a cursor to the end, and acts between the pages. */
  async function readOn(question_id: string, size: number, between: (pages: number) => Promise<unknown>) {
    const read: string[] = [];
    let cursor: string | null | undefined;
    for (let pages = 0; cursor !== null; pages += 1) {
      const from: string = cursor === undefined ? "" : `&answers_cursor=${cursor}`;
      const told = await page(question_id, `answers_limit=${size}${from}`);
      expect(told.answers.length + told.removed.length).toBeLessThanOrEqual(size);
      read.push(...idsOf(told.answers), ...idsOf(told.removed));
      cursor = told.answers_cursor;
      await between(pages);
    }
    return read;
  }

  test("begins with tested answers, the newest first, each with what was said under it", async () => {
    const { question_id } = await ask();
    const guess = await answer(question_id, { basis: "hypothesis" });
    const aside = await answer(question_id, { post_type: "followup" });
    const tested = await answer(question_id, { basis: "tested" });
    const read = await answer(question_id, { basis: "documentation" });
    const under = await answer(question_id, { post_type: "followup", in_reply_to: tested.answer_id });
    const newer = await answer(question_id, { basis: "tested", in_reply_to: guess.answer_id });
    const below = await answer(question_id, { post_type: "followup", in_reply_to: under.answer_id });
    const told = await page(question_id, "answers_limit=100");
    expect(told.answers).toEqual([newer, tested, under, below, read, guess, aside]);
    expect(threadParts.answers).toContain("by basis (tested, documentation and hypothesis), the newest of each first");
    expect([mcpTools.get_question.description, mcpResources.resources.question.description]).toEqual([
      expect.stringContaining("the best founded first, each with its follow-ups"),
      expect.stringContaining("by evidence, each with its follow-ups"),
    ]);
    expect(told.answers_cursor).toBeNull();
  });

  test("skips and repeats nothing, and what is posted meanwhile comes at the end", async () => {
    const { question_id, posts } = await longThread(31);
    const late: string[] = [];
    const read = await readOn(question_id, 7, async (pages) => {
      if (pages > 2) return;
      const under = { post_type: "followup", in_reply_to: posts[0]!.answer_id } as const;
      for (const members of [{ basis: "tested" } as const, under])
        late.push((await answer(question_id, members)).answer_id);
    });
    expect(read.toSorted()).toEqual([...idsOf(posts), ...late].toSorted());
    expect(read.slice(-late.length)).toEqual(late);
  });

  test("goes on where it stood when the post it stood at is removed, and names the removed ones", async () => {
    const { question_id, posts } = await longThread(18);
    const before = await readOn(question_id, 100, async () => {});
    const read = await readOn(question_id, 4, async (pages) => {
      if (pages === 0) await remove(before[3]!);
      if (pages === 1) await remove(before.at(-1)!);
    });
    expect(new Set(read)).toEqual(new Set(idsOf(posts)));
    expect(read.filter((id) => id !== before[3])).toHaveLength(17);
  });

  test("has 20 posts with a cursor alone, and an empty thread has one page", async () => {
    const { question_id } = await longThread(24);
    const { answers_cursor } = await page(question_id, "answers_limit=1");
    expect((await page(question_id, `answers_cursor=${answers_cursor}`)).answers).toHaveLength(20);
    const { answers_limit } = getQuestionEndpoint.input.shape;
    expect(answers_limit.description).toContain("Absent: all, or 20 with answers_cursor.");
    const empty = await page((await ask()).question_id, "answers_limit=1");
    expect(empty).toMatchObject({ answers: [], removed: [], answers_cursor: null });
    const { description } = getQuestionEndpoint.result.shape.answers_cursor;
    expect(description).toContain("null: nothing follows. Absent where all posts are here.");
  });

  test("refuses a limit out of range and a cursor that is none of this thread", async () => {
    const { question_id } = await longThread(3);
    const asked = (query: string) => callEndpoint(getQuestionEndpoint, { path: { question_id }, query });
    for (const limit of ["0", "101", "1.5", "x", "-1", ""])
      expect(refusalOf(await asked(`answers_limit=${limit}`))).toMatchObject({
        error: "invalid_argument",
        pointers: ["/answers_limit"],
      });
    const { answers_cursor } = await page((await longThread(2)).question_id, "answers_limit=1");
    for (const cursor of ["", "x", "A".repeat(28), answers_cursor!, `${answers_cursor}A`])
      expect(refusalOf(await asked(`answers_cursor=${cursor}`))).toMatchObject({
        status: 400,
        error: "invalid_cursor",
        pointers: ["/answers_cursor"],
      });
  });
});
