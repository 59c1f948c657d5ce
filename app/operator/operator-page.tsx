import type { Metadata } from "next";
import type { ReactNode } from "react";
import { HowToSignIn } from "#components/operator/how-to-sign-in.tsx";
import { OperatorHead } from "#components/operator/operator-head.tsx";
import { ReadPart } from "#components/operator/read-part.tsx";
import { NotMade } from "#components/text/not-made.tsx";
import { needsOperator } from "#lib/console/alerts.ts";
import { places } from "#lib/console/contract.ts";
import { faultOfStorage, readEach } from "#lib/console/now.ts";
import type { Account } from "#lib/contract.ts";
import { AppError } from "#lib/errors.ts";
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
    if (result instanceof AppError) return <NotMade error={result} />;
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

/** The first value of each member of a query. */
export async function firstOf(members: Props["searchParams"]): Promise<Query> {
  return Object.fromEntries(Object.entries(await members).map(([name, values]) => [name, [values].flat()[0]]));
}

/** From which row on a list is shown. */
export const fromRow = (text: string | undefined): number => (/^\d{1,7}$/.test(text ?? "") ? Number(text) : 0);
