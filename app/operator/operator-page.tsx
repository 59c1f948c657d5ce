import type { Metadata } from "next";
import type { ReactNode } from "react";
import { HowToSignIn } from "#components/operator/how-to-sign-in.tsx";
import { OperatorHead } from "#components/operator/operator-head.tsx";
import { ReadPart } from "#components/operator/read-part.tsx";
import { NotMade } from "#components/text/not-made.tsx";
import { remedyOfTable } from "#lib/console/alert-rules.ts";
import alerts from "#lib/console/alerts.json" with { type: "json" };
import { needsOperator } from "#lib/console/alerts.ts";
import { places } from "#lib/console/contract.ts";
import { remedyOf } from "#lib/console/failures.ts";
import { faultOfStorage, readEach } from "#lib/console/now.ts";
import type { Account } from "#lib/contract.ts";
import { causeInWords } from "#lib/db/logged-error.ts";
import { readTableFaults } from "#lib/db/table-faults.ts";
import { AppError } from "#lib/errors.ts";
import { second } from "#lib/format.ts";
import { loadForOperator } from "#lib/http/load.ts";

/** The first value of each member of a page's query. */
type Query = Record<string, string | undefined>;
type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };
type Parts<Data> = {
  at: keyof typeof places;
  title?: string;
  read: (operator: Account, query: Query) => Promise<Data>;
  body: (data: Data, query: Query) => ReactNode;
};

/** What search engines and tabs know of a page of the operator's. */
export const metadataOf = (at: keyof typeof places): Metadata => ({
  title: places[at],
  robots: { index: false, follow: false },
});

/** A page that only the operator sees; anyone else reads how to sign in. */
export function operatorPage<Data>({ at, title = places[at], read, body }: Parts<Data>) {
  return async ({ searchParams }: Props) => {
    const query = await firstOf(searchParams);
    const result = await loadForOperator((operator) => readEach({ data: () => read(operator, query) }));
    if (result instanceof AppError) return <NotRead error={result} />;
    if (result === null) return <SignIn />;
    return (
      <div className="space-y-8">
        <OperatorHead title={title} at={at} />
        <ReadPart of={result.data}>{(data) => body(data, query)}</ReadPart>
      </div>
    );
  };
}

/** How to sign in, and whether something needs a person; what that is only an operator reads. */
export const SignIn = async (props: { linkWasRefused?: boolean }) => (
  <HowToSignIn {...props} isNeeded={await needsOperator()} isAway={faultOfStorage()?.kind === "storage storage_away"} />
);

/** A page that only the operator sees, where storage keeps who is signed in from us. */
export const NotRead = ({ error }: { error: AppError }) => (
  <>
    <NotMade error={error} />
    <WhatFails error={error} />
  </>
);

/** What is known without storage, or without a session, for who runs the service. */
export async function WhatFails({ error }: { error: AppError }) {
  const fault = faultOfStorage();
  if (fault !== null)
    return (
      <ForOperator>
        {fault.sentence} It has been so since {second(fault.began_at)}. The log names the error.
      </ForOperator>
    );
  const faults = await readTableFaults().catch(() => []);
  const [one] = faults.filter(({ form }) => form === "missing");
  const why = error.cause === undefined ? "" : causeInWords(error.cause);
  if (faults.length === 0 || (one !== undefined && faults.length >= manyTables))
    return (
      <ForOperator>
        {why}. {remedyOf(why, "")}{" "}
        {one !== undefined &&
          `${faults.length} tables of this service are not found, such as ${one.table}: where they are there, the user of DATABASE_URL has lost its search_path (alter role … reset search_path), or it is another database.`}
      </ForOperator>
    );
  return faults.map((of) => (
    <ForOperator key={of.table}>
      {remedyOfTable(of)} {of.holder?.since && `It has held it since ${second(of.holder.since)}.`}
    </ForOperator>
  ));
}

/** So many tables are not lost one by one. */
const manyTables = 10;

/** The state of the service, for programs. */
export function HealthLink() {
  const [href, words] = alerts.kinds.connections.place;
  return <a href={href}>{words}</a>;
}

const ForOperator = ({ children }: { children: ReactNode }) => (
  <p className="wrap-anywhere mt-6 max-w-prose">
    <b>If you run this service:</b> {children} <HealthLink />
  </p>
);

/** The first value of each member of a query. */
export async function firstOf(members: Props["searchParams"]): Promise<Query> {
  return Object.fromEntries(Object.entries(await members).map(([name, values]) => [name, [values].flat()[0]]));
}

/** From which row on a list is shown. */
export const fromRow = (text: string | undefined): number => (/^\d{1,7}$/.test(text ?? "") ? Number(text) : 0);
