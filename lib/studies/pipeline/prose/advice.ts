import { wordingOfObjection } from "../../../engines/considerations/wording-of.ts";
import { called, capital, isNameless, sideOf } from "../../../engines/subject-words.ts";
import type { Fact, Writing } from "../../../engines/writing.ts";
import { studyForms } from "../types/study-forms.ts";
import { argumentsOn } from "./answer-forms.ts";
import { sideWords } from "./findings.ts";
import type { Material } from "./material.ts";
import { pointsOn, topSentence } from "./points.ts";

type Agenda = Writing["research_agenda"];

/** What a respondent would have to see, begun in the manner of the objection's kind. */
const opening: Record<Material["objections"][number]["category"], string> = {
  price: "Those who say so would have to see",
  value: "What would count for them is",
  trust: "Before they believe it they would have to see",
  risk: "Before they take the risk they would have to see",
  effort: "Before they take on the work they would have to see",
  fit: "To judge whether it suits them, they would have to see",
  timing: "What would bring the moment closer is",
  proof: "No argument settles this; they would have to see",
  social: "They do not decide this for themselves only; what would help is",
  other: "What might settle it is",
};

/** What would resolve an objection. */
export function composeResolution(label: string, { objections }: Material): string {
  const { see, mend } = wordingOfObjection(label);
  const category = objections.find((one) => one.label === label)?.category ?? "other";
  return `${opening[category]} ${see}. ${capital(mend)}.`;
}

/** What could be gained, if what speaks for it holds among real people. */
export function composeOpportunity(material: Material): string {
  const points = pointsOn(material, 1);
  const { plan } = material;
  if (points.length === 0)
    return `In these simulated interviews no theme speaks ${sideOf(plan, 1)}; the opening still has to be found with people.`;
  return topSentence(material, points, argumentsOn(plan, 1));
}

/** What could go wrong, by what speaks against it. */
export function composeRisk(material: Material): string {
  const points = pointsOn(material, -1);
  const { plan } = material;
  if (points.length === 0)
    return `${isNameless(plan) ? "No objection was raised" : `Nothing was held against ${called(plan)}`} here; simulated agreement is no sign that people have no objections.`;
  return topSentence(material, points, argumentsOn(plan, -1));
}

/** Two to four hints for what is said about it. */
export function composeMessaging(material: Material): string[] {
  const { plan } = material;
  const claim = plan.claims.find((one) => one.toLowerCase() !== plan.subject.toLowerCase());
  const [liked] = pointsOn(material, 1);
  const [doubted] = pointsOn(material, -1);
  const lines = [
    claim && `Test “${claim}” by asking readers what it promises them, before asking whether they like it.`,
    liked && `Lead with ${liked.words}, in the words people use for it themselves: ${liked.wording.keep}.`,
    doubted && `Answer ${doubted.words} before it is raised, with ${doubted.wording.see}.`,
    `Keep to what can be checked${isNameless(plan) ? "" : ` when speaking of ${called(plan)}`}.`,
    "Have a few real readers say it back in their own words before it is used.",
  ];
  return lines.filter((line): line is string => line !== undefined).slice(0, 4);
}

/** Three to five checks with real people; the first tests the headline. */
export function composeAgenda(material: Material): Agenda {
  const { facts, objections, plan, brief } = material;
  const { check } = studyForms[brief.study_type].prose;
  const [lead] = facts;
  const [objection] = objections;
  const split = facts.find(({ opposed_personas }) => opposed_personas > 0);
  return [
    testOf(lead, material),
    {
      ...check,
      question: check.question(called(plan)),
      why: "The interviews were simulated; this is the measure that the question needs from real people.",
      priority: "high" as const,
    },
    ...(objection === undefined ? [] : [objectionCheck(objection.label)]),
    ...(split === undefined ? [] : [splitCheck(split)]),
    {
      question: `Who is missing among the people asked${isNameless(plan) ? "" : ` about ${called(plan)}`}?`,
      why: "Simulated personas hold only what was assumed of them.",
      method: "Open recruiting without a profile, a short talk with each, and a note of who does not fit any persona.",
      sample:
        "8 to 10 people: enough to meet a kind of person that makes up a quarter of them, with more than nine chances in ten.",
      priority: "low" as const,
      would_change: "Several of them weigh things that no persona named.",
    },
  ];
}

function testOf(lead: Fact | undefined, material: Material): Agenda[number] {
  const { plan, brief } = material;
  const people = brief.audience === "b2b" ? "buyers" : "people";
  const subject = isNameless(plan) ? "this question" : called(plan);
  return {
    question:
      lead === undefined
        ? `What do real ${people} weigh first when asked openly about ${subject}?`
        : `Do real ${people} weigh ${sideWords(lead, material)} when it comes to ${subject}, without being asked about it?`,
    why:
      lead === undefined
        ? "The simulated interviews gave no theme to test."
        : "It is what most personas here have in common, and it comes from simulated interviews.",
    method: "One open question first, coded by two people, then one closed question on it.",
    sample: `n = 43 ${people}: a share of one half is then known to ±15 points at 95 %.`,
    priority: "high",
    would_change:
      lead === undefined
        ? "Any reason that a third of them give unprompted."
        : "Fewer than 3 in 10 raise it unprompted.",
  };
}

const objectionCheck = (label: string): Agenda[number] => ({
  question: `Does “${label}” stop real decisions, or is it only said?`,
  why: "An objection that is named is not always the one that decides.",
  method:
    "Interviews about the last real decision, asking what happened before what was thought; then one version that answers the objection.",
  sample: "12 to 15 interviews: new reasons seldom appear after that among people of one kind.",
  priority: "medium",
  would_change: "Those who raise it decided as often in favour as those who did not.",
});

const splitCheck = ({ label }: Fact): Agenda[number] => ({
  question: `Who takes which side of “${label}”?`,
  why: "Both sides were heard, and an average would hide them.",
  method: "Survey with one closed question on it, beside facts about each person.",
  sample: "n = 96 in all: two groups of equal size are then each known to about ±14 points at 95 %.",
  priority: "medium",
  would_change: "The two sides do not differ in any fact that was asked for.",
});
