import type { Metadata } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { memberOf } from "#lib/sign-in/member-of.ts";

export const metadata: Metadata = { title: "Your account", robots: { index: false, follow: false } };

export default async function AccountPage() {
  const member = await memberOf(await headers());
  if (member === null) redirect("/sign-in");
  return (
    <div className="space-y-12">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="text-2xl sm:text-3xl">Your account</h1>
          <p className="wrap-anywhere text-ink-2">{member.email}</p>
        </div>
        <form action="/account/sign-out" method="post" data-screen-only="">
          <button type="submit" className="quiet-button">
            Sign out
          </button>
        </form>
      </div>
    </div>
  );
}
