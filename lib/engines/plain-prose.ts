import type { Brief } from "./brief.ts";
import type { Plan } from "./plan.ts";
import type { Fact as NamedFact, Writing } from "./writing.ts";

// The sentences that stand in for prose that said more than was counted: nothing but the facts.

type Fact = Omit<NamedFact, "quotes">;

const side = (polarity: number): string =>
  polarity > 0 ? "speaks for" : polarity < 0 ? "speaks against" : "comes up about";

/** How many personas take a fact's side, and how many the other. */
export function plainCount({ personas, of_personas, opposed_personas, polarity }: Fact): string {
  const count = `${personas} of ${of_personas} simulated personas`;
  return opposed_personas === 0 ? count : `${count} (${opposed_personas} ${polarity < 0 ? "in favour" : "against"})`;
}

/** The finding itself. */
export const plainFinding = (fact: Fact): string =>
  `“${fact.label}” ${side(fact.polarity)} it for ${plainCount(fact)}.`;

/** Who said so, how many, and one quote. */
export const plainEvidence = (fact: Fact): string =>
  `It came up in ${fact.interviews} of ${fact.of_interviews} interviews; ${fact.persona_name}: “${fact.quote}”`;

/** What to do with it: it is a hypothesis. */
export const plainImplication = (fact: Fact): string =>
  `Take “${fact.label}” as a hypothesis, and ask real people about it before acting on it.`;

/** The headline, at most 140 characters. */
export function plainHeadline(facts: readonly Fact[]): string {
  const [lead] = facts;
  if (lead === undefined) return "No theme was shared by the simulated interviews.";
  const full = plainFinding(lead);
  return full.length <= 140 ? full : `What leads: “${lead.label.slice(0, 100)}”.`;
}

type Whole = { facts: readonly Fact[]; brief: Pick<Brief, "personas">; overall_confidence: number };

/** The summary in one sentence. */
export function plainSummary({ facts, brief, overall_confidence }: Whole, interviews: number): string {
  const [lead] = facts;
  const asked = `${interviews} interviews with ${brief.personas.length} simulated personas`;
  if (lead === undefined) return `In ${asked}, no theme was shared.`;
  return `In ${asked}, what came up most is “${lead.label}”; confidence is ${overall_confidence} of 100.`;
}

/** What a theme is. */
export const plainDescription = (fact: Fact): string =>
  `“${fact.label}” came up on the leading side in ${fact.interviews} of ${fact.of_interviews} interviews.`;

/** What would resolve an objection. */
export const plainResolution = (label: string): string =>
  `Ask those who raise “${label}” what they would have to see for it to fall away.`;

/** What stands in for an opportunity or a risk. */
export function plainSide(facts: readonly Fact[], sign: 1 | -1): string {
  const fact = facts.find(({ polarity }) => sign * polarity > 0);
  if (fact === undefined) return sign === 1 ? "No theme spoke for it." : "No theme spoke against it.";
  return `“${fact.label}” ${side(fact.polarity)} it in ${fact.interviews} of ${fact.of_interviews} interviews.`;
}

/** Why a point of a research agenda is there. */
export const plainReason = "The interviews were simulated; whether this holds for people is not known.";

/** What to ask real people first. */
export function plainAgenda([lead]: readonly Fact[], { subject }: Pick<Plan, "subject">): Writing["research_agenda"] {
  const question =
    lead === undefined
      ? `What do real people weigh first about ${subject}?`
      : `Do real people raise “${lead.label}” without being asked about it?`;
  return [
    {
      question,
      why: plainReason,
      method: "One open question first, coded by two people, then one closed question on it.",
      sample: "43 people: a share of one half is then known to ±15 points at 95 %.",
      priority: "high",
      would_change: "Fewer than 3 in 10 raise it unprompted.",
    },
  ];
}

/** Why a question has no answer where no sentence about it was carried by the interviews. */
export const plainCannotTell = "No quote or count of these interviews carries an answer to it.";
/** What stands in an answer's place. */
export const noPlainAnswer = "These interviews cannot tell.";
