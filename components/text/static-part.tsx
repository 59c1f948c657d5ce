import type { ReactNode } from "react";
import { markupOf } from "#components/text/markup-of.ts";
import { SentOnce } from "#components/text/sent-once.tsx";
import { keepMarkup } from "#lib/content/kept-markup.ts";

type Props = { children: ReactNode; className?: string };

/** Elements without script, sent as HTML alone: React would send them a second time as data. */
export async function StaticPart({ children, className }: Props) {
  const html = await markupOf(children);
  const name = keepMarkup(html);
  return <SentOnce className={className} {...(name === null ? { html } : { name })} />;
}
