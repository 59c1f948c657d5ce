import type { Brief } from "../../brief.ts";
import { noneOfThese, scales, thisOne } from "../../closings.ts";
import { normal } from "../../draw.ts";
import type { Plan } from "../../plan.ts";
import { studyDraw } from "../plan-of.ts";
import type { RespondTask } from "../task.ts";

/** How differently rivals are seen: by all of a study, and by each of its people; deviations. */
const deviations = { study: 0.3, person: 1 };

/** The rival that a persona thinks most of; undefined where none is given. */
export function rivalOf(
  brief: Brief,
  { competitors }: Pick<Plan, "competitors">,
  persona_id: string,
): string | undefined {
  const draw = studyDraw(brief);
  const scores = competitors.map(
    (_, at) =>
      deviations.study * normal(draw.at(`rival ${at + 1}`)) +
      deviations.person * normal(draw.at(persona_id).at(`rival ${at}`)),
  );
  return competitors[scores.indexOf(Math.max(...scores))];
}

/** What a respondent chooses: the thing if for it, what there is beside if torn, else that or a rival. */
export function pickOf({ brief, plan, persona, disposition }: RespondTask, beside: string): string {
  if (disposition.stance >= 4) return plan.subject ?? thisOne;
  const rival = rivalOf(brief, plan, persona.id);
  return disposition.stance === 3 || rival === undefined ? beside : rival;
}

/** The option that an answer names at the end, with how sure of it one is; −1 for none. The first is what people do today, the last what is studied. */
export const pickedIn = (answer: string, options: readonly string[]): number =>
  options.findIndex((option, place) => {
    const names = place === 0 ? [noneOfThese] : place === options.length - 1 ? [option, thisOne] : [option];
    return names.some((name) => scales.sure.some((sure) => answer.endsWith(`${name}. ${sure}.`)));
  });
