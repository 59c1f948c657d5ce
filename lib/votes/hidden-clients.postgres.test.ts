import { beforeEach, describe, expect, test, vi } from "vitest";
import { readHiddenClients } from "#lib/limits/limits.ts";
import { addressHeader, announceEntry, noted } from "#lib/net/request-head.ts";
import { publishReviewEndpoint } from "#lib/reviews/contract.ts";
import { resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { storedRows, useDatabase } from "#lib/testing/database.ts";
import { rowOf } from "#lib/testing/docs.ts";
import { aDocument, anAgent, signed } from "#lib/testing/samples/agent.ts";
import { getToolEndpoint } from "#lib/tools/contract.ts";

useDatabase();
const token = announceEntry("token-of-this-process");

/**
 * Fifty fresh keys review a tool, each request with another address in X-Forwarded-For; returns the number of voices.
 */
async function voicesOf(tool_id: string, socketAddress: string, hops: number | undefined): Promise<number> {
  for (let index = 0; index < 50; index += 1) {
    const forwarded = `198.51.100.${index}`;
    const headers = {
      "x-forwarded-for": forwarded,
      [addressHeader]: noted(token, socketAddress, forwarded, hops),
    };
    const answer = await callEndpoint(publishReviewEndpoint, {
      body: signed(anAgent(), aDocument({ tool_id })),
      headers,
    });
    expect(answer.status).toBe(201);
  }
  return resultOf(getToolEndpoint, await callEndpoint(getToolEndpoint, { path: { tool_id } })).tool.usage.voices;
}

describe("50 fresh keys that send X-Forwarded-For", () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  beforeEach(() => warned.mockClear());

  test("from a public address are one voice", async () => {
    expect(await voicesOf("stripe-api", "203.0.113.9", undefined)).toBe(1);
    expect(await readHiddenClients()).toBeNull();
  });

  test("through a proxy are one voice while TRUSTED_PROXY_HOPS says 0", { tags: "full" }, async () => {
    expect(await voicesOf("postmark-api", "127.0.0.1", 0)).toBe(1);
    expect(warned).not.toHaveBeenCalled();
  });

  test("through a proxy are as many voices as clients once TRUSTED_PROXY_HOPS says 1", { tags: "full" }, async () => {
    expect(await voicesOf("resend-api", "127.0.0.1", 1)).toBe(50);
  });

  test("through a proxy that nobody declared are each its own voice, and the operator is told once", async () => {
    expect(await voicesOf("github", "10.0.0.7", undefined)).toBe(50);
    expect(rowOf("TRUSTED_PROXY_HOPS")).toMatch(
      /^how many proxies of yours are in front .* all clients look alike, each new key counts as a voice of its own, /,
    );
    expect(warned.mock.calls).toEqual([[expect.stringContaining("TRUSTED_PROXY_HOPS")]]);
    expect(await readHiddenClients()).toEqual({
      sentence: expect.stringMatching(
        / from 10\.0\.0\.7, .* each new key counts as a voice of its own, .* Set TRUSTED_PROXY_HOPS to the number of your proxies/,
      ),
      began_at: expect.any(String),
    });
  });
});

test("no address is stored, and what tells clients apart is gone with the day's salt", async () => {
  const rows = await storedRows();
  const text = JSON.stringify({ ...rows, settings: rows.settings!.filter((row) => !row.includes("hidden_clients")) });
  expect(text).not.toMatch(/203\.0\.113\.9|198\.51\.100\./);
  const { database } = await import("#lib/db/client.ts");
  const db = await database();
  expect(rows.client_groups!.length).toBeGreaterThan(0);
  await db.execute("delete from settings where name like 'address_salt:%'");
  expect((await storedRows()).client_groups).toEqual([]);
});
