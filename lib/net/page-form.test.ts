import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AppError } from "../errors.ts";
import { faultOfSending, takeForm } from "./page-form.ts";

const server = http.createServer(async (request, response) => {
  const { method = "", headers } = request;
  const fault = faultOfSending(request);
  const taken = fault ?? (await takeForm(request, 1_000).catch((error: AppError) => error));
  const form = taken instanceof AppError ? null : taken;
  let body = "";
  if (form?.content === null) for await (const chunk of form.request) body += chunk;
  const handed = form && {
    method: form.request.method,
    headers: form.request.headers,
    sent: form.content && [...form.content.members],
    garbled: form.content?.garbled,
  };
  response.end(
    JSON.stringify({
      method,
      headers,
      refused: taken instanceof AppError ? taken.code : undefined,
      form: handed,
      body,
    }),
  );
});
let url = "";
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((closed) => server.close(closed)));

const send = async (path: string, body: BodyInit, headers: Record<string, string> = {}, method = "POST") =>
  (await fetch(url + path, { method, body, headers, duplex: "half" } as RequestInit)).json();

test("a form sent to the page that is made with it is read, and a plain GET of the page is left", async () => {
  const answer = await send("/ask?tool_id=gmail", new URLSearchParams({ title: "Ünïcode & more", body: "a\r\nb" }));
  expect(answer.form).toMatchObject({
    method: "GET",
    sent: [
      ["title", "Ünïcode & more"],
      ["body", "a\r\nb"],
    ],
  });
  expect(answer.form.headers).not.toHaveProperty("content-length");
});

test("what is no text in a form is named, and comes back as U+FFFD", async () => {
  const type = { "content-type": "application/x-www-form-urlencoded" };
  const garbled = "note=a%00b&na%00me=x&half=%ED%A0%80&seen=%EF%BF%BD&latin=caf%E9&fine=%F0%9F%A6%84&both=%EF%BF%BD%00";
  expect((await send("/ask", garbled, type)).form).toMatchObject({
    sent: [
      ["note", "a\ufffdb"],
      ["na\ufffdme", "x"],
      ["half", "\ufffd\ufffd\ufffd"],
      ["seen", "\ufffd"],
      ["latin", "caf\ufffd"],
      ["fine", "🦄"],
      ["both", "\ufffd\ufffd"],
    ],
    garbled: ["note", "na\ufffdme", "half", "latin", "both"],
  });
  const parts = new FormData();
  parts.set("name", "a\0b");
  parts.set("notes", "saw \ufffd");
  expect((await send("/personas", parts)).form).toMatchObject({
    sent: [
      ["name", "a\ufffdb"],
      ["notes", "saw \ufffd"],
    ],
    garbled: ["name"],
  });
});

test("a form for a handler is handed on whole, and names no action of Next", async () => {
  const answer = await send("/theme", new URLSearchParams({ theme: "dark" }), { "next-action": "7f", cookie: "a=b" });
  expect(answer.form).toMatchObject({ method: "POST", sent: null, headers: { cookie: "a=b" } });
  expect(answer.form.headers).not.toHaveProperty("next-action");
  expect(answer.body).toBe("theme=dark");
});

test("a form that is too long is not taken, however it is sent", async () => {
  const long = new URLSearchParams({ body: "x".repeat(1_000) });
  const type = { "content-type": "application/x-www-form-urlencoded" };
  for (const path of ["/ask", "/theme"]) {
    expect(await send(path, long)).toMatchObject({ form: null, refused: "payload_too_large" });
    const streamed = await send(path, new Blob([long.toString()]).stream(), type);
    expect(streamed).toMatchObject({ form: null, refused: "payload_too_large" });
  }
});

test("a page that reads files is given their text, and refuses a form that is not whole", async () => {
  const form = new FormData();
  form.set("act", "import");
  form.set("csv_file", new Blob(["name,age\r\nZoë,40\n"]), "people.csv");
  expect((await send("/personas", form)).form.sent).toEqual([
    ["act", "import"],
    ["csv_file", "name,age\r\nZoë,40\n"],
  ]);
  const little = Buffer.from("\ufeffname,age\r\nZoë,40\n", "utf16le");
  for (const file of [little, Buffer.from(little).swap16()]) {
    form.set("csv_file", new Blob([new Uint8Array(file)]), "people.csv");
    expect((await send("/personas", form)).form.sent[1]).toEqual(["csv_file", "name,age\r\nZoë,40\n"]);
  }
  const type = { "content-type": "multipart/form-data; boundary=b" };
  for (const body of ["", "--b\r\nContent-Disposition: form-data; name=act\r\n\r\nimp", "act=import"])
    expect(await send("/personas", body, type)).toMatchObject({ form: null, refused: "invalid_request" });
});

test("what is no form is refused", async () => {
  const files = new FormData();
  files.set("file", new Blob(["x"]), "name");
  for (const body of [files, "{}"]) expect((await send("/ask", body)).refused).toBe("unsupported_media_type");
  for (const path of ["/ask", "/tools"])
    for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS"])
      expect((await send(path, new URLSearchParams("a=b"), {}, method)).refused).toBe("method_not_allowed");
});

test("where no form is taken, what is sent is not found, and the doors are named without a word about forms", async () => {
  for (const path of ["/", "/sse", "/tools", "/messages/?session_id=1", "/mcp-server", "/asks"])
    for (const body of ["{}", new URLSearchParams("a=b")]) expect((await send(path, body)).refused).toBe("not_found");
  const said = (method: string, url: string) => faultOfSending({ method, url, headers: {} } as http.IncomingMessage)!;
  for (const method of ["POST", "PUT"]) {
    expect(said(method, "/sse").message).toMatch(/POST \/mcp .*POST \/research\/mcp .*\/openapi\.json/);
    expect(said(method, "/sse").message).not.toMatch(/form/i);
    expect(said(method, "/ask").message).toMatch(/form/);
  }
  expect(said("PUT", "/sse").headers).toEqual({ Allow: "GET, HEAD" });
});
