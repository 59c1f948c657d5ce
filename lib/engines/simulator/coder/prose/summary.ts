import { wordingOfTheme } from "../../../considerations/wording-of.ts";
import { plainCount } from "../../../plain-prose.ts";
import type { PlainFact, ProseTask } from "../../task.ts";
import { byType } from "./by-type.ts";
import { called } from "./called.ts";
import { sideOf } from "./findings.ts";

const longestHeadline = 140;
/** From which index of confidence on a study is called high, and from which medium. */
const bands: [from: number, word: string][] = [
  [65, "high"],
  [45, "medium"],
  [0, "low"],
];
const littleKnown = 0.5;

const leadOf = (facts: readonly PlainFact[]): PlainFact | undefined => facts[0];

/** The finding in at most 140 characters, and that it is simulated. */
export function writeHeadline({ facts, plan }: ProseTask): string {
  const lead = leadOf(facts);
  if (lead === undefined) return "These simulated interviews show no theme that could be counted.";
  const count = plainCount(lead);
  const side = lead.polarity < 0 ? "against" : "for";
  const forms =
    lead.polarity === 0
      ? [`“${lead.label}” comes up with ${count}, for and against alike`]
      : [
          `What speaks ${side} ${called(plan)} for ${count}: ${sideOf(lead)}`,
          `What speaks ${side} it for ${count}: ${sideOf(lead)}`,
        ];
  return forms.find(({ length }) => length <= longestHeadline) ?? `“${lead.label}” leads in these simulated interviews`;
}

/** Three to five sentences: what was asked, what leads, what divides, how sure it is, what to do next. */
export function writeSummary(task: ProseTask): string {
  const { brief, plan, facts } = task;
  const lead = leadOf(facts);
  const people = brief.personas.length === 1 ? "one simulated persona" : `${brief.personas.length} simulated personas`;
  const asked = `The study asked ${people} ${byType[brief.study_type].asked(called(plan))}.`;
  if (lead === undefined)
    return [asked, whyNothing(task), sureness(task), "Ask real people openly before testing any answer."].join(" ");
  return [asked, leads(facts), divides(task), sureness(task), next(task, lead)].filter(Boolean).join(" ");
}

/** Why nothing was found, as far as that can be told. */
export function whyNothing({ plan }: ProseTask): string {
  return plan.coverage < littleKnown
    ? "No theme could be counted, as little of the topic was recognised: saying in plainer words what it is may help."
    : "No theme could be counted, as the answers took no side that a passage proves.";
}

function leads(facts: readonly PlainFact[]): string {
  const [lead, second] = facts as [PlainFact, PlainFact | undefined];
  const count = `${lead.interviews} of ${lead.of_interviews} interviews`;
  const side = lead.polarity === 0 ? "without a clear side" : lead.polarity < 0 ? "against it" : "for it";
  const also = second === undefined || second.label === lead.label ? "" : `, followed by “${second.label}”`;
  return `What leads is “${lead.label}”, ${side} in ${count}${also}.`;
}

/** What divides the respondents: a theme with voices on both sides, or else the gravest objection. */
function divides({ facts, objections }: ProseTask): string {
  const split = facts.find(({ counter_quote }) => counter_quote !== null);
  if (split !== undefined) return `Opinions divide over “${split.label}”, on which both sides were heard.`;
  const [gravest] = objections;
  if (gravest !== undefined) return `The gravest objection is “${gravest.label}”.`;
  return "No objection was raised, which is rare among real people.";
}

function sureness({ avg_sentiment, overall_confidence, nps }: ProseTask): string {
  const [, word] = bands.find(([from]) => overall_confidence >= from)!;
  const range = `${signed(nps.low)} to ${signed(nps.high)}`;
  return `Sentiment is ${avg_sentiment} of 10 and confidence ${overall_confidence} of 100, which is ${word}; the projected NPS of ${signed(nps.value)} could by sampling error alone lie anywhere from ${range}.`;
}

const signed = (value: number): string => String(Math.round(value)).replace("-", "−");

function next({ brief }: ProseTask, lead: PlainFact): string {
  const { test } = byType[brief.study_type];
  const { keep, mend } = wordingOfTheme(lead.label);
  return `Next, ${test}, and ${lead.polarity < 0 ? mend : keep} in a small trial.`;
}
