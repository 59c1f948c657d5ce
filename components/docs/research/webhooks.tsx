import { docSection } from "#components/docs/doc-section.ts";
import { OperationLink, Section } from "#components/docs/parts.tsx";
import { CodeBlock } from "#components/text/code-block.tsx";
import { capital } from "#lib/cut-text.ts";
import { inWords, shareInWords, spanInWords } from "#lib/in-words.ts";
import {
  eventsInWords,
  gone,
  headersLife,
  noOther,
  noRedirects,
  overlapHours,
  ownHeader,
  sameId,
  sentHeaders,
  success,
  usualEvents,
  usualInWords,
  waitSpread,
} from "#lib/webhooks/contract.ts";
import { webhookCode } from "./webhook-code.ts";

/** The attempts of a delivery: all times in words, their number, and the time limit of each. */
export type Schedule = { attempts: string; count: number; answerMs: number };

/** What a `webhook_url` receives, and how its receiver checks the sender. */
export function Webhooks({ event, schedule }: { event: object; schedule: Schedule }) {
  return (
    <Section {...docSection("webhooks")}>
      <p>
        A study with a <code>webhook_url</code> sends it one POST when it {usualInWords}. These{" "}
        {inWords(Object.keys(event).length)} members are in each:
      </p>
      <pre dir="ltr">{JSON.stringify(event, null, 2)}</pre>
      <p>
        It is signed by the rules of <a href="https://www.standardwebhooks.com">Standard Webhooks</a>, whose libraries
        verify it in most languages. Take the secret from <OperationLink id="get_webhook_secret" /> and check the text
        of the body before you parse it:
      </p>
      <CodeBlock label="Verify a delivery, in Node">{webhookCode}</CodeBlock>
      <ul className="prose">
        <li>
          Answer {success} within {spanInWords(schedule.answerMs)}; do the work afterwards. Anything else is tried
          again: {schedule.attempts}, {inWords(schedule.count)} attempts in all, each wait {shareInWords(waitSpread)}{" "}
          more or less. {gone} ends them. {capital(noRedirects)}.
        </li>
        <li>
          The same event may come twice: go by <code>{sentHeaders.id}</code>, which is {sameId}.
        </li>
        <li>
          <code>webhook_events</code> says what is sent: {eventsInWords}. Without it,{" "}
          <code>{usualEvents.join(", ")}</code> alone. {noOther}
        </li>
        <li>
          <code>webhook_headers</code>, such as <code>{ownHeader}</code>, are sent along. They are {headersLife}, so
          sending it again later goes without them.
        </li>
        <li>
          Addresses are checked again at every attempt. <OperationLink id="list_deliveries" /> shows each attempt,{" "}
          <OperationLink id="replay_delivery" /> starts again, <OperationLink id="rotate_webhook_secret" /> replaces the
          secret; old and new both sign for {overlapHours} hours.
        </li>
      </ul>
    </Section>
  );
}
