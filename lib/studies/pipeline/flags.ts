import type { Brief } from "../../engines/brief.ts";
import { contextTokens } from "../../engines/context-tokens.ts";
import type { Engine } from "../../engines/engine.ts";
import type { Interview } from "../../engines/findings.ts";
import { type Flag, flagWhere as flag } from "../../engines/flag.ts";
import type { Quality } from "../../engines/measured.ts";
import type { Plan } from "../../engines/plan.ts";
import { mean } from "../../engines/statistics.ts";
import { grouped } from "../../in-words.ts";
import { answerFlags, share, unreadFlags } from "./answer-flags.ts";
import { type Discrimination, weakDiscriminationBelow } from "./discriminate.ts";
import { lintQuestion } from "./guides/lint-guide.ts";
import { type HeldInterview, isCoded, stancesOf, stanceTolerance } from "./hold-interview.ts";
import { noAdvice, whyNothing } from "./not-understood.ts";
import { isEnglish } from "./stated-by.ts";

export type Losses = {
  /** Interviews that failed. */
  interviews: number;
  /** Interviews that were not finished in time; what was said in them is counted. */
  cut: number;
  /** Whether probes were left out because time was short. */
  probes: boolean;
  /** Whether probes were left out because the money for them was spent. */
  money: boolean;
};

type Facts = {
  brief: Brief;
  plan: Plan;
  engine: Engine;
  held: readonly HeldInterview[];
  interviews: readonly Interview[];
  quality: Omit<Quality, "numbers_corrected">;
  lost: Losses;
  discrimination: Discrimination;
  /** Whether the model left out a piece of the prose. */
  isPartly: boolean;
};

/** One low count may be a slip of the provider's. */
const cutFrom = 2;

/** From how many independent interviews on a study is not called small. */
const smallBelow = 4;

/** What a caller should know before relying on a study, as closed codes in a fixed order. */
export function flagsOf(seen: Facts): Flag[] {
  return [
    ...ofEngine(seen),
    ...ofSize(seen),
    ...unreadFlags(seen.held),
    ...ofAgreement(seen),
    ...answerFlags(seen.held, seen.quality),
  ];
}

/** What should be mended in a request before it is paid for. */
export function planFlags(brief: Brief, plan: Plan, engine: Pick<Engine, "kind">): Flag[] {
  const isBuiltIn = engine.kind === "simulator";
  const nothing = whyNothing(plan, engine) ?? "";
  const isOther = isBuiltIn && plan.language === null;
  return [
    ...flag(!plan.understood && !isBuiltIn, "not_understood", "block", nothing),
    ...flag(isOther, "language", plan.understood ? "warn" : "block", nothing || spokenInEnglish),
    ...ofPeople(brief),
    ...flag(plan.sensitive, "sensitive", "warn", noAdvice),
    ...ofGuide(plan),
    ...flag(
      plan.understood && plan.coverage < 0.5,
      "out_of_distribution",
      plan.coverage < 0.25 ? "block" : "warn",
      `${Math.round(100 * (1 - plan.coverage))} % of the topic was not understood. Say it in plainer words.`,
    ),
  ];
}

/** What is said of a topic in another language whose subject was given. */
const spokenInEnglish = "The topic is not in English: the interviews are, as the built-in engine speaks nothing else.";

function ofEngine({ brief, engine, plan, discrimination: { share: told, failed }, isPartly }: Facts): Flag[] {
  const isModel = engine.kind === "model";
  return [
    ...flag(
      !isModel,
      "simulated",
      "warn",
      "A rehearsal: the built-in engine made up every answer from stated assumptions. Use it to try out the questions, not as evidence about people.",
    ),
    ...flag(isModel, "engine_unvalidated", "warn", "How well this model stands in for people was not measured here."),
    ...flag(
      failed,
      "discrimination_not_measured",
      "info",
      "Whether the model distinguishes a worse offer from this one was not measured: its ratings failed, or time or money was spent.",
    ),
    ...flag(
      told !== null && told < weakDiscriminationBelow,
      "weak_discrimination",
      "warn",
      `Rating blind, the model told worse and bland variants from the offer in ${Math.round(100 * (told ?? 0))} % of its comparisons.`,
    ),
    ...flag(
      (engine.usage.prompts_cut ?? 0) >= cutFrom,
      "prompt_cut",
      "warn",
      `The model's server counted less than half of the words of ${engine.usage.prompts_cut} prompts: it probably left out how they begin, with the rules and the subject. Have its context set to ${grouped(contextTokens)} tokens, and run the study again.`,
    ),
    ...flag(
      isPartly,
      "partly_written",
      "warn",
      "The model did not write all of the report: what it left out is missing, and the counts stand for it.",
    ),
    ...flag(
      isModel && !isEnglish(plan),
      "numbers_partly_checked",
      "info",
      "The report is not in English: numbers in digits were checked against the counts, words for numbers were not.",
    ),
    ...planFlags(brief, plan, engine),
  ];
}

/** What the people were to be and are not. */
const ofPeople = ({ unread = [] }: Brief): Flag[] =>
  flag(
    unread.length > 0,
    "people_not_understood",
    "info",
    `These words of audience_description changed nothing that was said: ${unread.map((words) => `“${words}”`).join(", ")}. Say it in other words, or send personas of your own.`,
  );

/** What is wrong with the questions that the request brought. */
function ofGuide(plan: Plan): Flag[] {
  const faults = (isEnglish(plan) ? (plan.guide ?? []) : []).flatMap((text, place) =>
    lintQuestion({ purpose: "", text }).map((fault) => `question ${place + 1} is ${fault.replaceAll("_", " ")}`),
  );
  return flag(faults.length > 0, "guide_faults", "info", `Asked as given, though ${faults.join("; ")}.`);
}

function ofSize({ brief, interviews, quality, lost }: Facts): Flag[] {
  const parts = [
    lost.interviews > 0 ? `${lost.interviews} of ${interviews.length + lost.interviews} interviews are missing` : "",
    lost.cut > 0 ? `${lost.cut} of ${interviews.length} interviews were not finished` : "",
    lost.money ? "probes were left out because the money for them was spent" : "",
    lost.probes ? "probes were left out because time was short" : "",
  ].filter(Boolean);
  return [
    ...flag(
      quality.n_effective < smallBelow || brief.study_type === "pricing",
      "small_n",
      "warn",
      brief.study_type === "pricing"
        ? "A price curve needs thirty interviews or more: each amount is rough."
        : `The interviews amount to ${quality.n_effective} independent ones: ask more personas.`,
    ),
    ...flag(
      brief.n_per_persona === 1,
      "no_repeats",
      "info",
      "Each persona was asked once, so nothing is known about how steady the answers are.",
    ),
    ...flag(parts.length > 0, "partial", "warn", `The study is not whole: ${parts.join("; ")}.`),
  ];
}

function ofAgreement({ held, interviews, quality }: Facts): Flag[] {
  const stances = stancesOf(held);
  const positive = interviews.filter(({ analysis }) => analysis.sentiment === "positive").length;
  const astray = held.filter(
    ({ stance, disposition }) => stance !== null && Math.abs(stance - disposition.stance) > stanceTolerance,
  ).length;
  return [
    ...flag(
      quality.agreement < 0.5,
      "low_agreement",
      "warn",
      "The simulated interviews end on different sides: an average over them says little.",
    ),
    ...flag(
      stances.length >= 4 && new Set(stances).size === 1,
      "low_diversity",
      "warn",
      "All respondents take the same position, which people rarely do.",
    ),
    ...flag(
      interviews.length >= 4 && (mean(stances) >= 4.5 || share(positive, held.filter(isCoded).length) >= 0.9),
      "positivity_skew",
      "warn",
      "Nearly all of it is favourable: test it against a plain alternative.",
    ),
    ...flag(
      astray > 0,
      "low_consistency",
      "info",
      `In ${astray} of ${held.length} interviews the words lie further from the drawn position than they should.`,
    ),
  ];
}
