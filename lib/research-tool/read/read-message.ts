import type { Members } from "../task.ts";
import type { ResearchVerb } from "../verbs.ts";
import { messageForms } from "./message-forms.ts";

/** The verb and members of a message in one of the known forms; null for any other. */
export function readMessage(message: string): { verb: ResearchVerb; members: Members } | null {
  const said = message.trim();
  for (const { verb, pattern, members } of messageForms) {
    const match = pattern.exec(said);
    if (match === null) continue;
    const parts = Object.fromEntries(Object.entries(match.groups ?? {}).filter(([, part]) => part !== undefined));
    // A form is read in any case, and what has a closed list of values is in lower case.
    for (const name of ["study_id", "study_type"])
      if (parts[name] !== undefined) parts[name] = parts[name].toLowerCase();
    return { verb, members: members?.(parts) ?? (parts as Members) };
  }
  return null;
}
