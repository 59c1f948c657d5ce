import { studyTypeIds } from "../engines/study-types.ts";
import type { Members } from "./conversation.ts";
import type { ResearchVerb } from "./verbs.ts";

type MessageForm = {
  verb: ResearchVerb;
  /** The form as help and docs/research.md write it. */
  form: string;
  /** Matches a whole message, each part once, so that it is linear in the message. */
  pattern: RegExp;
  members?(parts: Record<string, string>): Members;
};

const type = `(?<study_type>${studyTypeIds.join("|")})`;
const id = (name: string) => `(?<${name}>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})`;
const study = `(?:it|the study|my (?<study_id>last) study|${id("study_id")})`;
const after = (name: string) => `:\\s*(?<${name}>\\S[^]*)`;
const whole = (words: string) => new RegExp(`^${words}$`, "i");

/** The messages that are read without `do`: what each begins with, and what follows to the letter. */
export const messageForms: MessageForm[] = [
  { verb: "run", form: "Run a pricing study: {topic}", pattern: whole(`run an? (?:${type} )?study${after("topic")}`) },
  {
    verb: "estimate",
    form: "Price a pricing study: {topic}",
    pattern: whole(`price an? (?:${type} )?study${after("topic")}`),
  },
  {
    verb: "list",
    form: "List my last 5 studies",
    pattern: whole("list my (?:last (?<limit>\\d{1,3}) )?studies[.]?"),
    members: ({ limit }) => (limit === undefined ? {} : { limit: Number(limit) }),
  },
  { verb: "show", form: "Show my last study", pattern: whole(`show ${study}[.]?`) },
  { verb: "follow_up", form: "Follow up: {question}", pattern: whole(`follow up${after("question")}`) },
  { verb: "cancel", form: "Cancel the study", pattern: whole(`cancel ${study}[.]?`) },
  {
    verb: "rerun",
    form: "Run it again with seed 42",
    pattern: whole(`run ${study} again(?: with seed (?<seed>\\d{1,15}))?[.]?`),
    members: ({ seed, ...parts }) => ({ ...parts, ...(seed !== undefined && { seed: Number(seed) }) }),
  },
  {
    verb: "compare",
    form: "Compare my last two studies",
    pattern: whole(`compare (?:my last two studies|${id("study_id")} with ${id("with")})[.]?`),
  },
  { verb: "publish", form: "Publish it", pattern: whole(`publish ${study}[.]?`) },
  { verb: "unlist", form: "Unlist it", pattern: whole(`unlist ${study}[.]?`) },
  { verb: "list_personas", form: "List the personas", pattern: whole("list (?:the|my) personas[.]?") },
  {
    verb: "save_persona",
    form: "Save a persona: {name}, {age}, {role}",
    pattern: whole("save a persona:\\s*(?<name>[^,\\n]{1,80}),\\s*(?<age>\\d{1,3}),\\s*(?<role>[^\\n]{1,120})"),
    members: ({ age, ...parts }) => ({ ...parts, age: Number(age) }),
  },
  {
    verb: "delete_persona",
    form: "Delete the persona {name}",
    pattern: whole("delete the persona (?<persona_id>[^\\n]{1,80}?)[.]?"),
  },
  {
    verb: "import_personas",
    form: "Import these personas: {csv}",
    pattern: whole(`import these personas${after("csv")}`),
  },
  { verb: "simulate", form: "Simulate: {scenario}", pattern: whole(`simulate${after("scenario")}`) },
  { verb: "types", form: "List the kinds of study", pattern: whole("list the (?:kinds of study|study types)[.]?") },
  { verb: "deliveries", form: "Show my webhook deliveries", pattern: whole("show my webhook deliveries[.]?") },
  { verb: "usage", form: "Show what I have spent", pattern: whole("show what i have spent[.]?") },
  { verb: "keys", form: "Show my API keys", pattern: whole("show my api keys[.]?") },
  { verb: "help", form: "Help", pattern: whole("help[.!?]?") },
];

/** The verb and members of a message in one of the known forms; null for any other. */
export function readMessage(message: string): { verb: ResearchVerb; members: Members } | null {
  const text = message.trim();
  for (const { verb, pattern, members } of messageForms) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const parts = Object.fromEntries(Object.entries(match.groups ?? {}).filter(([, part]) => part !== undefined));
    // A form is read in any case, and what has a closed list of values is in lower case.
    for (const name of ["study_id", "study_type"])
      if (parts[name] !== undefined) parts[name] = parts[name].toLowerCase();
    return { verb, members: members?.(parts) ?? (parts as Members) };
  }
  return null;
}
