import { expect, test } from "vitest";
import { secretForm, sentHeaders } from "#lib/webhooks/contract.ts";
import { signWebhook } from "#lib/webhooks/post-webhook.ts";
import { webhookCode } from "./webhook-code.ts";

const secret = `${secretForm.begin}${Buffer.from("a secret of thirty-two bytes....").toString("base64")}`;
const other = `${secretForm.begin}${Buffer.from("another one of thirty-two bytes.").toString("base64")}`;
const body = JSON.stringify({ event: "study.completed", topic: "What do people think of “quiet” cafés?" });

/** A delivery as the service signs it, so many seconds ago. */
function delivery(secrets: string[], ago = 0) {
  const timestamp = Math.floor(Date.now() / 1000) - ago;
  const signature = signWebhook({ id: "evt_1", timestamp, body }, secrets);
  return { [sentHeaders.id]: "evt_1", [sentHeaders.timestamp]: String(timestamp), [sentHeaders.signature]: signature };
}

const { verify } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(webhookCode)}`);

test("the code that is shown takes what the service signs, also while a secret is replaced", () => {
  expect(verify(delivery([secret]), body, secret)).toEqual(JSON.parse(body));
  expect(verify(delivery([other, secret]), body, secret)).toEqual(JSON.parse(body));
});

test("it refuses another secret, another body, another id, and what is too old", () => {
  expect(() => verify(delivery([other]), body, secret)).toThrow("signature");
  expect(() => verify(delivery([secret]), `${body} `, secret)).toThrow("signature");
  expect(() => verify({ ...delivery([secret]), [sentHeaders.id]: "evt_2" }, body, secret)).toThrow("signature");
  expect(() => verify(delivery([secret], 600), body, secret)).toThrow("too old");
});
