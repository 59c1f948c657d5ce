import type { Metadata } from "next";
import { cookies } from "next/headers";
import { pageNames } from "#components/chrome/page-names.tsx";
import { IncidentForm, IncidentList } from "#components/status/incident-list.tsx";
import { PartStrip } from "#components/status/part-strip.tsx";
import { NotMade } from "#components/text/not-made.tsx";
import { Notice } from "#components/text/notice.tsx";
import { nothingLost } from "#components/text/page-failure.ts";
import { sessionAccount } from "#lib/accounts/operator-session.ts";
import { partMethods } from "#lib/console/buckets.ts";
import {
  missedHours,
  type PartState,
  partNames,
  parts,
  readStatusOperation,
  statusDays,
} from "#lib/console/contract.ts";
import { readStatus } from "#lib/console/status.ts";
import { capital } from "#lib/cut-text.ts";
import { AppError } from "#lib/errors.ts";
import { second } from "#lib/format.ts";
import { operatorSession } from "#lib/http/form-cookies.ts";
import { load } from "#lib/http/load.ts";
import { inList } from "#lib/in-words.ts";
import { answerWith } from "#lib/net/page-answer.ts";
import { refusalOf } from "#lib/net/refusal-of.ts";
import { HealthLink, WhatFails } from "../operator/operator-page.tsx";

export const metadata: Metadata = {
  title: pageNames["/status"],
  description: `Which parts of this service work now, and how they did in ${statusDays} days.`,
};

/** The parts that requests say nothing of. */
const byUse = partNames.filter((part) => !(part in partMethods)).map((part) => parts[part].toLowerCase());

export default async function StatusPage() {
  const status = await load(readStatusOperation, readStatus, {});
  if (status instanceof AppError) return <NotMade error={status} />;
  if (status.away_since !== null) {
    answerWith(503);
    return <StorageAway since={status.away_since} />;
  }
  const session = (await cookies()).get(operatorSession.name())?.value;
  // Who is signed in reads this page, too, where that cannot be read.
  const operator = session === undefined ? null : await sessionAccount(session).catch(refusalOf);
  const isOperator = operator !== null && !(operator instanceof AppError);
  const inState = (of: PartState) =>
    status.parts.filter(({ state }) => state === of).map(({ part }) => parts[part].toLowerCase());
  const [up, down] = [inState("up"), inState("down")];
  const said = (names: string[], verb: string) => `${capital(inList(names))} ${verb}${names.length === 1 ? "s" : ""}`;
  const works = up.length === 0 ? "Nothing is known yet" : said(up, "work");
  const fails = down.length === 0 ? "Part of the service fails" : said(down, "fail");
  return (
    <div className="space-y-8">
      <h1>{down.length === 0 && status.tables.length === 0 ? works : fails}</h1>
      {status.tables.map((sentence) => (
        <Notice key={sentence} title={sentence} />
      ))}
      <p className="max-w-prose">
        The service notes how each part is. A minute without a note has no record and is never shown as up. Where the
        service started again within {missedHours} hours, such minutes count as down; else they do not count.{" "}
        {capital(inList(byUse))} are as their last real use was: nothing is called for this page. <HealthLink />
      </p>
      <p aria-hidden="true" className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <span>
          <span className="me-2 inline-block h-4 w-2 bg-ink-2 align-text-bottom" />
          Up
        </span>
        <span>
          <span className="me-2 inline-block h-4 w-2 border border-ink align-text-bottom" />
          Down for that share of the day
        </span>
        <span>
          <span className="me-2 inline-block h-1 w-2 bg-hairline" />
          No record, not counted
        </span>
      </p>
      <ul className="space-y-6">
        {status.parts.map((part) => (
          <PartStrip key={part.part} history={part} />
        ))}
      </ul>
      {operator instanceof AppError && <WhatFails error={operator} />}
      <IncidentList incidents={status.incidents} isOperator={isOperator} />
      {isOperator && <IncidentForm />}
    </div>
  );
}

/** What is known without storage: since when it has been away. */
function StorageAway({ since }: { since: string }) {
  return (
    <div className="space-y-6">
      <h1>Storage is away since {second(since)}</h1>
      <p className="max-w-prose">
        Until it is back nothing can be read or published. {nothingLost} Then this page shows its history again.{" "}
        <HealthLink />
      </p>
    </div>
  );
}
