import { confidenceWord } from "../../../engines/measured.ts";
import { called, isNameless } from "../../../engines/subject-words.ts";
import { hasNps } from "../../report/nps-in-words.ts";
import { studyForms } from "../types/study-forms.ts";
import { answerTo } from "./compose-answers.ts";
import type { Material } from "./material.ts";

export const longestHeadline = 140;
const littleKnown = 0.5;

/** The answer to the topic's own question in one sentence of at most 140 characters. */
export function composeHeadline(material: Material): string {
  const [own] = material.questions;
  const answer = answerTo(material, own?.question ?? material.brief.topic, 0);
  if ("cannot_tell" in answer) return shortened(`These interviews cannot tell: ${lowered(answer.cannot_tell)}`);
  const shortest = answer.leads.at(-1)!.replace(" simulated interviews", "");
  const fitting = [...answer.leads, shortest].find(({ length }) => length <= longestHeadline);
  return (fitting ?? shortened(shortest)).replace(/\.$/, "");
}

const lowered = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** A sentence up to its last whole clause that fits. */
function shortened(sentence: string): string {
  if (sentence.length <= longestHeadline) return sentence;
  const cut = sentence.slice(0, longestHeadline).replace(/[;:,.][^;:,.]*$/, "");
  const clause = cut.lastIndexOf("(") > cut.lastIndexOf(")") ? `${cut})` : cut;
  return clause.length > 40 ? clause : `${sentence.slice(0, longestHeadline - 1).trimEnd()}…`;
}

/** Three or four sentences: what was asked, the answer, what divides, how sure it is. */
export function composeSummary(material: Material): string {
  const { brief, plan, counted } = material;
  const { prose } = studyForms[brief.study_type];
  const count = brief.personas.length;
  const people = count === 1 ? "one simulated persona" : `${count} simulated personas`;
  const asked = isNameless(plan)
    ? `The study put its question to ${people}.`
    : `The study asked ${people} ${prose.asked(called(plan))}.`;
  const answer = counted.length === 0 ? null : answerTo(material, material.questions[0]!.question, 0);
  const said = answer === null || "cannot_tell" in answer ? whyNothing(material) : answer.leads[0]!;
  return [asked, said, divides(material), sureness(material)].filter(Boolean).join(" ");
}

/** Why nothing was found, as far as that is known. */
const whyNothing = ({ plan, counted }: Material): string => {
  if (counted.length > 0) return "The interviews do not answer the question that the study was given.";
  return plan.coverage < littleKnown
    ? "No theme could be counted, as little of the topic was recognised: saying in plainer words what it is may help."
    : "No theme could be counted, as the answers took no side that a passage proves.";
};

/** From so many interviews on either side a theme divides. */
const dividesFrom = 2;

/** The theme, other than the two that lead, that interviews take both sides of. */
function divides({ facts }: Material): string {
  const split = facts
    .slice(2)
    .find(({ interviews, opposed_interviews }) => Math.min(interviews, opposed_interviews) >= dividesFrom);
  if (split === undefined) return "";
  const { label, interviews, opposed_interviews, polarity } = split;
  const [pro, con] = polarity > 0 ? [interviews, opposed_interviews] : [opposed_interviews, interviews];
  return `Opinions divide over “${label}”: ${pro} interviews speak for it on this point, ${con} against.`;
}

function sureness({ avg_sentiment, overall_confidence, nps, brief, plan }: Material): string {
  const sure = `Sentiment is ${avg_sentiment} of 10 and confidence ${overall_confidence} of 100, which is ${confidenceWord(overall_confidence)}`;
  if (!hasNps({ ...brief, understood: plan })) return `${sure}.`;
  const range = `${signed(nps.low)} to ${signed(nps.high)}`;
  return `${sure}. The projected NPS is an estimate from ratings, ${signed(nps.value)}; by sampling error alone it could lie anywhere from ${range}.`;
}

const signed = (value: number): string => String(Math.round(value)).replace("-", "−");
