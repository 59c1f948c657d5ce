import type { Metadata } from "next";
import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { Leave } from "#components/account/leave.tsx";
import { LiveAccount } from "#components/account/live-account.tsx";
import { isNewKeyOf } from "#lib/accounts/is-new-key-of.ts";
import { memberKeyCookie } from "#lib/http/form-cookies.ts";
import { memberOf } from "#lib/sign-in/member-of.ts";
import { readAccount } from "./read-account.ts";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = { title: "Your account", robots: { index: false, follow: false } };

export default async function AccountPage({ searchParams }: Props) {
  const member = await memberOf(await headers());
  if (member === null) redirect("/sign-in");
  const refused = [(await searchParams).refused].flat()[0];
  const key = (await cookies()).get(memberKeyCookie())?.value;
  const isIts = key !== undefined && (await isNewKeyOf(member.account.key_id, key));
  return (
    <div className="space-y-12">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-2xl sm:text-3xl">Your account</h1>
          <p className="wrap-anywhere text-ink-2">{member.email}</p>
        </div>
        <form action="/account/sign-out" method="post" data-screen-only="">
          <button type="submit" className="quiet-button">
            Sign out
          </button>
        </form>
      </div>
      <LiveAccount initial={await readAccount(member)} newKey={isIts ? key : null} refused={refused} />
      <Leave email={member.email} refused={refused} />
    </div>
  );
}
