import type { Interview } from "../../../engines/findings.ts";
import { mean } from "../../../engines/statistics.ts";
import { called } from "../../../engines/subject-words.ts";
import { listed } from "../../report/listed.ts";
import { type Answer, leadsOf } from "./answer-forms.ts";
import type { Material } from "./material.ts";

/** What the two ends of who is for a thing and who is not are called. */
const usualEnds = ["Most open to", "least open"] as const;

/** Who is for it and who is not, by the personas' mean stance; `words` say what the ends of it mean. */
export function who(material: Material, [most, least]: readonly [string, string] = usualEnds): Answer {
  const personas = [...Map.groupBy(material.interviews, ({ persona_id }) => persona_id).values()]
    .map((own) => ({ name: described(own[0]!), stance: mean(own.map(({ analysis }) => analysis.stance)) }))
    .sort((one, other) => other.stance - one.stance);
  const [first, last] = [personas[0], personas.at(-1)];
  if (first === undefined || last === undefined) return { cannot_tell: "Nobody was interviewed." };
  if (first.stance - last.stance < 1) {
    const range = `${last.stance.toFixed(1)} to ${first.stance.toFixed(1)} of 5`;
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
  const ends = `mean stance ${first.stance.toFixed(1)} and ${last.stance.toFixed(1)} of 5`;
  const stances = personas.map((one) => `${nameOf(one)} ${one.stance.toFixed(1)}`);
  const alone = most.replace(/ \p{Ll}+$/u, "");
  return {
    leads: leadsOf(
      material.plan,
      [
        `${most} ${called(material.plan)} ${are} ${full(top!)}, ${least} ${full(bottom!)}: ${ends}.`,
        `${most} ${called(material.plan)} ${are} ${short(top!)}, ${least} ${short(bottom!)}.`,
      ],
      [
        `${alone} ${are} ${full(top!)}, ${least} ${full(bottom!)}: ${ends}.`,
        `${alone} ${are} ${full(top!)}, ${least} ${full(bottom!)}.`,
      ],
    ),
    further: personas.length === 2 ? [] : [`Mean stances, of 5: ${stances.join(", ")}.`],
    quotes: [],
  };
}

/** The name without its role. */
const nameOf = ({ name }: { name: string }): string => name.replace(/ \(.*$/, "");

/** A persona by name and role. */
const described = ({ persona_name, persona_role }: Interview): string => `${persona_name} (${persona_role})`;
