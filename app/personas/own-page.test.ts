import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { OwnPage } from "#components/personas/own-page.ts";
import { OwnPersonas } from "#components/personas/own-personas.tsx";
import { signedInAccount } from "#lib/http/signed-in.ts";
import { savePersonaEndpoint } from "#lib/personas/contract.ts";
import { savePersonas } from "#lib/personas/write-persona.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { signedIn } from "#lib/testing/person.ts";
import { readOwnPage, readOwnPageOperation } from "./read-personas.ts";

useDatabase();

/** Signs a person in, and saves a persona of theirs. */
async function withPersona(email: string, name: string): Promise<string> {
  const cookie = await signedIn(email);
  const { account_id } = (await signedInAccount(new Headers({ cookie })))!;
  await savePersonas(account_id, [savePersonaEndpoint.input.parse({ name, age: 40, role: "Baker" })], () => "");
  return cookie;
}

const read = async (cookie: string, query: { q?: string; offset?: string } = {}) => {
  const input = readOwnPageOperation.input.parse({ ...query, cookie });
  const own = (await readOwnPage(input, { address: null, spent: [] })) as { page: OwnPage } | null;
  return own?.page;
};

test("a person reads their own personas alone, by the words sought, with what moves each", async () => {
  const cookie = await withPersona("one@own.test", "Nia");
  await withPersona("other@own.test", "Lou");
  const page = (await read(cookie))!;
  expect(page).toMatchObject({
    total: 1,
    matchCount: 1,
    q: "",
    offset: 0,
    personas: [{ name: "Nia", uses: { count: 0 } }],
  });
  expect((await read(cookie, { q: "BAKER" }))!.matchCount).toBe(1);
  expect(await read(cookie, { q: "astronaut" })).toMatchObject({ total: 1, matchCount: 0, personas: [] });
  expect((await read(cookie, { offset: "x" }))!.offset).toBe(0);
  expect((await read(cookie, { offset: "24" }))!.personas).toEqual([]);
  expect(await read("")).toBeUndefined();
  const studies = { count: 7, newest: [{ study_id: "7b0e", topic: "Rotas & <shifts>" }] };
  const personas = page.personas.map((persona) => ({ ...persona, notes: "A note", uses: studies }));
  const html = renderToStaticMarkup(createElement(OwnPersonas, { page: { ...page, personas, q: "nia" } }));
  for (const words of ["Yours: 1 persona", "A note", "Rotas &amp; &lt;shifts&gt;", "6 earlier ones", "1 persona found"])
    expect(html).toContain(words);
});
