import { digitalSourceType } from "#lib/studies/report/label.ts";
import type { FullStudy } from "#lib/studies/study-record.ts";

/** What the report is, for machines, safe inside a script element: first of all that an algorithm composed it. */
export function reportJsonLd({ headline_finding, disclaimer, completed_at, report_url, engine }: FullStudy): string {
  const report = {
    "@context": "https://schema.org",
    "@type": "Report",
    name: `Synthetic study: ${headline_finding}`,
    abstract: disclaimer,
    url: report_url,
    datePublished: completed_at,
    digitalSourceType: digitalSourceType({ engine }),
    creator: { "@type": "SoftwareApplication", name: engine.id, softwareVersion: engine.version },
  };
  // A topic's words could otherwise end the script element.
  return JSON.stringify(report).replaceAll("<", "\\u003c");
}
