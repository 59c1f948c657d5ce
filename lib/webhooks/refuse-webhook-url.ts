import dns from "node:dns";
import type { LookupFunction } from "node:net";
import { env } from "../env.ts";
import { AppError } from "../errors.ts";
import { NotPublic, onlyPublic } from "../net/public-connector.ts";
import { bareHost, faultOfTarget } from "../net/public-target.ts";

/** How long a request waits for a name to resolve. */
const lookUpMs = 1_500;

/** Refuses an address that no webhook could reach; a name that does not resolve yet is accepted. */
export async function refuseWebhookUrl(url: string, lookup = dns.lookup as LookupFunction): Promise<void> {
  const { WEBHOOK_ALLOW_PRIVATE: allowPrivate } = env();
  const fault = faultOfTarget(url, allowPrivate);
  if (fault !== null) throw refusal(fault);
  if (!allowPrivate && (await leadsInside(bareHost(new URL(url).hostname), lookup)))
    throw refusal("must lead to the public internet with every address of its host");
}

/** Refuses what says how to send a webhook where nothing says whereto; generated clients send {} for no headers. */
export function refuseLoneWebhook(input: {
  webhook_url?: string | undefined;
  webhook_events?: string[] | undefined;
  webhook_headers?: Record<string, string> | undefined;
}) {
  if (input.webhook_url !== undefined) return;
  for (const member of ["webhook_events", "webhook_headers"] as const)
    if (Object.keys(input[member] ?? {}).length > 0) {
      const message = "needs a webhook_url to be sent to";
      throw new AppError("invalid_request", `${member} ${message}.`, { details: [{ pointer: `/${member}`, message }] });
    }
}

function leadsInside(host: string, lookup: LookupFunction): Promise<boolean> {
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(false), lookUpMs).unref();
    onlyPublic(lookup)(host, { all: true }, (error) => {
      clearTimeout(late);
      resolve(error instanceof NotPublic);
    });
  });
}

function refusal(message: string): AppError {
  return new AppError("invalid_webhook_url", `webhook_url ${message}.`, {
    details: [{ pointer: "/webhook_url", message }],
  });
}
