// A signature fits one exact text. A refused one often fits a near miss of the canonical text (RFC 8785), so each known
// near miss is tried in turn: 10 to 80 verifications, and only for a refused review.

import { encodeBase64url } from "#lib/crypto/base64url.ts";
import { isStrictSignature, isWeakKey } from "#lib/crypto/strict-ed25519.ts";
import { verifySignature } from "#lib/crypto/verify-signature.ts";
import type { Detail } from "#lib/errors.ts";
import { jsonPointer, placeInWords, stepsOf } from "#lib/json/json-pointer.ts";
import type { JsonValue, Spellings } from "#lib/json/strict-json.ts";
import { type NearMiss, nearMisses } from "./near-misses.ts";
import { numberMannersOf } from "./number-manners.ts";

type Input = {
  document: JsonValue;
  /** The request's numbers that are not in canonical form, by their pointers. */
  spellings: Spellings;
};

type Diagnosis = {
  /** One or more sentences that say what to do. */
  mistake: string;
  /** Each number that was signed in a non-canonical form. */
  details: Detail[];
};

/** Names the signing mistake behind a signature, proven by verifying it; null when it fits none. */
export function diagnoseSignature(sent: Input, signature: Uint8Array, publicKey: Uint8Array): Diagnosis | null {
  if (isWeakKey(publicKey) || !isStrictSignature(signature)) return null;
  for (const miss of nearMisses(sent.document, encodeBase64url(publicKey), numberMannersOf(sent.spellings)))
    if (verifySignature(Buffer.from(miss.signed), signature, publicKey)) return describe(miss, sent);
  return null;
}

const inPython =
  "In Python sign canonical_json(document).encode(), with the function that get_review_protocol (GET /api/review-protocol) has as python.";

function describe(miss: NearMiss, sent: Input): Diagnosis {
  const details = numberFaults(miss, sent);
  const ofNumbers = details.map(
    ({ pointer, message }) => `${placeInWords(stepsOf(pointer, { document: sent.document }))} ${message}.`,
  );
  const isPython = details.length > 0 || miss.layout === "spaced" || miss.escapes === "ascii";
  const sentences = [...ofNumbers, ...ofWriting(miss), ...ofWrapping(miss), ...(isPython ? [inPython] : [])];
  return { mistake: sentences.join(" "), details };
}

/** The numbers that were signed in another form than RFC 8785's, in the document's order. */
function numberFaults({ numbers }: NearMiss, { document, spellings }: Input): Detail[] {
  return numbersIn(document, []).flatMap(([path, value]) => {
    const signed = numbers(jsonPointer(path), value);
    const canonical = String(value);
    if (signed === null || signed === canonical) return [];
    const pointer = jsonPointer(["document", ...path]);
    const verb = spellings.has(pointer) ? "is written" : "was signed as";
    return [{ pointer, message: `${verb} ${signed}; sign ${canonical}` }];
  });
}

function numbersIn(value: JsonValue, path: (string | number)[]): [path: (string | number)[], value: number][] {
  if (typeof value === "number") return [[path, value]];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, member]) => numbersIn(member, [...path, name]));
}

const layoutClauses = {
  compact: [],
  spaced: ["leave out the spaces after commas and colons"],
  indented: ["leave out the indentation and line breaks"],
};
const escapeClauses = {
  none: [],
  ascii: ["write characters beyond ASCII as they are, in UTF-8, not as \\u escapes"],
  html: ["write <, > and & as they are, not as \\u escapes"],
  slash: ["write / as it is, not as \\/"],
};

function ofWriting({ isSorted, layout, escapes, wrapping }: NearMiss): string[] {
  // A wrapping's own sentence mentions the order.
  const order = isSorted || isObject(wrapping) ? [] : ["sort the members"];
  const clauses = [...order, ...layoutClauses[layout], ...escapeClauses[escapes]];
  if (clauses.length === 0) return [];
  if (clauses[0] === "sort the members" && clauses.length === 1)
    return ["Sort the members of every object by name before signing."];
  const sentence = [clauses.slice(0, -1).join(", "), clauses.at(-1)].filter(Boolean).join(" and ");
  return [`${sentence[0]!.toUpperCase()}${sentence.slice(1)}${layout === "indented" ? " before signing" : ""}.`];
}

const isObject = (wrapping: NearMiss["wrapping"]) => wrapping === "object" || wrapping === "envelope";

function ofWrapping({ wrapping, isSorted }: NearMiss): string[] {
  const alone = `Sign the value of document alone,${isSorted ? "" : " with its members sorted,"}`;
  return {
    none: [],
    "line break": ["Leave out the line break after the canonical text before signing."],
    "SHA-256": ["Sign the canonical text itself, not its SHA-256."],
    "SHA-256 in hexadecimal": ["Sign the canonical text itself, not the hexadecimal form of its SHA-256."],
    object: [`${alone} not an object that holds it.`],
    envelope: [`${alone} not the envelope with the public key.`],
  }[wrapping];
}
