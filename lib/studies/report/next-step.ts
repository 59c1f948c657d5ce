import { sentencesOf } from "../../engines/sentences.ts";
import { excerpt, plural } from "../../format.ts";
import type { FullStudy } from "../study-record.ts";
import { dividingTheme, type Row } from "./what-divides.ts";

type Study = Pick<FullStudy, "objections" | "consensus_themes" | "personas" | "quant" | "flags">;

/** An objection is the next step's subject from so many of the interviews of the theme that speaks for it. */
const objectionFrom = 0.5;
/** People to talk to in a day, of each side where there are two. */
const talks = { all: 10, ofSide: 5 };
const roleLength = 40;

/**
 * What a reader can do tomorrow: about what leads, with people of both sides of what divides; "" where no advice is given.
 */
export function nextStep(
  { objections, consensus_themes, personas, quant, flags }: Study,
  rows: readonly Row[],
): string {
  if (flags.some(({ code }) => code === "sensitive" || code === "not_understood")) return "";
  const [objection] = objections.toSorted((one, other) => other.interview_count - one.interview_count);
  const liked = consensus_themes.find(({ sentiment }) => sentiment === "positive");
  const people = peopleFor(dividingTheme(rows), personas);
  if (objection !== undefined && objection.interview_count >= objectionFrom * (liked?.interview_count ?? 0)) {
    const answer = sentencesOf(objection.what_would_resolve).at(-1) ?? "";
    return `Answer the objection “${objection.objection}”. ${answer} Show the answer to ${people} and count how many still object.`;
  }
  if (liked !== undefined)
    return `Ask ${people} what they would want of it, naming nothing. Count who brings up “${liked.theme}”, as ${liked.interview_count} of ${plural(quant.n_interviews, "interview")} did.`;
  return `Ask ${people} the question itself, without naming any answer, and note what they bring up first.`;
}

/** Whom to talk to: people like a persona of each side of what divides. */
function peopleFor(row: Row | undefined, personas: Study["personas"]): string {
  const [one, other] = row === undefined ? [] : sidesOf(row);
  if (row === undefined || one === undefined || other === undefined) return plural(talks.all, "person", "people");
  const like = ({ persona_id }: Row["cells"][number]) => {
    const persona = personas.find(({ id }) => id === persona_id);
    return persona === undefined ? persona_id : `${persona.name} (${excerpt(persona.role, roleLength)})`;
  };
  return `${talks.ofSide} people like ${like(one)} and ${talks.ofSide} like ${like(other)}, who differ on “${row.theme}”,`;
}

/** One persona of each side: of those who object, else raise it, and of those who do not. */
function sidesOf({ cells }: Row): (Row["cells"][number] | undefined)[] {
  const sides = ["against", "both", "for", "none"] as const;
  const [first, ...others] = sides.filter((side) => cells.some((cell) => cell.side === side));
  return [first, others.at(-1)].map((side) => cells.find((cell) => cell.side === side));
}
