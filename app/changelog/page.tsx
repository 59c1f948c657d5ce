import "#components/content/markdown.css";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import MarkdownIt from "markdown-it";
import type { Metadata } from "next";
import { pageMetadata } from "#components/chrome/page-metadata.ts";
import { StaticPart } from "#components/text/static-part.tsx";

export const metadata: Metadata = pageMetadata({
  path: "/changelog",
  title: "Changes",
  description: "What changed for those who use or run this service, newest first.",
});

/** The project's own text below its title, rendered without the caps for strangers; HTML in it stays text. */
const html = new MarkdownIt({ html: false }).render(
  readFileSync(join(process.cwd(), "CHANGELOG.md"), "utf8")
    .replace(/^# .*\n/, "")
    .replace(/^## Unreleased$/m, "## Since the last numbered version"),
);

export default function ChangelogPage() {
  return (
    <StaticPart className="max-w-3xl">
      <h1 className="mb-4 text-2xl sm:text-3xl">Changes</h1>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: markdown-it escapes HTML in the project's own file */}
      <div className="markdown [&>h2]:mt-10! [&>h2]:text-xl!" dangerouslySetInnerHTML={{ __html: html }} />
    </StaticPart>
  );
}
