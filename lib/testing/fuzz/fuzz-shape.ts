import fc from "fast-check";
import type { JsonSchema } from "../../json/json-schema.ts";
import { isObject } from "../../own-value.ts";
import { junk, plainText, strangeText } from "./fuzz-texts.ts";

/** Right values for members of these names: ids of stored records, which no schema can know. */
export type KnownValues = { [name: string]: fc.Arbitrary<unknown> };

/** Valid addresses of a link, beyond the plain ones. */
const links = [
  "https://boats.example/",
  "https://boats.example:8443/a/b?c=d&e=%20#f",
  "https://xn--hfen-5qa.example/%C3%A9",
  "HTTPS://BOATS.EXAMPLE/A",
  "https://boats.example/a(b)c~d",
  "https://böte.example/{é}|^[1]#a#b",
];

/** Values that a schema's words allow, and the service must accept: texts of ordinary words, ids from `known`. */
export function validOf(schema: JsonSchema, known: KnownValues = {}, name = ""): fc.Arbitrary<unknown> {
  if (known[name] !== undefined) return known[name];
  const { type, minimum, maximum, minLength = 0, maxLength = 200 } = schema as Record<string, number | undefined>;
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...(schema.enum as unknown[]));
  if (schema.type === "null") return fc.constant(null);
  if (schema.anyOf !== undefined)
    return fc.oneof(...(schema.anyOf as JsonSchema[]).map((one) => validOf(one, known, name)));
  if (schema.type === "object") return validObject(schema, known);
  if (schema.type === "array") {
    const items = validOf(schema.items as JsonSchema, known);
    const maxLength = Number(schema.maxItems ?? 3);
    return schema.uniqueItems === true
      ? fc.uniqueArray(items, { minLength: 1, maxLength })
      : fc.array(items, { maxLength });
  }
  if (schema.type === "boolean") return fc.boolean();
  if (schema.type === "integer") return fc.integer({ min: minimum!, max: maximum! });
  if (schema.type === "number")
    return fc.oneof(
      fc.constantFrom(minimum!, maximum!),
      fc.double({ min: minimum!, max: maximum!, noNaN: true }).map((value) => (value === 0 ? 0 : value)),
      fc.integer({ min: Math.ceil(minimum!), max: Math.floor(maximum!) }),
    );
  // A signed moment has a pattern that many past and future ones match.
  if (name === "created_at") return recentMoment;
  if (schema.pattern !== undefined) {
    const pattern = new RegExp(String(schema.pattern));
    // An address needs more than its form to be opened.
    if (links.every((address) => pattern.test(address))) return fc.constantFrom(...links);
    return fc.stringMatching(pattern).filter((text) => text.length <= maxLength);
  }
  if (schema.type === "string") return plainText(minLength, maxLength);
  throw new Error(`no value is known for ${name} of type ${JSON.stringify(type)}`);
}

function validObject(schema: JsonSchema, known: KnownValues): fc.Arbitrary<unknown> {
  const {
    properties = {},
    required = [],
    minProperties = 0,
  } = schema as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
    minProperties?: number;
  };
  const members = Object.entries(properties).map(([name, shape]) => [name, validOf(shape, known, name)] as const);
  return fc
    .record(Object.fromEntries(members), { requiredKeys: required, noNullPrototype: true })
    .filter((value) => Object.keys(value).length >= minProperties);
}

/** A moment of the last hours, in the spellings of RFC 3339. */
const recentMoment = fc.tuple(fc.integer({ min: 0, max: 20 * 3600 }), fc.nat(3)).map(([ago, spelling]) => {
  const at = new Date(Date.now() - ago * 1000);
  const written = at.toISOString();
  if (spelling === 0) return written.replace(/\.\d+Z$/, "Z");
  if (spelling === 1) return written.replace("Z", "+00:00");
  if (spelling === 2) return new Date(at.getTime() + 2 * 3600 * 1000).toISOString().replace("Z", "+02:00");
  return written;
});

type Place = { path: (string | number)[]; schema: JsonSchema };
type Change = (value: unknown, place: Place) => unknown;

/** A valid value of which one part breaks the schema, or only just keeps it. */
export function nearlyOf(schema: JsonSchema, known: KnownValues = {}): fc.Arbitrary<unknown> {
  return nearly(validOf(schema, known), schema);
}

/** The same for values from elsewhere. */
export function nearly<Value>(valid: fc.Arbitrary<Value>, schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.tuple(valid, fc.nat(1000), changes).map(([value, at, change]) => {
    const places = placesOf(value, schema, []);
    const place = places[at % places.length]!;
    return changed(value, place.path, (part) => change(part, place));
  });
}

/** A value once for each of its parts, with the text in place of this part, and beside its members if any. */
export function withTextEverywhere(value: unknown, text: string): unknown[] {
  const beside = (part: unknown) =>
    isObject(part) ? [Object.fromEntries([...Object.entries(part), [text, text]])] : [];
  return placesOf(value, {}, []).flatMap(({ path }) => [
    changed(value, path, () => text),
    ...[value].flatMap((whole) => {
      let part: unknown = whole;
      for (const name of path) part = (part as Record<string | number, unknown>)[name];
      return beside(part).map((other) => changed(whole, path, () => other));
    }),
  ]);
}

const gone = Symbol("gone");

const changes: fc.Arbitrary<Change> = fc.oneof(
  fc.constant<Change>(() => gone),
  fc.constant<Change>(() => null),
  fc.constant<Change>((value) => [value]),
  fc.constant<Change>((value) => ({ value })),
  fc.constant<Change>((value) => (typeof value === "string" ? Number(value) || 7 : JSON.stringify(value))),
  fc.constant<Change>((value) => (typeof value === "string" ? value.toUpperCase() : value)),
  fc.constant<Change>((value) => (typeof value === "string" ? `  ${value}\n` : value)),
  fc.constant<Change>((value) => (Array.isArray(value) ? Array(40).fill(value[0] ?? "x") : value)),
  {
    weight: 3,
    arbitrary: junk.map(
      (other): Change =>
        () =>
          other,
    ),
  },
  {
    weight: 3,
    arbitrary: strangeText.map(
      (text): Change =>
        (value) =>
          typeof value === "string" ? value + text : text,
    ),
  },
  {
    weight: 4,
    arbitrary: fc.nat(7).map(
      (edge): Change =>
        (_, place) =>
          edgeOf(place.schema, edge),
    ),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.oneof(fc.constantFrom("__proto__", "constructor", "toJSON", "dry_run", "id"), strangeText), junk)
      .map(
        ([name, other]): Change =>
          (value) =>
            isObject(value) ? Object.fromEntries([...Object.entries(value), [name, other]]) : other,
      ),
  },
);

/** A value at or just over a limit of the schema; astral letters distinguish code points from code units. */
function edgeOf(schema: JsonSchema, edge: number): unknown {
  const { minimum, maximum, minLength, maxLength, maxItems } = schema as Record<string, number | undefined>;
  if (minimum !== undefined && maximum !== undefined)
    return [minimum, maximum, minimum - 1, maximum + 1, minimum - 1e-9, maximum + 0.0001, minimum + 0.5, -maximum][
      edge
    ];
  const letter = edge % 2 === 0 ? "w" : "𝒳";
  if (maxLength !== undefined)
    return letter.repeat(
      [maxLength, maxLength, maxLength + 1, maxLength + 1, minLength ?? 0, minLength ?? 0, 0, 1][edge]!,
    );
  if (maxItems !== undefined) return Array(maxItems + 1).fill("tag");
  if (schema.const !== undefined) return [true, false, `${schema.const} `, "1.1", "agent\n", "human", 1, ""][edge];
  return [
    "",
    "0".repeat(32),
    "f".repeat(33),
    "g".repeat(32),
    "a".repeat(100),
    "-",
    "1970-01-01T00:00:00Z",
    "9".repeat(40),
  ][edge];
}

/** Every part of a value, itself first, with its schema. */
function placesOf(value: unknown, schema: JsonSchema, path: (string | number)[]): Place[] {
  const here = { path, schema };
  if (Array.isArray(value))
    return [here, ...value.flatMap((item, at) => placesOf(item, (schema.items ?? {}) as JsonSchema, [...path, at]))];
  if (!isObject(value)) return [here];
  const properties = (schema.properties ?? {}) as Record<string, JsonSchema>;
  return [
    here,
    ...Object.entries(value).flatMap(([name, part]) => placesOf(part, properties[name] ?? {}, [...path, name])),
  ];
}

function changed(value: unknown, [first, ...rest]: (string | number)[], change: (part: unknown) => unknown): unknown {
  if (first === undefined) {
    const other = change(value);
    return other === gone ? {} : other;
  }
  if (Array.isArray(value)) return value.map((item, at) => (at === first ? changed(item, rest, change) : item));
  const members = Object.entries(value as object).flatMap(([name, part]) => {
    if (name !== first) return [[name, part]];
    const other = rest.length === 0 ? change(part) : changed(part, rest, change);
    return other === gone ? [] : [[name, other]];
  });
  return Object.fromEntries(members);
}
