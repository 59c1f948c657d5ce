import type { ReactNode } from "react";

/** Details that open in place, without script. */
export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    // Readers may open it before React hydrates the page; it stays open, and React must not warn.
    <details className="disclosure" suppressHydrationWarning>
      <summary>{summary}</summary>
      <div>{children}</div>
    </details>
  );
}
