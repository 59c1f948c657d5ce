import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import { importRegistry } from "#lib/registry/import-registry.ts";
import { registryLimits } from "#lib/registry/registry-pages.ts";
import { storedRows, useDatabase } from "#lib/testing/database.ts";
import { type Answers, anEntry, useFiles, useRegistry } from "#lib/testing/samples/registry.ts";

useDatabase();

const json =
  (value: unknown): Answers[string] =>
  (_, response) =>
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(value));
const to =
  (location: string): Answers[string] =>
  (_, response) =>
    response.writeHead(302, { location }).end();
const page = (nextCursor: unknown, name = "com.example.pages/one") => ({
  servers: [anEntry({ name })],
  metadata: { nextCursor, count: 1 },
});

const registry = useRegistry({
  "/moved": (request, response) => to(request.url!.replace("/moved", "/servers"))(request, response),
  "/round": to("/round"),
  "/away": to("file:///etc/hostname"),
  "/busy": (_, response) => response.writeHead(503).end(),
  "/html": (_, response) => response.end("<!doctype html>"),
  "/latin": (_, response) => response.end(Buffer.from([0x22, 0xe9, 0x22])),
  "/other": json({ items: [] }),
  "/empty": json({ servers: null, metadata: { count: 0 } }),
  "/cursor": json(page(7)),
  "/circle": json(page("again")),
  "/cut": (_, response) => response.write('{"servers": [', () => response.destroy()),
  "/endless": (request, response) => {
    const cursor = new URL(request.url!, "http://registry.test").searchParams.get("cursor");
    json(page(`page-${Number(cursor?.slice(5) ?? 1) + 1}`))(request, response);
  },
  "/breaks": (request, response) => {
    if (request.url!.includes("cursor")) response.writeHead(500).end();
    else json(page("second"))(request, response);
  },
  "/slow": () => undefined,
  "/stalls": (_, response) => void response.writeHead(200).write('{"servers": ['),
  "/large": json({ servers: [], padding: "x".repeat(3_000) }),
});
const file = useFiles();
const limits = { ...registryLimits, page_bytes: 2_000, file_bytes: 10_000, pages: 3, page_ms: 500 };
const end = / Nothing was imported\.$/;

describe("a list that cannot be read to its end leaves nothing behind and says what to do", () => {
  test.each<[string, RegExp]>([
    ["/away", /could not be fetched \(.*http\(s\) scheme.*\)\. Check the address, or try again\./i],
    ["/round", /could not be fetched \(redirect count exceeded\)\. Check the address, or try again\./],
    ["/busy", /Page 1 of .+ was answered with 503\. Check the address, or try again\./],
    ["/breaks", /Page 2 of .+ was answered with 500\. Check the address, or try again\./],
    ["/html", /is not JSON in UTF-8\. Check that it is the list itself and that it is complete\./],
    ["/latin", /is not JSON in UTF-8\./],
    ["/cut", /could not be fetched \(\w+\)\. Check the address, or try again\./],
    ["/other", /is not a list of MCP servers: it must be \{"servers": \[…\], "metadata": \{…\}\}/],
    ["/cursor", /is not a list of MCP servers/],
    ["/circle", /Page 2 leads back to a page that was read already: its cursor repeats\./],
    ["/endless", /The list goes on after 3 pages\. Ask for larger pages \(limit=100\), or for fewer servers/],
    ["/slow", /Page 1 of .+ took longer than 0\.5 seconds\. Try again later\./],
    ["/stalls", /Page 1 of .+ took longer than 0\.5 seconds\. Try again later\./],
    ["/large", /Page 1 of .+ is larger than 2000 bytes\. Ask for smaller pages, such as limit=100\./],
  ])("%s", async (path, sentence) => {
    const before = await storedRows();
    const refused = await importRegistry(registry.url(path), { limits }).catch((error: Error) => error.message);
    expect(refused).toMatch(sentence);
    expect(refused).toMatch(end);
    expect(await storedRows()).toEqual(before);
  });

  test.each<[string, RegExp]>([
    ["https://user:word@registry.example/", /^Give an http\(s\) address that is whole and has no login in it\./],
    ["http://", /^Give an http\(s\) address that is whole/],
    ["ftp://registry.example/list.json", /^Give a file or an address that starts with http:\/\/ or https:\/\/\./],
    ["no/such/file.json", /^no\/such\/file\.json cannot be read: there is no such file\. Give a file/],
    ["lib", /^lib cannot be read: it is a folder\./],
  ])("%s", async (from, sentence) => {
    const refused = await importRegistry(from, { limits }).catch((error: Error) => error.message);
    expect(refused).toMatch(sentence);
    expect(refused).toMatch(end);
  });

  test("an address where nobody answers", async () => {
    const server = http.createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    await new Promise((closed) => server.close(closed));
    const refused = importRegistry(`http://127.0.0.1:${port}/servers`, { limits });
    await expect(refused).rejects.toThrow(/^Page 1 of 127\.0\.0\.1:\d+ could not be fetched \(ECONNREFUSED\)\. Check/);
  });

  test("a file that is no list, cut off or too large", async () => {
    const refusalOf = (path: string) => importRegistry(path, { limits }).catch((error: Error) => error.message);
    expect(await refusalOf(file("number.json", "7"))).toMatch(/number\.json is not a list of MCP servers/);
    expect(await refusalOf(file("cut.json", '{"servers": [{"server":'))).toMatch(/cut\.json is not JSON in UTF-8/);
    expect(await refusalOf(file("large.json", " ".repeat(10_001)))).toMatch(/is larger than 10000 bytes\. Split it/);
  });
});

describe("what else can be read", () => {
  const outcomesOf = async (from: string) => {
    const { outcomes } = await importRegistry(from, { dryRun: true });
    return outcomes.map(({ outcome, place, name }) => `${outcome} ${place} ${name}`);
  };

  test("an address that has moved, with all its pages", async () => {
    expect(await outcomesOf(registry.url("/moved"))).toEqual(await outcomesOf(registry.url("/servers")));
  });

  test("a list without servers", async () => {
    expect(await outcomesOf(registry.url("/empty"))).toEqual([]);
  });

  test("one server.json, one entry of a list, and an array of both", async () => {
    const entry = anEntry({ name: "com.example.single/one" });
    expect(await outcomesOf(file("server.json", entry.server))).toEqual(["new the record com.example.single/one"]);
    expect(await outcomesOf(file("entry.json", entry))).toEqual(["new the record com.example.single/one"]);
    expect(await outcomesOf(file("array.json", [entry.server, anEntry({ name: "com.example.single/two" })]))).toEqual([
      "new /0 com.example.single/one",
      "new /1 com.example.single/two",
    ]);
  });

  test("a saved page, which says that its list goes on; a byte order mark is no fault", async () => {
    const saved = file("page.json", `\ufeff${JSON.stringify(page("next"))}`);
    expect(await importRegistry(saved, { dryRun: true })).toMatchObject({ is_partial: true, outcomes: { length: 1 } });
  });

  test("a list with malformed entries, which are left out with their places while the rest is imported", async () => {
    const servers = [
      anEntry({ name: "com.example.rest/one" }),
      7,
      anEntry({ name: "bad name" }),
      anEntry({ name: "com.example.rest/two" }),
    ];
    expect(await outcomesOf(file("mixed.json", { servers }))).toEqual([
      "skipped /servers/1 null",
      "skipped /servers/2 null",
      "new /servers/0 com.example.rest/one",
      "new /servers/3 com.example.rest/two",
    ]);
  });
});

test("the address of a list is kept without its query, which may hold a secret", async () => {
  await importRegistry(registry.url("/servers?token=very-secret"));
  const rows = JSON.stringify(await storedRows());
  expect(rows).toContain(registry.url("/servers"));
  expect(rows).not.toContain("very-secret");
});
