import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Endpoint, MemberOf } from "#lib/contract.ts";
import { database } from "#lib/db/client.ts";
import { demandOrder, getDemandEndpoint, keptDemandDays, leastClients, readableWords } from "#lib/demand/contract.ts";
import { flushSearches, forgetDemand, getDemand, hideDemand, listDemand, noteSearch } from "#lib/demand/demand.ts";
import { answerMcp } from "#lib/mcp/answer-mcp.ts";
import { addressHeader, announceEntry, noted } from "#lib/net/request-head.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { modern, sendMcp, withHeaders } from "#lib/testing/mcp/send-mcp.ts";
import { compareToolsEndpoint } from "#lib/tools/compare/contract.ts";
import { searchToolsEndpoint } from "#lib/tools/contract.ts";
import { recommendToolsEndpoint } from "#lib/tools/recommend/contract.ts";

useDatabase();
const token = announceEntry("token-of-this-process");
const wanted = "/tools?q=pottery+kiln+controller";

const from = (client: number) => noted(token, "10.0.0.7", `198.51.100.${client}`, 1);
const send = (client: number, url: string) => noteSearch(url, { [addressHeader]: from(client) });
const sendFrom = (count: number, url: string) => {
  for (let client = 1; client <= count; client += 1) send(client, url);
};
/** The address of a call, by the names that its operation has. */
const addressOf = <E extends Endpoint>({ path }: E, members: { [member in MemberOf<E>]?: string }) =>
  `${path}?${new URLSearchParams(members as Record<string, string>)}`;
const read = () => getDemand({}, { address: null, spent: [] });
const today = new Date().toISOString().slice(0, 10);

beforeEach(async () => {
  const db = await database();
  await db.execute(sql`delete from demand_clients`);
  await db.execute(sql`delete from demand_days`);
  await db.execute(sql`delete from settings where name = 'hidden_clients'`);
});

describe("a search that no tool answers", () => {
  test("is written with the fifth client of a day, over any door and in several flushes", async () => {
    sendFrom(2, wanted);
    await flushSearches();
    send(3, "/search?q=Pottery+kiln+controller");
    send(4, addressOf(recommendToolsEndpoint, { task: "a Pottery kiln controller" }));
    send(1, addressOf(searchToolsEndpoint, { q: "pottery kiln CONTROLLER", limit: "5" }));
    await flushSearches();
    expect((await read()).searches).toEqual([]);
    const message = modern("tools/call", { name: "search_tools", arguments: { q: "pottery kiln controller" } });
    expect((await sendMcp(answerMcp, withHeaders(message, { [addressHeader]: from(5) }))).status).toBe(200);
    await flushSearches();
    expect((await read()).searches).toEqual([
      { q: "pottery kiln controller", days: [{ day: today, clients: leastClients }] },
    ]);
  });

  test("of one client is one, however often and in whatever order it is sent", async () => {
    for (let page = 0; page < 20; page += 1) send(1, `${wanted}&offset=${20 * page}`);
    await flushSearches();
    sendFrom(leastClients - 1, wanted);
    await flushSearches();
    expect((await read()).searches).toEqual([]);
  });

  test("is never written with a word that neither the lists nor the catalogue have, nor with personal data", async () => {
    sendFrom(9, "/tools?q=pottery+zorblaxian");
    sendFrom(9, "/tools?q=call+415+555+0132+about+pottery");
    await flushSearches();
    expect((await read()).searches).toEqual([]);
    const { rows } = await (await database()).execute(sql`select * from demand_clients`);
    expect(rows).toHaveLength(18);
    expect(readableWords).toBe("everyday words or of the catalogue");
    expect(JSON.stringify(rows)).not.toMatch(/zorblaxian|pottery|198\.51/);
  });

  test("is left out where it is longer than a search may be", async () => {
    sendFrom(5, `/tools?q=${"pottery".repeat(40)}`);
    sendFrom(5, wanted);
    await flushSearches();
    expect((await read()).searches).toHaveLength(1);
  });

  test("is not listed when tools answer it", async () => {
    sendFrom(9, "/tools?q=send+email");
    await flushSearches();
    expect((await read()).searches).toEqual([]);
  });
});

test(`searches are listed ${demandOrder.words}`, async () => {
  sendFrom(5, "/tools?q=pottery+kiln");
  sendFrom(7, "/tools?q=pottery+kiln+oven");
  sendFrom(6, wanted);
  await flushSearches();
  const { searches } = await read();
  expect(searches.map(({ days }) => days[0]!.clients)).toEqual([7, 6, 5]);
  expect((await listDemand()).map(({ clients }) => clients)).toEqual([7, 6, 5]);
});

test("a pair is counted in either order, and only of listed tools", async () => {
  sendFrom(3, "/compare?tools=postmark-api,resend-api");
  const three = addressOf(compareToolsEndpoint, { tools: "resend-api,postmark-api,github-mcp" });
  for (const client of [4, 5]) send(client, three);
  sendFrom(9, "/compare?tools=postmark-api,no-such-tool");
  await flushSearches();
  const { pairs } = await read();
  expect(pairs.map(({ tools, days }) => [tools.map(({ tool_id }) => tool_id), days[0]!.clients])).toEqual([
    [["postmark-api", "resend-api"], 5],
  ]);
});

test("a row that the operator hid stays hidden the next day", async () => {
  sendFrom(5, wanted);
  await flushSearches();
  const db = await database();
  const { rows } = await db.execute<{ id: string }>(
    sql`select left(md5(kind || ' ' || text), 16) as id from demand_days`,
  );
  await hideDemand(rows[0]!.id, true);
  await db.execute(sql`update demand_days set day = day - 1`);
  sendFrom(6, wanted);
  await flushSearches();
  expect((await read()).searches).toEqual([]);
  await hideDemand(rows[0]!.id, false);
  expect((await read()).searches[0]!.days.map(({ clients }) => clients)).toEqual([6, 5]);
});

test("nothing is counted, and the result says so, while a proxy hides the clients", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  for (let client = 1; client <= 9; client += 1)
    noteSearch(wanted, { [addressHeader]: noted(token, "10.0.0.7", `198.51.100.${client}`, undefined) });
  await flushSearches();
  sendFrom(9, wanted);
  await flushSearches();
  expect(await read()).toEqual({ counting: "off", searches: [], pairs: [] });
  const { counting } = getDemandEndpoint.result.shape;
  expect(counting.description).toContain("off: a proxy hides the clients, which look alike, so nothing is");
  const { rows } = await (await database()).execute(sql`select * from demand_clients`);
  expect(rows).toEqual([]);
});

test("what storage refuses waits for the next flush", async () => {
  const db = await database();
  sendFrom(5, wanted);
  await db.execute(sql`alter table demand_clients rename to away`);
  await expect(flushSearches()).rejects.toThrow();
  await db.execute(sql`alter table away rename to demand_clients`);
  await flushSearches();
  expect((await read()).searches).toHaveLength(1);
});

test("one client's searches are counted so often a day that no table is filled by one", async () => {
  for (let at = 0; at < 1_000; at += 1) send(200, `/tools?q=pottery+${at}`);
  await flushSearches();
  const { rows } = await (await database()).execute(sql`select * from demand_clients`);
  expect(rows).toHaveLength(200);
});

test("one client's searches leave room for those of others until the next flush", async () => {
  for (let at = 0; at < 6_000; at += 1) send(200, `/tools?q=pottery+${at}`);
  sendFrom(5, wanted);
  await flushSearches();
  expect((await read()).searches).toHaveLength(1);
});

test("hashes go with the day's salt, and counts after their days", async () => {
  sendFrom(5, wanted);
  await flushSearches();
  const db = await database();
  await db.execute(sql`delete from settings where name like 'address_salt:%'`);
  expect((await db.execute(sql`select * from demand_clients`)).rows).toEqual([]);
  await db.execute(sql`update demand_days set day = day - ${keptDemandDays}::int`);
  await forgetDemand();
  expect((await db.execute(sql`select * from demand_days`)).rows).toHaveLength(1);
  await db.execute(sql`update demand_days set day = day - 1`);
  await forgetDemand();
  expect((await db.execute(sql`select * from demand_days`)).rows).toEqual([]);
});
