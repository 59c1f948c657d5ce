import { pageNames } from "#components/chrome/page-names.tsx";
import "#components/content/markdown.css";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import MarkdownIt from "markdown-it";
import type { Metadata } from "next";
import { pageMetadata } from "#components/chrome/page-metadata.ts";
import { Section } from "#components/text/section.tsx";
import { StaticPart } from "#components/text/static-part.tsx";
import { interfaceVersion } from "#lib/contract.ts";

export const metadata: Metadata = pageMetadata({
  path: "/changelog",
  description: "What changed for those who use or run this service, by subject.",
});

/** The project's own text by subject, rendered without the caps for strangers; HTML in it stays text. */
const parts = readFileSync(join(process.cwd(), "CHANGELOG.md"), "utf8").split(/^\*\*(.+)\*\*$/m);
const subjects = parts.flatMap((title, at) =>
  at % 2 === 1 ? [{ id: `part-${at}`, title, html: new MarkdownIt({ html: false }).render(parts[at + 1]!) }] : [],
);

export default function ChangelogPage() {
  return (
    <StaticPart className="max-w-3xl space-y-10">
      <div className="space-y-4">
        <h1>{pageNames["/changelog"]}</h1>
        <p className="max-w-prose">All that is in the version which runs here, {interfaceVersion}.</p>
        <ul className="columns-2 max-sm:columns-1">
          {subjects.map(({ id, title }) => (
            <li key={id} className="py-0.5">
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </div>
      {subjects.map(({ html, ...subject }) => (
        <Section key={subject.id} {...subject}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: markdown-it escapes HTML in the project's own file */}
          <div className="markdown" dangerouslySetInnerHTML={{ __html: html }} />
        </Section>
      ))}
    </StaticPart>
  );
}
