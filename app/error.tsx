"use client";

import { OnwardLink } from "#components/chrome/page-names.tsx";
import { RequestId } from "#components/text/identifier.tsx";
import { pageFailure } from "#components/text/page-failure.ts";

type Props = { error: Error & { digest?: string }; retry: () => void };

/** Shown when a page failed to render, with the id under which that is in the log. */
export default function ErrorPage({ error: { digest }, retry }: Props) {
  return (
    <div className="space-y-4">
      <title>{`${pageFailure.title} · Touchstone`}</title>
      <h1>{pageFailure.title}</h1>
      <p className="max-w-prose">{pageFailure.message}</p>
      <p className="flex flex-wrap items-center gap-4">
        <button type="button" className="button" onClick={() => retry()}>
          Try again
        </button>
        <OnwardLink to="/status" />
      </p>
      {digest !== undefined && <RequestId id={digest} />}
    </div>
  );
}
