import { describe, expect, test } from "vitest";
import * as z from "zod";
import { endpoint, paging, text } from "#lib/contract.ts";
import { AppError } from "#lib/errors.ts";
import { parse, type Raw } from "#lib/net/parse-arguments.ts";
import { respond_async, respondAsync } from "#lib/prefer.ts";

const find = endpoint({
  name: "find_boats",
  method: "GET",
  path: "/api/harbours/{harbour_id}/boats",
  summary: "Find boats.",
  input: z.object({
    harbour_id: z.string().regex(/^[a-z]+$/, { error: "must be lower-case letters" }),
    q: z.string().max(5).optional(),
    ...paging,
  }),
  result: z.object({}),
});

const moor = endpoint({
  name: "moor_boat",
  method: "POST",
  path: "/api/harbours/{harbour_id}/boats",
  summary: "Moor a boat.",
  input: z.strictObject({
    harbour_id: z.string().regex(/^[a-z]+$/),
    boat: z.strictObject({ name: text(2, 5), "a/b~c": z.number().optional(), crew: z.array(z.string()).optional() }),
    dry_run: z.enum(["0", "1"]).default("0"),
  }),
  query: ["dry_run"],
  invalid: "invalid_document",
  result: z.object({}),
});

const asked = (raw: Partial<Omit<Raw, "query">> & { query?: string }): Raw => ({
  path: { harbour_id: "kiel" },
  ...raw,
  query: new URLSearchParams(raw.query ?? ""),
});

function refusalOf(read: () => unknown): AppError {
  try {
    read();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error("was not refused");
}
const faults = (refusal: AppError) => refusal.extras.details!.map(({ pointer }) => pointer);

test("of thousands of faults the first hundred are listed, and all are counted", () => {
  const body = { boat: { name: "Jolle" }, ...Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`x${n}`, n])) };
  const refusal = refusalOf(() => parse(moor, asked({ body })));
  expect(faults(refusal)).toHaveLength(100);
  expect(refusal.message).toContain("and 4999 more");
});

describe("a read", () => {
  test("takes members from path and query, with defaults for what is absent", () => {
    expect(parse(find, asked({ query: "q=ketch&limit=5" }))).toEqual({
      harbour_id: "kiel",
      q: "ketch",
      limit: 5,
      offset: 0,
    });
  });

  test.each([
    ["limit=0", "/limit"],
    ["limit=101", "/limit"],
    ["limit=", "/limit"],
    ["limit=1e1", "/limit"],
    ["limit=0x10", "/limit"],
    ["limit=5.0", "/limit"],
    ["limit=%205", "/limit"],
    ["limit=%2B5", "/limit"],
    ["limit=٣", "/limit"],
    ["offset=", "/offset"],
    ["offset=-1", "/offset"],
    ["offset=1000001", "/offset"],
    ["offset=99999999999999999999", "/offset"],
    ["q=sloops", "/q"],
    ["q=a&q=b", "/q"],
    ["q=a%00b", "/q"],
    ["harbour_id=rostock", "/harbour_id"],
    ["mast=2", "/mast"],
    ["a%2Fb~c=1", "/a~1b~0c"],
    ["__proto__=1", "/__proto__"],
  ])("refuses ?%s as invalid_argument at %s", (query, pointer) => {
    const refusal = refusalOf(() => parse(find, asked({ query })));
    expect([refusal.code, refusal.status]).toEqual(["invalid_argument", 400]);
    expect(faults(refusal)).toEqual([pointer]);
  });

  test.each(["limit=1", "limit=100", "offset=0", "offset=1000000", "q="])("takes ?%s at its boundary", (query) => {
    expect(() => parse(find, asked({ query }))).not.toThrow();
  });

  test("refuses a malformed path value as invalid_argument, in the words of its shape", () => {
    const refusal = refusalOf(() => parse(find, asked({ path: { harbour_id: "Kiel%" } })));
    expect(refusal.code).toBe("invalid_argument");
    expect(refusal.message).toBe("harbour_id must be lower-case letters.");
  });

  test("an unknown parameter is told which ones there are", () => {
    const refusal = refusalOf(() => parse(find, asked({ query: "lim=5" })));
    expect(refusal.message).toBe("lim is not a parameter here; allowed: q, limit, offset.");
  });

  test("a parameter without a name is told as one", () => {
    const refusal = refusalOf(() => parse(find, asked({ query: "=5" })));
    expect(refusal.message).toBe('"" is not a parameter here; allowed: q, limit, offset.');
  });
});

describe("a write", () => {
  const boat = { name: "Ida" };

  test("takes members from path, query and body", () => {
    expect(parse(moor, asked({ query: "dry_run=1", body: { boat } }))).toEqual({
      harbour_id: "kiel",
      boat,
      dry_run: "1",
    });
  });

  test("keeps the members of the body in the order they were sent", () => {
    const sent = { boat: { crew: ["b", "a"], "a/b~c": 1, name: "Ida" } };
    const { boat: kept } = parse(moor, asked({ body: sent }));
    expect(JSON.stringify(kept)).toBe(JSON.stringify(sent.boat));
  });

  test.each([
    ["a text", "Ida"],
    ["a list", [boat]],
    ["null", null],
    ["a number", 1],
  ])("%s in place of the body's object is one fault at its root", (_, body) => {
    const refusal = refusalOf(() => parse(moor, asked({ body })));
    expect(refusal.code).toBe("invalid_document");
    expect(refusal.extras.details).toEqual([{ pointer: "", message: "the body must be a JSON object" }]);
    expect(refusal.message).toBe("The body must be a JSON object.");
  });

  test.each([
    ["a member that is missing", {}, "/boat", "is required"],
    ["a text of white space", { boat: { name: "   " } }, "/boat/name", "must have at least 2 characters"],
    ["a text too long", { boat: { name: "Idaaaa" } }, "/boat/name", "must have at most 5 characters"],
    ["an unknown member", { boat: { ...boat, flag: 1 } }, "/boat/flag", "is not a member here; leave it out"],
    ["an unknown member at the top", { boat, flag: 1 }, "/flag", "is not a member here; leave it out"],
    ["a list's element", { boat: { ...boat, crew: ["a", 1] } }, "/boat/crew/1", "must be text"],
    ["a name with / and ~", { boat: { ...boat, "a/b~c": "1" } }, "/boat/a~1b~0c", expect.stringContaining("number")],
  ])("%s is refused by its JSON Pointer", (_, body, pointer, message) => {
    const refusal = refusalOf(() => parse(moor, asked({ body })));
    expect(refusal.code).toBe("invalid_document");
    expect(refusal.extras.details).toEqual([{ pointer, message }]);
  });

  test.each(["__proto__", "constructor", "toString", "hasOwnProperty"])(
    "the member name %s is like any other unknown one",
    (name) => {
      const body = JSON.parse(`{"boat":{"name":"Ida","${name}":{"name":"x"}}}`);
      expect(faults(refusalOf(() => parse(moor, asked({ body }))))).toEqual([`/boat/${name}`]);
    },
  );

  test("a parameter of the URL has no place in the body, and a path member none either", () => {
    const refusal = refusalOf(() => parse(moor, asked({ body: { boat, dry_run: "1", harbour_id: "kiel" } })));
    expect(refusal.code).toBe("invalid_argument");
    expect(faults(refusal)).toEqual(["/harbour_id", "/dry_run"]);
  });

  test("a wrong parameter beside a good body is invalid_argument, beside a wrong body all faults come at once", () => {
    expect(refusalOf(() => parse(moor, asked({ query: "dry_run=maybe", body: { boat } }))).code).toBe(
      "invalid_argument",
    );
    const unknown = refusalOf(() => parse(moor, asked({ query: "boat=1&x=1", body: { boat } })));
    expect([unknown.code, ...faults(unknown)]).toEqual(["invalid_argument", "/boat", "/x"]);
    const both = refusalOf(() =>
      parse(moor, asked({ query: "dry_run=maybe&x=1", body: { boat: { name: "I", a: 1 } } })),
    );
    expect(both.code).toBe("invalid_document");
    expect(faults(both).sort()).toEqual(["/boat/a", "/boat/name", "/dry_run", "/x"]);
    expect(both.message).toMatch(/ \(and 3 more, see details\)\.$/);
  });
});

describe("members that travel in headers", () => {
  const error = "Send a Harbour-Pass of 1 to 4 letters.";
  const enter = endpoint({
    name: "enter_harbour",
    method: "POST",
    path: "/api/harbours/{harbour_id}/entries",
    summary: "Enter a harbour.",
    auth: "api_key",
    input: z.object({
      harbour_id: z.string(),
      boat: text(2, 5),
      pass: z.string().min(1, { error }).max(4, { error }).optional(),
      waits: respond_async,
    }),
    headers: { waits: "Prefer", pass: "Harbour-Pass" },
    result: z.object({}),
  });
  const entering = (headers: Record<string, string>, body: object = { boat: "Jolle" }) =>
    parse(enter, asked({ headers: new Headers(headers), body }));

  test("are read from them", () => {
    expect(entering({ "harbour-pass": "abcd", prefer: `wait=10, ${respondAsync}` })).toMatchObject({
      pass: "abcd",
      waits: true,
    });
    expect(entering({})).toMatchObject({ pass: undefined, waits: false });
  });

  test("are not read from the body, which ignores them where it ignores what it does not know", () => {
    expect(entering({}, { boat: "Jolle", pass: "abcd" }).pass).toBeUndefined();
    const strict = { ...enter, auth: undefined as never };
    const refusal = refusalOf(() => parse(strict, asked({ body: { boat: "Jolle", pass: "abcd" } })));
    expect(refusal.message).toBe("pass is not a member here; it belongs in the header Harbour-Pass.");
  });

  test("are refused last, in their own words", () => {
    const refusal = refusalOf(() => entering({ "harbour-pass": "" }));
    expect([refusal.code, refusal.message, refusal.extras]).toEqual(["invalid_request", error, {}]);
    expect(faults(refusalOf(() => entering({ "harbour-pass": "" }, { boat: "I" })))).toEqual(["/boat"]);
  });
});
