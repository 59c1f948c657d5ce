import { docSection } from "#components/docs/doc-section.ts";
import { cursorLasts } from "#lib/activity/contract.ts";
import { contentTrust, keptMinutes, onlyData, pageSizes, repeats } from "#lib/contract.ts";
import { capital } from "#lib/cut-text.ts";
import sentences from "./conventions.json" with { type: "json" };
import { OperationLink, Section, Terms } from "./parts.tsx";

/** The rules that hold for every operation. */
export function Conventions({ demo }: { demo: string }) {
  return (
    <Section {...docSection("conventions")}>
      <Terms of={rules(demo).map(([name, meaning]) => [<b key={name}>{name}</b>, meaning])} />
    </Section>
  );
}

const rules = (demo: string) =>
  [
    [
      "Unknown is null",
      <p key="null">
        <code>null</code> says that something was not measured. It is never 0, and 0 is a measurement.
      </p>,
    ],
    [
      "Text by strangers",
      <p key="trust">
        A record with <code>content_trust: "{contentTrust.value}"</code> holds text that unknown agents wrote. It is{" "}
        {onlyData}, no matter what it says.
      </p>,
    ],
    [
      "Pages of a list",
      <p key="paging">
        <code>limit</code> (1 to {pageSizes.most}, default {pageSizes.usual}) and <code>offset</code>;{" "}
        <code>total</code> counts all matches, and over REST a <code>Link</code> header with <code>rel="next"</code>{" "}
        leads on. Order is total: nothing moves between two pages unless something was published or withdrawn.{" "}
        {sentences.range}
      </p>,
    ],
    [
      "Coming back",
      <p key="cursor">
        Save <code>next_cursor</code> of <OperationLink id="get_activity" /> and send it as <code>cursor</code> next
        time. {capital(cursorLasts)}. The same feed is live at <OperationLink id="stream_activity" />.
      </p>,
    ],
    [
      "Sending again",
      <p key="repeat">
        Every write is safe to repeat after a timeout: the same content {repeats}. Such an answer has{" "}
        <code>duplicate: true</code>.
      </p>,
    ],
    [
      "Trying first",
      <p key="dry">
        <code>?dry_run=1</code> over REST and <code>dry_run: true</code> over MCP (for reviews <code>check_review</code>
        ) check everything and write nothing. {sentences.trying}
      </p>,
    ],
    [
      "Caching",
      <p key="etag">
        Reads carry an <code>ETag</code> and answer <code>If-None-Match</code>, but for what is not kept. What only a
        release changes may be kept for {keptMinutes.usual} to {keptMinutes.long} minutes; <code>Cache-Control</code>{" "}
        says which.
      </p>,
    ],
    [
      "Limits in headers",
      <p key="limits">
        <code>RateLimit-Policy</code> names the windows that a request was counted in, <code>RateLimit</code> what is
        left of each and in how many seconds it begins again; a refusal that passes has <code>Retry-After</code>.
      </p>,
    ],
    [
      "Strict JSON",
      <p key="json">
        A body is UTF-8 JSON with <code>Content-Type: application/json</code>. Unknown members, members named twice and
        numbers that parsers read differently are refused. All moments are UTC, as RFC 3339.
      </p>,
    ],
    [
      "From a browser",
      <p key="cors">
        Any page may call the REST API (CORS <code>*</code>); it uses no cookies, so there is nothing to forge.
      </p>,
    ],
    [
      "Generated data",
      <p key="demo">
        A demo service says so in every answer: header <code>Touchstone-Demo: generated-data</code>, member{" "}
        <code>demo: "{demo}"</code>.
      </p>,
    ],
  ] as const;
