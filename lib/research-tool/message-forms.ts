import { studyTypeIds } from "../engines/study-types.ts";
import { longestFact } from "../personas/contract.ts";
import { fillPlaces } from "../text-file.ts";
import { type Member, newestWord } from "./contract.ts";
import type { Members } from "./conversation.ts";
import forms from "./message-forms.json" with { type: "json" };
import type { ResearchVerb } from "./verbs.ts";

type MessageForm = {
  verb: ResearchVerb;
  /** The form as readers see it. */
  form: string;
  /** Matches a whole message, each part once, so that it is linear in the message. */
  pattern: RegExp;
};

const id = (name: string) => `(?<${name}>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})`;
const texts = (["topic", "question", "csv", "scenario"] satisfies Member[]).map((name) => [
  name,
  `:\\s*(?<${name}>\\S[^]*)`,
]);
const places = {
  ...longestFact,
  type: `(?<study_type>${studyTypeIds.join("|")})`,
  study: `(?:it|the study|my (?<study_id>${newestWord}) study|${id("study_id")})`,
  study_id: id("study_id"),
  with: id("with"),
  ...Object.fromEntries(texts),
};

/** The messages that are read without `do`: what each begins with, and what follows to the letter. */
export const messageForms = Object.entries(forms).map(
  ([verb, { form, pattern }]): MessageForm => ({
    ...{ verb: verb as ResearchVerb, form },
    pattern: new RegExp(`^${fillPlaces(pattern, places)}$`, "i"),
  }),
);

const numbers: string[] = ["limit", "seed", "age"] satisfies Member[];

/** The verb and members of a message in one of the known forms; null for any other. */
export function readMessage(message: string): { verb: ResearchVerb; members: Members } | null {
  const text = message.trim();
  for (const { verb, pattern } of messageForms) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const parts = Object.entries(match.groups ?? {}).filter(([, part]) => part !== undefined);
    // A form is read in any case, and what has a closed list of values is in lower case.
    const read = ([name, part]: [string, string]) =>
      numbers.includes(name) ? Number(part) : /^study_(id|type)$/.test(name) ? part.toLowerCase() : part;
    return { verb, members: Object.fromEntries(parts.map((part) => [part[0], read(part)])) as Members };
  }
  return null;
}
