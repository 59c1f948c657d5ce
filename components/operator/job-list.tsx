import type { ReactNode } from "react";
import { Ago } from "#components/text/ago.tsx";
import { Section } from "#components/text/section.tsx";
import { actNames, type Page } from "#lib/accounts/contract.ts";
import { type DeliveryLine, type Reading, type StudyLine, stepWords } from "#lib/console/contract.ts";
import { excerpt, minute, plural, second } from "#lib/format.ts";
import { ownValue } from "#lib/own-value.ts";
import type { DeliveryStatus } from "#lib/webhooks/contract.ts";
import { ActForm } from "./act-form.tsx";
import { ReadPart } from "./read-part.tsx";
import { Rows } from "./rows.tsx";

/** `sent` is the webhook that was just made due again. */
type Props = { studies: Reading<Page<StudyLine>>; deliveries: Reading<Page<DeliveryLine>>; sent?: string | undefined };

/** The studies and webhooks of all accounts, with a way to send a webhook again. */
export function JobList({ studies, deliveries, sent }: Props) {
  return (
    <>
      <JobSection id="studies" title="Studies" of={studies}>
        {({ study_id, topic, status, account, error, created_at, step, heard_at }) => (
          <li key={study_id} className="border-hairline border-t py-2">
            <a href={`/report/${study_id}`} dir="auto" className="wrap-anywhere">
              {excerpt(topic, 120)}
            </a>
            <p className="wrap-anywhere text-ink-2 text-sm">
              <b>{status}</b>, {account}, <Ago moment={created_at} />. {error}
              {step !== null &&
                heard_at !== null &&
                `${ownValue<string>(stepWords, step) ?? "It holds interviews"}; last sign of life: ${second(heard_at)}.`}
            </p>
          </li>
        )}
      </JobSection>
      <JobSection id="webhooks" title="Webhooks" of={deliveries}>
        {({ delivery_id, host, status, account, attempts, error, created_at, next_attempt_at }) => (
          <li
            key={delivery_id}
            className="flex flex-wrap items-center justify-between gap-3 border-hairline border-t py-2"
          >
            <p className="wrap-anywhere min-w-0 flex-1 basis-72 text-sm">
              <b>{status}</b> to <code>{host}</code>, {account}, {plural(attempts, "attempt")},{" "}
              <Ago moment={created_at} />. {status !== ("delivered" satisfies DeliveryStatus) && error}
              {status === ("pending" satisfies DeliveryStatus) && ` Next attempt: ${minute(next_attempt_at)}.`}
              {delivery_id === sent && status === ("pending" satisfies DeliveryStatus) && (
                <b role="status" className="block">
                  Will be sent again now.
                </b>
              )}
            </p>
            <ActForm
              action={`/operator/deliveries/${delivery_id}/replay`}
              act={actNames.resend}
              of={` ${delivery_id}`}
              isQuiet
            />
          </li>
        )}
      </JobSection>
    </>
  );
}

type SectionProps<Row> = {
  id: "studies" | "webhooks";
  title: string;
  of: Reading<Page<Row>>;
  children: (row: Row) => ReactNode;
};

function JobSection<Row>({ id, title, of, children }: SectionProps<Row>) {
  return (
    <Section id={id} title={title} className="space-y-2">
      <ReadPart of={of}>
        {(page) => (
          <>
            {page.rows.length === 0 && <p>None.</p>}
            <Rows of={page} href={(from) => `/operator/jobs?${id}=${from}#${id}`}>
              {children}
            </Rows>
          </>
        )}
      </ReadPart>
    </Section>
  );
}
