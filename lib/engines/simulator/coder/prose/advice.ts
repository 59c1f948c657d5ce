import { wordingOfObjection, wordingOfTheme } from "../../../considerations/wording-of.ts";
import type { PlainFact, Prose, ProseTask } from "../../task.ts";
import { byType } from "./by-type.ts";
import { called } from "./called.ts";
import { capital, sideOf } from "./findings.ts";

/** What a respondent would have to see, begun in the manner of the objection's kind. */
const opening: Record<ProseTask["objections"][number]["category"], string> = {
  price: "Those who say so would have to see",
  value: "What would count for them is",
  trust: "Before they believe it they would have to see",
  risk: "What would take the risk off them is",
  effort: "What would lighten it is",
  fit: "To see that it suits them, they would need",
  timing: "What would bring the moment closer is",
  proof: "No argument settles this; they would have to see",
  social: "They do not decide this for themselves only; what would help is",
  other: "What might settle it is",
};

/** What would resolve each objection. */
export const writeResolutions = ({ objections }: ProseTask): Prose["resolutions"] =>
  objections.map(({ id, label, category }) => {
    const { see, mend } = wordingOfObjection(label);
    return { id, what_would_resolve: `${opening[category]} ${see}. ${capital(mend)}.` };
  });

const strongest = (facts: readonly PlainFact[], sign: 1 | -1): PlainFact | undefined =>
  facts.find(({ polarity }) => sign * polarity > 0);

/** What could be gained, if what speaks for it holds among real people. */
export function writeOpportunity({ facts, plan }: ProseTask): string {
  const fact = strongest(facts, 1);
  if (fact === undefined)
    return `In these simulated interviews no theme speaks for ${called(plan)}; the opening still has to be found with real people.`;
  const { keep } = wordingOfTheme(fact.label);
  return `If real people care about ${sideOf(fact)}, as was heard in ${fact.interviews} of ${fact.of_interviews} simulated interviews, that is the place to start: ${keep}.`;
}

/** What could go wrong, by what speaks against it. */
export function writeRisk({ facts, objections, plan }: ProseTask): string {
  const fact = strongest(facts, -1);
  if (fact !== undefined) {
    const { see } = wordingOfTheme(fact.label);
    return `What weighs against ${called(plan)} in ${fact.interviews} of ${fact.of_interviews} simulated interviews is ${sideOf(fact)}. Until doubters see ${see}, that may outweigh the rest.`;
  }
  const [objection] = objections;
  if (objection !== undefined)
    return `No theme leans against ${called(plan)}, but “${objection.label}” was raised: ${wordingOfObjection(objection.label).mend}.`;
  return `Nothing was held against ${called(plan)} here; simulated agreement is no sign that real people have no objections.`;
}

/** Two to four hints for what is said about it, from its claims, what is liked and what is doubted. */
export function writeMessaging({ facts, objections, plan }: ProseTask): string[] {
  const claim = plan.claims.find((one) => one.toLowerCase() !== plan.subject.toLowerCase());
  const liked = strongest(facts, 1);
  const doubted = strongest(facts, -1);
  const [objection] = objections;
  const lines = [
    claim === undefined
      ? null
      : `Test “${claim}” by asking readers what it promises them, before asking whether they like it.`,
    liked === undefined
      ? null
      : `Lead with ${sideOf(liked)}, in the words people use for it themselves: ${wordingOfTheme(liked.label).keep}.`,
    objection === undefined
      ? null
      : `Answer “${objection.label}” before it is asked, with ${wordingOfObjection(objection.label).see}.`,
    doubted === undefined || liked === undefined
      ? null
      : `Do not let ${sideOf(liked)} stand alone; the same people weigh ${sideOf(doubted)}.`,
    `Keep to what can be checked when speaking of ${called(plan)}.`,
    "Have a few real readers say it back in their own words before it is used.",
  ];
  return lines.filter((line) => line !== null).slice(0, 4);
}

/** Three to five checks with real people; the first tests the headline. */
export function writeAgenda(task: ProseTask): Prose["research_agenda"] {
  const { facts, objections, plan, brief } = task;
  const { check } = byType[brief.study_type];
  const [lead] = facts;
  const [objection] = objections;
  const split = facts.find(({ counter_quote }) => counter_quote !== null);
  return [
    testOf(lead, task),
    {
      ...check,
      question: check.question(called(plan)),
      why: "The interviews were simulated; this is the measure that the question needs from real people.",
      priority: "high" as const,
    },
    ...(objection === undefined ? [] : [objectionCheck(objection)]),
    ...(split === undefined ? [] : [splitCheck(split)]),
    {
      question: `Who is missing among the people asked about ${called(plan)}?`,
      why: "Simulated personas hold only what was assumed of them.",
      method: "Open recruiting without a profile, a short talk with each, and a note of who does not fit any persona.",
      sample:
        "8 to 10 people: enough to meet a kind of person that makes up a quarter of them, with more than nine chances in ten.",
      priority: "low" as const,
      would_change: "Several of them weigh things that no persona named.",
    },
  ];
}

function testOf(lead: PlainFact | undefined, { plan, brief }: ProseTask): Prose["research_agenda"][number] {
  const who = brief.audience === "b2b" ? "buyers" : "people";
  return {
    question:
      lead === undefined
        ? `What do real ${who} weigh first when asked openly about ${called(plan)}?`
        : `Do real ${who} weigh ${sideOf(lead)} when it comes to ${called(plan)}, without being asked about it?`,
    why:
      lead === undefined
        ? "The simulated interviews gave no theme to test."
        : "It is what the headline rests on, and it comes from simulated interviews.",
    method: "One open question first, coded by two people, then one closed question on it.",
    sample: `n = 43 ${who}: a share of one half is then known to ±15 points at 95 %.`,
    priority: "high",
    would_change:
      lead === undefined
        ? "Any reason that a third of them give unprompted."
        : "Fewer than 3 in 10 raise it unprompted.",
  };
}

const objectionCheck = ({ label }: ProseTask["objections"][number]): Prose["research_agenda"][number] => ({
  question: `Does “${label}” stop real decisions, or is it only said?`,
  why: "An objection that is named is not always the one that decides.",
  method:
    "Interviews about the last real decision, asking what happened before what was thought; then one version that answers the objection.",
  sample: "12 to 15 interviews: new reasons seldom appear after that among people of one kind.",
  priority: "medium",
  would_change: "Those who raise it decided as often in favour as those who did not.",
});

const splitCheck = ({ label }: PlainFact): Prose["research_agenda"][number] => ({
  question: `Who stands on which side of “${label}”?`,
  why: "Both sides were heard, and an average would hide them.",
  method: "Survey with one closed question on it, beside facts about each person.",
  sample: "n = 96 in all: two groups of equal size are then each known to about ±14 points at 95 %.",
  priority: "medium",
  would_change: "The two sides do not differ in any fact that was asked for.",
});
