import { spawn } from "node:child_process";
import { once } from "node:events";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { partOf } from "#lib/cut-text.ts";
import { database } from "#lib/db/client.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { anEntry, useRegistry } from "#lib/testing/samples/registry.ts";

useDatabase();

const pages = 1_010;
const perPage = 100;
/** The heap of the process that imports, in MiB. */
const heapMb = 192;

/** The entry of a number in the generated list: every hundredth is another name of the one before it. */
function entryOf(number: number) {
  const own = number % perPage === perPage - 1 ? number - 1 : number;
  return anEntry({
    name: `com.example.many/pump-${number}`,
    description: `Pump ${number} of a long list. ${"It pumps water up the hill, and counts what it pumped. ".repeat(7)}`,
    version: "1.0.0",
    websiteUrl: null,
    repository: { url: `https://github.com/example-many/pump-${own}`, source: "github" },
    packages: [{ registryType: "npm", identifier: `@example-many/pump-${own}`, transport: { type: "stdio" } }],
    remotes: [{ type: "streamable-http", url: `https://pump-${own}.many.example/mcp` }],
  });
}

const registry = useRegistry({
  "/many": (request, response) => {
    const page = Number(new URL(request.url!, "http://registry.test").searchParams.get("cursor") ?? 0);
    const servers = Array.from({ length: perPage }, (_, at) => entryOf(page * perPage + at));
    const nextCursor = page + 1 < pages ? String(page + 1) : undefined;
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ servers, metadata: { nextCursor, count: perPage } }));
  },
});

test(`${pages * perPage} entries are imported within a heap of ${heapMb} MiB`, { timeout: 1_800_000 }, async () => {
  const started = Date.now();
  const words = [`--max-old-space-size=${heapMb}`, "lib/cli/catalog.ts", "import", registry.url("/many")];
  const child = spawn(process.execPath, words, { env: process.env, stdio: ["ignore", "pipe", "inherit"] });
  let end = "";
  child.stdout.on("data", (chunk) => {
    const said = `${end}${chunk}`;
    end = partOf(said, Math.max(0, said.length - 1_000));
  });
  const [code] = await once(child, "close");
  console.log(`${pages * perPage} entries in ${Math.round((Date.now() - started) / 1000)} s`);
  expect(code).toBe(0);
  expect(end).toContain(`${pages * (perPage - 1)} new, ${pages} linked, 0 updated, 0 unchanged, 0 removed, 0 skipped.`);
  const { rows } = await (await database()).execute<{ n: number }>(
    sql`select count(*)::int as n from tool_imports where external_name like 'com.example.many/%'`,
  );
  expect(rows[0]!.n).toBe(pages * perPage);
});
