import type { ClosedMember } from "#lib/engines/closed-kinds.ts";
import type { AppError } from "#lib/errors.ts";
import { ownValue } from "#lib/own-value.ts";
import { invalid, type StudyInput } from "#lib/studies/study-request.ts";

/** The fields of the form that show faults; the empty name is of the whole form. */
type Field = "topic" | "study_type" | "who" | "n_per_persona" | "questions" | "closed" | "given" | "";
/** A field of a closed question, by its member and the place of the question. */
type ClosedField = `closed_${string}_${number}`;
export type Faults = { [field in Field | ClosedField]?: string[] };

/** Where the form has a member of the request, and what the member and one of its items are called there. */
const places: { [member in keyof StudyInput]?: readonly [field: Field, name: string, item?: string] } = {
  topic: ["topic", "The topic"],
  study_type: ["study_type", "The type"],
  audience: ["who", "Who is asked"],
  audience_description: ["who", "The description"],
  persona_ids: ["who", "Your choice"],
  n_per_persona: ["n_per_persona", "The number of interviews"],
  questions: ["questions", "The list of questions", "Question"],
  closed_questions: ["closed", "The list of closed questions", "Closed question"],
  subject: ["given", "The subject"],
  category: ["given", "The kind of thing"],
  rivals: ["given", "The list of rivals", "Rival"],
  price: ["given", "The price"],
  stimulus: ["given", "What is shown"],
};

/** What the fields of a closed question are called in a fault. */
const closedParts: { [member in ClosedMember]?: string } = {
  at_most: "number that may be chosen",
  min: "lowest amount",
  max: "highest amount",
  at_price: "price",
};

/** The faults of a refused request, each at its field and by its name there. */
export function faultsOf({ code, message, extras: { details = [] } }: AppError): Faults {
  if (details.length === 0) {
    const member = Object.entries(invalid).find(([, ofMember]) => ofMember === code)?.[0] ?? "";
    return { [ownValue(places, member)?.[0] ?? ""]: [message] };
  }
  const faults = details.map(({ pointer, message: fault }) => {
    const [, member = "", at = "", part = "", line] = pointer.split("/");
    const [field, list, item] = ownValue(places, member) ?? ["", "The request"];
    const isItem = item !== undefined && /^\d+$/.test(at);
    const isOfClosed = isItem && part !== "";
    const of = isOfClosed ? `: the ${ownValue(closedParts, part) ?? part}` : "";
    const nth = line === undefined ? "" : `, line ${Number(line) + 1},`;
    return {
      field: isOfClosed ? `closed_${part}_${at}` : field,
      words: `${isItem ? `${item} ${Number(at) + 1}` : list}${of}${nth} ${fault.replace(/\.$/, "")}.`,
    };
  });
  const byField = Map.groupBy(faults, ({ field }) => field);
  return Object.fromEntries([...byField].map(([field, faults]) => [field, faults.map(({ words }) => words)]));
}
