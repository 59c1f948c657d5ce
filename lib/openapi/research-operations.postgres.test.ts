import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { hasBody } from "#lib/net/parse-arguments.ts";
import { refusalOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { aCustomer, type Customer } from "#lib/testing/research.ts";
import { undescribedHeaders } from "#lib/testing/undescribed-headers.ts";
import { withStorageAway } from "#lib/testing/with-storage-away.ts";
import { research } from "../api/research.ts";
import { errorCodesOf } from "./error-codes.ts";
import { endpointsOf } from "./service.ts";

useDatabase();

const endpoints = endpointsOf(research);
const nowhere = randomUUID();
let customer: Customer;
beforeAll(async () => {
  customer = await aCustomer();
});

const send = (name: string, asked: NonNullable<Parameters<typeof callEndpoint>[1]> = {}) =>
  callEndpoint(endpoints.find((endpoint) => endpoint.name === name)!, { ...asked, headers: customer.headers });

const ids = { study_id: nowhere, persona_id: "p_nobody", key_id: "key_nobody", delivery_id: "evt_nobody" };

describe.each(endpoints.filter(({ auth }) => auth !== undefined).map((endpoint) => [endpoint.name, endpoint] as const))(
  "%s",
  (name, endpoint) => {
    const path = Object.fromEntries(
      Object.entries(ids).filter(([member]) => endpoint.path.includes(`{${member}}`)),
    ) as Record<string, string>;

    test("asks for a key before it looks at anything else", async () => {
      const unsigned = await callEndpoint(endpoint, { path, body: hasBody(endpoint) ? "{" : undefined });
      expect(refusalOf(unsigned).error).toBe("unauthorized");
      expect(undescribedHeaders(endpoint, unsigned)).toEqual([]);
      expect(unsigned.headers.get("www-authenticate")).toBe("Bearer");
    });

    test("ignores a parameter that it does not have, and refuses a body that is none where it takes one", async () => {
      const stranger = await send(name, { path, query: { nonsense: 1 }, ...(hasBody(endpoint) && { body: {} }) });
      expect(stranger.body?.details?.map(({ pointer }: { pointer: string }) => pointer) ?? []).not.toContain(
        "/nonsense",
      );
      if (!hasBody(endpoint)) return;
      for (const wrong of [
        "{",
        '{"a": 1, "a": 2}',
        '{"a": "\\ud800"}',
        '{"a": 1e300}',
        `${"[".repeat(20)}${"]".repeat(20)}`,
      ])
        expect(refusalOf(await send(name, { path, body: wrong })).error).toBe("invalid_json");
      const none = refusalOf(await send(name, { path, body: "[]" })).error;
      expect(none).toBe(typeof endpoint.invalid === "string" ? endpoint.invalid : "invalid_request");
    });

    test("answers 404 for an id that the account does not have, where it takes one", async () => {
      expect(errorCodesOf(endpoint).includes("not_found")).toBe(Object.keys(path).length > 0);
      if (Object.keys(path).length === 0) return;
      const body = hasBody(endpoint)
        ? research.requests[name]![Object.keys(research.requests[name]!)[0]!]!.body
        : undefined;
      const query = name === "compare_studies" ? { with: nowhere } : undefined;
      expect(refusalOf(await send(name, { path, body, ...(query && { query }) })).error).toBe("not_found");
    });

    test("answers storage_unavailable while storage is away", async () => {
      const answered = await withStorageAway(() => send(name, { path, ...(hasBody(endpoint) && { body: {} }) }));
      expect(refusalOf(answered).error).toBe("storage_unavailable");
    });
  },
);
