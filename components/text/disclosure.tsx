import type { ReactNode } from "react";
import { partOf } from "#lib/cut-text.ts";
import { excerpt } from "#lib/format.ts";

/** A name in a short text, such as that of a button. */
export const shortName = (name: string): string => excerpt(name, 40);

/** The beginning of an id, such as on a button. */
export const shortId = (id: string): string => partOf(id, 0, 8);

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
