import type { ListedStudy } from "#components/account/account-state.ts";
import { Act } from "#components/account/act.tsx";
import { linkNames } from "#components/chrome/page-names.tsx";
import { ProvenanceKey } from "#components/marks/provenance-key.tsx";
import { NumberTable } from "#components/stats/data-table.tsx";
import { Submit } from "#components/text/field.tsx";
import { Section } from "#components/text/section.tsx";
import { capSpan } from "#lib/accounts/account-limits.ts";
import { actNames, type MonthOfUse, useSpan } from "#lib/accounts/contract.ts";
import { capital } from "#lib/cut-text.ts";
import { excerpt, minute, notKnown, plural, whole } from "#lib/format.ts";
import { money } from "#lib/in-words.ts";
import type { SavedPersona } from "#lib/personas/contract.ts";
import { longestTitle } from "#lib/studies/report/label.ts";
import { deliveryStates, type WebhookDelivery } from "#lib/webhooks/contract.ts";

type StudyProps = { studies: ListedStudy[]; total: number; perDay: number | null };

/** The studies of an account, in any state. */
export function StudyList({ studies, total, perDay }: StudyProps) {
  return (
    <Section id="studies" title={total === 0 ? "No study yet" : plural(total, "study", "studies")}>
      <p>
        <a href="/research" className="button inline-flex items-center no-underline">
          {linkNames["/research"]}
        </a>
      </p>
      {perDay !== null && (
        <p>
          You may begin {plural(perDay, "study", "studies")} a {capSpan.unit} (UTC). The operator of this service can
          raise that.
        </p>
      )}
      {total > studies.length && <p>The newest {studies.length}:</p>}
      <ul className="border-hairline border-b empty:hidden">
        {studies.map(({ id, topic, status, report_url, interviews, interviews_done, created_at }) => (
          <li key={id} className="border-hairline border-t py-3">
            <a href={report_url} dir="auto" className="wrap-anywhere">
              {excerpt(topic, longestTitle)}
            </a>
            <p className="flex flex-wrap gap-x-4 text-ink-2 text-sm">
              <ProvenanceKey of="synthetic" />
              <span>
                {capital(status)}
                {status === "running" && `, ${interviews_done} of ${plural(interviews, "interview")}`}
              </span>
              <span>{minute(created_at)}</span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The personas that an account has saved, each with the button that deletes it. */
export function PersonaList({ personas }: { personas: SavedPersona[] }) {
  return (
    <Section
      id="personas"
      title={personas.length === 0 ? "No persona saved" : `${plural(personas.length, "persona")} saved`}
    >
      <p>
        <a href="/personas">{personas.length === 0 ? "Make personas" : "Edit them, or make others"}</a>
      </p>
      <ul className="border-hairline border-b empty:hidden">
        {personas.map(({ id, name, age, role }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-8 border-hairline border-t py-2">
            <p dir="auto" className="wrap-anywhere min-w-0">
              {name}, {age}, {role}
            </p>
            <Act action={`/account/personas/${id}/delete`}>
              <Submit isQuiet>
                Delete<span className="sr-only"> {name}</span>
              </Submit>
            </Act>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What was sent to an account's webhooks, each with the button that sends it again. */
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
                  {capital(deliveryStates[status].label)} after {plural(attempts.length, "attempt")}
                  {attempts.at(-1)?.error && `: ${attempts.at(-1)!.error}`}
                </span>
                <span>Made {minute(created_at)}</span>
                {next_attempt_at !== null && <span>Next at {minute(next_attempt_at)}</span>}
              </p>
            </div>
            <Act action={`/account/deliveries/${delivery_id}/replay`}>
              <Submit isQuiet>
                {actNames.resend}
                <span className="sr-only"> to {url}</span>
              </Submit>
            </Act>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const useColumns = ["Studies", "Follow-ups", "Simulations", "Interviews", "Price", "Models’ cost"];

/** What an account used in each month, and what it cost. */
export function UseByMonth({ months }: { months: MonthOfUse[] }) {
  if (months.length === 0) return null;
  return (
    <Section id="use" title={`Use by ${useSpan.unit}`}>
      <NumberTable
        caption={`Use by ${useSpan.unit}`}
        columns={[`${capital(useSpan.unit)} (UTC)`, ...useColumns]}
        rows={months.map(({ month, studies, follow_ups, simulations, interviews, price_usd, cost_usd }) => [
          month,
          ...[studies, follow_ups, simulations, interviews].map(whole),
          money(price_usd),
          cost_usd === null ? notKnown : money(cost_usd),
        ])}
      />
    </Section>
  );
}
