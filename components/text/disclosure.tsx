import type { ReactNode } from "react";
import { excerpt } from "#lib/format.ts";

/** A name in a short text, such as that of a button. */
export const shortName = (name: string): string => excerpt(name, 40);

type Props = { summary: string; isOpen?: boolean; children: ReactNode };

/** Details that open in place, without script. */
export function Disclosure({ summary, isOpen = false, children }: Props) {
  return (
    // Readers may open it before React hydrates the page; it stays open, and React must not warn.
    <details className="disclosure" open={isOpen} suppressHydrationWarning>
      <summary>{summary}</summary>
      <div>{children}</div>
    </details>
  );
}
