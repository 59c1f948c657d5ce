import { called, isNameless } from "../../../engines/subject-words.ts";
import { optionInWords } from "../../report/option-in-words.ts";
import { type Answer, reasonAgainst, reasonFor, sidesOf } from "./answer-forms.ts";
import { leaningOf, type Material } from "./material.ts";
import { pickOf } from "./pick-of.ts";

const ofEach = "What is picked was asked without its reasons.";

/** "Why?" after another question: the reasons of the side that its answer takes, or of both sides. */
export function because(material: Material, before: string): Answer {
  const pick = pickOf(material, before);
  if (pick === null) return byLeaning(material);
  if (isNameless(material.plan)) return { cannot_tell: ofEach };
  if ("cannot_tell" in pick) return pick;
  const [lead] = pick.leads as [string];
  const thing = optionInWords(called(material.plan));
  const rivals = material.plan.competitors.map(optionInWords);
  const isOf = (name: string) => lead.toLowerCase().startsWith(name.toLowerCase());
  if (isOf(thing)) return reasonFor(material);
  if (!lead.startsWith("No option") && (isOf("what they use today") || rivals.some(isOf)))
    return reasonAgainst(material);
  if (lead.startsWith("No option") && lead.includes(thing)) return bothSides(material);
  return { cannot_tell: ofEach };
}

function byLeaning(material: Material): Answer {
  const { side } = leaningOf(material);
  return side === "yes" ? reasonFor(material) : side === "no" ? reasonAgainst(material) : bothSides(material);
}

/** What speaks for it and what against it. */
export function bothSides(material: Material): Answer {
  const [first, ...others] = sidesOf(material);
  if (first === undefined) return { cannot_tell: "No reason was said in enough of these interviews to be counted." };
  return { leads: [first], further: others, quotes: [] };
}
