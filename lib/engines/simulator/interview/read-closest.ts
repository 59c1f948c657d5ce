import type { Brief } from "../../brief.ts";
import { normal } from "../../draw.ts";
import type { Plan } from "../../plan.ts";
import { readPart } from "../../read-part.ts";
import { onceInStudy, studyDraw } from "../study-draw.ts";

/** A sentence longer than `whole` is parted at its commas; a piece shorter than `least` names nothing, nobody says one over `most` back. */
const lengths = { whole: 75, most: 90, least: 8 };
const mostClauses = 12;
const sentenceEnds = /(?<=[.!?;:…])\s+|(?<=[。！？；：])|\n+|\s+[–—-]\s+/u;
const commas = /,\s+|[、，،]\s*/u;

const withoutEnd = (text: string): string => text.replace(/[\p{P}\s]+$/u, "").trim();

/** What a reader can point at in a text, to the letter: its sentences, the long ones parted at commas, by punctuation alone. */
function clausesOf(text: string): string[] {
  const clauses = readPart(text)
    .replace(/[“”"]/g, "")
    .split(sentenceEnds)
    .flatMap((sentence) => (sentence.length > lengths.whole ? sentence.split(commas) : [sentence]))
    .map(withoutEnd)
    .filter(({ length }) => length >= lengths.least && length <= lengths.most);
  return [...new Set(clauses)].slice(0, mostClauses);
}

/** How differently the parts of a text are seen: by all of a study, and by each of its people; deviations. */
const seen = { study: 1, person: 0.8 };

type Text = Pick<Plan, "stimulus" | "claims">;

/** The clauses of a shown text, or the lines that are compared, in the order in which a persona takes to them; none where there are no two. */
export const readClosest = (brief: Brief, { stimulus, claims }: Text, persona_id: string): string[] =>
  onceInStudy(brief, `closest ${persona_id}`, () => {
    const clauses = claims.length > 1 ? claims.map(withoutEnd) : clausesOf(stimulus ?? "");
    if (clauses.length < 2) return [];
    const study = studyDraw(brief);
    const scoreOf = (at: number) =>
      seen.study * normal(study.at(`clause ${at}`)) + seen.person * normal(study.at(persona_id).at(`clause ${at}`));
    return clauses
      .map((clause, at) => ({ clause, score: scoreOf(at) }))
      .sort((one, other) => other.score - one.score)
      .map(({ clause }) => clause);
  });
