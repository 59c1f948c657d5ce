import { pick } from "../../draw.ts";
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

/** What a respondent would choose: the thing if for it, what there is already if torn, else that or a rival. */
export function pickOf(task: RespondTask): string {
  const { brief, plan, persona, disposition } = task;
  const options = ["", ...plan.competitors, ""];
  const others = options.slice(0, -1).map((_, place) => place);
  const other = disposition.stance === 3 ? 0 : pick(studyDraw(brief).at(persona.id).at("pick"), others);
  const place = disposition.stance >= 4 ? options.length - 1 : other;
  return inTurn(task, formsAt(place, options), `pick ${place}`)[0]!;
}

/** The option that an answer says would be chosen, by look-up; −1 for none. */
export const pickedIn = (answer: string, options: readonly string[]): number =>
  options.findIndex((_, place) => formsAt(place, options).some((sentence) => answer.includes(sentence)));
