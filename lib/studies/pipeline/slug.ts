import { cutText } from "../../cut-text.ts";
import { contentWords } from "../../engines/content-words.ts";
import { readPart } from "../../engines/read-part.ts";
import { type StudyTypeId, studyTypeRows } from "../../engines/study-types.ts";

const longest = 60;
/** So much of a topic is read: a slug has its first words. */
const longestRead = 2_000;

/** A study's slug: the topic's own words and the kind of study, such as `mid-market-cfos-evaluate-competitive-analysis`. */
export function slugOf(topic: string, study_type: StudyTypeId): string {
  const latin = readPart(topic, longestRead).replaceAll("&", "").normalize("NFKD").replace(/\p{M}/gu, "");
  const words = new Set(contentWords(latin).map((word) => word.replace(/[^a-z0-9]/g, "")));
  words.delete("");
  let slug = "";
  for (const word of words) {
    const longer = slug === "" ? cutText(word, longest) : `${slug}-${word}`;
    if (longer.length > longest) break;
    slug = longer;
  }
  return slug === "" ? studyTypeRows[study_type].slug : `${slug}-${studyTypeRows[study_type].slug}`;
}
