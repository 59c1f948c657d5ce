import type { ReactNode } from "react";

/** What a page shows where a chart has nothing to draw: the reason, and what would change it. */
export function NoChart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border border-hairline px-4 py-3">
      <p className="font-semibold">{title}</p>
      <p className="max-w-prose text-ink-2 text-sm">{children}</p>
    </div>
  );
}
