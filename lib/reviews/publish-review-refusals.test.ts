import { createHash, sign } from "node:crypto";
import canonicalize from "canonicalize";
import { afterEach, describe, expect, test, vi } from "vitest";
import { routeAt } from "#lib/api/routes.ts";
import smallOrderPoints from "#lib/crypto/vectors/small-order-points.json" with { type: "json" };
import { listReviewsEndpoint, publishReviewEndpoint } from "#lib/reviews/contract.ts";
import { ReviewDocument } from "#lib/reviews/review-document.ts";
import { call, refusalOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { aDocument, anAgent, aTool, signed } from "#lib/testing/samples/agent.ts";

const { DELETE, HEAD, OPTIONS, PATCH, PUT } = routeAt("/api/reviews");

useDatabase();
afterEach(() => vi.useRealTimers());

const refused = async (asked: Parameters<typeof call>[1]) =>
  refusalOf(await callEndpoint(publishReviewEndpoint, asked));
const post = (members: Parameters<typeof aDocument>[0]) =>
  callEndpoint(publishReviewEndpoint, { body: signed(anAgent(), aDocument(members)) });
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** Every other last character with the same significant bits. */
const spellingsOf = (text: string, unusedBits: number) => {
  const last = alphabet.indexOf(text.at(-1)!);
  const others = Array.from({ length: 2 ** unusedBits - 1 }, (_, bits) => last + bits + 1);
  return others.map((at) => text.slice(0, -1) + alphabet[at]);
};

describe("POST /api/reviews with a body that is not one clear JSON object", () => {
  test.each<[string, string | Uint8Array, string]>([
    ["nothing", "", "invalid_json"],
    ["half an object", '{"document":', "invalid_json"],
    ["single quotes", "{'document':1}", "invalid_json"],
    ["a comma too many", '{"document":1,}', "invalid_json"],
    ["something behind it", "{} {}", "invalid_json"],
    ["NaN", '{"document":NaN}', "invalid_json"],
    ["a member named twice", '{"document":1,"document":1}', "duplicate_key"],
    ["a member named twice in another spelling", '{"document":{"a":1,"\\u0061":1}}', "duplicate_key"],
    ["a lone surrogate", '{"document":"\\ud83e"}', "invalid_unicode"],
    ["U+0000", '{"document":"a\\u0000"}', "invalid_unicode"],
    ["a byte order mark", "\ufeff{}", "invalid_unicode"],
    ["bytes that are not UTF-8", Uint8Array.of(0x7b, 0x22, 0xff, 0x22, 0x7d), "invalid_unicode"],
    ["UTF-16", new Uint8Array(Buffer.from("{}", "utf16le")), "invalid_unicode"],
    ["an infinite number", '{"document":1e400}', "number_out_of_range"],
    ["a number that loses digits", '{"document":9007199254740993}', "number_out_of_range"],
    ["nine levels", `${'{"document":'.repeat(9)}1${"}".repeat(9)}`, "too_deep"],
    ["a list", "[]", "invalid_document"],
    ["null", "null", "invalid_document"],
    ["an empty object", "{}", "invalid_document"],
  ])("refuses %s", async (_, body, code) => {
    expect((await refused({ body })).error).toBe(code);
  });

  test("points at the place of the fault", async () => {
    expect((await refused({ body: '{"document":{"a/b":{"c~d":1,"c~d":2}}}' })).pointers).toEqual([
      "/document/a~1b/c~0d",
    ]);
    expect((await refused({ body: '{"document": tru}' })).message).toContain("line 1, column 14");
  });
});

describe("POST /api/reviews with an envelope that is not right", () => {
  const envelope = signed(anAgent());

  test.each([
    ["no key", { ...envelope, public_key: undefined }, "/public_key"],
    ["a key of 42 characters", { ...envelope, public_key: envelope.public_key.slice(1) }, "/public_key"],
    ["a padded key", { ...envelope, public_key: `${envelope.public_key}=` }, "/public_key"],
    ["a key in base64", { ...envelope, public_key: `+${envelope.public_key.slice(1)}` }, "/public_key"],
    ["a signature of 85 characters", { ...envelope, signature: envelope.signature.slice(1) }, "/signature"],
    ["a signature that is null", { ...envelope, signature: null }, "/signature"],
    ["no document", { ...envelope, document: undefined }, "/document"],
    ["a document that is a text", { ...envelope, document: JSON.stringify(envelope.document) }, "/document"],
    ["an unknown member", { ...envelope, author: "me" }, "/author"],
  ])("refuses %s as invalid_document", async (_, body, pointer) => {
    const refusal = await refused({ body });
    expect([refusal.error, refusal.pointers]).toEqual(["invalid_document", [pointer]]);
  });

  test("refuses every other base64url spelling of the same key", async () => {
    for (const public_key of spellingsOf(envelope.public_key, 2)) {
      expect(Buffer.from(public_key, "base64url")).toEqual(Buffer.from(envelope.public_key, "base64url"));
      const refusal = await refused({ body: { ...envelope, public_key } });
      expect([refusal.error, refusal.pointers]).toEqual(["non_canonical_encoding", ["/public_key"]]);
    }
  });

  test("refuses every other base64url spelling of the same signature", async () => {
    for (const signature of spellingsOf(envelope.signature, 4)) {
      expect(Buffer.from(signature, "base64url")).toEqual(Buffer.from(envelope.signature, "base64url"));
      const refusal = await refused({ body: { ...envelope, signature } });
      expect([refusal.error, refusal.pointers]).toEqual(["non_canonical_encoding", ["/signature"]]);
    }
  });

  test("refuses every key under which anyone can sign", async () => {
    for (const point of smallOrderPoints) {
      const public_key = Buffer.from(point, "hex").toString("base64url");
      const signature = Buffer.concat([Buffer.from(point, "hex"), Buffer.alloc(32)]).toString("base64url");
      const refusal = await refused({ body: { ...envelope, public_key, signature } });
      expect([refusal.error, refusal.pointers]).toEqual(["weak_key", ["/public_key"]]);
    }
  });
});

describe("POST /api/reviews with a signature that does not hold", () => {
  const agent = anAgent();
  const document = aDocument({ title: "Zwölf Würfe 🎲 in a row", metrics: { cost_usd: 0.5 } });
  const canonical = canonicalize(document)!;
  const signedOver = (text: string | Uint8Array) =>
    sign(null, Buffer.from(text), agent.private_key).toString("base64url");
  const body = (signature: string) => ({ document, public_key: agent.public_key, signature });

  test("answers with the canonical text, its SHA-256 and length to compare with, and no mistake when none is known", async () => {
    const refusal = await refused({ body: body(signed(anAgent(), document).signature) });
    expect(refusal).toMatchObject({
      error: "invalid_signature",
      canonical,
      canonical_sha256: createHash("sha256").update(canonical).digest("hex"),
      canonical_length: Buffer.byteLength(canonical),
      mistake: null,
    });
  });

  test.each([
    ["Python's json.dumps(sort_keys=True)", inPython(JSON.parse(canonical)), /^Leave out the spaces.+In Python sign/],
    ["Python's json.dumps", inPython(document), /^Sort the members.+In Python sign/],
    ["JSON.stringify", JSON.stringify(document), /^Sort the members of every object/],
    ["the SHA-256", createHash("sha256").update(canonical).digest(), /not its SHA-256/],
    ["the envelope's document member", canonicalize({ document })!, /^Sign the value of document alone/],
  ])("names the mistake of signing what %s gives", async (_, text, mistake) => {
    const refusal = await refused({ body: body(signedOver(text)) });
    expect([refusal.error, refusal.mistake]).toEqual(["invalid_signature", expect.stringMatching(mistake)]);
    expect(refusal.message).toContain(refusal.mistake);
  });

  test("names the numbers that were signed as the body has them, with the form to sign", async () => {
    const written = canonical.replace('"ease":4.5,', '"ease":4.50,').replace('"speed":4}', '"speed":4.0}');
    const text = written.replace('"cost_usd":0.5', '"cost_usd":5e-01');
    const sent = `{"document":${text},"public_key":"${agent.public_key}","signature":"${signedOver(text)}"}`;
    const refusal = await refused({ body: sent });
    expect(refusal).toMatchObject({ error: "invalid_signature", canonical });
    expect(refusal.details).toEqual([
      { pointer: "/document/metrics/cost_usd", message: "is written 5e-01; sign 0.5" },
      { pointer: "/document/ratings/ease", message: "is written 4.50; sign 4.5" },
      { pointer: "/document/ratings/speed", message: "is written 4.0; sign 4" },
    ]);
    expect(refusal.message).toContain(
      "document.metrics.cost_usd is written 5e-01; sign 0.5. document.ratings.ease is written 4.50; sign 4.5. document.ratings.speed is written 4.0; sign 4.",
    );
    expect(
      (await callEndpoint(publishReviewEndpoint, { body: sent.replace(signedOver(text), signedOver(canonical)) }))
        .status,
    ).toBe(201);
  });

  test("names the mistake of signing the members in whatever order they were sent", async () => {
    const turned = Object.fromEntries(Object.entries(document).reverse());
    const refusal = await refused({ body: { ...body(signedOver(JSON.stringify(turned))), document: turned } });
    expect(refusal.mistake).toMatch(/^Sort the members of every object/);
  });

  test.each([
    ["title", { ...document, title: `${document.title}!` }],
    ["rating", { ...document, ratings: { ...document.ratings, speed: 5 } }],
    ["white space", { ...document, review: `${document.review} ` }],
    ["normal form", { ...document, title: document.title.normalize("NFD") }],
  ])("refuses a document whose %s was changed after signing", async (_, changed) => {
    const refusal = await refused({ body: { ...body(signedOver(canonical)), document: changed } });
    expect(refusal.error).toBe("invalid_signature");
  });
});

describe("POST /api/reviews with a document that cannot be published", () => {
  const at = new Date("2026-06-15T12:00:00Z");
  const dated = (secondsFromNow: number) => new Date(at.getTime() + secondsFromNow * 1000).toISOString();
  const day = 86_400;

  test.each([-day - 1, day + 1, -30 * day, 365 * day])(
    "refuses one dated %i seconds from now as stale",
    async (seconds) => {
      vi.useFakeTimers({ now: at, toFake: ["Date"] });
      const refusal = refusalOf(await post({ created_at: dated(seconds) }));
      expect([refusal.error, refusal.pointers]).toEqual(["stale_created_at", ["/document/created_at"]]);
      expect(refusal.message).toContain(at.toISOString());
    },
  );

  test.each([
    [-day, []],
    [-60, []],
    [299, []],
    [301, ["clock_skew"]],
    [day, ["clock_skew"]],
  ])("publishes one dated %i seconds from now with the warnings %j", async (seconds, codes) => {
    vi.useFakeTimers({ now: at, toFake: ["Date"] });
    const { status, body } = await post({ created_at: dated(seconds) });
    expect([status, body.warnings.map((warning: { code: string }) => warning.code)]).toEqual([201, codes]);
  });

  test("publishes one whose time is written in lower case, as signed (RFC 3339 §5.6)", async () => {
    const created_at = new Date().toISOString().toLowerCase();
    const { status, body } = await post({ created_at });
    expect([status, body.review.document.created_at]).toEqual([201, created_at]);
  });

  test("refuses a tool that is not listed and comes without metadata, with ids that look like it", async () => {
    const refusal = refusalOf(await post({ tool_id: "githb-mcp" }));
    expect([refusal.error, refusal.pointers]).toEqual(["tool_metadata_required", ["/document/tool"]]);
    expect(ReviewDocument.shape.tool.description).toBe("Required only when tool_id is not listed yet.");
    expect(refusal.near).toContain("github-mcp");
    expect(refusalOf(await post({ tool_id: "zzqqzzqq" })).near).toEqual([]);
  });

  test("refuses another document under a run_id that this key has used", async () => {
    const agent = anAgent();
    const document = aDocument();
    const { body } = await callEndpoint(publishReviewEndpoint, { body: signed(agent, document) });
    const refusal = await refused({ body: signed(agent, { ...document, title: "Another title for the same run" }) });
    expect([refusal.error, refusal.pointers]).toEqual(["run_id_conflict", ["/document/run_id"]]);
    expect(refusal.details![0]!.message).toContain(body.review.review_id);
  });

  test.each([
    ["a zero-width space", { review: `${"a".repeat(40)}\u200b` }, "/document/review", "U+200B at offset 40"],
    ["a bidi override", { title: "Opened \u202ethe pull request" }, "/document/title", "U+202E at offset 7"],
    ["a tag character", { use_case: "Open a request \u{e0041}" }, "/document/use_case", "U+E0041 at offset 15"],
    [
      "a control character",
      { agent: { name: "a\u001b[31m", model: "m", harness: "h" } },
      "/document/agent/name",
      "U+001B",
    ],
    ["a noncharacter", { run_id: "run-\uffff-0001" }, "/document/run_id", "U+FFFF at offset 4"],
  ])("refuses %s by its place", async (_, members, pointer, message) => {
    const refusal = refusalOf(await post(members));
    expect([refusal.error, refusal.pointers]).toEqual(["unsafe_unicode", [pointer]]);
    expect(refusal.details![0]!.message).toContain(message);
  });

  // Assembled at run time: no file contains anything like a credential.
  const token = `glpat-${"Xk3Rr9QpLw2Zt7Vb5NcY"}`;
  const mail = ["mara.holm", "kontor-ost.eu"].join("@");
  test.each([
    ["contains_secret", token, { review: `The call with ${token} was refused by the server.` }, "/document/review"],
    ["contains_secret", token, { title: `Failed with ${token}` }, "/document/title"],
    ["contains_secret", token, { run_id: `run-${token}` }, "/document/run_id"],
    ["contains_secret", token, { agent: { name: token, model: "m", harness: "h" } }, "/document/agent/name"],
    ["contains_secret", token, withLink(`https://a.example/?private_token=${token}`), "/document/evidence/url"],
    ["contains_secret", token, listed({ description: `Works with ${token}` }), "/document/tool/description"],
    [
      "contains_personal_data",
      mail,
      { review: `It wrote to ${mail} although I had asked for a test.` },
      "/document/review",
    ],
    ["contains_personal_data", mail, { use_case: `Write a letter to ${mail}` }, "/document/use_case"],
    [
      "contains_personal_data",
      "+49 151 23456789",
      { review: "It called +49 151 23456789 at night, twice in a row." },
      "/document/review",
    ],
  ])("refuses as %s with the place and never the value", async (code, value, members, pointer) => {
    const answer = await post(members);
    const refusal = refusalOf(answer);
    expect([refusal.error, refusal.pointers]).toEqual([code, [pointer]]);
    expect(refusal.details![0]!.message).toMatch(/\(rule [\w-]+\) from code point \d+ up to \d+/);
    expect(JSON.stringify([answer.body, [...answer.headers]])).not.toContain(value.slice(0, 12));
  });

  function withLink(url: string) {
    return { evidence: { trace_sha256: "0".repeat(64), url } };
  }
  function listed(tool: Parameters<typeof aTool>[0]) {
    return { tool_id: "harbour-pilot", tool: aTool(tool) };
  }
});

describe("POST /api/reviews as a request", () => {
  const body = signed(anAgent());

  test.each(["dry_run=maybe", "dry_run=", "dry_run=1&dry_run=1", "dryrun=1", "tool_id=github-mcp"])(
    "refuses ?%s as invalid_argument",
    async (query) => {
      const refusal = await refused({ body, query });
      expect([refusal.error, refusal.pointers]).toEqual(["invalid_argument", [`/${query.split("=")[0]}`]]);
    },
  );

  test("refuses dry_run in the body and says where it belongs", async () => {
    const refusal = await refused({ body: { ...body, dry_run: "1" } });
    expect([refusal.error, refusal.pointers]).toEqual(["invalid_argument", ["/dry_run"]]);
    expect(refusal.message).toContain("belongs in the URL");
  });

  test.each(["text/plain", "application/x-www-form-urlencoded", "application/problem+json", ""])(
    "refuses the media type '%s' with 415",
    async (type) => {
      const refusal = await refused({ body, headers: { "content-type": type } });
      expect([refusal.status, refusal.error]).toEqual([415, "unsupported_media_type"]);
    },
  );

  test.each(["application/json; charset=utf-8", "Application/JSON"])("takes the media type '%s'", async (type) => {
    const headers = { "content-type": type };
    expect((await callEndpoint(publishReviewEndpoint, { body, headers, query: "dry_run=1" })).status).toBe(200);
  });

  // Over HTTP no client of ours would send such requests; e2e/server.spec.ts sends them by hand.
  test.skipIf(process.env.TEST_LANE)(
    "refuses a body over 128 KiB by its length alone, and reads one of exactly 128 KiB",
    async () => {
      const tooLong = await refused({ body: "{}", headers: { "content-length": String(128 * 1024 + 1) } });
      expect([tooLong.status, tooLong.error]).toEqual([413, "payload_too_large"]);
      expect((await refused({ body: `{}${" ".repeat(128 * 1024 - 2)}` })).error).toBe("invalid_document");
      expect((await refused({ body: `{}${" ".repeat(128 * 1024 - 1)}` })).error).toBe("payload_too_large");
    },
  );

  test.skipIf(process.env.TEST_LANE)(
    "stops reading a body of unknown length as soon as it is over 128 KiB",
    async () => {
      let sent = 0;
      let isCancelled = false;
      const long = new ReadableStream({
        pull(stream) {
          if (sent > 4 * 1024 * 1024) return stream.close();
          sent += 16_384;
          stream.enqueue(new Uint8Array(16_384).fill(0x20));
        },
        cancel() {
          isCancelled = true;
        },
      });
      expect((await refused({ body: long })).error).toBe("payload_too_large");
      expect(isCancelled).toBe(true);
      expect(sent).toBeLessThanOrEqual(11 * 16_384);
    },
  );

  test.each([
    ["PUT", PUT],
    ["PATCH", PATCH],
    ["DELETE", DELETE],
  ])("refuses %s with 405 and says what is allowed", async (method, answer) => {
    const answered = await call(answer, { body: method === "DELETE" ? undefined : body }, method);
    expect(refusalOf(answered)).toMatchObject({ status: 405, error: "method_not_allowed" });
    expect(answered.headers.get("allow")).toBe("GET, POST, HEAD, OPTIONS");
  });

  test("answers the preflight of a page on another origin", async () => {
    const { status, headers } = await call(OPTIONS, {}, "OPTIONS");
    expect(status).toBe(204);
    expect(headers.get("access-control-allow-origin")).toBe("*");
    expect(headers.get("access-control-allow-methods")).toContain("POST");
    expect(headers.get("access-control-allow-headers")).toContain("Content-Type");
  });

  test("answers HEAD like GET without the body", async () => {
    const [head, get] = await Promise.all([call(HEAD, {}, "HEAD"), callEndpoint(listReviewsEndpoint)]);
    expect([head.status, head.body]).toEqual([200, null]);
    expect(head.headers.get("etag")).toBe(get.headers.get("etag"));
  });
});

/** JSON as Python's json.dumps writes it by default: spaces after commas and colons, ASCII only. */
function inPython(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inPython).join(", ")}]`;
  if (typeof value === "object" && value !== null)
    return `{${Object.entries(value)
      .map(([name, member]) => `${inPython(name)}: ${inPython(member)}`)
      .join(", ")}}`;
  const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(value).replace(/[^ -~]/g, escaped);
}
