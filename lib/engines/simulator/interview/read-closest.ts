import type { Brief } from "../../brief.ts";
import { normal } from "../../draw.ts";
import type { Plan } from "../../plan.ts";
import { readPart } from "../../read-part.ts";
import { onceInStudy, studyDraw } from "../study-draw.ts";

/** A sentence shorter than `least` names nothing, nobody says one over `most` back, and of one over `brief` only its beginning. */
const lengths = { most: 90, brief: 45, least: 8 };
const mostClauses = 12;
const sentenceEnds = /(?<=[.!?…])\s+|(?<=[。！？])|\n+/u;

const withoutEnd = (text: string): string => text.replace(/[\p{P}\s]+$/u, "").trim();

/** The beginning of a long sentence, up to a comma that has three words before it. */
const briefly = (sentence: string): string =>
  sentence.length <= lengths.brief ? sentence : (/^(?:\S+\s){2,}?\S+?(?=[,;:]\s)/.exec(sentence)?.[0] ?? sentence);

/** What a reader can point at in a text, to the letter: its sentences, or how they begin. */
function clausesOf(text: string): string[] {
  const clauses = readPart(text)
    .replace(/[“”"]/g, "")
    .split(sentenceEnds)
    .map((sentence) => briefly(withoutEnd(sentence)))
    .filter(({ length }) => length >= lengths.least && length <= lengths.most);
  return [...new Set(clauses)].slice(0, mostClauses);
}

/** How differently the parts of a text are seen: by all of a study, and by each of its people; deviations. */
const seen = { study: 0.8, person: 1 };

type Text = Pick<Plan, "stimulus" | "claims">;

/** The clauses of a shown text, or the lines that are compared, in the order in which a persona takes to them; none where there are no two. */
export const readClosest = (brief: Brief, { stimulus, claims }: Text, persona_id: string): string[] =>
  onceInStudy(brief, `closest ${persona_id}`, () => {
    const isCompared = claims.length > 1;
    const clauses = isCompared ? claims.map(withoutEnd) : clausesOf(stimulus ?? "");
    if (clauses.length < 2) return [];
    const study = studyDraw(brief);
    const seenBy = clauses.map((clause, at) => {
      const ofAll = seen.study * normal(study.at(`clause ${at}`));
      return { clause, ofAll, score: ofAll + seen.person * normal(study.at(persona_id).at(`clause ${at}`)) };
    });
    const middle = seenBy.toSorted((one, other) => other.ofAll - one.ofAll)[Math.ceil(clauses.length / 2) - 1]!.ofAll;
    // The parts of one text are liked or doubted by all alike; which of some lines comes first differs from person to person.
    const isDoubted = ({ ofAll }: { ofAll: number }) => Number(!isCompared && ofAll < middle);
    return seenBy
      .toSorted((one, other) => isDoubted(one) - isDoubted(other) || other.score - one.score)
      .map(({ clause }) => clause);
  });
