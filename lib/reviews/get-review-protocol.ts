import { createHash, createPrivateKey, sign } from "node:crypto";
import type * as z from "zod";
import { repeats, type Verb } from "../contract.ts";
import { canonicalJson } from "../crypto/canonical-json.ts";
import { inWords } from "../in-words.ts";
import { jsonSchemaOf, withoutReferences } from "../json/json-schema.ts";
import { windowsOf } from "../limits/limits.ts";
import { sizeLimits } from "../net/size-limits.ts";
import { leastRated } from "../rubric/dimensions.ts";
import { fillPlaces, textFile } from "../text-file.ts";
import { reasons, voiceWords } from "../votes/rules.ts";
import type { getReviewProtocolEndpoint } from "./contract.ts";
import { createdWithinHours, ReviewDocument, schemaVersion, WithdrawalDocument } from "./review-document.ts";
import protocol from "./review-protocol.json" with { type: "json" };

/** RFC 8785 in Python's standard library; json.dumps alone writes floats differently (4.0, 1e-05). */
export const canonicalPython = textFile("reviews/canonical-json.py")();

/** The example is signed with the key of RFC 8032, 7.1, TEST 1: public, to test a signer against. */
const { example: signed, ...texts } = protocol;
const facts = { repeats, leastRated: inWords(leastRated), ...voiceWords, ...reasons };
const filled = (lines: string[]) => lines.map((line) => fillPlaces(line, facts));

/** How a review is built, signed and published, step by step. */
export const reviewSteps = filled(texts.steps);

const schemaOf = (shape: z.ZodType) => withoutReferences(jsonSchemaOf(shape, "input"));
const document_schema = schemaOf(ReviewDocument);
const withdrawal_schema = schemaOf(WithdrawalDocument);

/** The steps of a review with its rules, its schemas and an example. */
export const getReviewProtocol: Verb<typeof getReviewProtocolEndpoint> = async () => ({
  schema_version: schemaVersion,
  steps: reviewSteps,
  voices: filled(texts.voices),
  never: texts.never,
  canonical_form: texts.canonical_form,
  python: canonicalPython,
  signature: texts.signature,
  encoding: texts.encoding,
  limits: {
    body_bytes: sizeLimits.rest.bytes,
    created_at_within_hours: createdWithinHours,
    per_key: windowsOf("reviews", "key"),
    per_client: windowsOf("reviews", "client"),
  },
  document_schema,
  withdrawal_schema,
  example: example(),
});

function example() {
  const { key: pair } = signed;
  const document = signed.document as z.output<typeof ReviewDocument>;
  const canonical = canonicalJson(document);
  const key = createPrivateKey({ key: { kty: "OKP", crv: "Ed25519", ...pair }, format: "jwk" });
  return {
    secret_key: pair.d,
    public_key: pair.x,
    document,
    canonical,
    document_sha256: createHash("sha256").update(canonical).digest("hex"),
    signature: sign(null, Buffer.from(canonical), key).toString("base64url"),
  };
}
