import type { Brief } from "../../brief.ts";
import { normal } from "../../draw.ts";
import type { Plan } from "../../plan.ts";
import { onceInStudy, studyDraw } from "../study-draw.ts";

/** How differently lines are seen: by all of a study, and by each of its people; deviations. */
const seen = { study: 0.8, person: 1 };

/**
 * The lines that a message test compares, in the order in which a persona takes to them; none where there are no two. Of one text no
 * part is liked or doubted by itself: what its sentences mean is not read.
 */
export const readClosest = (brief: Brief, { claims }: Pick<Plan, "claims">, persona_id: string): string[] =>
  onceInStudy(brief, `closest ${persona_id}`, () => {
    if (brief.study_type !== "messaging" || claims.length < 2) return [];
    const study = studyDraw(brief);
    const scored = claims.map((claim, at) => ({
      line: claim.replace(/[\p{P}\s]+$/u, "").trim(),
      score:
        seen.study * normal(study.at(`clause ${at}`)) + seen.person * normal(study.at(persona_id).at(`clause ${at}`)),
    }));
    return scored.toSorted((one, other) => other.score - one.score).map(({ line }) => line);
  });
