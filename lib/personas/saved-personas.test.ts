import { beforeAll, describe, expect, test } from "vitest";
import {
  changePersonaEndpoint,
  deletePersonaEndpoint,
  getPersonaEndpoint,
  importPersonasEndpoint,
  listPersonasEndpoint,
  otherColumns,
  savePersonaEndpoint,
} from "#lib/personas/contract.ts";
import { refusalOf, resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { aCustomer, type Customer } from "#lib/testing/research.ts";
import { says } from "#lib/testing/says.ts";

useDatabase();

let customer: Customer;
beforeAll(async () => {
  customer = await aCustomer();
});

const lou = { name: "Lou", age: 52, role: "Baker", traits: ["price conscious", "collects stamps"], audience: "b2c" };
const save = (body: unknown = lou, { headers } = customer) => callEndpoint(savePersonaEndpoint, { headers, body });
const list = async ({ headers } = customer) =>
  resultOf(listPersonasEndpoint, await callEndpoint(listPersonasEndpoint, { headers }));
const endpoints = { GET: getPersonaEndpoint, PATCH: changePersonaEndpoint, DELETE: deletePersonaEndpoint };
const ask = (method: "GET" | "PATCH" | "DELETE", persona_id: string, body?: unknown, { headers } = customer) =>
  callEndpoint(endpoints[method], { headers, path: { persona_id }, ...(body !== undefined && { body }) });
const bring = (body: unknown) => callEndpoint(importPersonasEndpoint, { headers: customer.headers, body });

describe("GET /api/v1/personas", () => {
  test("lists the library, the defaults of each audience, and the account's own, newest first", async () => {
    const own = await aCustomer();
    const { b2b, b2c, defaults, saved } = await list(own);
    expect(defaults).toEqual({
      b2b: ["p_cmo", "p_cto", "p_cfo", "p_vp_mktg"],
      b2c: ["p_millennial_mom", "p_gen_z", "p_high_income", "p_budget"],
    });
    expect(b2b.slice(0, 4).map(({ id }) => id)).toEqual(defaults.b2b);
    expect(b2c.slice(0, 4).map(({ id }) => id)).toEqual(defaults.b2c);
    expect(saved).toEqual([]);
    const ids = [(await save(lou, own)).body.id, (await save(lou, own)).body.id];
    expect((await list(own)).saved.map(({ id }) => id)).toEqual(ids.toReversed());
  });
});

describe("POST /api/v1/personas", () => {
  test("saves a persona, and says which of its traits the simulator has no scale for", async () => {
    const answer = await save();
    expect(answer.status).toBe(201);
    const saved = resultOf(savePersonaEndpoint, answer);
    expect(saved).toMatchObject({ ...lou, company: "", notes: null, unmapped_traits: ["collects stamps"] });
    expect(saved.id).toMatch(/^p_[a-z2-7]{26}$/);
    expect(resultOf(getPersonaEndpoint, await ask("GET", saved.id))).toEqual(saved);
  });

  test.each([
    ["no name", { ...lou, name: undefined }, "/name"],
    ["a child", { ...lou, age: 15 }, "/age"],
    ["a trait without words", { ...lou, traits: ["calm", " "] }, "/traits/1"],
    ["hidden characters", { ...lou, role: "Ba\u202eker" }, "/role"],
    ["a picture", { ...lou, role: "data:image/png;base64,iVBORw0KGgo" }, "/role"],
    ["an image among words", { ...lou, traits: ["calm", "likes ![this](https://example.org/a)"] }, "/traits/1"],
  ])("refuses %s", async (_, body, pointer) => {
    const refusal = refusalOf(await save(body));
    expect([refusal.error, refusal.pointers]).toEqual(["invalid_persona", [pointer]]);
  });
});

test("the notes of a persona, which no engine reads, may hold a picture", async () => {
  expect((await save({ ...lou, notes: "![Lou](https://example.org/lou.png)" })).status).toBe(201);
});

describe("/api/v1/personas/{persona_id}", () => {
  test("is changed in the members that are sent, and deleted for good", async () => {
    const { id, updated_at } = (await save()).body;
    const changed = resultOf(changePersonaEndpoint, await ask("PATCH", id, { age: 53, notes: "moved" }));
    expect(changed).toMatchObject({ ...lou, id, age: 53, notes: "moved" });
    expect(changed.updated_at >= updated_at).toBe(true);
    expect(says(changePersonaEndpoint)).toContain("Members that are not sent stay as they are.");
    const emptied = resultOf(changePersonaEndpoint, await ask("PATCH", id, { traits: [], notes: null }));
    expect(emptied).toMatchObject({ traits: [], notes: null });
    for (const rule of ["[] removes them.", "null removes them."]) expect(says(changePersonaEndpoint)).toContain(rule);
    expect((await ask("DELETE", id)).status).toBe(204);
    for (const refusal of [await ask("GET", id), await ask("PATCH", id, { age: 54 }), await ask("DELETE", id)])
      expect(refusalOf(refusal).error).toBe("not_found");
  });

  test("is the account's own: another one's is not there, and a default one can only be read", async () => {
    const { id } = (await save()).body;
    const other = await aCustomer();
    expect(refusalOf(await ask("GET", id, undefined, other)).error).toBe("not_found");
    expect(refusalOf(await ask("DELETE", id, undefined, other)).error).toBe("not_found");
    expect((await ask("GET", "p_cmo")).body).toMatchObject({ id: "p_cmo", audience: "b2b" });
    expect(refusalOf(await ask("PATCH", "p_cmo", { age: 30 })).error).toBe("invalid_persona");
    expect(refusalOf(await ask("DELETE", "p_cmo")).error).toBe("invalid_persona");
  });
});

describe("POST /api/v1/personas/import", () => {
  test("saves personas from JSON or from CSV, with traits parted by semicolons", async () => {
    const fromJson = await bring({ personas: [lou, { ...lou, name: "Mia" }] });
    expect(fromJson.status).toBe(201);
    expect(resultOf(importPersonasEndpoint, fromJson).personas.map(({ name }) => name)).toEqual(["Lou", "Mia"]);
    const csv = 'name,age,role,traits,audience\n"Roy, Jr.",44,Buyer,price conscious; calm,b2b\nSue,30,Nurse,,\n';
    const { personas } = resultOf(importPersonasEndpoint, await bring({ csv }));
    expect(personas.map(({ name, traits, audience }) => [name, traits, audience])).toEqual([
      ["Roy, Jr.", ["price conscious", "calm"], "b2b"],
      ["Sue", [], "b2c"],
    ]);
  });

  test("reads what spreadsheets of other countries write, and refuses what is no UTF-8", async () => {
    for (const csv of ["name;age;role;traits\nAda;40;Nurse;calm\n", "\ufeffname\tage\trole\nAda\t40\tNurse\n"])
      expect(resultOf(importPersonasEndpoint, await bring({ csv })).personas).toMatchObject([{ name: "Ada", age: 40 }]);
    const refusal = refusalOf(await bring({ csv: "name,age,role\nAm\ufffdlie,40,Nurse\n" }));
    expect([refusal.error, refusal.message]).toEqual(["invalid_persona", expect.stringContaining("CSV UTF-8")]);
  });

  const jo = { name: "Jo Lind", age: 34, role: "Baker", location: "Bern, Switzerland", audience: "b2c", notes: null };
  test.each([
    ["other names of columns", `${otherColumns.join(",")},AGE\nJo Lind,Baker,"Bern, Switzerland",34.0\n`],
    [
      "parts of a member",
      "Country;Last name;First Name;Age (years);Occupation;City\nSwitzerland;Lind;Jo;34,0;Baker;Bern\n",
    ],
    ["Excel's line", 'sep=;\r\nname;age;role;location;audience\r\nJo Lind;34;Baker;"Bern, Switzerland";B2C\r\n'],
    ["bars", "name|age|role|location\nJo Lind|34|Baker|Bern, Switzerland\n"],
    [
      "empty columns and rows",
      ',,,,\nname,,age,role,City,Country,Shoe size\n,,,,,,\n"Jo Lind",,34,Baker,Bern,Switzerland,\n,,\n',
    ],
  ])("reads CSV with %s", async (_, csv) => {
    const { personas } = resultOf(importPersonasEndpoint, await bring({ csv }));
    expect(personas).toEqual([expect.objectContaining(jo)]);
    expect(says(importPersonasEndpoint)).toContain("Empty columns and rows are passed over.");
  });

  test("parts traits by semicolons, bars or line breaks", async () => {
    const traits = ["calm; frugal", "calm|frugal", '"calm\r\nfrugal"'];
    const csv = `name,age,role,traits\r\n${traits.map((cell) => `Jo,34,Baker,${cell}`).join("\r\n")}`;
    const { personas } = resultOf(importPersonasEndpoint, await bring({ csv }));
    expect(personas.map((one) => one.traits)).toEqual(traits.map(() => ["calm", "frugal"]));
  });

  test.each([
    ["a column that no persona has", "name,age,role,Shoe size\nJo,34,Baker,42\n", /line 1 a column .* "Shoe size"/],
    ["a column without a name", "name,age,role,\nJo,34,Baker,42\n", /line 1 a column .* number 4, without a name/],
    ["a missing column", "name,role\nJo,Baker\n", /line 1 no column for age/],
    [
      "two columns of one member",
      "\nname,Full name,age,role\nJo,Jo Lind,34,Baker\n",
      /more than once in line 2: "name" and "Full name"/,
    ],
    ["a whole and its part", "name,Last name,age,role\nJo,Lind,34,Baker\n", /"name" and "Last name"/],
    ["a comma without quotes", "name,age,role\n\nJo,34,Baker, Bern\n", /^Line 3 .* more cells/],
  ])("refuses CSV with %s, and names the column and the line", async (_, csv, message) => {
    expect(refusalOf(await bring({ csv })).message).toMatch(message);
  });

  test("counts lines as an editor does, and names the column as the file does", async () => {
    const csv = 'sep=,\r\nname,Years,role,notes\r\n\r\nAda,40,Nurse,"two\r\nlines"\r\nBen,old,Nurse,\r\n';
    expect(refusalOf(await bring({ csv })).details).toEqual([
      { pointer: "/csv/6/age", message: 'must be a whole number from 16 to 100 (column "Years")' },
    ]);
  });

  test("saves all or none, and names the line that is wrong", async () => {
    const before = (await list()).saved.length;
    const refusal = refusalOf(await bring({ csv: "name,age,role\nAda,40,Nurse\nBen,old,Nurse\n" }));
    expect([refusal.error, refusal.pointers]).toEqual(["invalid_persona", ["/csv/3/age"]]);
    expect(refusalOf(await bring({ personas: [lou, { ...lou, age: 3 }] })).pointers).toEqual(["/personas/1/age"]);
    expect(refusalOf(await bring({})).error).toBe("invalid_persona");
    const short = refusalOf(await bring({ csv: "name,age,role,audience\nAda,7,Nurse,b2d\n" }));
    expect(short.details).toEqual([
      { pointer: "/csv/2/age", message: "must be a whole number from 16 to 100" },
      { pointer: "/csv/2/audience", message: 'must be "b2b" or "b2c"' },
    ]);
    const twice = refusalOf(await bring({ csv: "name,age,role,Name\nAda,40,Nurse,Eve\n" }));
    expect([twice.error, twice.message]).toEqual(["invalid_persona", expect.stringContaining("column name more than")]);
    expect((await list()).saved).toHaveLength(before);
    for (const rule of [
      "all are saved, or none",
      "Either personas or csv.",
      "details says where: in the array, or by the line of the CSV",
    ])
      expect(says(importPersonasEndpoint)).toContain(rule);
  });
});
