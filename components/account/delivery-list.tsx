import { Submit } from "#components/text/field.tsx";
import { Section } from "#components/text/section.tsx";
import { minute, plural } from "#lib/format.ts";
import type { WebhookDelivery } from "#lib/webhooks/contract.ts";
import { Act } from "./act.tsx";

const words = {
  pending: "Waiting",
  delivered: "Delivered",
  failed: "Given up",
  stopped: "Stopped by its receiver",
} as const;

/** What was sent to an account's webhooks, newest first, each with the button that sends it again. */
export function DeliveryList({ deliveries, total }: { deliveries: WebhookDelivery[]; total: number }) {
  if (total === 0) return null;
  return (
    <Section id="deliveries" title={plural(total, "webhook delivery", "webhook deliveries")}>
      {total > deliveries.length && <p>The newest {deliveries.length}:</p>}
      <ul className="border-hairline border-b">
        {deliveries.map(({ delivery_id, url, status, attempts, created_at, next_attempt_at }) => (
          <li
            key={delivery_id}
            className="flex flex-wrap items-center justify-between gap-x-8 border-hairline border-t py-2"
          >
            <div className="min-w-0">
              <p className="wrap-anywhere">{url}</p>
              <p className="flex flex-wrap gap-x-4 text-ink-2 text-sm">
                <span>
                  {words[status]} after {plural(attempts.length, "attempt")}
                  {attempts.at(-1)?.error && `: ${attempts.at(-1)!.error}`}
                </span>
                <span>Made {minute(created_at)}</span>
                {next_attempt_at !== null && <span>Next at {minute(next_attempt_at)}</span>}
              </p>
            </div>
            <Act action={`/account/deliveries/${delivery_id}/replay`}>
              <Submit isQuiet>
                Send again<span className="sr-only"> to {url}</span>
              </Submit>
            </Act>
          </li>
        ))}
      </ul>
    </Section>
  );
}
