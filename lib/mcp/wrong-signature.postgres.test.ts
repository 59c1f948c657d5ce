import { sign } from "node:crypto";
import { describe, expect, test } from "vitest";
import { canonicalJson } from "#lib/crypto/canonical-json.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { legacy, type McpRequest, modern } from "#lib/testing/mcp/send-mcp.ts";
import { useRatingsMcp } from "#lib/testing/mcp/use-ratings-mcp.ts";
import { aDocument, anAgent, aTool } from "#lib/testing/samples/agent.ts";
import { bytesIn, textKb } from "./fit-result.ts";

useDatabase();
const { send } = useRatingsMcp();
const agent = anAgent();

/** Checks a document that is signed exactly as in the text. */
function checkOf(text: string, of: typeof legacy | typeof modern = legacy): McpRequest {
  const signature = sign(null, Buffer.from(text), agent.private_key).toString("base64url");
  const { public_key } = agent;
  const { headers, body } = of("tools/call", {
    name: "check_review",
    arguments: { document: "DOCUMENT", public_key, signature },
  });
  return { ...(headers && { headers }), body: JSON.stringify(body).replace('"DOCUMENT"', text) };
}

// biome-ignore lint/suspicious/noExplicitAny: a test reads the answer and says what it must be.
const refusalIn = (body: any) => ({ ...JSON.parse(body.result.content[0].text), isError: body.result.isError });
const document = aDocument();
const canonical = canonicalJson(document);
const written = canonical.replace('"speed":4}', '"speed":4.0}');
const details = [{ pointer: "/document/ratings/speed", message: "is written 4.0; sign 4" }];

describe("a wrong signature over MCP", () => {
  test.each([
    ["initialize", legacy],
    ["modern", modern],
  ])("is answered in the era %s with the numbers to mend and the canonical text", async (_, of) => {
    const { body } = await send(checkOf(written, of));
    expect(refusalIn(body)).toMatchObject({ error: "invalid_signature", isError: true, details, canonical });
  });

  test("is answered for each message of a batch by that message's own numbers", async () => {
    const other = canonical.replace('"ease":4.5', '"ease":4.50');
    const { body } = await send({
      body: `[${[written, canonical, other].map((text) => checkOf(text).body).join(",")}]`,
    });
    expect(body.map((one: { result: { isError?: true } }) => one.result.isError ?? false)).toEqual([true, false, true]);
    expect(refusalIn(body[0]).details).toEqual(details);
    expect(refusalIn(body[2]).details).toEqual([
      { pointer: "/document/ratings/ease", message: "is written 4.50; sign 4.5" },
    ]);
  });

  test("leaves a canonical text out that has no room in the answer, and says where it is", async () => {
    const filled = (length: number) => "\u0001".repeat(length);
    const agent = { name: filled(120), model: filled(120), harness: filled(120) };
    const longest = aTool({ name: `Pilot${filled(95)}`, description: `Mooring of boats${filled(480)}` });
    const texts = {
      title: `Long titles${filled(140)}`,
      review: `Long. ${filled(3_900)}`,
      use_case: `Long uses${filled(480)}`,
    };
    const evidence = { ...document.evidence, url: `https://example.com/${"é".repeat(1_950)}` };
    const huge = canonicalJson(aDocument({ ...texts, evidence, agent, tool: longest })).replace(
      '"speed":4}',
      '"speed":4.0}',
    );
    const { body } = await send(checkOf(huge));
    const refusal = refusalIn(body);
    expect(Buffer.byteLength(body.result.content[0].text)).toBeLessThanOrEqual(bytesIn(textKb));
    expect(refusal.canonical === undefined).toBe(true);
    expect(refusal.left_out).toContain("canonical_sha256");
    expect(refusal).toMatchObject({ error: "invalid_signature", details, canonical_length: expect.any(Number) });
  });
});
