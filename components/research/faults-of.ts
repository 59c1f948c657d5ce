import type { AppError } from "#lib/errors.ts";
import { ownValue } from "#lib/own-value.ts";
import { invalid } from "#lib/studies/study-request.ts";

/** The fields of the form that show faults; the empty name is of the whole form. */
type Field = "topic" | "study_type" | "who" | "n_per_persona" | "questions" | "closed" | "given" | "";
export type Faults = { [field in Field]?: string[] };

/** Where the form has a member of the request, and what the member is called there. */
const places: { [member: string]: readonly [field: Field, name: string] } = {
  topic: ["topic", "The topic"],
  study_type: ["study_type", "The type"],
  audience: ["who", "Who is asked"],
  audience_description: ["who", "The description"],
  persona_ids: ["who", "Your choice"],
  n_per_persona: ["n_per_persona", "The number of interviews"],
  questions: ["questions", "The list of questions"],
  closed_questions: ["closed", "The list of closed questions"],
  subject: ["given", "The subject"],
  rivals: ["given", "The list of rivals"],
  price: ["given", "The price"],
  stimulus: ["given", "What is shown"],
};

/** The faults of a refused request, each at its field and by its name there. */
export function faultsOf({ code, message, extras: { details = [] } }: AppError): Faults {
  if (details.length === 0) {
    const member = Object.entries(invalid).find(([, ofMember]) => ofMember === code)?.[0] ?? "";
    return { [ownValue(places, member)?.[0] ?? ""]: [message] };
  }
  const named = details.map(({ pointer, message: fault }) => {
    const [, member = "", at = "", part = ""] = pointer.split("/");
    const [field, name] = ownValue(places, member) ?? ["", "The request"];
    const nth = /^\d+$/.test(at) ? ` (in place ${Number(at) + 1})` : "";
    const of = nth === "" || part === "" ? "" : `: ${part.replaceAll("_", " ")}`;
    return { field, words: `${name}${nth}${of} ${fault.replace(/\.$/, "")}.` };
  });
  const byField = Map.groupBy(named, ({ field }) => field);
  return Object.fromEntries([...byField].map(([field, faults]) => [field, faults.map(({ words }) => words)]));
}
