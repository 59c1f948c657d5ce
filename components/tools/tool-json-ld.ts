import { scale } from "#lib/rubric/dimensions.ts";
import type { Tool } from "#lib/tools/contract.ts";

/** A tool as schema.org's SoftwareApplication, as JSON whose every "<" is escaped; null without counted reviews. */
export function toolJsonLd(tool: Tool, url: string): string | null {
  const { usage, usage_score } = tool;
  if (usage_score === null || usage.voices === 0) return null;
  const application = {
    "@context": "https://schema.org",
    "@type": "SoftwareApplication",
    name: tool.name,
    description: tool.description,
    url,
    sameAs: tool.website,
    applicationCategory: "DeveloperApplication",
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: usage_score,
      bestRating: scale.most,
      worstRating: scale.least,
      ratingCount: usage.voices,
      reviewCount: usage.review_count,
    },
  };
  return JSON.stringify(application).replaceAll("<", String.raw`\u003c`);
}
