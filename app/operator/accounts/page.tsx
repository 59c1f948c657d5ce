import type { Metadata } from "next";
import { AccountList } from "#components/operator/account-list.tsx";
import { HowToSignIn } from "#components/operator/how-to-sign-in.tsx";
import { OperatorHead } from "#components/operator/operator-head.tsx";
import { NotMade } from "#components/text/not-made.tsx";
import { Notice } from "#components/text/notice.tsx";
import { getOperatorKeys } from "#lib/accounts/operator-session.ts";
import { AppError } from "#lib/errors.ts";
import { loadForOperator } from "#lib/http/load.ts";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = { title: "Accounts", robots: { index: false, follow: false } };

export default async function AccountsPage({ searchParams }: Props) {
  const refused = [(await searchParams).refused].flat()[0];
  const result = await loadForOperator((operator) => getOperatorKeys(operator));
  if (result instanceof AppError) return <NotMade error={result} />;
  if (result === null) return <HowToSignIn />;
  return (
    <div className="space-y-8">
      <OperatorHead title="Accounts" at="/operator/accounts" />
      {refused === "limit" && (
        <Notice title="No limit was changed.">
          <p>Write a whole number of studies a day, or nothing for no cap.</p>
        </Notice>
      )}
      <AccountList accounts={result.accounts} />
    </div>
  );
}
