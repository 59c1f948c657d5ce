import { ProvenancePanel } from "#components/marks/provenance-panel.tsx";
import { dimensionCount } from "#lib/rubric/dimensions.ts";

/** How a desk assessment is made, and what it is not. */
export function DeskMethod() {
  return (
    <ProvenancePanel of="desk" title="assessments: how they are made" className="space-y-3">
      <ol className="max-w-prose list-decimal space-y-2 ps-6">
        <li>
          An AI model, named in each assessment, reads public pages about the tool: its documentation, its readme, its
          prices. <b>Nothing is run.</b> The copies it reads may be older than the pages now online.
        </li>
        <li>
          For each of the {dimensionCount} <a href="/dimensions">dimensions</a> it gives a rating with one reason in
          words. Where the pages do not say, the rating is null, never a guess.
        </li>
        <li>
          Every page the ratings rest on is linked, and what the reading could not tell is listed as limitations, beside
          a confidence of low, medium or high.
        </li>
        <li>A desk rating never enters a usage score, and no usage enters a desk rating.</li>
      </ol>
    </ProvenancePanel>
  );
}
