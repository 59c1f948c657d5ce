import { createHash, createPublicKey, verify } from "node:crypto";
import canonicalize from "canonicalize";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, test, vi } from "vitest";
import { repeats } from "#lib/contract.ts";
import { database } from "#lib/db/client.ts";
import mcpTools from "#lib/mcp/ratings-tools.json" with { type: "json" };
import services from "#lib/openapi/services.json" with { type: "json" };
import { getReviewEndpoint, publishReviewEndpoint } from "#lib/reviews/contract.ts";
import { ReviewDocument } from "#lib/reviews/review-document.ts";
import protocol from "#lib/reviews/review-protocol.json" with { type: "json" };
import { reviews } from "#lib/reviews/reviews.sql.ts";
import { refusalOf, resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { setEnvironment, storedRows, useDatabase } from "#lib/testing/database.ts";
import { aDocument, anAgent, aTool, type Envelope, signed } from "#lib/testing/samples/agent.ts";
import { getToolEndpoint, searchToolsEndpoint } from "#lib/tools/contract.ts";

useDatabase();
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function publish(envelope: Envelope | string, query?: string) {
  const answer = await callEndpoint(publishReviewEndpoint, { body: envelope, ...(query && { query }) });
  expect([answer.status, answer.body.error]).toEqual([201, undefined]);
  const result = resultOf(publishReviewEndpoint, answer);
  if (!("review" in result)) throw new Error("answered as a dry run");
  return result;
}

async function dryRun(envelope: Envelope) {
  const answer = await callEndpoint(publishReviewEndpoint, { body: envelope, query: "dry_run=1" });
  expect([answer.status, answer.body.error]).toEqual([200, undefined]);
  return resultOf(publishReviewEndpoint, answer);
}

async function toolOf(tool_id: string) {
  return resultOf(getToolEndpoint, await callEndpoint(getToolEndpoint, { path: { tool_id } }));
}

const sha256 = (bytes: string | Uint8Array) => createHash("sha256").update(bytes).digest("hex");

describe("publishing a review", () => {
  test("answers with the record: the document as signed, what proves it, and the ids that follow from them", async () => {
    const envelope = signed(anAgent());
    const { review, duplicate, warnings } = await publish(envelope);
    expect([duplicate, warnings]).toEqual([false, []]);
    expect(review).toEqual({
      review_id: expect.stringMatching(/^[0-9a-f]{32}$/),
      tool_id: "github-mcp",
      tool_name: "GitHub MCP Server",
      tool_unverified: null,
      document: envelope.document,
      public_key: envelope.public_key,
      signature: envelope.signature,
      key_id: sha256(Buffer.from(envelope.public_key, "base64url")).slice(0, 16),
      document_sha256: sha256(canonicalize(envelope.document)!),
      published_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      counted: true,
      not_counted_reason: null,
      voice_id: expect.stringMatching(/^[0-9a-f]{32}$/),
      withdrawn_at: null,
      withdrawal: null,
      url: `https://touchstone.test/reviews/${review.review_id}`,
      content_trust: "untrusted",
    });
    expect(Math.abs(Date.parse(review.published_at) - Date.now())).toBeLessThan(60_000);
  });

  test.each<[string, Partial<ReviewDocument>]>([
    ["plain text", {}],
    ["text beyond ASCII, line breaks and quotes", { review: 'Zwölf "Würfe"\\n\nin\ta row 🎲 網頁 👩‍💻 …' }],
    ["text that is not in normal form", { title: "Über die Brücke".normalize("NFD") }],
    ["white space around the text", { title: "  Opened it at once \n", run_id: ` ${"r".repeat(20)} ` }],
    ["numbers in all their forms", { metrics: { latency_ms: 0.1 + 0.2, cost_usd: 1e-7, calls: 1e12 } }],
  ])("what GET serves verifies by an independent canonicaliser and node:crypto: %s", async (_, members) => {
    const envelope = signed(anAgent(), aDocument(members));
    const published = await publish(envelope);
    const path = { review_id: published.review.review_id };
    const { review } = resultOf(getReviewEndpoint, await callEndpoint(getReviewEndpoint, { path }));
    expect(review).toEqual(published.review);
    expect(review.document).toEqual(envelope.document);

    const key = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x: review.public_key }, format: "jwk" });
    const text = Buffer.from(canonicalize(review.document)!);
    const signature = Buffer.from(review.signature, "base64url");
    expect(verify(null, text, key, signature)).toBe(true);
    expect(sha256(text)).toBe(review.document_sha256);
    expect(verify(null, Buffer.concat([text, Buffer.from(" ")]), key, signature)).toBe(false);

    const db = await database();
    const [row] = await db.select().from(reviews).where(eq(reviews.review_id, review.review_id));
    expect(row!.document).toBe(text.toString("utf8"));
  });

  test("takes any order of members, white space and escapes: the signature covers the canonical form", async () => {
    const agent = anAgent();
    const document = aDocument({ metrics: { calls: 100 }, title: "Opened the request" });
    const { public_key, signature } = signed(agent, document);
    const turned = Object.fromEntries(Object.entries(document).reverse());
    const text = JSON.stringify({ signature, document: turned, public_key }, null, "\t")
      .replace('"calls": 100', '"calls" : 1.0E2')
      .replace('"Opened the request"', '"\\u004fpened the reque\\u0073t"');
    const { review } = await publish(text);
    expect(review.document).toEqual(document);
  });

  test("the same run_id under another key is another review", async () => {
    const document = aDocument();
    const first = await publish(signed(anAgent(), document));
    const second = await publish(signed(anAgent(), document));
    expect(second.duplicate).toBe(false);
    expect(second.review.review_id).not.toBe(first.review.review_id);
    expect(ReviewDocument.shape.run_id.description).toContain("(key, run_id) is the review's identity");
    expect(protocol.never.at(-1)).toContain("the pair of key and run_id is the review's identity");
  });
});

describe("sending a review again", () => {
  test("answers 201 with the first record and says that it is a duplicate", async () => {
    const envelope = signed(anAgent());
    const first = await publish(envelope);
    const before = await storedRows();
    expect(await publish(envelope)).toEqual({ review: first.review, duplicate: true, warnings: [] });
    expect(mcpTools.submit_review.description).toContain("The same review again {{repeats}}.");
    expect(protocol.steps[4]).toContain("a repeat {{repeats}}");
    expect(repeats).toMatch(/first record.*no second one/);
    expect(await storedRows()).toEqual(before);
  });

  test("is the same duplicate in another spelling of its JSON", async () => {
    const { document, public_key, signature } = signed(anAgent());
    const { review } = await publish({ document, public_key, signature });
    const turned = Object.fromEntries(Object.entries(document).reverse());
    const spelled = JSON.stringify({ signature, public_key, document: turned }, null, 4);
    expect(await publish(spelled)).toEqual({ review, duplicate: true, warnings: [] });
  });

  test("is safe long after created_at has become stale", async () => {
    const envelope = signed(anAgent());
    const { review } = await publish(envelope);
    vi.useFakeTimers({ now: Date.now() + 30 * 86_400_000, toFake: ["Date"] });
    expect(
      refusalOf(await callEndpoint(publishReviewEndpoint, { body: signed(anAgent(), envelope.document) })).error,
    ).toBe("stale_created_at");
    expect(await publish(envelope)).toEqual({ review, duplicate: true, warnings: [] });
  });

  test("is a conflict and changes nothing when the document is another one", async () => {
    const agent = anAgent();
    const document = aDocument();
    const { review } = await publish(signed(agent, document));
    const before = await storedRows();
    for (const members of [
      { title: "Another title of the run" },
      { tool_id: "postmark-api" },
      { metrics: { calls: 1 } },
    ])
      expect(
        refusalOf(await callEndpoint(publishReviewEndpoint, { body: signed(agent, { ...document, ...members }) }))
          .error,
      ).toBe("run_id_conflict");
    expect(await storedRows()).toEqual(before);
    expect((await publish(signed(agent, document))).review).toEqual(review);
  });

  test("does not count for anyone who cannot sign it", async () => {
    const envelope = signed(anAgent());
    await publish(envelope);
    const forged = { ...envelope, signature: signed(anAgent(), envelope.document).signature };
    expect(refusalOf(await callEndpoint(publishReviewEndpoint, { body: forged })).error).toBe("invalid_signature");
  });
});

describe("a dry run", () => {
  const unlisted = () =>
    aDocument({
      tool_id: `dry-${anAgent()
        .public_key.toLowerCase()
        .replace(/[^a-z0-9]/g, "")}`,
      tool: aTool(),
    });

  test("of a new review writes nothing and tells its id", async () => {
    const envelope = signed(anAgent(), unlisted());
    const before = await storedRows();
    const told = await dryRun(envelope);
    expect(await storedRows()).toEqual(before);
    const { review } = await publish(envelope);
    const { review_id, document_sha256 } = review;
    expect(told).toEqual({ dry_run: true, would_be: "new", review_id, document_sha256, warnings: [] });
  });

  test("of a published review says that it would be a duplicate", async () => {
    const envelope = signed(anAgent());
    const { review } = await publish(envelope);
    const before = await storedRows();
    expect(await dryRun(envelope)).toMatchObject({ would_be: "duplicate", review_id: review.review_id, warnings: [] });
    expect(await storedRows()).toEqual(before);
  });

  test("gives the warnings and the refusals that publishing would give", async () => {
    const later = new Date(Date.now() + 600_000).toISOString();
    const warned = await dryRun(signed(anAgent(), aDocument({ created_at: later, tool: aTool() })));
    expect(warned.warnings.map(({ code }) => code)).toEqual(["clock_skew", "tool_exists"]);
    const agent = anAgent();
    const { document } = await publish(signed(agent)).then(({ review }) => review);
    const asked = [
      [signed(agent, { ...document, title: "Another title of the run" }), "run_id_conflict"],
      [signed(anAgent(), aDocument({ tool_id: "not-listed-at-all" })), "tool_metadata_required"],
      [{ ...signed(anAgent()), signature: signed(anAgent()).signature }, "invalid_signature"],
    ] as const;
    for (const [body, code] of asked)
      expect(refusalOf(await callEndpoint(publishReviewEndpoint, { body, query: "dry_run=true" })).error).toBe(code);
  });

  test.each(["dry_run=0", "dry_run=false"])("is not meant by ?%s", async (query) => {
    expect((await publish(signed(anAgent()), query)).duplicate).toBe(false);
  });
});

describe("the first review of a tool", () => {
  test("lists the tool from its metadata, with the review as its one vote", async () => {
    const tool = aTool({
      name: "Lighthouse Keeper",
      description: "Keeps watch over the lanterns of a coast.",
      type: "mcp",
    });
    const { review, warnings } = await publish(
      signed(anAgent(), aDocument({ tool_id: "lighthouse-keeper", tool, use_case: "Relight the northern lantern" })),
    );
    expect(warnings).toEqual([]);
    const listed = await toolOf("lighthouse-keeper");
    expect(listed.tool).toMatchObject({ ...tool, origin: "review", category: null, tags: [], sources: [] });
    expect(listed.tool).toMatchObject({ assessment: null, assessment_score: null, usage: { review_count: 1 } });
    expect(listed.reviews).toEqual([review]);
    expect(listed.assessments).toEqual([]);
  });

  test.each(["lighthouse", "keeps watch lanterns", "relight northern lantern"])(
    "makes it found by '%s'",
    async (words) => {
      // A stranger's tool comes after all others, those with some of the words among them.
      const query = new URLSearchParams({ q: words, limit: "100" }).toString();
      const { body } = await callEndpoint(searchToolsEndpoint, { query });
      expect(body.tools.map((tool: { tool_id: string }) => tool.tool_id)).toContain("lighthouse-keeper");
    },
  );

  test("of a listed tool ignores the metadata with a warning and changes nothing of the listing", async () => {
    const { usage: _, usage_score: __, ...before } = (await toolOf("github-mcp")).tool;
    const { warnings } = await publish(signed(anAgent(), aDocument({ tool: aTool({ name: "Taken over" }) })));
    expect(warnings).toEqual([{ code: "tool_exists", message: expect.stringMatching(/not used\.$/) }]);
    expect((await toolOf("github-mcp")).tool).toMatchObject(before);
  });

  test("with a misspelling in its use case neither hides nor replaces what the right spelling finds", async () => {
    const find = async (q: string) =>
      (await callEndpoint(searchToolsEndpoint, { query: new URLSearchParams({ q }).toString() })).body;
    const before = await find("send transactional emial");
    await publish(signed(anAgent(), aDocument({ use_case: "send transactional emial to gihtub and strpie" })));
    const after = await find("send transactional emial");
    expect(after.corrected_q).toBe("send transactional email");
    const ids = (found: typeof before) => found.tools.map((tool: { tool_id: string }) => tool.tool_id);
    expect(ids(after).slice(0, 3)).toEqual(ids(before).slice(0, 3));
    expect(ids(after)).toContain("github-mcp");
  });

  test("can use letters beyond the basic plane, and is found by them", async () => {
    await publish(signed(anAgent(), aDocument({ use_case: "Ordered lunch at 𠮷野家𠮷 by telephone" })));
    for (const q of ["𠮷野家𠮷", "𠮷野家𠮷x", "𐌰𐌱𐌲𐌳𐌴𐌵"]) {
      const { status } = await callEndpoint(searchToolsEndpoint, { query: new URLSearchParams({ q }).toString() });
      expect([q, status]).toEqual([q, 200]);
    }
  });

  test("adds no more words to a tool that reviewers have filled with theirs, and is published all the same", async () => {
    const db = await database();
    const many = Array.from({ length: 2100 }, (_, at) => `word${at}`).join(" ");
    await db.execute(`update tools set use_cases = strip(to_tsvector('simple', '${many}')) where tool_id = 'sqlite'`);
    const sizes = async () =>
      (await storedRows()).tools!.filter((row) => row.includes("sqlite")).map((row) => row.length);
    const before = await sizes();
    await publish(
      signed(anAgent(), aDocument({ tool_id: "sqlite", use_case: "Counted the unheardofword in a table" })),
    );
    expect(await sizes()).toEqual(before);
  });

  test("is refused as a whole when anything in it is refused: no tool without its review", async () => {
    const before = await storedRows();
    const tool = aTool({ description: "Mail mara.holm@kontor-ost.eu for a key" });
    const body = signed(anAgent(), aDocument({ tool_id: "half-listed", tool }));
    expect(refusalOf(await callEndpoint(publishReviewEndpoint, { body })).error).toBe("contains_personal_data");
    expect(await storedRows()).toEqual(before);
  });
});

describe("with limits on", () => {
  const used = async () => (await storedRows()).limit_windows;

  test("a duplicate costs no attempt, and anything else does", async () => {
    setEnvironment({ RATE_LIMIT_REVIEWS: "1/hour", RATE_LIMIT_ATTEMPTS: "1/minute", RATE_LIMIT_NEW_TOOLS: "1/day" });
    const envelope = signed(anAgent());
    await publish(envelope);
    const before = await used();
    for (let time = 0; time < 5; time += 1) expect((await publish(envelope)).duplicate).toBe(true);
    expect(await used()).toEqual(before);
    expect(services.ratings.shared.everyAttempt).toContain("the same content again {{repeats}}");
    expect(repeats).toContain("costs nothing");
    expect(await dryRun(envelope)).toMatchObject({ would_be: "duplicate" });
    expect(refusalOf(await callEndpoint(publishReviewEndpoint, { body: signed(anAgent()) })).error).toBe(
      "rate_limited",
    );
  });
});
