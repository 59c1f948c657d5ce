import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { neonConfig } from "@neondatabase/serverless";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { copyIn, copyOut, moveData } from "#lib/backup/backup.ts";
import type { Copy, Table } from "#lib/backup/copy.ts";
import { atHome } from "#lib/backup/copy-home.ts";
import { insertRows, proofOf, quoted, rowsOf, setForCopying, tablesOf } from "#lib/backup/copy-tables.ts";
import { alone, closeDatabase } from "#lib/db/client.ts";
import { lockDataFolder } from "#lib/db/open-home.ts";
import { getReviewEndpoint, listReviewsEndpoint, publishReviewEndpoint } from "#lib/reviews/contract.ts";
import { proveReview } from "#lib/reviews/prove-review.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { setEnvironment } from "#lib/testing/database.ts";
import { asAdmin, inDatabase } from "#lib/testing/global-setup.ts";
import { copyFilledFolder } from "#lib/testing/processes/filled-folder.ts";
import { startNeonProxy } from "#lib/testing/processes/start-neon-proxy.ts";
import { startProxy } from "#lib/testing/processes/start-proxy.ts";
import { aDocument, anAgent, aTool, signed } from "#lib/testing/samples/agent.ts";
import { getToolEndpoint, searchToolsEndpoint } from "#lib/tools/contract.ts";

const folder = mkdtempSync(join(tmpdir(), "touchstone-move-"));
const source = { DATA_DIR: folder };
const off = { RATE_LIMIT_REVIEWS: "off", RATE_LIMIT_NEW_TOOLS: "off", RATE_LIMIT_ATTEMPTS: "off" };
const made: string[] = [];
const agent = anAgent();

beforeAll(async () => {
  setEnvironment({ ...off, PUBLIC_URL: "https://touchstone.test", DATABASE_URL: "", DATA_DIR: folder });
  await copyFilledFolder(inject("filledFolder"), folder);
  const texts = ['Quoted "so", with \\ and {braces}, NULL', "Zwölf Würfe 🎲 in\na row\tand ünïcode"];
  for (const title of texts) await published(aDocument({ title }));
  await published(aDocument({ metrics: { latency_ms: 0.1 + 0.2, cost_usd: 1e-7, calls: 3 } }));
  await published(aDocument({ tool_id: "harbour-pilot", tool: aTool({ name: 'The "Pilot", {a,b}' }) }));
  await closeDatabase();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await closeDatabase();
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await asAdmin(inject("postgres")!.url, ...made.map((name) => `drop database ${name} with (force)`));
});

async function published(document: ReturnType<typeof aDocument>) {
  expect((await callEndpoint(publishReviewEndpoint, { body: signed(agent, document) })).status).toBe(201);
}

async function emptyDatabase(): Promise<string> {
  const { url } = inject("postgres")!;
  const name = `move_${randomBytes(6).toString("hex")}`;
  await asAdmin(url, `create database ${name}`);
  made.push(name);
  return inDatabase(url, name);
}

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query({ text: sql, rowMode: "array" });
  await client.end();
  return rows.flat();
}
const tablesIn = (url: string) =>
  ask(
    url,
    "select count(*)::int from pg_class where relkind = 'r' and relnamespace::regnamespace::text !~ '^(pg_|inf)'",
  );

const constraints = "select conname || ' ' || pg_get_constraintdef(oid) from pg_constraint order by 1";

async function answers() {
  const tool_ids = ["github-mcp", "harbour-pilot", "adyen-api"];
  const asked = [
    callEndpoint(listReviewsEndpoint, { query: "limit=100" }),
    ...tool_ids.map((tool_id) => callEndpoint(getToolEndpoint, { path: { tool_id } })),
    callEndpoint(searchToolsEndpoint, { query: "q=emial&sort=relevance" }),
    callEndpoint(searchToolsEndpoint, { query: "sort=usage&limit=5" }),
  ];
  const given = await Promise.all(asked);
  await closeDatabase();
  return given.map(({ status, headers, body }) => ({ status, etag: headers.get("etag"), body }));
}

describe("a move from a data folder to PostgreSQL", () => {
  test("brings everything over: the service answers the same from its new home, and each signature verifies", async () => {
    const url = await emptyDatabase();
    const before = await answers();
    const proofs = await moveData(source, { ...source, DATABASE_URL: url });
    expect(proofs.find(({ name }) => name === "reviews")!.rows).toBe(4);
    expect(proofs.find(({ name }) => name === "tools")!.rows).toBeGreaterThan(60);
    setEnvironment({ DATABASE_URL: url });
    expect(await answers()).toEqual(before);
    for (const { review_id } of before[0]!.body.reviews) {
      const { review } = (await callEndpoint(getReviewEndpoint, { path: { review_id } })).body;
      const proven = proveReview(review);
      expect([proven.review_id, proven.document_sha256]).toEqual([review_id, review.document_sha256]);
    }
    expect(await ask(url, constraints)).toEqual(await ask(inDatabase(url, inject("postgres")!.template), constraints));
    // The next review takes the next position, and the catalogue is not loaded again.
    await published(aDocument());
    expect(await ask(url, "select seq::int from reviews order by seq")).toEqual([1, 2, 3, 4, 5]);
    await closeDatabase();
    setEnvironment({ DATABASE_URL: "" });
    expect(await answers()).toEqual(before);
  });

  test("goes to a Neon host through Neon's driver", async () => {
    const url = new URL(await emptyDatabase());
    const proxy = await startNeonProxy(new URL(url));
    neonConfig.wsProxy = (host, port) => `127.0.0.1:${proxy.port}/v2?address=${host}:${port}`;
    neonConfig.useSecureWebSocket = false;
    neonConfig.pipelineTLS = false;
    const neon = Object.assign(new URL(url), { hostname: "ep-cool-frost-1-pooler.aws.neon.tech" });
    await moveData(source, { ...source, DATABASE_URL: neon.href });
    await proxy.cut();
    expect(proxy.asked[0]).toMatch(/^ep-cool-frost-1\.aws/);
    expect(await ask(url.href, "select count(*)::int from reviews")).toEqual([4]);
  });

  test("loses nothing of any type PostgreSQL knows", async () => {
    const types = `id bigint generated always as identity, ts timestamptz, t timestamp, d date, i interval, n numeric,
      f double precision, r real, j json, jb jsonb, b bytea, a text[], n2 int[][], u uuid, v tsvector, c char(3), k inet,
      double_id bigint generated always as (id * 2) stored, primary key (id)`;
    const row = `(ts, t, d, i, n, f, r, j, jb, b, a, n2, u, v, c, k) values
      ('2026-01-01 00:00:00.123456+02', 'infinity', '0044-03-15 BC', '1 mon -2 days 03:04:05.000006',
       123456789012345678901234567890.000000000000000001, 'NaN', 3.4028235e38, '{"b": 1,  "a":1e400, "a":"\\u00e4"}',
       '{"b": 1, "a": 1.50}', '\\xdeadbeef00', '{"a,b","\\"q\\"",NULL,"NULL","{}",""}', '{{1,2},{3,NULL}}',
       'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11', '''it''''s'':1A,3 b:2', 'ab', '10.1.2.3/24')`;
    const odd = (client: pg.ClientBase) => client.query(`create table public."Odd ""name""" (${types})`);
    const url = await emptyDatabase();
    const name = 'Odd "name"';
    await atHome({ DATA_DIR: mkdtempSync(join(folder, "odd-")) }, (lite) =>
      atHome({ ...source, DATABASE_URL: url }, async (target) => {
        await odd(lite);
        await odd(target);
        for (const values of [row, "(f) values ('-infinity')", "(f) values (0.1::float8 + 0.2)"])
          await lite.query(`insert into public.${quoted(name)} ${values}`);
        for (const client of [lite, target]) {
          await client.query("begin");
          await setForCopying(client);
        }
        const tables: Table[] = await tablesOf(lite);
        expect(await tablesOf(target)).toEqual(tables);
        for await (const rows of rowsOf(lite, tables[0]!)) await insertRows(target, tables[0]!, rows);
        expect(await proofOf(target, tables[0]!)).toEqual(await proofOf(lite, tables[0]!));
        const { rows } = await target.query(`select ts::text, n::text, j::text, double_id from ${quoted(name)}`);
        expect(rows).toHaveLength(3);
        expect(rows[0]).toEqual({
          ts: "2025-12-31 22:00:00.123456+00",
          n: "123456789012345678901234567890.000000000000000001",
          j: '{"b": 1,  "a":1e400, "a":"\\u00e4"}',
          double_id: "2",
        });
      }),
    );
  });
});

describe("a move that cannot be made", () => {
  test("into a database that is not empty is refused, and what stands there stays", async () => {
    const strangers = await emptyDatabase();
    await ask(strangers, "create table theirs as select 1 as one");
    await expect(moveData(source, { ...source, DATABASE_URL: strangers })).rejects.toThrow(
      /not empty: it has 1 tables\. Nothing was written\. Give the address of a new, empty database/,
    );
    expect(await ask(strangers, "select one from theirs")).toEqual([1]);
    const started = await emptyDatabase();
    setEnvironment({ DATABASE_URL: started });
    await alone(async () => undefined);
    await closeDatabase();
    setEnvironment({ DATABASE_URL: "" });
    await expect(moveData(source, { ...source, DATABASE_URL: started })).rejects.toThrow(/is not empty/);
  });

  test("leaves nothing when it breaks in the middle, and can be made again", async () => {
    const url = await emptyDatabase();
    vi.spyOn(console, "error").mockReturnValue();
    const network = await startProxy(Number(new URL(url).port));
    const through = Object.assign(new URL(url), { port: String(network.port) }).href;
    const broken = async function* (copy: Copy): Copy {
      for await (const part of copy) {
        yield part;
        if ("rows" in part && part.table === "reviews") network.stop();
      }
    };
    const cut = atHome(source, (lite) =>
      atHome({ ...source, DATABASE_URL: through }, (target) => copyIn(target, broken(copyOut(lite)))),
    );
    await expect(cut).rejects.toThrow();
    expect(await tablesIn(url)).toEqual([0]);
    await moveData(source, { ...source, DATABASE_URL: url });
    expect(await ask(url, "select count(*)::int from reviews")).toEqual([4]);
  });

  test("keeps nothing of what arrived other than it was sent", async () => {
    const url = await emptyDatabase();
    const altered = async function* (copy: Copy): Copy {
      for await (const part of copy) {
        if ("rows" in part && part.table === "reviews") part.rows[0]![0] = "0".repeat(32);
        yield part;
      }
    };
    const move = atHome(source, (lite) =>
      atHome({ ...source, DATABASE_URL: url }, (target) => copyIn(target, altered(copyOut(lite)))),
    );
    await expect(move).rejects.toThrow("What arrived in reviews is not what was sent. Nothing was kept; try again.");
    expect(await tablesIn(url)).toEqual([0]);
  });

  test("from a folder that a server uses, or that has no data, is refused", async () => {
    const target = { ...source, DATABASE_URL: await emptyDatabase() };
    const unlock = await lockDataFolder(folder);
    await expect(moveData(source, target)).rejects.toThrow(/Another Touchstone process is using the data folder/);
    unlock();
    await expect(moveData({ DATA_DIR: join(folder, "none") }, target)).rejects.toThrow(
      /There is no Touchstone data in the folder/,
    );
  });
});

describe("npm run touchstone -- move", () => {
  const run = (...words: string[]) =>
    promisify(execFile)(process.execPath, ["lib/cli/touchstone.ts", ...words], {
      env: { ...process.env, DATABASE_URL: "", DATA_DIR: folder },
    });

  test("prints the counts and what to set, without the password", async () => {
    const url = await emptyDatabase();
    const { stdout } = await run("move", "--to", url);
    expect(stdout).toMatch(/^reviews +4 {2}[0-9a-f]{16}$/m);
    expect(stdout).toContain(`DATABASE_URL=postgres://postgres:…@${new URL(url).host}${new URL(url).pathname}\n`);
    expect(stdout).not.toContain(new URL(url).password);
    expect(stdout).toContain(`The folder ${folder} was left as it was.`);
  });

  const refusals: [string[], number, string][] = [
    [["--to", "elsewhere", "move"], 2, "--to must be an address such as postgres://"],
    [["move"], 2, "--to <postgres address> is missing.\n\nUsage:"],
    [["mvoe"], 2, '"mvoe" is not known here.\n\nUsage:'],
    [[], 2, "Name a command.\n\nUsage:"],
    [["move", "--force", "--to", "postgres://a/b"], 2, "move takes no --force."],
    [["backup", "--too", "x"], 2, "Unknown option '--too'"],
    [["move", "--to", "postgres://x@127.0.0.1:1/db"], 1, "cannot be used: it cannot be reached. Check the address"],
  ];
  test.each(refusals)("%j is refused with what to do", async (words, code, sentence) => {
    const refused = await run(...words).catch((error) => error);
    expect(refused.code).toBe(code);
    expect(refused.stderr).toContain(sentence);
  });

  test("--help tells the commands", async () => {
    expect((await run("--help")).stdout).toContain("backup --to <file>");
  });
});
