import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { redirect_uri } from "#lib/testing/connector.ts";
import { fetchClientDocument } from "./clients.ts";
import { documentBytes, documentSeconds } from "./contract.ts";

type Answer = { status?: number; headers?: Record<string, string>; body: string };
let answer: Answer;
let base: string;
const server = http.createServer((_, response) => {
  const { status = 200, headers = { "content-type": "application/json" }, body } = answer;
  response.writeHead(status, headers).end(body);
});
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

/** Reads a document from a server of this machine, which only a test may. */
function read(document: object | string, more: Partial<Answer> = {}) {
  const client_id = `${base}/client.json`;
  const whole = { client_id, client_name: "Editor", redirect_uris: [redirect_uri] };
  answer = { ...more, body: typeof document === "string" ? document : JSON.stringify({ ...whole, ...document }) };
  return fetchClientDocument(client_id, { allowPrivate: true });
}
const json = (more: object) => ({ headers: { "content-type": "application/json", ...more } });

describe("a client's metadata document", () => {
  test("says the client's name and redirects, and is kept as its headers say, within bounds", async () => {
    expect(await read({})).toEqual({ name: "Editor", redirect_uris: [redirect_uri], seconds: documentSeconds.usual });
    const kept = async (value: string) => (await read({}, json({ "cache-control": value }))).seconds;
    const { least, most } = documentSeconds;
    expect([
      await kept("max-age=600"),
      await kept("max-age=0"),
      await kept("no-store"),
      await kept("max-age=999999999"),
    ]).toEqual([600, least, least, most]);
  });

  test("that lists none among its ways to prove itself is taken", async () => {
    const preferred = { token_endpoint_auth_method: "private_key_jwt" };
    const several = { ...preferred, token_endpoint_auth_methods_supported: ["none", "private_key_jwt"] };
    for (const document of [several, { token_endpoint_auth_method: null }, { client_secret: null, client_uri: "" }])
      expect(await read(document)).toMatchObject({ name: "Editor" });
    await expect(read(preferred)).rejects.toMatchObject({ message: expect.stringMatching(/private_key_jwt.+"none"/) });
  });

  test.each<[string, () => Promise<unknown>]>([
    ["names another client inside", () => read({ client_id: "https://claude.ai/client.json" })],
    ["has a secret", () => read({ client_secret: "x" })],
    ["wants to prove itself by a secret", () => read({ token_endpoint_auth_method: "client_secret_post" })],
    ["is a redirect to elsewhere", () => read({}, { status: 302, headers: { location: "http://169.254.169.254/" } })],
    ["is not found", () => read({}, { status: 404 })],
    ["is not JSON by its type", () => read({}, { headers: { "content-type": "text/html" } })],
    ["is not JSON", () => read("<html>")],
    ["is no object", () => read("[]")],
    ["is larger than any honest one", () => read({ logo_uri: "x".repeat(documentBytes) })],
  ])("is refused where it %s", async (_, refused) => {
    await expect(refused()).rejects.toMatchObject({ code: "invalid_client", message: expect.stringMatching(/\.$/) });
  });

  test("is refused for its redirects as a registration is", async () => {
    await expect(read({ redirect_uris: ["javascript:alert(1)"] })).rejects.toMatchObject({
      code: "invalid_redirect_uri",
    });
  });

  test("whose server does not answer is refused in words", async () => {
    const gone = fetchClientDocument("http://127.0.0.1:1/client.json", { allowPrivate: true });
    await expect(gone).rejects.toThrow("The client's metadata document could not be read: its server does not answer.");
  });
});
