import { createHmac } from "node:crypto";
import { partOf } from "../cut-text.ts";

export type Message = { id: string; timestamp: number; body: string };

/** The signatures of a delivery, one for each secret, as Standard Webhooks writes them in one header. */
export function signWebhook({ id, timestamp, body }: Message, secrets: string[]): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(partOf(secret, "whsec_".length), "base64");
      return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
    })
    .join(" ");
}
