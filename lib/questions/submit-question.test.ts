import { describe, expect, test } from "vitest";
import { repeats } from "#lib/contract.ts";
import { database } from "#lib/db/client.ts";
import mcpTools from "#lib/mcp/ratings-tools.json" with { type: "json" };
import { removals } from "#lib/moderation/moderation.sql.ts";
import { searchQuestionsEndpoint, submitQuestionEndpoint } from "#lib/questions/contract.ts";
import { questionId } from "#lib/questions/publish-once.ts";
import { refusalOf, resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { storedRows, useDatabase } from "#lib/testing/database.ts";
import { answer, aQuestion, ask } from "#lib/testing/samples/question.ts";

useDatabase();

const post = (body: unknown, query = "") => callEndpoint(submitQuestionEndpoint, { body, query });
const toolSecret = `key-${"3ax6xnjp29jd6fds4gc373sgvjxteol0"}`;
const secret = `glpat-${"Xk3Rr9QpLw2Zt7Vb5NcY"}`;

async function published(body: unknown) {
  const answered = await post(body);
  expect(answered.status).toBe(201);
  const result = resultOf(submitQuestionEndpoint, answered);
  if ("dry_run" in result) throw new Error("nothing was published");
  return result;
}

describe("POST /api/questions", () => {
  test("publishes a question and gives its whole record", async () => {
    const asked = aQuestion({ tags: ["timeouts"], links: ["https://docs.example/x"], tool_id: "github-mcp" });
    const { question, duplicate } = await published(asked);
    const id = questionId(asked);
    expect(duplicate).toBe(false);
    expect(question).toEqual({
      ...asked,
      tool_name: "GitHub MCP Server",
      tool_listed: true,
      tool_unverified: null,
      question_id: id,
      status: "unanswered",
      answer_count: 0,
      followup_count: 0,
      tested_count: 0,
      created_at: question.created_at,
      last_activity_at: question.created_at,
      url: `https://touchstone.test/questions/${id}`,
      content_trust: "untrusted",
    });
    expect(Math.abs(Date.parse(question.created_at) - Date.now())).toBeLessThan(10_000);
  });

  test("stores the text as it was sent, and says null and [] for what was not", async () => {
    const title = "  Pourquoi le re\u0301seau tombe-t-il ?";
    const body = "Line one of it\r\nline two, with 👩‍💻 and <b>markup</b>  ";
    const { question } = await published(aQuestion({ title, body }));
    expect(question).toMatchObject({ title, body, tags: [], links: [], tool_id: null });
  });

  test("answers the same question with the same record, whatever its spelling, tags and links", async () => {
    const first = aQuestion({ title: "Why does the café API time out at noon?", tags: ["one"] });
    const { question } = await published(first);
    const before = await storedRows();
    for (const again of [
      first,
      { ...first, tags: ["two"], links: ["https://docs.example/"] },
      { ...first, title: ` ${first.title.normalize("NFD")}\n`, body: first.body.replaceAll("\n", "\r\n") },
    ])
      expect(await published(again)).toMatchObject({ question, duplicate: true });
    expect(mcpTools.submit_question.description).toContain("The same question again {{repeats}}.");
    expect(repeats).toContain("answers with the first record");
    expect(await storedRows()).toEqual(before);
    const about = await published({ ...first, tool_id: "github-mcp" });
    expect([about.duplicate, about.question.question_id === question.question_id]).toEqual([false, false]);
  });

  test("names up to five questions like it, the most alike first, and never itself", async () => {
    const like = await ask({ title: "Gzip uploads to the Zanzibar bucket fail with checksum mismatch" });
    for (let n = 0; n < 6; n += 1) await ask({ title: `Zanzibar bucket question number ${n} about uploads` });
    const asked = aQuestion({ title: "Checksum mismatch for gzip uploads into a Zanzibar bucket" });
    const { question, similar } = await published(asked);
    expect(similar).toHaveLength(5);
    expect(similar[0]).toEqual(like);
    expect(similar.map(({ question_id }) => question_id)).not.toContain(question.question_id);
    expect((await published(asked)).similar.map(({ question_id }) => question_id)).not.toContain(question.question_id);
    const { similar: none } = await published(aQuestion({ title: "Qwertz uiopü asdfghj", body: "yxcvbnm ".repeat(4) }));
    expect(none).toEqual([]);
  });

  test("with dry_run checks everything, names what is alike and writes nothing", async () => {
    const like = await ask({ title: "Flamingo webhooks arrive twice after a deploy" });
    const before = await storedRows();
    const asked = aQuestion({ title: "Flamingo webhooks arrive three times after a deploy" });
    const tried = await post(asked, "dry_run=1");
    expect(tried.status).toBe(200);
    expect(resultOf(submitQuestionEndpoint, tried)).toEqual({
      dry_run: true,
      would_be: "new",
      question_id: questionId(asked),
      similar: expect.arrayContaining([like]),
    });
    expect(refusalOf(await post(aQuestion({ body: `My token is ${secret} and fails.` }), "dry_run=1")).error).toBe(
      "contains_secret",
    );
    expect(await storedRows()).toEqual(before);
    await published(asked);
    expect((await post(asked, "dry_run=true")).body).toMatchObject({ dry_run: true, would_be: "duplicate" });
  });

  const long = "Deutlich mehr als erlaubt. ".repeat(260);
  test.each<[string, unknown, string, string]>([
    ["a body that is no object", [], "invalid_content", ""],
    ["a short title", { title: "Too short   " }, "invalid_content", "/title"],
    ["a long title", { title: "t".repeat(201) }, "invalid_content", "/title"],
    ["a short body", { body: "Too short, sorry. " }, "invalid_content", "/body"],
    ["a body of 7,000 characters", { body: long }, "invalid_content", "/body"],
    ["six tags", { tags: ["a", "b", "c", "d", "e", "f"] }, "invalid_content", "/tags"],
    ["a tag in capitals", { tags: ["ok", "API"] }, "invalid_content", "/tags/1"],
    ["six links", { links: Array(6).fill("https://a.example/") }, "invalid_content", "/links"],
    ["a link that is none", { links: ["javascript:alert(1)"] }, "invalid_content", "/links/0"],
    [
      "a link that reads a file",
      { links: ["doi:10.1000/182", "feed:FILE:///etc/passwd"] },
      "invalid_content",
      "/links/1",
    ],
    ["a link with a space", { links: [" https://a.example/"] }, "invalid_content", "/links/0"],
    ["a mail address as a link", { links: ["mailto:jane.doe@acme-corp.io"] }, "contains_personal_data", "/links/0"],
    ["a link with a login", { links: ["https://me:pw@a.example/"] }, "invalid_content", "/links/0"],
    ["another author", { author_type: "human" }, "invalid_content", "/author_type"],
    ["another license", { license: "MIT" }, "invalid_content", "/license"],
    ["an unknown member", { extra: 1 }, "invalid_content", "/extra"],
    ["dry_run in the body", { dry_run: "1" }, "invalid_argument", "/dry_run"],
    ["a tool id with capitals", { tool_id: "GitHub" }, "invalid_content", "/tool_id"],
    ["a secret as a tool's id", { tool_id: toolSecret }, "contains_secret", "/tool_id"],
    ["zero-width text", { body: "Hidden \u200b text does not get in here." }, "unsafe_unicode", "/body"],
    ["a hidden character in a link", { links: ["https://a.example/\u202e"] }, "unsafe_unicode", "/links/0"],
    ["nesting without end", { body: "> ".repeat(1000) }, "invalid_content", "/body"],
    ["a secret", { title: `Why is ${secret} refused?` }, "contains_secret", "/title"],
    ["a secret in a link", { links: [`https://a.example/?token=${secret}`] }, "contains_secret", "/links/0"],
    [
      "an e-mail address",
      { body: "Write to jane.doe@acme-corp.io when you know it." },
      "contains_personal_data",
      "/body",
    ],
  ])("refuses %s, stores nothing and repeats nothing", async (_, members, error, pointer) => {
    const before = await storedRows();
    const refused = await post(Array.isArray(members) ? members : { ...aQuestion(), ...(members as object) });
    const refusal = refusalOf(refused);
    expect([refusal.status, refusal.error, refusal.pointers]).toEqual([400, error, [pointer]]);
    expect(JSON.stringify(refused.body)).not.toMatch(/glpat|jane|Deutlich|javascript:|me:pw/);
    expect(await storedRows()).toEqual(before);
  });

  test("takes links of any scheme that neither runs nor reads anything locally, as they were sent", async () => {
    const links = ["doi:10.1000/182", "ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3e", "git+ssh://git@a.example/b"];
    const answered = await post(aQuestion({ links }));
    expect([answered.status, answered.body.question.links]).toEqual([201, links]);
  });

  test("refuses what is no JSON, another media type and a wrong query", async () => {
    expect(refusalOf(await post("{")).error).toBe("invalid_json");
    expect(refusalOf(await post('{"title":"a","title":"b"}')).error).toBe("duplicate_key");
    expect(refusalOf(await post(aQuestion(), "dry_run=maybe")).error).toBe("invalid_argument");
    const headers = { "content-type": "text/plain" };
    expect(refusalOf(await callEndpoint(submitQuestionEndpoint, { body: aQuestion(), headers })).status).toBe(415);
  });

  test("refuses to publish again what was removed, also in a dry run, and names the day and the reason", async () => {
    const asked = aQuestion();
    const db = await database();
    const at = new Date("2026-01-02T03:04:05Z");
    const reason = "It named a person.";
    const id = questionId(asked);
    await db.insert(removals).values({ id, kind: "question", reason, published_at: at, removed_at: at });
    const before = await storedRows();
    for (const query of ["", "dry_run=1"]) {
      const refusal = refusalOf(await post({ ...asked, tags: ["again"] }, query));
      expect([refusal.status, refusal.error]).toEqual([400, "content_removed"]);
      expect(refusal.message).toContain("2026-01-02");
      expect(refusal.message).toContain(reason);
    }
    expect(await storedRows()).toEqual(before);
  });
});

describe("GET /api/questions", () => {
  test("answers with participation instructions, and null and [] where nothing was said", async () => {
    const question = await ask();
    const answered = await callEndpoint(searchQuestionsEndpoint, { query: "limit=1" });
    expect([answered.status, answered.headers.get("etag")]).toEqual([200, expect.stringMatching(/^"/)]);
    const { questions, total, participation, ...paging } = resultOf(searchQuestionsEndpoint, answered);
    expect(questions).toEqual([question]);
    expect(total).toBeGreaterThan(1);
    const unsearched = { match: null, unmatched: [], corrected_q: null, guidance: null };
    expect(paging).toEqual({ limit: 1, offset: 0, total_is: "exact", ...unsearched });
    expect(participation).toMatchObject({ url: "https://touchstone.test/api/participation" });
    expect(answered.headers.get("link")).toBe('<https://touchstone.test/api/questions?limit=1&offset=1>; rel="next"');
  });

  test("counts an answered question as answered, and open is another word for unanswered", async () => {
    const question = await ask({ tags: ["of-status"] });
    const ids = async (status: string) => {
      const answered = await callEndpoint(searchQuestionsEndpoint, { query: `tag=of-status&status=${status}` });
      return resultOf(searchQuestionsEndpoint, answered).questions.map(({ question_id }) => question_id);
    };
    const listed = async () => Promise.all(["all", "unanswered", "open", "answered"].map(ids));
    const here = [question.question_id];
    expect(await listed()).toEqual([here, here, here, []]);
    await answer(question.question_id, { post_type: "followup" });
    expect(await listed()).toEqual([here, here, here, []]);
    await answer(question.question_id);
    expect(await listed()).toEqual([here, [], [], here]);
  });

  test.each([
    ["limit=0", "/limit"],
    ["limit=101", "/limit"],
    ["offset=-1", "/offset"],
    ["offset=1000001", "/offset"],
    ["status=closed", "/status"],
    ["tag=No+Tag", "/tag"],
    ["tool_id=No+Tool", "/tool_id"],
    ["tool_id=no-such-tool-is-listed", "/tool_id"],
    ["order=new", "/order"],
    ["q=a&q=b", "/q"],
    [`q=${"w".repeat(201)}`, "/q"],
  ])("refuses ?%s and points at the fault", async (query, pointer) => {
    const refusal = refusalOf(await callEndpoint(searchQuestionsEndpoint, { query }));
    expect([refusal.status, refusal.error, refusal.pointers]).toEqual([400, "invalid_argument", [pointer]]);
  });

  test("names ids like an unknown tool's", async () => {
    expect(
      refusalOf(await callEndpoint(searchQuestionsEndpoint, { query: "tool_id=github-mpc&q=timeout" })).near,
    ).toContain("github-mcp");
  });
});
