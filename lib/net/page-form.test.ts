import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { takeForm, takesForm } from "./page-form.ts";

const server = http.createServer(async (request, response) => {
  const took = takesForm(request);
  const form = took ? await takeForm(request, 1_000) : null;
  const { method, headers } = request;
  response.end(
    JSON.stringify({
      took,
      form: form && [...form],
      method,
      length: headers["content-length"] ?? headers["transfer-encoding"],
    }),
  );
});
let url = "";
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((closed) => server.close(closed)));

const send = async (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  (await fetch(url + path, { method: "POST", body, headers, duplex: "half" } as RequestInit)).json();

test("a form sent to its page is read, and a plain GET of the page is left", async () => {
  const answer = await send("/ask?tool_id=gmail", new URLSearchParams({ title: "Ünïcode & more", body: "a\r\nb" }));
  expect(answer).toEqual({
    took: true,
    form: [
      ["title", "Ünïcode & more"],
      ["body", "a\r\nb"],
    ],
    method: "GET",
  });
});

test("a form that is too long is refused however it is sent, and another page or type of body is left alone", async () => {
  const long = new URLSearchParams({ body: "x".repeat(1_000) });
  expect(await send("/ask", long)).toMatchObject({ took: true, form: null });
  const type = { "content-type": "application/x-www-form-urlencoded" };
  const streamed = new Blob([long.toString()]).stream();
  expect(await send("/ask", streamed, type)).toMatchObject({ took: true, form: null, length: "chunked" });
  expect(await send("/tools", new URLSearchParams({ q: "x" }))).toMatchObject({ took: false, method: "POST" });
  expect(await send("/ask", "{}", { "content-type": "application/json" })).toMatchObject({ took: false });
});
