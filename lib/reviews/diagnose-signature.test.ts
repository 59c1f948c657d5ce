import { createHash, generateKeyPairSync, sign } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import { canonicalJson } from "#lib/crypto/canonical-json.ts";
import { type JsonValue, parseStrictJson, type Spellings } from "#lib/json/strict-json.ts";
import { diagnoseSignature, numberMannersOf } from "#lib/reviews/diagnose-signature.ts";
import { mostTexts, nearMisses } from "#lib/reviews/near-misses.ts";
import { aDocument } from "#lib/testing/samples/agent.ts";

const { privateKey, publicKey: publicKeyObject } = generateKeyPairSync("ed25519");
const publicKeyText = publicKeyObject.export({ format: "jwk" }).x!;
const publicKey = Buffer.from(publicKeyText, "base64url");

const document: JsonValue = { title: "Zwölf Würfe ✓ 🎲", b: { z: [1, 2.5], a: null }, a: true, n: [] };
const canonical = canonicalJson(document);
const digest = createHash("sha256").update(canonical).digest();

const none: Spellings = new Map();

/** Ample time: a machine with other work has not tried all texts within what a request may take. */
const ampleMs = 5_000;

function diagnosisOf(signed: string | Buffer, of: JsonValue = document, spellings = none) {
  const signature = sign(null, Buffer.from(signed), privateKey);
  return diagnoseSignature({ document: of, spellings }, signature, publicKey, ampleMs);
}

const mistakeOf = (signed: string | Buffer, of?: JsonValue): string | null => diagnosisOf(signed, of)?.mistake ?? null;

describe("a signature over something else than the canonical text", () => {
  // json.dumps of Python 3 wrote the Python lines for this document.
  test.each([
    ["JSON.stringify as sent", JSON.stringify(document), /^Sort the members of every object/],
    [
      "json.dumps(d, sort_keys=True, ensure_ascii=False)",
      '{"a": true, "b": {"a": null, "z": [1, 2.5]}, "n": [], "title": "Zwölf Würfe ✓ 🎲"}',
      /^Leave out the spaces after commas and colons\. In Python/,
    ],
    [
      "json.dumps(d, ensure_ascii=False)",
      '{"title": "Zwölf Würfe ✓ 🎲", "b": {"z": [1, 2.5], "a": null}, "a": true, "n": []}',
      /^Sort the members and leave out the spaces.+In Python/,
    ],
    [
      "json.dumps(d, sort_keys=True)",
      String.raw`{"a": true, "b": {"a": null, "z": [1, 2.5]}, "n": [], "title": "Zw\u00f6lf W\u00fcrfe \u2713 \ud83c\udfb2"}`,
      /^Leave out the spaces.+not as \\u escapes/,
    ],
    [
      "json.dumps(d)",
      String.raw`{"title": "Zw\u00f6lf W\u00fcrfe \u2713 \ud83c\udfb2", "b": {"z": [1, 2.5], "a": null}, "a": true, "n": []}`,
      /^Sort the members, leave out the spaces.+not as \\u escapes/,
    ],
    [
      'json.dumps(d, sort_keys=True, separators=(",", ":"))',
      String.raw`{"a":true,"b":{"a":null,"z":[1,2.5]},"n":[],"title":"Zw\u00f6lf W\u00fcrfe \u2713 \ud83c\udfb2"}`,
      /^Write characters beyond ASCII as they are/,
    ],
    [
      'json.dumps(d, separators=(",", ":"))',
      String.raw`{"title":"Zw\u00f6lf W\u00fcrfe \u2713 \ud83c\udfb2","b":{"z":[1,2.5],"a":null},"a":true,"n":[]}`,
      /^Sort the members and write characters beyond ASCII/,
    ],
    [
      "two spaces of indentation, as sent",
      JSON.stringify(document, null, 2),
      /^Sort the members and leave out the indentation/,
    ],
    ["two spaces of indentation, sorted", JSON.stringify(JSON.parse(canonical), null, 2), /^Leave out the indentation/],
    ["the SHA-256 in hexadecimal", digest.toString("hex"), /hexadecimal form of its SHA-256/],
    ["the 32 bytes of the SHA-256", digest, /not its SHA-256/],
    ["the document inside an object", canonicalJson({ document }), /^Sign the value of document alone, not an object/],
    [
      "the same, not sorted",
      JSON.stringify({ document }),
      /^Sign the value of document alone, with its members sorted, not an object/,
    ],
    [
      "the envelope with the key",
      canonicalJson({ document, public_key: publicKeyText }),
      /^Sign the value of document alone, not the envelope/,
    ],
    [
      "the same, not sorted",
      JSON.stringify({ document, public_key: publicKeyText }),
      /^Sign the value of document alone, with its members sorted, not the envelope/,
    ],
    ["a line break at the end", `${canonical}\n`, /^Leave out the line break/],
  ])("%s is named", (_, signed, sentence) => {
    expect(mistakeOf(signed)).toMatch(sentence);
  });

  test("every named mistake has its own sentence", () => {
    const ascii: JsonValue = { b: 1, a: 2 };
    expect(mistakeOf('{"b":1,"a":2}', ascii)).toBe("Sort the members of every object by name before signing.");
    expect(mistakeOf('{"a": 2, "b": 1}', ascii)).toMatch(/^Leave out the spaces after commas and colons\. In Python/);
    expect(mistakeOf('{"b": 1, "a": 2}', ascii)).toMatch(/^Sort the members and leave out the spaces/);
  });
});

describe("a signature over numbers that RFC 8785 writes otherwise", () => {
  const bodyOf = (of: string) => `{"document": ${of}, "public_key": "…", "signature": "…"}`;

  /** The answer to a body's own document, signed in some form of it. */
  function answerTo(sent: string, signed: string) {
    const spellings: Spellings = new Map();
    const body = parseStrictJson(Buffer.from(bodyOf(sent)), { spellings }) as { document: JsonValue };
    return diagnosisOf(signed, body.document, spellings);
  }

  test("names every number that the body has in another form, and only these", () => {
    const text = '{"metrics":{"cost_usd":1e-05,"latency_ms":12.5},"ratings":{"cost":5,"speed":4.0}}';
    const answer = answerTo(text, text);
    expect(answer?.details).toEqual([
      { pointer: "/document/metrics/cost_usd", message: "is written 1e-05; sign 0.00001" },
      { pointer: "/document/ratings/speed", message: "is written 4.0; sign 4" },
    ]);
    expect(answer?.mistake).toMatch(
      /^document\.metrics\.cost_usd is written 1e-05; sign 0\.00001\. document\.ratings\.speed is written 4\.0; sign 4\. In Python sign canonical_json/,
    );
  });

  test.each([
    ["Python", "1e-07", "1e-7"],
    ["Java", "1.0E-5", "0.00001"],
    ["C#", "1E-05", "0.00001"],
    ["Rust", "1e-5", "0.00001"],
    ["Go's %g", "1.5e+06", "1500000"],
    ["C", "5.000000", "5"],
    ["a hand", "4.50", "4.5"],
    ["a minus before nothing", "-0", "0"],
    ["a capital E", "1E5", "100000"],
    ["more digits than a double has", "0.1000000000000000055", "0.1"],
    ["less than a double can say", "1e-400", "0"],
    ["a large exponent of zero", "0e999", "0"],
  ])("%s's %s is named, with the form to sign", (_, written, form) => {
    const answer = answerTo(`{"cost": ${written}}`, `{"cost":${written}}`);
    expect(answer?.details).toEqual([{ pointer: "/document/cost", message: `is written ${written}; sign ${form}` }]);
  });

  test.each([
    ["not sorted", '{"b":4.0,"a":"é"}', /Sort the members of every object/],
    ["with Python's separators", '{"a": "é", "b": 4.0}', /sign 4\. Leave out the spaces/],
    ["with ASCII escapes", String.raw`{"a":"\u00e9","b":4.0}`, /sign 4\. Write characters beyond ASCII/],
    [
      "as json.dumps writes it",
      String.raw`{"b": 4.0, "a": "\u00e9"}`,
      /sign 4\. Sort the members, leave out .+ and write/,
    ],
    [
      "hashed first",
      createHash("sha256").update('{"a":"é","b":4.0}').digest(),
      /sign 4\. Sign the canonical text itself/,
    ],
    ["inside the envelope", '{"document":{"a":"é","b":4.0}}', /sign 4\. Sign the value of document alone/],
  ])("the same, signed %s, is named with the other mistake", (_, signed, sentence) => {
    expect(answerTo('{"b": 4.0, "a": "é"}', signed as string)?.mistake).toMatch(sentence);
  });

  test("floats of a body that a program in between wrote again are named as they were signed", () => {
    const sent = '{"ratings":{"speed":4,"cost":4.5},"metrics":{"calls":2,"cost_usd":0.00001}}';
    const signed = '{"metrics":{"calls":2,"cost_usd":1e-05},"ratings":{"cost":4.5,"speed":4.0}}';
    expect(answerTo(sent, signed)?.details).toEqual([
      { pointer: "/document/ratings/speed", message: "was signed as 4.0; sign 4" },
      { pointer: "/document/metrics/cost_usd", message: "was signed as 1e-05; sign 0.00001" },
    ]);
  });

  test("numbers that are written otherwise are no mistake of a signature that fits another", () => {
    expect(answerTo('{"b": 4.0, "a": 1}', '{"b":4,"a":1}')).toEqual({
      mistake: "Sort the members of every object by name before signing.",
      details: [],
    });
    expect(answerTo('{"b": 4.0, "a": 1}', "something else")).toBeNull();
  });
});

describe("a signature over another language's escapes", () => {
  test.each([
    ["Go's json.Marshal", String.raw`{"a":"\u003ca\u003e \u0026 /","b":1}`, /^Write <, > and & as they are/],
    ["PHP's json_encode", String.raw`{"a":"<a> & \/","b":1}`, /^Write \/ and characters/],
  ])("%s is named", (_, signed, sentence) => {
    expect(mistakeOf(signed, { b: 1, a: "<a> & /" })).toMatch(sentence);
  });
});

describe("a signature over what another language's writer made", () => {
  const sent: JsonValue = { title: "Zwölf <b> & 'x' + \"y\" = `z` / 🎲", a: { d: [1, { f: 2, e: null }], c: 4.5 } };
  const dotnet = String.raw`Zw\u00F6lf \u003Cb\u003E \u0026 \u0027x\u0027 \u002B \u0022y\u0022 = \u0060z\u0060 / \uD83C\uDFB2`;
  const gson = String.raw`Zwölf \u003cb\u003e \u0026 \u0027x\u0027 + \"y\" \u003d ${"`z`"} / 🎲`;
  const php = String.raw`Zw\u00f6lf <b> & 'x' + \"y\" = ${"`z`"} \/ \ud83c\udfb2`;
  const sorted = JSON.parse(canonicalJson(sent));
  const pretty = (of: JsonValue, indent: string | number) => JSON.stringify(of, null, indent);

  test.each([
    [
      "PHP's json_encode",
      `{"title":"${php}","a":{"d":[1,{"f":2,"e":null}],"c":4.5}}`,
      /^Sort the members and write \/ and/,
    ],
    [
      ".NET's JsonSerializer",
      `{"title":"${dotnet}","a":{"d":[1,{"f":2,"e":null}],"c":4.5}}`,
      /^Sort .+ and a quote as/,
    ],
    [
      "Gson, sorted",
      `{"a":{"c":4.5,"d":[1,{"e":null,"f":2}]},"title":"${gson}"}`,
      /^Write <, >, &, = and ' as they are/,
    ],
    ["four spaces", pretty(sorted, 4), /^Leave out the indentation/],
    ["four spaces, not sorted", pretty(sent, 4), /^Sort the members and leave out the indentation/],
    ["tabs", pretty(sorted, "\t"), /^Leave out the indentation/],
    ["three spaces", pretty(sorted, 3), /^Leave out the indentation/],
    [
      "escapes with capital digits, sorted",
      canonicalJson(sent).replace(
        /[^ -~]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`,
      ),
      /^Write characters beyond ASCII as they are/,
    ],
    [
      "two spaces with the line ends of Windows",
      pretty(sorted, 2).replaceAll("\n", "\r\n"),
      /^Leave out the indentation/,
    ],
    [
      "Go's MarshalIndent",
      pretty(sorted, "\t").replace(/[<>&]/g, (c) => ({ "<": "\\u003c", ">": "\\u003e", "&": "\\u0026" })[c]!),
      /^Leave out the indentation.+ and write <, > and &/,
    ],
    [
      "the top level sorted only",
      `{"a":${JSON.stringify((sent as { a: JsonValue }).a)},"title":${JSON.stringify((sent as { title: JsonValue }).title)}}`,
      /^Sort the members of the objects inside too\.$/,
    ],
    ["a line end of Windows", `${canonicalJson(sent)}\r\n`, /^Leave out the line break/],
    ["two spaces and a line break", `${pretty(sorted, 2)}\n`, /^Leave out the indentation.+Leave out the line break/],
    ["a byte order mark", `\uFEFF${canonicalJson(sent)}`, /^Leave out the byte order mark/],
    ["SHA-512", createHash("sha512").update(canonicalJson(sent)).digest(), /not its SHA-512\.$/],
    [
      "SHA-512 in hexadecimal",
      createHash("sha512").update(canonicalJson(sent)).digest("hex"),
      /hexadecimal form of its SHA-512/,
    ],
    [
      "SHA-256 in base64",
      createHash("sha256").update(canonicalJson(sent)).digest("base64"),
      /base64 form of its SHA-256/,
    ],
    [
      "the SHA-256 of the unsorted text",
      createHash("sha256").update(JSON.stringify(sent)).digest("hex"),
      /^Sort .+ Sign the canonical text itself/,
    ],
  ])("%s is named, both mistakes where there are two", (_, signed, sentence) => {
    expect(mistakeOf(signed, sent)).toMatch(sentence);
  });
});

describe("each single difference", () => {
  const review = aDocument({ review: "Zwölf <b> & 'x' / 🎲" }) as unknown as JsonValue;
  const text = canonicalJson(review);
  const sorted = JSON.parse(text);

  test.each([1, 2, 3, 4, 8, "\t"])("of a whole review is found: an indent of %j", (indent) => {
    const signed = JSON.stringify(sorted, null, indent);
    expect(mistakeOf(signed, review)).toMatch(/^Leave out the indentation/);
  });

  test("comes before any two together", () => {
    const misses = [...nearMisses(review, publicKeyText, numberMannersOf(none))];
    const firstPair = misses.findIndex(({ order, layout }) => order === "as sent" && layout.name === "spaced");
    const lastSingle = misses.findIndex(({ wrapping, order }) => wrapping === "base64" && order === "sorted");
    expect(lastSingle).toBeGreaterThan(0);
    expect(lastSingle).toBeLessThan(firstPair);
  });
});

describe("the search for a mistake", () => {
  const large: JsonValue = { z: "é<🎲/".repeat(1_000), y: { x: 1, w: "'&".repeat(500) }, b: 2.5 };

  test("tries at most a stated number of texts, each once", () => {
    for (const spellings of [none, new Map([["/document/b", "2.50"]])]) {
      const texts = [...nearMisses(large, publicKeyText, numberMannersOf(spellings))].map(({ signed }) =>
        String(signed),
      );
      expect(texts.length).toBeLessThanOrEqual(mostTexts);
      expect(texts.length).toBeGreaterThan(mostTexts / 2);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  test("ends by the clock", () => {
    const clock = vi.spyOn(process, "threadCpuUsage");
    clock.mockImplementation(() => ({ user: clock.mock.calls.length * 30_000, system: 0 }));
    const signature = sign(null, Buffer.from("something else"), privateKey);
    expect(diagnoseSignature({ document: large, spellings: none }, signature, publicKey)).toBeNull();
    expect(clock.mock.calls.length).toBeLessThanOrEqual(4);
    clock.mockRestore();
  });
});

describe("a signature that fits nothing known", () => {
  test("100 random signatures are not named", { tags: "full" }, () => {
    const named = Array.from({ length: 100 }, (_, index) => mistakeOf(`something else ${index}`)).filter(
      (sentence) => sentence !== null,
    );
    expect(named).toEqual([]);
  });

  test("random bytes, another key and bytes of another length are not named", () => {
    const signed = sign(null, Buffer.from(JSON.stringify(document)), privateKey);
    const other = generateKeyPairSync("ed25519").publicKey.export({ format: "jwk" }).x!;
    expect(diagnoseSignature({ document, spellings: none }, Buffer.alloc(64, 0x5a), publicKey)).toBeNull();
    expect(diagnoseSignature({ document, spellings: none }, signed, Buffer.from(other, "base64url"))).toBeNull();
    expect(diagnoseSignature({ document, spellings: none }, signed.subarray(1), publicKey)).toBeNull();
    expect(diagnoseSignature({ document, spellings: none }, signed, new Uint8Array(32))).toBeNull();
  });
});
