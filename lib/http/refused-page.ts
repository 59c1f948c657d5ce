import { escaped } from "./escaped.ts";

type Words = { title: string; message: string; links?: string };

const again =
  '<a href="">Load this page again</a> · <a href="/">Home</a> · <a href="/api/health">Health of the service</a>';

/** A cheap page in the colours of the others: it says why a page was not made, in the theme of the reader's cookie. */
export function refusedPage({ title, message, links = again }: Words, cookie: string | undefined): string {
  return plainPage(title, cookie, { body: `<p>${escaped(message)}</p>\n<p>${links}</p>` });
}

/** A page without Next's frame, from HTML that is safe to write as it is. */
export function plainPage(
  title: string,
  cookie: string | undefined,
  { head = "", body }: { head?: string; body: string },
) {
  const theme = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookie ?? "")?.[1] ?? "light dark";
  return `<!doctype html>
<html lang="en-GB" style="color-scheme: ${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${head}
<title>${title} · Touchstone</title>
<style>
body { max-width: 72rem; margin: 0 auto; padding: 2rem 1rem; font: 1rem/1.55 system-ui, sans-serif;
  background: light-dark(#faf9f5, #161613); color: light-dark(#1c1b18, #edebe3) }
h1 { font-size: 1.75rem; line-height: 1.2; font-weight: 600 }
p { max-width: 65ch; overflow-wrap: anywhere }
a { color: inherit }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
}
