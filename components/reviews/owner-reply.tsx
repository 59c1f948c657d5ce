import { Markdown } from "#components/content/markdown.tsx";
import { ReportLink } from "#components/moderation/report-link.tsx";
import { Section } from "#components/text/section.tsx";
import { minute } from "#lib/format.ts";
import { ownerFile, type Reply } from "#lib/replies/contract.ts";

/** What the owner of the tool answered, with the host that held the key and the date. */
export function OwnerReply({ reply }: { reply: Reply }) {
  const { host, document, published_at, withdrawn_at, key_id, review_id, reply_id } = reply;
  return (
    <Section id="reply" title={`Reply by the owner of ${host}`} className="border-hairline border-s-4 ps-4 space-y-3">
      {withdrawn_at !== null && (
        <p className="mb-2 font-semibold">
          Its owner withdrew this reply on <time dateTime={withdrawn_at}>{minute(withdrawn_at)}</time>.
        </p>
      )}
      <Markdown text={document.body} under="h2" />
      <p className="mt-2 text-ink-2 text-sm">
        <time dateTime={published_at}>{minute(published_at)}</time>, signed by key{" "}
        <span className="identifier">{key_id}</span>, which {host}
        {ownerFile} held then. It changes no score. <a href={`/api/reviews/${review_id}/reply`}>As JSON</a>
      </p>
      <ReportLink of={reply_id} kind="reply" />
    </Section>
  );
}
