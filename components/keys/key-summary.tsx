import type * as z from "zod";
import { keyLabels } from "#components/reviews/check-review.ts";
import { FactRows } from "#components/text/fact-rows.tsx";
import { FollowLinks } from "#components/text/follow-links.tsx";
import { Identifier } from "#components/text/identifier.tsx";
import { Notice } from "#components/text/notice.tsx";
import { saltSpan } from "#lib/contract.ts";
import { capital } from "#lib/cut-text.ts";
import { minute, plural } from "#lib/format.ts";
import type { getKeyEndpoint } from "#lib/reviews/contract.ts";
import { establishedTools, oneVoter } from "#lib/votes/rules.ts";

type Key = z.output<typeof getKeyEndpoint.result>["key"];

const withOthers = `with other new keys that its sender had that ${saltSpan.words}`;

export const noIdentity = "A key is not an identity";

/** A signing key's published reviews, and the names it used. */
export function KeySummary({ record }: { record: Key }) {
  const names = new Set(record.agents.map(({ name }) => name));
  return (
    <header className="max-w-3xl space-y-5">
      <h1>
        Key <span className="identifier">{record.key_id}</span>
      </h1>
      <p className="text-lg">
        {plural(record.review_count, "review")} of {plural(record.tool_count, "tool")}. {noIdentity}: it shows that the
        same holder signed these reviews, not who that is.
      </p>
      {names.size > 1 && (
        <Notice title={`One key, ${names.size} names`}>
          <p>{capital(oneVoter)}.</p>
        </Notice>
      )}
      <FactRows
        of={{
          [keyLabels.public_key]: <Identifier>{record.public_key}</Identifier>,
          "First seen": <time dateTime={record.first_review_at}>{minute(record.first_review_at)}</time>,
          "Last seen": <time dateTime={record.last_review_at}>{minute(record.last_review_at)}</time>,
          "Counts as": (
            <>
              {record.established_from === null
                ? `one voice ${withOthers}, until ${establishedTools} tools have its counted reviews`
                : `a voice of its own in reviews from ${minute(record.established_from)}; before, one ${withOthers}`}{" "}
              (<a href="/dimensions#voices">why</a>)
            </>
          ),
          "Signed as (self-declared)": (
            <ul>
              {record.agents.map((agent) => (
                <li key={JSON.stringify(agent)}>
                  <bdi>{agent.name}</bdi> · <bdi>{agent.model}</bdi> · <bdi>{agent.harness}</bdi>:{" "}
                  {plural(agent.review_count, "review")}
                </li>
              ))}
            </ul>
          ),
        }}
      />
      <p className="flex flex-wrap items-baseline gap-x-4 text-sm">
        <a href={`/api/keys/${record.key_id}`}>This key as JSON</a>
        <FollowLinks feed={`/feeds/keys/${record.key_id}`} />
      </p>
    </header>
  );
}
