import type * as z from "zod";
import { ProvenanceKey } from "#components/marks/provenance-key.tsx";
import { ExternalLink } from "#components/text/external-link.tsx";
import { Notice } from "#components/text/notice.tsx";
import { Points } from "#components/text/points.tsx";
import { Status } from "#components/tools/fact-list.tsx";
import { listedBy } from "#components/tools/listed-by.ts";
import { ToolLinks } from "#components/tools/tool-links.tsx";
import { typeNames } from "#components/tools/tool-words.ts";
import { toolsHref } from "#components/tools/tools-href.ts";
import { UnverifiedNotice } from "#components/tools/unverified.tsx";
import { usageSentence } from "#components/tools/usage-sentence.ts";
import { firsthandScore, oneDecimal } from "#lib/format.ts";
import { categories } from "#lib/tools/categories.ts";
import type { getToolEndpoint, Tool } from "#lib/tools/contract.ts";
import type { Facts } from "#lib/tools/facts/contract.ts";

/** What a tool is: its name, its kind, what is to be known before it is used, and its description. */
export function ToolIdentity({ tool, status }: { tool: Tool; status: Facts["status"] }) {
  const category = categories.find(({ id }) => id === tool.category);
  return (
    <header>
      <h1 dir="auto" className="wrap-anywhere">
        {tool.name}
      </h1>
      <p className="mt-1 text-ink-2">
        {typeNames[tool.type]}
        {category && (
          <>
            {" · "}
            <a href={toolsHref({ category: category.id })}>{category.label}</a>
          </>
        )}
        {" · "}
        <ExternalLink href={tool.website} byStranger={listedBy(tool).byStranger} />
      </p>
      <UnverifiedNotice tool={tool} />
      {tool.deprecated && status && (
        <div className="mt-4 max-w-prose">
          <Notice title="Deprecated">
            <p>
              <Status status={status.value} />.
            </p>
          </Notice>
        </div>
      )}
      <p dir="auto" className="user-text mt-4 max-w-prose">
        {tool.description}
      </p>
      <p className="mt-4 max-w-prose text-lg">
        <ScoreInShort tool={tool} /> {usageSentence(tool)}{" "}
        {tool.usage.status === "no_data" && <a href="#review-this-tool">Publish the first one</a>}
      </p>
    </header>
  );
}

type Background = { tool: Tool; product: z.output<typeof getToolEndpoint.result>["product"] };

/** The firsthand score, else the desk score; each with its mark, as both begin with what is known. */
function ScoreInShort({ tool }: { tool: Tool }) {
  const score = firsthandScore(tool);
  const isUsed = score.kind !== "none";
  if (!isUsed && tool.assessment_score === null) return null;
  return (
    <>
      <ProvenanceKey of={isUsed ? "firsthand" : "desk"} />{" "}
      <b className="text-2xl tabular-nums">{isUsed ? score.value : oneDecimal(tool.assessment_score!)}</b>
      {isUsed ? ` (${score.interval}):` : "."}
    </>
  );
}

/** The source of a tool's record, and what goes with it. */
export function ToolBackground({ tool, product }: Background) {
  return (
    <div>
      <p className="max-w-prose text-ink-2 text-sm">{listedBy(tool).sentence}</p>
      {product && (
        <p className="mt-2 max-w-prose text-sm">
          Also by {product.name}: <ToolLinks tools={product.others} />
        </p>
      )}
      {tool.listing !== "unverified" && tool.similar_to.length > 0 && (
        <p className="wrap-anywhere mt-2 max-w-prose text-ink-2 text-sm">
          The registry names the same package, remote or repository for <ToolLinks tools={tool.similar_to} />.
        </p>
      )}
      {tool.tags.length > 0 && (
        <ul aria-label="Tags" className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {tool.tags.map((tag) => (
            <li key={tag}>
              <a href={`/tools?${new URLSearchParams({ q: tag.replaceAll("-", " ") })}`}>{tag}</a>
            </li>
          ))}
        </ul>
      )}
      {tool.use_cases.length > 0 && (
        <details className="mt-3 max-w-prose text-sm">
          <summary className="min-h-6 cursor-pointer">What it is used for</summary>
          <Points of={tool.use_cases} className="mt-1 ps-5" />
          <p className="mt-1 text-ink-2">Written by an AI assessor, not from use.</p>
        </details>
      )}
    </div>
  );
}
