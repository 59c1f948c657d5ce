import { readFileSync } from "node:fs";
import { join } from "node:path";
import { env } from "../env.ts";
import { ownValue } from "../own-value.ts";
import { dimensionIds, leastRated } from "../rubric/dimensions.ts";
import { operator } from "./operator.ts";

const read = (file: string) => readFileSync(join(process.cwd(), "lib/about", file), "utf8");
const guides = { llms: read("llms.txt"), skill: read("skill.md") };

/** The skill's name and what it is for, as its front matter says them. */
export const skill = {
  name: /^name: (.+)$/m.exec(guides.skill)![1]!,
  description: /^description: (.+)$/m.exec(guides.skill)![1]!,
};

/** A text for agents that know only the service's address: llms.txt in short, or the skill (Agent Skills). */
export function guideText(guide: keyof typeof guides): string {
  const { name, contact } = operator();
  const facts: Record<string, string> = {
    base: env().PUBLIC_URL,
    operator: `${name ?? "the operator has not said who they are"}${contact === null ? "" : `, ${contact}`}`,
    leastRated: String(leastRated),
    dimensions: dimensionIds.join(", "),
  };
  return guides[guide].replaceAll(/\{\{(\w+)\}\}/g, (_, fact: string) => ownValue(facts, fact)!);
}
