import { cutText } from "../../cut-text.ts";
import { contentWords } from "../../engines/content-words.ts";
import type { StudyTypeId } from "../../engines/study-types.ts";

const nouns: Record<StudyTypeId, string> = {
  brand: "brand-perception",
  product: "product-fit",
  concept: "concept-test",
  competitor: "competitive-analysis",
  cx: "customer-experience",
  pricing: "pricing-study",
  messaging: "message-test",
  winloss: "win-loss-analysis",
  churn: "churn-study",
  segmentation: "needs-map",
  custom: "study",
};

const longest = 60;

/** A study's slug: the topic's own words and the kind of study, such as `mid-market-cfos-evaluate-competitive-analysis`. */
export function slugOf(topic: string, study_type: StudyTypeId): string {
  const latin = topic.replaceAll("&", "").normalize("NFKD").replace(/\p{M}/gu, "");
  const words = contentWords(latin)
    .map((word) => word.replace(/[^a-z0-9]/g, ""))
    .filter((word, index, all) => word !== "" && all.indexOf(word) === index);
  let slug = "";
  for (const word of words) {
    const longer = slug === "" ? cutText(word, longest) : `${slug}-${word}`;
    if (longer.length > longest) break;
    slug = longer;
  }
  return slug === "" ? nouns[study_type] : `${slug}-${nouns[study_type]}`;
}
