import { digitalSourceType, studyTitle } from "#lib/studies/report/label.ts";
import type { FullStudy } from "#lib/studies/study-record.ts";

/** What the report is, for machines, safe inside a script element: first of all that an algorithm composed it. */
export function reportJsonLd(study: FullStudy): string {
  const { disclaimer, completed_at, report_url, engine } = study;
  const report = {
    "@context": "https://schema.org",
    "@type": "Report",
    name: studyTitle(study),
    abstract: disclaimer,
    url: report_url,
    datePublished: completed_at,
    digitalSourceType: digitalSourceType(study),
    creator: { "@type": "SoftwareApplication", name: engine.id, softwareVersion: engine.version },
  };
  // A topic's words could otherwise end the script element.
  return JSON.stringify(report).replaceAll("<", "\\u003c");
}
