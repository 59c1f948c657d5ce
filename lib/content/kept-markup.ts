import { processWide } from "../process-wide.ts";

/** The markup of the page being made, by short names. */
export type KeptMarkup = { markup: Map<string, string> };

// The server entry, the page and React's renderer of HTML each load their own copy of a module.
const pageInMaking = () => processWide<{ getStore(): KeptMarkup | undefined }>("page-answer").current?.getStore();

/** Keeps markup until the page's HTML is written, and returns its name; null on hosts without the server entry. */
export function keepMarkup(html: string): string | null {
  const page = pageInMaking();
  if (page === undefined) return null;
  const name = `kept-${page.markup.size + 1}`;
  page.markup.set(name, html);
  return name;
}

/** The markup kept under a name. */
export function keptMarkup(name: string): string {
  const html = pageInMaking()?.markup.get(name);
  if (html === undefined) throw new Error(`No markup was kept as ${name}.`);
  return html;
}
