import type { LookupFunction } from "node:net";
import { afterAll, describe, expect, test } from "vitest";
import { forgetEnvironment } from "#lib/env.ts";
import { AppError } from "#lib/errors.ts";
import errors from "#lib/openapi/research-errors.json" with { type: "json" };
import { setEnvironment } from "#lib/testing/database.ts";
import { rowOf } from "#lib/testing/docs.ts";
import { webhookMembers } from "#lib/webhooks/contract.ts";
import { refuseWebhookUrl } from "#lib/webhooks/deliveries.ts";

afterAll(() => {
  delete process.env.WEBHOOK_ALLOW_PRIVATE;
  forgetEnvironment();
});

const leads = (...addresses: string[]) =>
  ((_name, _options, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: 4 })),
    )) as LookupFunction;
const fails = (code: string) =>
  ((_name, _options, done) => done(Object.assign(new Error(code), { code }), [])) as LookupFunction;
const never = (() => undefined) as LookupFunction;

const refusal = async (url: string, lookup: LookupFunction) => {
  try {
    await refuseWebhookUrl(url, lookup);
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    expect([error.code, error.extras.details?.map(({ pointer }) => pointer)]).toEqual([
      "invalid_webhook_url",
      ["/webhook_url"],
    ]);
    return error.message;
  }
};

describe("a webhook_url", () => {
  test("on the public internet is let through, and so is one whose name cannot be looked up now", async () => {
    for (const lookup of [leads("93.184.216.34"), fails("ENOTFOUND"), fails("EAI_AGAIN"), never])
      expect(await refusal("https://example.com/hook", lookup)).toBeNull();
  });

  test.each([
    ["hook", "webhook_url must be a whole web address, such as https://example.com/hook."],
    ["http://example.com/hook", "webhook_url must begin with https://."],
    ["https://me:secret@example.com/", "webhook_url must not contain a user name or password."],
    ["https://example.com/#here", "webhook_url must not contain a fragment."],
    ["https://example.com:25/", "webhook_url must use port 443, 8443 or one from 1024 on."],
    ["https://169.254.169.254/", "webhook_url must be on the public internet."],
    ["https://localhost/", "webhook_url must be on the public internet."],
  ])("%s is refused with what is wrong", async (url, message) => {
    expect(await refusal(url, leads("93.184.216.34"))).toBe(message);
    const says = [webhookMembers.webhook_url.unwrap().description, errors.invalid_webhook_url.when].join();
    for (const word of message.match(/https(?=:\/\/\.)|the public internet/g) ?? [])
      expect(says.split(word)).toHaveLength(3);
  });

  test.each([[["127.0.0.1"]], [["93.184.216.34", "10.0.0.1"]], [[]]])(
    "whose name leads to %j is refused",
    async (found) => {
      const message = "webhook_url must lead to the public internet with every address of its host.";
      expect(await refusal("https://example.com/hook", leads(...found))).toBe(message);
    },
  );

  test("may be inside and without TLS where the operator allows it, and must be an address all the same", async () => {
    expect(rowOf("WEBHOOK_ALLOW_PRIVATE")).toBe(
      "`1` lets webhooks go to http and to private addresses, for development",
    );
    setEnvironment({ WEBHOOK_ALLOW_PRIVATE: "1" });
    for (const url of [
      "http://127.0.0.1:9/hook",
      "http://localhost/hook",
      "https://10.0.0.1/",
      "http://hooks.internal:80/",
    ])
      expect(await refusal(url, leads("10.0.0.1"))).toBeNull();
    for (const url of ["hook", "ftp://127.0.0.1/", "http://me@127.0.0.1/", "http://127.0.0.1/#x", "file:///etc/passwd"])
      expect(await refusal(url, leads("10.0.0.1"))).not.toBeNull();
    setEnvironment({ WEBHOOK_ALLOW_PRIVATE: "0" });
  });
});
