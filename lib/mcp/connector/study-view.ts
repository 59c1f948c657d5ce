import reportWords from "#lib/studies/report/report-words.json" with { type: "json" };
import { interfaceVersion } from "../../contract.ts";
import { capital } from "../../cut-text.ts";
import { sentiments } from "../../engines/findings.ts";
import { mostConfidence, npsName } from "../../engines/measured.ts";
import { nobodyAsked, noEvidence, syntheticStudy } from "../../studies/report/label.ts";
import { textFile } from "../../text-file.ts";

/** The view of an answer in clients that show MCP Apps (specification 2026-01-26). */
export const studyViewUri = "ui://touchstone/study.html";
export const studyViewType = "text/html;profile=mcp-app";

/** Burned into the page, so that no client can show a study without it. */
export const burnedLabel = `Synthetic: simulated interviews with invented personas. ${nobodyAsked}. ${noEvidence}`;

const { confidence, findings, objections } = reportWords.titles;

/** The view as one self-contained page, which loads nothing and sends nothing but to its client. */
export const studyViewPage = textFile("mcp/connector/study-view.html")({
  ...{
    title: syntheticStudy,
    label: burnedLabel,
    version: interfaceVersion,
    mostConfidence,
    ...{ confidence, findings, objections, afterName: reportWords.afterName, npsName: capital(npsName) },
    mostSentiment: sentiments.to,
  },
});

/** What a client may know of the view before it shows it: it needs no network and no permission. */
const meta = { ui: { prefersBorder: true, csp: { connectDomains: [], resourceDomains: [] } } };

export const studyViewListed = {
  uri: studyViewUri,
  name: "study",
  title: syntheticStudy,
  description: "Shows the answer of run_research with its label.",
  mimeType: studyViewType,
  _meta: meta,
};

/** The view as MCP reads it. */
export const studyViewContents = {
  contents: [{ uri: studyViewUri, mimeType: studyViewType, text: studyViewPage, _meta: meta }],
};
