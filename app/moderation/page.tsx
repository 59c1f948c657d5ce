import type { Metadata } from "next";
import { pageMetadata } from "#components/chrome/page-metadata.ts";
import { pageNames } from "#components/chrome/page-names.tsx";
import { ConfirmedTools, KeptPosts, RemovalLog, removalsTitle } from "#components/moderation/decisions.tsx";
import { HowToWithdraw } from "#components/moderation/how-to-withdraw.tsx";
import { RemovalRules } from "#components/moderation/removal-rules.tsx";
import { NotMade } from "#components/text/not-made.tsx";
import { Section } from "#components/text/section.tsx";
import { Pager } from "#components/tools/pager.tsx";
import type { paging } from "#lib/contract.ts";
import { capital } from "#lib/cut-text.ts";
import { env } from "#lib/env.ts";
import { AppError } from "#lib/errors.ts";
import { plural } from "#lib/format.ts";
import { load } from "#lib/http/load.ts";
import { inLog, listRemovalsEndpoint } from "#lib/moderation/contract.ts";
import { listRemovals } from "#lib/moderation/removals.ts";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = pageMetadata({
  path: "/moderation",
  description: `${capital(inLog[0])}, the rules of removal, and how to withdraw a review oneself.`,
});

export default async function ModerationPage({ searchParams }: Props) {
  const offset = [(await searchParams).offset].flat()[0];
  const result = await load(listRemovalsEndpoint, listRemovals, offset ? { offset } : {});
  if (result instanceof AppError) return <NotMade error={result} />;
  return (
    <div className="space-y-14">
      <div>
        <h1 className="mb-4">{pageNames["/moderation"]}</h1>
        <p className="max-w-prose text-lg">{capital(inLog.join(", and "))}. Nothing is removed without a line here.</p>
        <p className="mt-2 text-sm">
          <a href="/api/moderation">This log as JSON</a>
        </p>
      </div>
      <Section id="log" title={result.total === 0 ? removalsTitle : plural(result.total, "removal")}>
        {result.total === 0 ? (
          <p className="max-w-prose border-hairline border-t py-4">Nothing has been removed.</p>
        ) : (
          result.removals.length > 0 && <RemovalLog removals={result.removals} />
        )}
        <Pager {...result} hrefOf={hrefOf} />
      </Section>
      <KeptPosts posts={result.kept_after_request} />
      <ConfirmedTools tools={result.confirmed_tools} />
      <RemovalRules />
      <HowToWithdraw base={env().PUBLIC_URL} />
    </div>
  );
}

function hrefOf(to: number): string {
  const query = { offset: String(to) } satisfies Partial<Record<keyof typeof paging, string>>;
  return to === 0 ? "/moderation" : `/moderation?${new URLSearchParams(query)}`;
}
