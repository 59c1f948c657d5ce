import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import http, { type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import pages from "./registry-pages.json" with { type: "json" };

const official = "io.modelcontextprotocol.registry/official";

/** The registry's statements on a version, beside the server. */
export type Official = { status?: string; publishedAt?: string; updatedAt?: string; isLatest?: boolean };

/** One entry of a registry's list; a test names only the members it is about. */
export function anEntry(server: Record<string, unknown>, said: Official = {}) {
  const name = (server.name as string | undefined) ?? "com.example/ferry";
  return {
    server: {
      name,
      description: "Tells when the next ferry leaves.",
      version: "1.0.0",
      websiteUrl: `https://${name.replaceAll("/", ".")}.example/`,
      ...server,
    },
    _meta: { [official]: { status: "active", isLatest: true, ...said } },
  };
}

export type Answers = Record<string, RequestListener>;

/** A registry on this machine with the two pages of the sample at /servers, and a test's additions. */
export function useRegistry(answers: Answers = {}): { url: (path: string) => string; asked: string[] } {
  const asked: string[] = [];
  const server = http.createServer((request, response) => {
    asked.push(request.url!);
    const { pathname, searchParams } = new URL(request.url!, "http://registry.test");
    const answer = answers[pathname];
    if (answer !== undefined) return void answer(request, response);
    const cursor = searchParams.get("cursor");
    const page = cursor === null ? pages[0]! : pages[1]!;
    if (cursor !== null && cursor !== pages[0]!.metadata.nextCursor) return void response.writeHead(400).end();
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(page));
  });
  beforeAll(() => new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening)));
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url: (path) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, asked };
}

/** Writes texts and lists into new files, gone when the tests end. */
export function useFiles(): (name: string, content: unknown) => string {
  const folder = mkdtempSync(join(tmpdir(), "touchstone-registry-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return (name, content) => {
    const path = join(folder, name);
    writeFileSync(
      path,
      typeof content === "string" || content instanceof Uint8Array ? content : JSON.stringify(content),
    );
    return path;
  };
}
