// A refused signature often fits a near miss of the canonical text (RFC 8785), so each known one is tried for a while.

import { canonicalJson } from "#lib/crypto/canonical-json.ts";
import { publicKeyOfSeed, verifySignature } from "#lib/crypto/public-key.ts";
import { encodeBase64url, isStrictSignature, isWeakKey } from "#lib/crypto/strict-ed25519.ts";
import { partOf } from "#lib/cut-text.ts";
import type { Detail } from "#lib/errors.ts";
import { jsonPointer, placeInWords, stepsOf } from "#lib/json/json-pointer.ts";
import type { JsonValue, Spellings } from "#lib/json/strict-json.ts";
import { type Manner, type NearMiss, nearMisses, type Wrapping } from "./near-misses.ts";
import clauses from "./signing-clauses.json" with { type: "json" };

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

/** The longest that one signature may hold the main thread, in milliseconds of its CPU. */
const longestMs = 35;

/** What this thread has worked, in milliseconds; Node before 23.9 knows it of the whole process only. */
function cpuMs(): number {
  const { user, system } = (process.threadCpuUsage ?? process.cpuUsage)();
  return (user + system) / 1000;
}

/** Names the signing mistakes behind a signature, proven by verifying it; null when it fits no known text. */
export function diagnoseSignature(
  input: Input,
  signature: Uint8Array,
  publicKey: Uint8Array,
  ms = longestMs,
): Diagnosis | null {
  if (isWeakKey(publicKey) || !isStrictSignature(signature)) return null;
  const end = cpuMs() + ms;
  for (const miss of nearMisses(input.document, encodeBase64url(publicKey), numberMannersOf(input.spellings))) {
    if (verifySignature(Buffer.from(miss.signed), signature, publicKey)) return describe(miss, input);
    if (cpuMs() > end) return null;
  }
  return null;
}

/** How many near misses are tried for a private seed, the plainest first; a count, so that a slow machine finds it too. */
const seedTexts = 40;

/** Whether 32 bytes sent as a public key are the private seed of this signature, over the document or a near miss of it. */
export function isSigningSeed({ document, spellings }: Input, signature: Uint8Array, seed: Uint8Array): boolean {
  const key = publicKeyOfSeed(seed);
  const isSigned = (text: string | Buffer) => verifySignature(Buffer.from(text), signature, key);
  const misses = nearMisses(document, encodeBase64url(key), numberMannersOf(spellings)).take(seedTexts);
  return isSigned(canonicalJson(document)) || misses.some(({ signed }) => isSigned(signed));
}

const inPython =
  "In Python sign canonical_json(document).encode(), with the function that get_review_protocol (GET /api/review-protocol) has as python.";

function describe(miss: NearMiss, input: Input): Diagnosis {
  const details = numberFaults(miss, input);
  const ofNumbers = details.map(
    ({ pointer, message }) => `${placeInWords(stepsOf(pointer, { document: input.document }))} ${message}.`,
  );
  const isPython = details.length > 0 || miss.layout.name === "spaced" || miss.escapes === "python";
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

function ofWriting({ order, layout, escapes, wrapping }: NearMiss): string[] {
  // A wrapping's own sentence mentions the order.
  const ofOrder = isObject(wrapping) ? [] : clauses.order[order];
  const ofEscapes = clauses.escapes[escapes === "capitals" ? "python" : escapes];
  const needed = [...ofOrder, ...clauses.layout[layout.name], ...ofEscapes];
  if (needed.length === 0) return [];
  if (needed[0] === clauses.order["as sent"][0] && needed.length === 1)
    return ["Sort the members of every object by name before signing."];
  const sentence = [needed.slice(0, -1).join(", "), needed.at(-1)].filter(Boolean).join(" and ");
  return [
    `${partOf(sentence, 0, 1).toUpperCase()}${partOf(sentence, 1)}${layout.name === "indented" ? " before signing" : ""}.`,
  ];
}

const isObject = (wrapping: Wrapping) => wrapping === "object" || wrapping === "envelope";

function ofWrapping({ wrapping, order }: NearMiss): string[] {
  if (wrapping === "none") return [];
  if (isObject(wrapping)) {
    const what = wrapping === "object" ? "an object that holds it" : "the envelope with the public key";
    return [`Sign the value of document alone,${order === "sorted" ? "" : " with its members sorted,"} not ${what}.`];
  }
  if (wrapping.startsWith("line break")) return ["Leave out the line break after the canonical text before signing."];
  if (wrapping === "byte order mark") return ["Leave out the byte order mark before the canonical text."];
  if (wrapping === "base64") return ["Sign the canonical text itself, not its base64."];
  const [digest, form] = wrapping.split(" in ");
  const of = form === undefined ? "" : `the ${form === "base64" ? form : "hexadecimal"} form of `;
  return [`Sign the canonical text itself, not ${of}its ${digest}.`];
}

/** RFC 8785's own form of every number. */
const canonical: Manner = () => null;

/** Numbers as languages with a float type print them, for a body that another program rewrote. */
const asFloats =
  (isFloat: (pointer: string) => boolean): Manner =>
  (pointer, value) =>
    isFloat(pointer) ? floatInPython(value) : null;

const isRating = (pointer: string) => pointer.startsWith("/ratings/");
const isCount = (pointer: string) => pointer === "/metrics/calls";

const guesses: Manner[] = [
  asFloats((pointer) => !isCount(pointer)),
  asFloats(isRating),
  asFloats((pointer) => !isRating(pointer) && !isCount(pointer)),
  asFloats(() => true),
  (_, value) => (Number.isInteger(value) ? null : floatInPython(value)),
];

/** How a document's numbers may have been signed, each with its rank: canonical, as in the body, or as floats. */
export function numberMannersOf(spellings: Spellings): [Manner, rank: number][] {
  if ([...spellings.keys()].some((pointer) => pointer.startsWith("/document/")))
    return [
      [asSent(spellings), 0],
      [canonical, 0.5],
    ];
  // A program in between may have rewritten the body, with numbers as JavaScript writes them.
  return [[canonical, 0], ...guesses.map((manner, index): [Manner, number] => [manner, 1.1 + index / 10])];
}

const asSent =
  (spellings: Spellings): Manner =>
  (pointer) =>
    spellings.get(`/document${pointer}`) ?? null;

/** A float as Python's repr writes it: 4.0, 1e-05, 1.5e-07; exact for the numbers that a review can have. */
function floatInPython(value: number): string {
  if (Number.isInteger(value)) return `${value}.0`;
  if (Math.abs(value) >= 1e-4) return String(value);
  return value.toExponential().replace(/e-(\d)$/, "e-0$1");
}
