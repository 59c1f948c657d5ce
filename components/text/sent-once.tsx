"use client";

import { useState } from "react";
import { keptMarkup } from "#lib/content/kept-markup.ts";

type Props = { className?: string } & ({ name: string } | { html: string });

/** Kept markup: the server writes it into the page, and the browser finds it there. */
export function SentOnce({ className, ...from }: Props) {
  const [html] = useState(() => ("html" in from ? from.html : inPage(from.name)));
  return (
    <div
      id={"name" in from ? from.name : undefined}
      className={className}
      // The browser's spelling of the same markup may differ.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it, and escaped every text
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

const inPage = (name: string): string =>
  typeof document === "undefined" ? keptMarkup(name) : (document.getElementById(name)?.innerHTML ?? "");
