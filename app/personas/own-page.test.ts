import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LiveOwnPersonas } from "#components/personas/live-own-personas.tsx";
import type { OwnPage } from "#components/personas/own-page.ts";
import { signedInAccount } from "#lib/http/signed-in.ts";
import { savePersonaEndpoint } from "#lib/personas/contract.ts";
import { savePersonas } from "#lib/personas/write-persona.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { signedIn } from "#lib/testing/person.ts";
import { GET } from "./own/route.ts";

useDatabase();

/** Signs a person in, and saves a persona of theirs. */
async function withPersona(email: string, name: string): Promise<string> {
  const cookie = await signedIn(email);
  const { account_id } = (await signedInAccount(new Headers({ cookie })))!;
  await savePersonas(account_id, [savePersonaEndpoint.input.parse({ name, age: 40, role: "Baker" })], () => "");
  return cookie;
}

const read = async (cookie: string, query = "") => {
  const answer = await GET(new Request(`https://touchstone.test/personas/own${query}`, { headers: { cookie } }));
  return { status: answer.status, body: (await answer.json()) as OwnPage };
};

test("a person reads their own personas alone, by the words sought, with what moves each", async () => {
  const cookie = await withPersona("one@own.test", "Nia");
  await withPersona("other@own.test", "Lou");
  const { body } = await read(cookie);
  expect(body).toMatchObject({ total: 1, found: 1, q: "", offset: 0, personas: [{ name: "Nia", uses: { count: 0 } }] });
  expect((await read(cookie, "?q=BAKER")).body.found).toBe(1);
  expect((await read(cookie, "?q=astronaut")).body).toMatchObject({ total: 1, found: 0, personas: [] });
  expect((await read(cookie, "?offset=x")).body.offset).toBe(0);
  expect((await read(cookie, "?offset=24")).body.personas).toEqual([]);
  expect((await read("")).status).toBe(401);
  const studies = { count: 7, newest: [{ study_id: "7b0e", topic: "Rotas & <shifts>" }] };
  const personas = body.personas.map((persona) => ({ ...persona, notes: "A note", uses: studies }));
  const page = renderToStaticMarkup(createElement(LiveOwnPersonas, { initial: { ...body, personas, q: "nia" } }));
  for (const words of ["Yours: 1 persona", "A note", "Rotas &amp; &lt;shifts&gt;", "6 earlier ones", "1 persona found"])
    expect(page).toContain(words);
});
