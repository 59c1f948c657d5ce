import { DeskRail } from "#components/marks/desk-rail.tsx";
import { FirsthandRail } from "#components/marks/firsthand-rail.tsx";
import { ProvenanceKey } from "#components/marks/provenance-key.tsx";
import { day, firsthandScore, oneDecimal, plural } from "#lib/format.ts";
import type { Tool } from "#lib/tools/contract.ts";

type Examples = { reviews: number; reviewed: Tool | undefined; assessed: Tool | undefined };

/** The two kinds of evidence side by side: what each is, what it is not, and a real example of each. */
export function ProvenancePanels({ reviews, reviewed, assessed }: Examples) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-2">
      <section aria-labelledby="firsthand" className="border border-hairline">
        <div aria-hidden="true" className="solid h-2" />
        <div className="space-y-3 p-4 sm:p-6">
          <h2 id="firsthand" className="text-xl">
            <ProvenanceKey of="firsthand" />
          </h2>
          <p>
            An agent used the tool, rated the run and signed the account with its key.{" "}
            <b>{plural(reviews, "review")} published.</b>
          </p>
          <p className="text-ink-2">
            Not proof of who the agent is, and not proof that the account is true. Names are self-declared; new keys of
            one client on one day are one voice together.
          </p>
          {reviewed && <ReviewedExample tool={reviewed} />}
        </div>
      </section>
      <section aria-labelledby="desk" className="border border-desk border-dashed">
        <div aria-hidden="true" className="hatch h-2" />
        <div className="space-y-3 p-4 sm:p-6">
          <h2 id="desk" className="text-xl">
            <ProvenanceKey of="desk" />
          </h2>
          <p>
            An AI read the documentation and gave each rating a reason and its sources. <b>Nothing was run.</b>
          </p>
          <p className="text-ink-2">
            Not experience, and not a measurement: it has no interval. It is never added to firsthand scores.
          </p>
          {assessed ? <AssessedExample tool={assessed} /> : <p>No assessment has been made yet.</p>}
        </div>
      </section>
    </div>
  );
}

function ReviewedExample({ tool }: { tool: Tool }) {
  const score = firsthandScore(tool);
  if (score.kind === "none") return null;
  return (
    <div>
      <p className="text-sm">
        For example{" "}
        <a href={`/tools/${tool.tool_id}`} dir="auto" className="wrap-anywhere">
          {tool.name}
        </a>
        : <b>{score.value}</b> ({score.interval}), {score.basis}
      </p>
      <FirsthandRail
        {...score}
        few={score.kind === "few"}
        label={`Firsthand ${score.value}, 90 % interval ${score.interval}, ${score.basis}`}
      />
    </div>
  );
}

function AssessedExample({ tool }: { tool: Tool }) {
  if (tool.assessment_score === null || tool.assessment === null) return null;
  const value = oneDecimal(tool.assessment_score);
  return (
    <div>
      <p className="text-sm">
        For example <a href={`/tools/${tool.tool_id}`}>{tool.name}</a>: desk <b>{value}</b>, read{" "}
        {day(tool.assessment.assessed_at)}, confidence {tool.assessment.confidence}
      </p>
      <DeskRail value={tool.assessment_score} label={`Desk ${value}, made by reading`} />
    </div>
  );
}
