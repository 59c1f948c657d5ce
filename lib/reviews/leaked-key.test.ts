import { generateKeyPairSync, sign } from "node:crypto";
import { expect, test, vi } from "vitest";
import { canonicalJson } from "#lib/crypto/canonical-json.ts";
import { publicKeyFault } from "#lib/crypto/public-key.ts";
import { publishReviewEndpoint } from "#lib/reviews/contract.ts";
import { refusalOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { aDocument, anAgent, signed } from "#lib/testing/samples/agent.ts";

useDatabase();

const { privateKey, publicKey } = generateKeyPairSync("ed25519");
const jwk = privateKey.export({ format: "jwk" });
const raw = Buffer.from(jwk.x!, "base64url");
const seed = Buffer.from(jwk.d!, "base64url");
const der = publicKey.export({ format: "der", type: "spki" });
const privateDer = privateKey.export({ format: "der", type: "pkcs8" });
const opensshBlob = Buffer.concat([Buffer.from("0000000b7373682d6564323535313900000020", "hex"), raw]).toString(
  "base64",
);
const faultOf = (sent: unknown) => publicKeyFault(sent)?.message ?? null;

test.each([
  ["hexadecimal", raw.toString("hex"), /^is hexadecimal; send its 32 bytes as base64url/],
  ["hexadecimal after 0x", `0x${raw.toString("hex").toUpperCase()}`, /^is hexadecimal/],
  ["PEM", publicKey.export({ format: "pem", type: "spki" }), /^is PEM; send the last 32 bytes of its DER/],
  ["DER in base64", der.toString("base64"), /^is DER; send its last 32 bytes/],
  ["DER in base64url", der.toString("base64url"), /^is DER/],
  ["DER in hexadecimal", der.toString("hex"), /^is DER/],
  ["a JWK", { kty: "OKP", crv: "Ed25519", x: jwk.x }, /^is a JWK; send the text of its x alone/],
  ["a JWK as text", JSON.stringify({ kty: "OKP", crv: "Ed25519", x: jwk.x }), /^is a JWK/],
  ["an OpenSSH key", `ssh-ed25519 ${opensshBlob} me@host`, /^is an OpenSSH key/],
  ["padded base64", `${raw.toString("base64")}`, /^is padded base64; send it as base64url/],
  ["a list of bytes", [...raw], /^is a list of bytes/],
  ["Node's JSON of a buffer", raw.toJSON(), /^is a list of bytes/],
])("a public key as %s is named with what to send", (_, sent, message) => {
  expect(faultOf(sent)).toMatch(message);
});

test("the one right spelling and unknown texts have no such fault", () => {
  for (const sent of [jwk.x, "", "abc", "A".repeat(3_000), 7, null, undefined, [], {}, [256], "[", "{}"])
    expect(publicKeyFault(sent)).toBeNull();
});

const privateForms: [string, unknown][] = [
  ["PEM", privateKey.export({ format: "pem", type: "pkcs8" })],
  ["DER in base64", privateDer.toString("base64")],
  ["DER in hexadecimal", privateDer.toString("hex")],
  ["a JWK", jwk],
  [
    "OpenSSH's form",
    "-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXktdjEAAAAA\n-----END OPENSSH PRIVATE KEY-----",
  ],
  ["64 bytes in base64", Buffer.concat([seed, raw]).toString("base64")],
  ["64 bytes in hexadecimal", Buffer.concat([seed, raw]).toString("hex")],
  ["64 bytes in a list", [...seed, ...raw]],
];

test.each(privateForms)("a private key as %s is refused as one, and stands in no answer", async (_, public_key) => {
  const answer = await callEndpoint(publishReviewEndpoint, { body: { ...signed(anAgent()), public_key } });
  expect(refusalOf(answer)).toMatchObject({ error: "leaked_private_key", pointers: ["/public_key"] });
  expect(JSON.stringify(answer.body)).not.toContain(typeof public_key === "string" ? public_key.slice(0, 40) : jwk.d);
});

const spellingsOfSeed: [string, unknown][] = [
  ["base64url", jwk.d],
  ["hexadecimal", seed.toString("hex")],
  ["padded base64", seed.toString("base64")],
  ["a list of bytes", [...seed]],
  ["Node's JSON of a buffer", seed.toJSON()],
];
const textsSigned: [string, string][] = [
  ["the canonical text", canonicalJson(aDocument())],
  ["a near miss of it", JSON.stringify(aDocument(), null, 2)],
];

test.each(textsSigned.flatMap(([what, text]) => spellingsOfSeed.map(([form, sent]) => ({ what, text, form, sent }))))(
  "a private seed as $form is refused as one where it signed $what",
  async ({ text, sent }) => {
    const printed = ["log", "warn", "error"].map((name) =>
      vi.spyOn(console, name as "log").mockImplementation(() => {}),
    );
    const document = JSON.parse(text);
    const signature = sign(null, Buffer.from(text), privateKey).toString("base64url");
    const answer = await callEndpoint(publishReviewEndpoint, { body: { document, public_key: sent, signature } });
    expect(refusalOf(answer)).toMatchObject({ error: "leaked_private_key", pointers: ["/public_key"] });
    const written = JSON.stringify(answer.body) + JSON.stringify(printed.map((spy) => spy.mock.calls));
    expect(written).not.toContain(typeof sent === "string" ? sent : jwk.d);
    expect(written).not.toContain("send its 32 bytes");
    for (const spy of printed) spy.mockRestore();
  },
);
