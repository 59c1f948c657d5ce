import { hash } from "node:crypto";
import { expect, test } from "vitest";
import { routeAt } from "#lib/api/routes.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { legacy, modern, sendMcp } from "#lib/testing/mcp/send-mcp.ts";
import { ratingsServer } from "./ratings-server.ts";
import { serveMcp } from "./serve-mcp.ts";

useDatabase();

async function read(address: string, method: "GET" | "HEAD" = "GET") {
  const route = routeAt(address.replace("https://touchstone.test", ""));
  const answer = await route[method](new Request(`https://touchstone.test${address}`), { params: Promise.resolve({}) });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}
const readJson = async (address: string) => JSON.parse((await read(address)).bytes.toString());

test("the card of the ratings server says what a connection says", async () => {
  const card = await readJson("/mcp/server-card");
  const serve = serveMcp(ratingsServer);
  const { body: discovered } = await sendMcp(serve, modern("server/discover"));
  const live = discovered.result._meta["io.modelcontextprotocol/serverInfo"];
  const { name, $schema, description, remotes, ...same } = card;
  expect({ ...same, name: name.split("/")[1] }).toEqual(live);
  expect(name).toBe("test.touchstone/touchstone");
  expect($schema).toBe("https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json");
  expect(description.length).toBeLessThanOrEqual(100);
  const [{ type, url, supportedProtocolVersions }] = remotes;
  expect([type, url]).toEqual(["streamable-http", "https://touchstone.test/mcp"]);
  // Each named version is taken: the one without a handshake by discovery, the others by initialize.
  for (const version of supportedProtocolVersions) {
    if (discovered.result.supportedVersions.includes(version)) continue;
    const hello = { protocolVersion: version, capabilities: {}, clientInfo: { name: "test", version: "1" } };
    expect((await sendMcp(serve, legacy("initialize", hello))).body.result.protocolVersion).toBe(version);
  }
  expect(supportedProtocolVersions).toContain(discovered.result.supportedVersions[0]);
});

test("cards have their media type, and any site may read them", async () => {
  for (const [address, name] of [
    ["/mcp/server-card", "test.touchstone/touchstone"],
    ["/research/mcp/server-card", "test.touchstone/touchstone-research"],
  ] as const) {
    const { status, headers } = await read(address);
    expect([status, headers.get("content-type")]).toEqual([200, "application/mcp-server-card+json; charset=utf-8"]);
    expect(headers.get("access-control-allow-origin")).toBe("*");
    expect((await readJson(address)).name).toBe(name);
  }
});

test("the AI catalog (specVersion 1.0) leads to documents that are there, with their types", async () => {
  const { headers } = await read("/.well-known/ai-catalog.json");
  expect(headers.get("content-type")).toBe("application/ai-catalog+json; charset=utf-8");
  const catalog = await readJson("/.well-known/ai-catalog.json");
  expect(catalog.specVersion).toBe("1.0");
  expect(catalog.entries).toHaveLength(3);
  for (const { identifier, displayName, type, url } of catalog.entries) {
    expect(identifier).toMatch(/^urn:air:touchstone\.test(:[a-z-]+)+$/);
    expect(displayName).not.toBe("");
    const { status, headers: own } = await read(url.replace("https://touchstone.test", ""));
    expect([status, own.get("content-type")!.split(";")[0]]).toEqual([200, type]);
  }
});

test("the index of skills (0.2.0) has the digest of the bytes served", async () => {
  const { $schema, skills } = await readJson("/.well-known/agent-skills/index.json");
  expect($schema).toBe("https://schemas.agentskills.io/discovery/0.2.0/schema.json");
  for (const { name, type, description, url, digest } of skills) {
    expect([name, type]).toEqual([expect.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/), "skill-md"]);
    expect(description.length).toBeLessThanOrEqual(1024);
    const { bytes } = await read(url.replace("https://touchstone.test", ""));
    expect(digest).toBe(`sha256:${hash("sha256", bytes, "hex")}`);
    expect(bytes.toString()).toMatch(new RegExp(`^---\nname: ${name}\ndescription: .+\n---\n`));
  }
});

test("server.json is of the registry's schema 2025-12-11, one for each server", async () => {
  for (const [address, path] of [
    ["/server.json", "/mcp"],
    ["/research/server.json", "/research/mcp"],
  ] as const) {
    const entry = await readJson(address);
    expect(entry.$schema).toBe("https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json");
    expect(entry.name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
    expect(entry.description.length).toBeLessThanOrEqual(100);
    expect(entry.remotes).toEqual([{ type: "streamable-http", url: `https://touchstone.test${path}` }]);
  }
});

test("HEAD answers as GET does, without the text", async () => {
  const { status, headers, bytes } = await read("/llms.txt", "HEAD");
  expect([status, bytes.length, headers.get("content-type")]).toEqual([200, 0, "text/markdown; charset=utf-8"]);
});
