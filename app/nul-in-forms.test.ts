import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

type Post = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;

/** The addresses whose handlers read a form themselves. */
const takesForm = /handleForm|accountForm|memberForm|operatorForm|oauthForm|readForm/;
const routes = globSync("app/**/route.ts").filter((file) => takesForm.test(readFileSync(file, "utf8")));

function send(post: Post, body: string, accept = "application/json"): Promise<Response> {
  const headers = {
    accept,
    host: "localhost:3000",
    "content-type": "application/x-www-form-urlencoded",
    "sec-fetch-site": "same-origin",
  };
  const request = new Request("http://localhost:3000/form", { method: "POST", headers, body });
  return post(request, { params: Promise.resolve({}) });
}

test("a form with a NUL is refused at every address that takes one, with what to do", async () => {
  expect(routes.length).toBeGreaterThan(25);
  for (const file of routes) {
    const { POST } = (await import(/* @vite-ignore */ resolve(file))) as { POST: Post };
    for (const body of ["client_id=a%00b", "na%00me=x"]) {
      const answer = await send(POST, body);
      expect(answer.status, file).toBe(400);
      const said = (await answer.json()) as { error: unknown };
      expect(JSON.stringify(said), file).toContain("Send the form without the NUL character (%00)");
      if (file.startsWith("app/oauth/") && !file.includes("consent")) expect(said.error, file).toBe("invalid_request");
    }
  }
});

test("a refusal of every form is a page for each client that takes one, and not JSON", async () => {
  for (const file of routes.filter((file) => !/^app\/(oauth\/(?!consent)|research)/.test(file)))
    for (const accept of ["*/*", "text/html,application/xhtml+xml,*/*;q=0.8"]) {
      const { POST } = (await import(/* @vite-ignore */ resolve(file))) as { POST: Post };
      const answer = await send(POST, "name=a%00b", accept);
      expect([file, answer.headers.get("content-type")]).toEqual([file, "text/html; charset=utf-8"]);
      expect(await answer.text(), file).toContain("<h1>This was not done</h1>");
    }
});

test("JSON with a NUL is refused by registration as faulty metadata", async () => {
  const { POST } = (await import("./oauth/register/route.ts")) as { POST: (request: Request) => Promise<Response> };
  const headers = { host: "localhost:3000", "content-type": "application/json" };
  const body = '{"client_name":"a\\u0000b","redirect_uris":["https://client.example/done"]}';
  const answer = await POST(new Request("http://localhost:3000/oauth/register", { method: "POST", headers, body }));
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: "invalid_client_metadata" });
});
