import { cookies } from "next/headers";
import { SignInRefused } from "#components/account/sign-in.tsx";
import { KeyList, MakeKeyForm } from "#components/operator/key-list.tsx";
import { NewKey } from "#components/operator/new-key.tsx";
import { OperatorHead, operatorName, operatorTitle } from "#components/operator/operator-head.tsx";
import { Needs, OverviewPart } from "#components/operator/overview.tsx";
import { ReadPart } from "#components/operator/read-part.tsx";
import { ReportList } from "#components/operator/report-list.tsx";
import { SignInCodes } from "#components/operator/sign-in-codes.tsx";
import { UnverifiedList } from "#components/operator/unverified-list.tsx";
import { getOperatorKeys } from "#lib/accounts/operator-session.ts";
import { Span } from "#lib/console/contract.ts";
import { readEach } from "#lib/console/now.ts";
import { readOverview } from "#lib/console/overview.ts";
import { AppError } from "#lib/errors.ts";
import { plural } from "#lib/format.ts";
import { operatorCode, operatorKey } from "#lib/http/form-cookies.ts";
import { loadForOperator } from "#lib/http/load.ts";
import { listReports } from "#lib/moderation/reports.ts";
import { listUnverified } from "#lib/tools/confirm-tool.ts";
import { firstOf, metadataOf, NotRead, SignIn } from "./operator-page.tsx";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata = { ...metadataOf("/operator"), title: operatorName };

export default async function OperatorPage({ searchParams }: Props) {
  const jar = await cookies();
  const { refused, span } = await firstOf(searchParams);
  // What cannot be read is said in its place, and the rest of the page is there.
  const result = await loadForOperator(async (operator) => {
    const [overview, parts] = await Promise.all([
      readOverview(Span.parse(span)),
      readEach({
        keys: () => getOperatorKeys(operator, jar.get(operatorKey.name())?.value),
        reported: listReports,
        unverified: listUnverified,
      }),
    ]);
    return { overview, ...parts };
  });
  if (result instanceof AppError) return <NotRead error={result} />;
  if (result === null) return <SignIn linkWasRefused={refused === "link"} />;
  const { overview, keys, reported, unverified } = result;
  return (
    <div className="space-y-12">
      <OperatorHead title={operatorTitle} at="/operator">
        <Needs alerts={overview.needs} />
      </OperatorHead>
      <SignInRefused reason={refused} title="No code was made." />
      <ReadPart of={keys}>{({ new_key }) => new_key && <NewKey value={new_key} />}</ReadPart>
      <OverviewPart overview={overview} />
      <ReadPart of={reported}>{(list) => <ReportList {...list} />}</ReadPart>
      <ReadPart of={unverified}>{(list) => <UnverifiedList {...list} />}</ReadPart>
      <SignInCodes code={jar.get(operatorCode.name())?.value} />
      <ReadPart of={keys}>{(all) => <Keys {...all} />}</ReadPart>
    </div>
  );
}

function Keys({ keys, accounts }: Awaited<ReturnType<typeof getOperatorKeys>>) {
  const requests = accounts.filter((one) => one.asks).length;
  return (
    <>
      <p>
        <a href="/operator/accounts">{plural(accounts.length, "account")}</a>: limits, requests for keys, sign out
        {requests > 0 && <strong>. {plural(requests, "request")} for keys</strong>}
      </p>
      <MakeKeyForm accounts={accounts} />
      <KeyList keys={keys} accounts={accounts} />
    </>
  );
}
