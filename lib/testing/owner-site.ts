import http from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { afterAll } from "vitest";
import { database } from "../db/client.ts";
import { tools } from "../tools/tools.sql.ts";
import { setEnvironment } from "./database.ts";

/** A website of a tool's owner: what it answers, and the paths that were read. */
export type OwnerSite = { answer: { status: number; body: string }; read: string[]; url: string };

/** Serves a website on this machine and makes it the tool's, which this service may then read. */
export async function ownerSite(tool_id: string, public_key: string, path = "/"): Promise<OwnerSite> {
  const site: OwnerSite = { answer: { status: 200, body: JSON.stringify({ public_key }) }, read: [], url: "" };
  const server = http.createServer(({ url }, response) => {
    site.read.push(url!);
    response.writeHead(site.answer.status, { location: "/elsewhere" }).end(site.answer.body);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  afterAll(() => void server.close());
  site.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  setEnvironment({ WEBHOOK_ALLOW_PRIVATE: "1" });
  await setWebsite(tool_id, `${site.url}${path}`);
  return site;
}

/** Gives a tool another website. */
export async function setWebsite(tool_id: string, website: string): Promise<void> {
  const db = await database();
  await db.update(tools).set({ website }).where(eq(tools.tool_id, tool_id));
}
