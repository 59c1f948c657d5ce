import { ReportLink } from "#components/moderation/report-link.tsx";
import { type RecordKind, recordNames } from "#lib/moderation/contract.ts";

/** What a reader may do about a post, folded: most readers only read. It opens without script. */
export function PostMenu({ of, kind }: { of: string; kind: RecordKind }) {
  return (
    // Readers may open it before React hydrates the page; it stays open, and React must not warn.
    <details className="relative ms-auto text-sm" data-screen-only="" suppressHydrationWarning>
      <summary className="flex min-h-6 list-none items-center px-1 text-ink-2 tracking-widest [&::-webkit-details-marker]:hidden">
        <span aria-hidden="true">•••</span>
        <span className="sr-only">More about this {recordNames[kind]}</span>
      </summary>
      <div className="absolute end-0 z-10 whitespace-nowrap border border-ink-2 bg-paper px-3 py-2">
        <ReportLink of={of} kind={kind} />
      </div>
    </details>
  );
}
