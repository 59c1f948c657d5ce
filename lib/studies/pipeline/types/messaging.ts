import { contentWords } from "../../../engines/content-words.ts";
import type { Interview } from "../../../engines/findings.ts";
import type { Measure } from "../../../engines/measured.ts";
import type { Plan } from "../../../engines/plan.ts";
import { mean } from "../../../engines/statistics.ts";
import { capital } from "../../../engines/subject-words.ts";
import type { TypeGuide } from "../guides/core-question.ts";
import type { Answers } from "../measures/answers.ts";
import { bestWorst } from "../measures/best-worst.ts";
import { askedItem, thingOf } from "../measures/closed-items.ts";
import { unknownMeasure } from "../measures/measure-of.ts";
import { scales } from "../measures/scales.ts";
import { boxes, shareOf, topBox } from "../measures/shares.ts";
import { sources } from "../measures/sources.ts";
import { type Answer, perception, sidesInWords } from "../prose/answer-forms.ts";
import { estimatedOf, estimatedOfAll, type Material, measure } from "../prose/material.ts";
import { pointsOn, topSentence } from "../prose/points.ts";
import type { TypeProse } from "../prose/type-prose.ts";
import { shareSamples } from "../prose/type-prose.ts";
import type { StudyForm } from "./study-form.ts";

const qualities = [
  { id: "clarity", label: "Clear", text: "clear", measures: { of: "consideration", id: "simplicity" } },
  { id: "relevance", label: "Relevant to me", text: "relevant to you", measures: { of: "consideration", id: "fit" } },
  { id: "believability", label: "Believable", text: "believable", measures: { of: "consideration", id: "claims" } },
  {
    id: "difference",
    label: "Unlike others",
    text: "different from what others say",
    measures: { of: "consideration", id: "novelty" },
  },
  { id: "motivation", label: "Moves to act", text: "a reason to look further into it", measures: { of: "stance" } },
] as const;

/** Read back before judged. */
const guide: TypeGuide = {
  questions: [
    {
      purpose: "read_back",
      text: ({ claim, subject }) => `Please read this: “${claim ?? subject}”. What does it say, in your own words?`,
      seeks: ["clarify", "ladder"],
    },
    {
      purpose: "promise",
      text: () => "What, if anything, does it promise you?",
      seeks: ["ladder", "clarify"],
    },
    {
      purpose: "unclear",
      text: () => "What, if anything, is unclear to you?",
      seeks: ["clarify", "example"],
    },
    {
      purpose: "believe",
      text: () => "How far do you believe it?",
      seeks: ["ladder", "example"],
    },
    {
      purpose: "who_else_says",
      text: () => "Who else says something like this?",
      seeks: ["contrast", "example"],
    },
    {
      purpose: "forward_note",
      text: ({ other_person }) => `Say you pass it on to ${other_person}. What do you write above it?`,
      seeks: ["ladder", "counter"],
    },
  ],
  swap: [2, 3],
};

/** Variants that can be compared: the promises the topic names. */
const mostVariants = 4;
const variantsOf = ({ claims }: Plan): string[] => [...new Set(claims)].slice(0, mostVariants);

/** How a study of the type is put into words. */
const prose: TypeProse = {
  asked: (subject) =>
    `what they ${/“|^the (?:message|text|line|slogan|tagline|headline|claim)\b/.test(subject) ? "read in" : "make of"} ${subject} and what they believe of it`,
  place: "For the wording",
  test: "have people say in their own words what they read",
  check: {
    question: (subject) => `What do readers say ${subject} promises, in their own words?`,
    method: "Show it briefly, hide it, ask for a read-back; each reader sees one version.",
    sample: shareSamples.fifteenPoints,
    would_change: "Most readers give back another promise than the one intended.",
  },
  why: 1,
  fits: ["yes_no", "perception", "clear", "effect"],
  own: /\b(?:believ\w+|clear\w*|compelling|confusing|convinc\w+|credible|makes? sense|persua\w+|plain|underst\w+)\b/i,
  lead,
};

/** Message test: five qualities, the mean of them, which variant leads, and whether it was understood. */
export const messaging: StudyForm = {
  guide,
  prose,
  battery: (plan) => {
    const message = plan.claims[0] === undefined ? `What is said of ${thingOf(plan)}` : `“${plan.claims[0]}”`;
    const variants = variantsOf(plan);
    return [
      ...qualities.map(({ id, text, measures }) =>
        askedItem(id, `${message}: how far is it ${text}?`, scales.degree, measures),
      ),
      ...(variants.length < 2
        ? []
        : variants.map((variant, index) =>
            askedItem(`variant_${index + 1}`, `How much does “${variant}” speak to you?`, scales.degree),
          )),
    ];
  },
  measures: (answers) => [
    ...qualities.map(({ id, label }) => topBox(answers, { id: `${id}_t2b`, label, item: id, top: 2 })),
    messageScore(answers),
    ...variantScores(answers),
    comprehensionOf(answers),
  ],
};

/** The mean of the five top-two-box shares, over the interviews that answered all five. */
function messageScore(answers: Answers): Measure {
  const ids = qualities.map(({ id }) => id);
  const complete = answers
    .together(ids)
    .map(({ distributions }) => mean(distributions.map((shares) => shares[3]! + shares[4]!)));
  return shareOf(answers, {
    id: "message_score",
    label: "Message score",
    shares: complete,
    items: ids.map((id) => {
      const shares = boxes(answers, id, 2);
      return { label: id, value: shares.length === 0 ? null : mean(shares) };
    }),
    formula: "Mean of the five top-two-box shares",
    source: sources.message,
  });
}

function variantScores(answers: Answers): Measure[] {
  const variants = variantsOf(answers.plan);
  if (variants.length < 2) return [];
  const options = variants.map((label, index) => ({ id: `variant_${index + 1}`, label }));
  return [bestWorst(answers, { id: "maxdiff", label: "Which line leads", options })];
}

/** How much of the claim's content a read-back has to hold. */
const heldShare = 0.5;

/** The share whose read-back holds the claim, of those that were asked to read it back. */
function comprehensionOf(answers: Answers): Measure {
  const given = {
    id: "comprehension",
    label: "Understood as meant",
    formula:
      "Share whose answer to the question that shows the claim holds at least half of the claim's content words, of those that do more than repeat the line to the letter; a read-back in wholly other words is missed, so that it is a lower bound",
    source: sources.comprehension,
  };
  const claim = answers.plan.claims.find((one) => contentWords(one).length > 0);
  if (claim === undefined)
    return unknownMeasure(answers, { ...given, unit: "share", why: "The topic names no claim to read back" });
  const held = answers.interviews.map((interview) => readBack(interview, claim)).filter((answer) => answer !== null);
  return shareOf(answers, { ...given, shares: held.map((answer) => (holds(answer, claim) ? 1 : 0)) });
}

/** What was answered when the claim was shown first; null where it never was, or was only repeated. */
function readBack({ transcript }: Interview, claim: string): string | null {
  const line = simplified(claim);
  const answer = transcript.find(({ q, kind }) => kind === "core" && simplified(q).includes(line))?.a ?? null;
  return answer === null || simplified(answer).includes(line) ? null : answer;
}

const simplified = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");

function holds(answer: string, claim: string): boolean {
  const said = new Set(contentWords(answer).map(stem));
  const meant = [...new Set(contentWords(claim).map(stem))];
  return meant.filter((word) => said.has(word)).length >= heldShare * meant.length;
}

/** A word without its commonest endings, so that "saves" is found again in "saving". */
const stem = (word: string): string => word.replace(/['’]s$/, "").replace(/(?<=\p{L}{3})(?:ing|ed|es|s|e)$/u, "");

const noWords =
  "No wording was put before the respondents, and none is made up. Send it as stimulus, or in quotes in the topic.";

/** What was understood and what was believed. */
function lead(material: Material): Answer {
  const [clear, believed] = ["clarity_t2b", "believability_t2b"].map((id) => measure(material, id)?.value ?? null);
  if (clear == null || believed == null) return perception(material);
  const line = material.plan.stimulus ?? material.plan.claims[0];
  if (line === undefined) return { cannot_tell: noWords };
  const name = line.length > longestLine ? "the message" : `“${line.replace(/[“”]/g, "'").replace(/(?<!\.)\.$/, "")}”`;
  const found = `clear in ${estimatedOfAll(material, clear)} and believable in ${estimatedOf(material, believed)}`;
  const [forIts, againstIts] = [pointsOn(material, 1), pointsOn(material, -1)];
  return {
    leads: [`${capital(name)} is found ${found}.`, `The message is found ${found}.`],
    further: [
      `As a whole ${sidesInWords(material, ["is convinced", "are convinced"], "not", "undecided")}.`,
      ...(forIts.length === 0 ? [] : [topSentence(material, forIts, takes)]),
      ...(againstIts.length === 0 ? [] : [topSentence(material, againstIts, doubts)]),
    ],
    quotes: [],
  };
}

const takes = { most: "what readers take from it most is", one: "promise", several: "promises" };
const doubts = { most: "what they hold against it most is", one: "objection", several: "objections" };

/** Longer lines do not fit beside their counts. */
const longestLine = 60;
