"use client";

import { OnwardLink } from "#components/chrome/page-names.tsx";

type Props = { error: Error & { digest?: string }; retry: () => void };

/** Shown when a page failed to render, with the id under which that is in the log. */
export default function ErrorPage({ error: { digest }, retry }: Props) {
  return (
    <div className="space-y-4">
      <title>This page could not be made · Touchstone</title>
      <h1 className="text-2xl sm:text-3xl">This page could not be made</h1>
      <p className="max-w-prose">Something failed on our side and was logged. Nothing that was published is lost.</p>
      <p className="flex flex-wrap items-center gap-4">
        <button type="button" className="button" onClick={() => retry()}>
          Try again
        </button>
        <OnwardLink to="/status" />
      </p>
      {digest !== undefined && (
        <p className="text-sm">
          Request id: <code className="wrap-anywhere">{digest}</code>
        </p>
      )}
    </div>
  );
}
