import type { Interview } from "../../../engines/findings.ts";
import { mean } from "../../../engines/statistics.ts";
import { called, capital } from "../../../engines/subject-words.ts";
import { listed } from "../../report/listed.ts";
import { type Answer, leadsOf } from "./answer-forms.ts";
import type { Material } from "./material.ts";

/** What the two ends of who is for a thing and who is not are called. */
const usualEnds = ["Most open to", "least open"] as const;

/** Who is for it and who is not, by the personas' mean stance; `ends` say what the two ends of it mean. */
export function who(material: Material, ends: readonly [string, string] = usualEnds, question = ""): Answer {
  const isOfLeast = asksLeast.test(question);
  const [most, least] = isOfLeast ? turned(ends) : ends;
  const personas = [...Map.groupBy(material.interviews, ({ persona_id }) => persona_id).values()]
    .map((own) => ({ name: described(own[0]!), stance: mean(own.map(({ analysis }) => analysis.stance)) }))
    .sort((one, other) => (isOfLeast ? one.stance - other.stance : other.stance - one.stance));
  const [first, last] = [personas[0], personas.at(-1)];
  if (first === undefined || last === undefined) return { cannot_tell: "Nobody was interviewed." };
  const full = (some: typeof personas) => listed(some.map(({ name }) => name));
  const short = (some: typeof personas) => listed(some.map(nameOf));
  const stances = [...new Set(personas.map(stanceOf))];
  if (Math.abs(first.stance - last.stance) < 1 || stances.length === 1) {
    const are = stances.length === 1 ? `all ${personas.length} are ${stances[0]}` : listed(inStances(personas, short));
    const alone = "No kind of person sets itself apart";
    return {
      leads: leadsOf(material.plan, [`${alone} over ${called(material.plan)}: ${are}.`], [`${alone}: ${are}.`]),
      further: [],
      quotes: [],
    };
  }
  const [top, bottom] = [first, last].map(({ stance }) => personas.filter((one) => one.stance === stance));
  const are = top!.length === 1 ? "is" : "are";
  const alone = most.replace(/ \p{Ll}+$/u, "");
  return {
    leads: leadsOf(
      material.plan,
      [
        `${most} ${called(material.plan)} ${are} ${full(top!)}, ${least} ${full(bottom!)}.`,
        `${most} ${called(material.plan)} ${are} ${short(top!)}, ${least} ${short(bottom!)}.`,
      ],
      [
        `${alone} ${are} ${full(top!)}, ${least} ${full(bottom!)}.`,
        `${alone} ${are} ${full(top!)}, ${least} ${full(bottom!)}.`,
      ],
    ),
    further: [`${capital(inStances(personas, short).join("; "))}.`],
    quotes: [],
  };
}

/** What a stance of 1 to 5 is, in a word. */
const stanceOf = ({ stance }: { stance: number }): string =>
  stance >= inFavour ? "in favour" : stance <= opposed ? "against" : "undecided";
const [inFavour, opposed] = [3.5, 2.5];

/** Who is in favour, undecided and against, each in words. */
function inStances<One extends { stance: number }>(personas: One[], names: (some: One[]) => string): string[] {
  return [...Map.groupBy(personas, stanceOf)].map(
    ([stance, own]) => `${names(own)} ${own.length === 1 ? "is" : "are"} ${stance}`,
  );
}

/** Whether a question asks after those who are not for it. */
export const asksLeast =
  /\b(?:leav(?:e|es|ing)|drop(?:s|ping)?|cancel(?:s|ling)?|quit|churn|reject|refuse|never|least|against|upset|cheated|annoyed|resist|hate|does not|dont|don['’]t|do not|doesn['’]t)\b/i;

/** The two ends the other way round, the one that a question names first. */
function turned([most, least]: readonly [string, string]): [string, string] {
  const preposition = / \p{Ll}+$/u.exec(most)?.[0] ?? "";
  const first = /leave$/.test(least) ? least : `${least}${preposition}`;
  return [capital(first), most.replace(/ \p{Ll}+$/u, "").replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())];
}

/** The name without its role. */
const nameOf = ({ name }: { name: string }): string => name.replace(/ \(.*$/, "");

/** A persona by name and role. */
const described = ({ persona_name, persona_role }: Interview): string => `${persona_name} (${persona_role})`;
