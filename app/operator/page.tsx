import type { Metadata } from "next";
import { cookies } from "next/headers";
import { SignInRefused } from "#components/account/sign-in.tsx";
import { HiddenClients } from "#components/operator/hidden-clients.tsx";
import { HowToSignIn } from "#components/operator/how-to-sign-in.tsx";
import { KeyList } from "#components/operator/key-list.tsx";
import { MakeKeyForm } from "#components/operator/make-key-form.tsx";
import { NewKey } from "#components/operator/new-key.tsx";
import { OperatorHead } from "#components/operator/operator-head.tsx";
import { OverviewPart } from "#components/operator/overview.tsx";
import { ReportList } from "#components/operator/report-list.tsx";
import { SignInCodes } from "#components/operator/sign-in-codes.tsx";
import { UnverifiedList } from "#components/operator/unverified-list.tsx";
import { NotMade } from "#components/text/not-made.tsx";
import { Notice } from "#components/text/notice.tsx";
import { mostConcurrency } from "#lib/accounts/account-limits.ts";
import { KeyName } from "#lib/accounts/contract.ts";
import { getOperatorKeys } from "#lib/accounts/operator-session.ts";
import { Span } from "#lib/console/contract.ts";
import { readOverview } from "#lib/console/overview.ts";
import { awaySince } from "#lib/db/storage-away.ts";
import { env } from "#lib/env.ts";
import { AppError } from "#lib/errors.ts";
import { minute, plural } from "#lib/format.ts";
import { operatorCode, operatorKey } from "#lib/http/form-cookies.ts";
import { loadForOperator } from "#lib/http/load.ts";
import { grouped, lengthInWords } from "#lib/in-words.ts";
import { readHiddenClients } from "#lib/limits/limits.ts";
import { listReports } from "#lib/moderation/reports.ts";
import { listUnverified } from "#lib/tools/confirm-tool.ts";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = { title: "Operator", robots: { index: false, follow: false } };

export default async function OperatorPage({ searchParams }: Props) {
  const jar = await cookies();
  const refused = [(await searchParams).refused].flat()[0];
  const span = Span.parse([(await searchParams).span].flat()[0]);
  const result = await loadForOperator(async (operator) => ({
    ...(await getOperatorKeys(operator, jar.get(operatorKey.name())?.value)),
    overview: await readOverview(span),
    reported: await listReports(),
    unverified: await listUnverified(),
  }));
  if (result instanceof AppError)
    return (
      <>
        <NotMade error={result} />
        {result.code === "storage_unavailable" && (
          <p className="mt-6 max-w-prose">
            <b>If you run this service:</b>{" "}
            {env().DATABASE_URL === undefined ? (
              <>
                see that it may write to its folder <code>{env().DATA_DIR}</code>, and that the disk has room.
              </>
            ) : (
              <>
                start its database, or make its address in <code>DATABASE_URL</code> reachable again.
              </>
            )}{" "}
            {awaySince() !== null && <>It has been away since {minute(awaySince()!)}. </>}
            The log names the error. Nobody needs to restart the service.
          </p>
        )}
      </>
    );
  if (result === null) return <HowToSignIn linkWasRefused={refused === "link"} />;
  const { overview, reported, unverified } = result;
  const requests = result.accounts.filter((one) => one.keys_requested_at !== null && !one.keys_allowed).length;
  const hidden = env().proxyHops === undefined ? await readHiddenClients() : null;
  return (
    <div className="space-y-12">
      <OperatorHead title="The operator’s page" at="/operator" />
      {hidden && <HiddenClients {...hidden} />}
      {refused === "key" && (
        <Notice title="No key was made.">
          <p>
            Give it a name of {lengthInWords(KeyName)}, and a whole number of studies from 1 to{" "}
            {grouped(mostConcurrency)}.
          </p>
        </Notice>
      )}
      <SignInRefused reason={refused} title="No code was made." />
      {result.new_key && <NewKey value={result.new_key} />}
      <OverviewPart overview={overview} />
      <ReportList posts={reported.posts} total={reported.total} />
      <UnverifiedList tools={unverified.tools} total={unverified.total} />
      <p>
        <a href="/operator/accounts">{plural(result.accounts.length, "account")}</a>: limits, requests for keys, sign
        out
        {requests > 0 && <strong>. {plural(requests, "request")} for keys</strong>}
      </p>
      <MakeKeyForm accounts={result.accounts} />
      <SignInCodes code={jar.get(operatorCode.name())?.value} />
      <KeyList keys={result.keys} accounts={result.accounts} />
    </div>
  );
}
