import { useSpan } from "../accounts/contract.ts";
import { savePersonaEndpoint } from "../personas/contract.ts";
import { studyOrder } from "../studies/contract.ts";
import { otherSeed } from "../studies/rerun/contract.ts";
import { studyMembers } from "../studies/study-request.ts";
import tables from "./verbs.json" with { type: "json" };

const { topic: _, dry_run, webhook_headers, ...ofStudy } = studyMembers.shape;
const facts = { otherSeed, studyOrder, useSpan: useSpan.unit };
const members = { study: Object.keys(ofStudy), persona: Object.keys(savePersonaEndpoint.input.shape) };

type VerbEntry = {
  /** What it does, in one line. */
  does: string;
  /** Whether it changes something at once, without a price or a yes. */
  changes?: boolean;
  /** The members without which it asks back. */
  needs?: string[];
  /** Its other members, or the list that has them. */
  takes?: string[] | keyof typeof members;
  example?: Record<string, unknown>;
};

/** What needs a yes. */
export const needsYes = "What costs money, publishes or deletes";

export type ResearchVerb = keyof typeof tables.verbs;
/** Everything that the tool can do. */
export const researchVerbs = Object.keys(tables.verbs) as [ResearchVerb, ...ResearchVerb[]];

/** A verb's entry, with nothing left out. */
export function entryOf(verb: ResearchVerb) {
  const { does, changes = false, needs = [], takes = [], example = {} } = tables.verbs[verb] as VerbEntry;
  return {
    does: does.replaceAll(/\{\{(\w+)\}\}/g, (_, fact: keyof typeof facts) => facts[fact]),
    changes,
    needs,
    takes: Array.isArray(takes) ? takes : members[takes],
    example,
  };
}

/** A call of a verb, as its arguments are sent. */
export type ResearchCall = { do?: ResearchVerb; [member: string]: unknown };

/** The verb's call as an example. */
export const exampleOf = (verb: ResearchVerb): ResearchCall => ({ do: verb, ...entryOf(verb).example });

const mostNamed = 5;

/** Each verb in one line: the members that it reads, and what it does. */
export const verbsInWords = researchVerbs
  .map((verb) => {
    const { does, needs, takes } = entryOf(verb);
    const more = takes.filter((name) => !needs.includes(name));
    const names = needs.length + more.length > mostNamed ? [...needs, "…"] : [...needs, ...more];
    return `${verb}${names.length === 0 ? "" : `(${names.join(", ")})`}: ${does}`;
  })
  .join("; ");
