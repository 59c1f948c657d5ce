import type { Metadata } from "next";
import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { Leave } from "#components/account/leave.tsx";
import { LiveAccount } from "#components/account/live-account.tsx";
import { pageNames } from "#components/chrome/page-names.tsx";
import { NotMade } from "#components/text/not-made.tsx";
import { AppError } from "#lib/errors.ts";
import { memberKey } from "#lib/http/form-cookies.ts";
import { load } from "#lib/http/load.ts";
import { signNames } from "#lib/sign-in/contract.ts";
import { readAccount, readAccountOperation } from "./read-account.ts";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = { title: pageNames["/account"], robots: { index: false, follow: false } };

export default async function AccountPage({ searchParams }: Props) {
  const refused = [(await searchParams).refused].flat()[0];
  const new_key = (await cookies()).get(memberKey.name())?.value;
  const cookie = (await headers()).get("cookie") ?? "";
  const result = await load(readAccountOperation, readAccount, { cookie, ...(new_key && { new_key }) });
  if (result instanceof AppError) return <NotMade error={result} />;
  if (result === null) redirect("/sign-in");
  return (
    <div className="space-y-12">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1>{pageNames["/account"]}</h1>
          <p className="wrap-anywhere text-ink-2">{result.email}</p>
        </div>
        <form action="/account/sign-out" method="post" data-screen-only="">
          <button type="submit" className="quiet-button">
            {signNames.out}
          </button>
        </form>
      </div>
      <LiveAccount initial={result.state} newKey={result.new_key} refused={refused} />
      <Leave email={result.email} />
    </div>
  );
}
