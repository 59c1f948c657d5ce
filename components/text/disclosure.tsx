import type { ReactNode } from "react";

/** Details that open in place, without script. */
export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    // Readers may open it before React hydrates the page; it stays open, and React must not warn.
    <details suppressHydrationWarning>
      <summary className="flex min-h-11 w-fit items-center gap-2 underline decoration-1 decoration-ink-2 underline-offset-[0.18em]">
        <svg
          viewBox="0 0 10 10"
          width="10"
          height="10"
          aria-hidden="true"
          className="shrink-0 fill-ink [[open]>summary>&]:rotate-90 rtl:-scale-x-100"
        >
          <path d="M2 0L8 5L2 10Z" />
        </svg>
        {summary}
      </summary>
      <div className="pt-1 pb-3">{children}</div>
    </details>
  );
}
