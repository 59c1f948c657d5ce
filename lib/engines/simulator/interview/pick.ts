import type { Brief } from "../../brief.ts";
import { normal } from "../../draw.ts";
import type { Plan } from "../../plan.ts";
import { studyDraw } from "../study-draw.ts";
import type { RespondTask } from "../task.ts";
import { picked } from "../words/openings.ts";
import { inTurn } from "./choose-form.ts";

/** The first of the options is what people have today, the last what is studied; between them are the rivals. */
const formsAt = (place: number, options: readonly string[]): string[] => {
  if (place === 0) return picked.today;
  if (place === options.length - 1) return picked.subject;
  return picked.rival.map((form) => form.replace("{rival}", () => options[place]!));
};

/** How differently rivals are seen: by all of a study, and by each of its people; deviations. */
const seen = { study: 0.3, person: 1 };

/** The rival that a persona thinks most of; undefined where none is given. */
export function rivalOf(
  brief: Brief,
  { competitors }: Pick<Plan, "competitors">,
  persona_id: string,
): string | undefined {
  const draw = studyDraw(brief);
  const scores = competitors.map(
    (_, at) =>
      seen.study * normal(draw.at(`rival ${at + 1}`)) + seen.person * normal(draw.at(persona_id).at(`rival ${at}`)),
  );
  return competitors[scores.indexOf(Math.max(...scores))];
}

/** What a respondent would choose: the thing if for it, what there is already if torn, else that or a rival. */
export function pickOf(task: RespondTask): string {
  const { brief, plan, persona, disposition } = task;
  const options = ["", ...plan.competitors, ""];
  const rival = rivalOf(brief, plan, persona.id);
  const other = disposition.stance === 3 || rival === undefined ? 0 : options.indexOf(rival);
  const place = disposition.stance >= 4 ? options.length - 1 : other;
  return inTurn(task, formsAt(place, options), `pick ${place}`)[0]!;
}

/** The option that an answer says would be chosen, by look-up; −1 for none. */
export const pickedIn = (answer: string, options: readonly string[]): number =>
  options.findIndex((_, place) => formsAt(place, options).some((sentence) => answer.includes(sentence)));
