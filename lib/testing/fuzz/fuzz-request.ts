import fc from "fast-check";
import type { Endpoint } from "../../contract.ts";
import { hasBody } from "../../net/parse-arguments.ts";
import { isObject } from "../../own-value.ts";
import type { FuzzInput } from "./fuzz-inputs.ts";
import type { RawRequest } from "./fuzz-send.ts";
import { strangeTexts } from "./fuzz-texts.ts";

/** A request for an endpoint; `mustSucceed` for a valid input that nothing around it spoils. */
export type FuzzedRequest = { sent: RawRequest; mustSucceed: boolean; mustFail: boolean };

type Around = {
  query: string;
  headers: Record<string, string>;
  /** The body's media type; null without one. */
  type: string | null;
  isHead: boolean;
};

/** Requests from an endpoint's inputs, most of them with something odd in their query or headers. */
export function requestsOf(endpoint: Endpoint, asked: fc.Arbitrary<FuzzInput>): fc.Arbitrary<FuzzedRequest> {
  return fc.tuple(asked, around).map(([input, about]) => requestOf(endpoint, input, about));
}

const plain: Around = { query: "", headers: {}, type: "application/json", isHead: false };

/** The request of an endpoint with this input, its members in their places. */
export function requestOf(endpoint: Endpoint, { kind, input }: FuzzInput, about: Partial<Around> = {}): FuzzedRequest {
  const { query: more, headers, type, isHead } = { ...plain, ...about };
  const members = isObject(input) ? input : {};
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
  const inHeaders = Object.keys(endpoint.headers ?? {});
  const inQuery =
    endpoint.method === "GET"
      ? Object.keys(members).filter((name) => !inHeaders.includes(name))
      : (endpoint.query ?? []);
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(members[name] ?? "") || "none");
  const given = Object.entries(members).filter(
    ([name, value]) => value !== undefined && inQuery.includes(name) && !inPath.includes(name),
  );
  const pairs = given.map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  const query = [...pairs, more].filter((part) => part !== "").join("&");
  const outside = [...inPath, ...inQuery, ...inHeaders];
  const inBody = isObject(input)
    ? Object.fromEntries(Object.entries(input).filter(([name]) => !outside.includes(name)))
    : input;
  const isSent = hasBody(endpoint);
  const isJson = type !== null && /^application\/json *(;|$)/i.test(type);
  const sent = {
    method: endpoint.method === "GET" && isHead ? "HEAD" : endpoint.method,
    target: query === "" ? path : `${path}?${query}`,
    headers: { ...headers, ...(isSent && type !== null && { "content-type": type }) },
    body: isSent ? JSON.stringify(inBody) : null,
  };
  return {
    sent,
    mustSucceed: kind === "valid" && isHarmless({ query: more, headers }) && (!isSent || isJson),
    mustFail: isSent && (!isJson || !isObject(input)),
  };
}

/** Percent-encodes text as UTF-8, as much of it as an address can hold; a lone surrogate goes as U+FFFD. */
function encoded(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return encodeURIComponent(text.slice(0, 500).toWellFormed());
}

const isHarmless = ({ query, headers }: Pick<Around, "query" | "headers">) =>
  query.replaceAll("&", "") === "" && ["", "start", undefined].includes(headers["last-event-id"]);

/** Possible parts of a query beside or instead of its parameters. */
// biome-ignore format: as many on a line as fit.
const queries = [
  "limit=1&limit=2", "offset=0&offset=0", "q=a&q=b", "dry_run=1&dry_run=0", "dry_run=yes", "dry_run", "limit",
  "limit=", "limit=0", "limit=101", "limit=-1", "limit=1e2", "limit=0x10", "limit=+1", "limit=%31", "limit=1.0",
  "limit=%00", "limit=%D9%A3", "offset=1000000", "offset=1000001", "offset=99999999999999999999", "q=%00", "q=%ff%fe",
  "q=%", "q=%zz", "q=%u0041", "=", "=x", "a[]=1", "a[b]=c", "__proto__=1", "constructor=1", "__proto__[x]=1",
  "limit=1;offset=2", "%6cimit=1", "?", "?q=a", "cursor=", "cursor=start", "cursor=AAAAAAAAAAAAAAAAAAAAAAAA",
  "tools=", "tools=,", "tools=a,b,c,d,e", "tools=a,a", "tool_id=", "sort=name",
];

const anyQuery = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom("", "", "&", "&&") },
  { weight: 4, arbitrary: fc.constantFrom(...queries) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom("q", "tag", "x"), fc.constantFrom(...strangeTexts))
      .map((pair) => pair.map(encoded).join("=")),
  },
  { weight: 1, arbitrary: fc.constantFrom(201, 3_000, 6_000).map((length) => `q=${"a".repeat(length)}`) },
  { weight: 1, arbitrary: fc.constant(Array.from({ length: 500 }, (_, at) => `p${at}=1`).join("&")) },
);

const headers: fc.Arbitrary<Record<string, string>> = fc.record(
  {
    accept: fc.constantFrom("*/*", "application/json", "text/html", "image/png;q=0.1", "", ",", "application/json;q=0"),
    "accept-encoding": fc.constantFrom("identity", "gzip", "gzip;q=0", "br, *;q=0.1", "", ";;;,", "GZIP"),
    "if-none-match": fc.constantFrom("*", '"x"', 'W/"x"', '"', ",,,", '"a", "b"', `"${"a".repeat(4_000)}"`, ""),
    "last-event-id": fc.constantFrom("", "start", "nonsense", "AAAAAAAAAAAAAAAAAAAAAAAA"),
    "x-forwarded-for": fc.constantFrom("127.0.0.1", "nonsense, , ::1", "' or 1=1"),
    range: fc.constantFrom("bytes=0-1", "bytes=9-1"),
    "accept-language": fc.constant("de, en;q=0.5"),
    "x-http-method-override": fc.constant("DELETE"),
    "content-encoding": fc.constant("identity"),
  },
  { requiredKeys: [], noNullPrototype: true },
);

const types = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.constantFrom(
      "application/json",
      "application/json; charset=utf-8",
      "Application/JSON",
      "application/json ;x=y",
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      null,
      "",
      "text/plain",
      "text/json",
      "application/jsonx",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
      ";",
    ),
  },
);

const around: fc.Arbitrary<Around> = fc.record({
  query: anyQuery,
  headers: fc.oneof(fc.constant({}), headers),
  type: types,
  isHead: fc.nat(7).map((one) => one === 0),
});
