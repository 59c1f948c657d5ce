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
  if (Math.abs(first.stance - last.stance) < 1) {
    const [low, high] = isOfLeast ? [first, last] : [last, first];
    const range = `${low.stance.toFixed(1)} to ${high.stance.toFixed(1)} of 5`;
    return {
      leads: leadsOf(
        material.plan,
        [
          `No kind of person sets itself apart over ${called(material.plan)}: the ${personas.length} personas' mean stances lie at ${range}.`,
        ],
        [`No kind of person sets itself apart: the ${personas.length} personas' mean stances lie at ${range}.`],
      ),
      further: [],
      quotes: [],
    };
  }
  const [top, bottom] = [first, last].map(({ stance }) => personas.filter((one) => one.stance === stance));
  const are = top!.length === 1 ? "is" : "are";
  const full = (some: typeof personas) => listed(some.map(({ name }) => name));
  const short = (some: typeof personas) => listed(some.map(nameOf));
  const means = `mean stance ${first.stance.toFixed(1)} and ${last.stance.toFixed(1)} of 5`;
  const stances = personas.map((one) => `${nameOf(one)} ${one.stance.toFixed(1)}`);
  const alone = most.replace(/ \p{Ll}+$/u, "");
  return {
    leads: leadsOf(
      material.plan,
      [
        `${most} ${called(material.plan)} ${are} ${full(top!)}, ${least} ${full(bottom!)}: ${means}.`,
        `${most} ${called(material.plan)} ${are} ${short(top!)}, ${least} ${short(bottom!)}.`,
      ],
      [
        `${alone} ${are} ${full(top!)}, ${least} ${full(bottom!)}: ${means}.`,
        `${alone} ${are} ${full(top!)}, ${least} ${full(bottom!)}.`,
      ],
    ),
    further: personas.length === 2 ? [] : [`Mean stances, of 5: ${stances.join(", ")}.`],
    quotes: [],
  };
}

/** Whether a question asks after those who are not for it. */
const asksLeast =
  /\b(?:leave|leaving|cancel|quit|churn|reject|refuse|never|least|against|upset|cheated|annoyed|resist|hate)\b/i;

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
