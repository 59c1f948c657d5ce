import { Ago } from "#components/text/ago.tsx";
import { shortId } from "#components/text/disclosure.tsx";
import { Points } from "#components/text/points.tsx";
import { Section } from "#components/text/section.tsx";
import { capital } from "#lib/cut-text.ts";
import { plural } from "#lib/format.ts";
import { logOrder, type ReportedPost, recordNames, reportReasons } from "#lib/moderation/contract.ts";
import { ActForm } from "./act-form.tsx";
import { RemoveForm } from "./post-list.tsx";

/** The reported posts and studies, and the operator's actions on each. */
export function ReportList({ posts, total }: { posts: ReportedPost[]; total: number }) {
  return (
    <Section id="reports" title={total === 0 ? "Nothing is reported" : `Reported by readers: ${total}`}>
      {total > posts.length && (
        <p>
          The first {posts.length}, {logOrder}:
        </p>
      )}
      <ul className="border-hairline border-b empty:hidden">
        {posts.map((post) => (
          <ReportedRow key={post.post_id} of={post} />
        ))}
      </ul>
    </Section>
  );
}

function ReportedRow({
  of: { post_id, kind, path, excerpt, report_count, reasons, notes, answer_to, ...of },
}: {
  of: ReportedPost;
}) {
  return (
    <li className="space-y-3 border-hairline border-t py-4">
      <h3 className="text-base">
        <a href={path}>
          {capital(recordNames[kind])} <span className="identifier">{shortId(post_id)}</span>
        </a>
        , {plural(report_count, "report")}, the last <Ago moment={of.last_reported_at} />
      </h3>
      <p dir="auto" className="wrap-anywhere max-w-prose whitespace-pre-line border-hairline border-s-4 ps-4">
        {excerpt}
      </p>
      <Points className="ps-5 text-sm" of={reasons.map(({ reason, count }) => `${reportReasons[reason]}: ${count}`)} />
      {notes.length > 0 && (
        <div className="text-sm">
          <p>Newest notes, by unknown readers:</p>
          <Points
            className="wrap-anywhere whitespace-pre-line ps-5"
            of={notes.map((note) => <bdi key="note">{note}</bdi>)}
          />
        </div>
      )}
      {answer_to.length > 0 && (
        <p className="wrap-anywhere text-sm">
          Asked for a takedown: {answer_to.join(", ")}. Write to them before you decide: the addresses are deleted with
          the decision.
        </p>
      )}
      <RemoveForm post_id={post_id} />
      <ActForm
        action={`/operator/reports/${post_id}/dismiss`}
        act="Dismiss"
        of={` the reports of ${shortId(post_id)}`}
        isQuiet
      />
    </li>
  );
}
