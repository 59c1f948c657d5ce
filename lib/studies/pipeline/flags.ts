import type { Brief } from "../../engines/brief.ts";
import { contextTokens, cutBelow } from "../../engines/context-tokens.ts";
import type { Engine } from "../../engines/engine.ts";
import type { Interview } from "../../engines/findings.ts";
import type { Flag } from "../../engines/flag.ts";
import rows from "../../engines/flags.json" with { type: "json" };
import { isAnswer, type Mark, markFacts, marks } from "../../engines/marks.ts";
import type { Quality } from "../../engines/measured.ts";
import type { Plan } from "../../engines/plan.ts";
import { mean } from "../../engines/statistics.ts";
import { studyForms } from "../../engines/study-types.ts";
import { filled } from "../../engines/texts.ts";
import { grouped, shareInWords } from "../../in-words.ts";
import { leastShare } from "../study-limits.ts";
import { type Discrimination, weakDiscriminationBelow } from "./discriminate.ts";
import { isEnglish, lintQuestion } from "./guides/guide.ts";
import { type InterviewSession, isCoded, stancesOf, stanceTolerance } from "./hold-interview.ts";
import { fewAnswers } from "./measures/van-westendorp.ts";
import { adviceOf } from "./study-clock.ts";
import { noAdvice, whyNothing } from "./understand.ts";

export type Losses = {
  interviews: number;
  /** Interviews that were not finished in time; what was said in them is counted. */
  cut: number;
  /** Whether probes were left out because time was short. */
  probes: boolean;
  /** Whether something was left out because the money for it was spent. */
  money: boolean;
};

type Facts = {
  brief: Brief;
  plan: Plan;
  engine: Engine;
  sessions: readonly InterviewSession[];
  interviews: readonly Interview[];
  quality: Omit<Quality, "numbers_corrected">;
  lost: Losses;
  discrimination: Discrimination;
  /** Whether the model left out a piece of the prose. */
  isPartly: boolean;
};

/** Below these shares too little of a topic was understood, and answers lie too far apart. */
export const weakBelow = { coverage: 0.5, agreement: 0.5 };

/** One low count may be a slip of the provider's. */
const cutFrom = 2;
const cut = { share: shareInWords(cutBelow), tokens: grouped(contextTokens) };

/** From how many independent interviews on a study is not called small. */
const smallBelow = 4;

type Row = { code?: Flag["code"]; severity: Flag["severity"]; message: string };
type Slots = Record<string, string | number>;

/** A flag of the table where it is so, with its slots filled, in a list; else none. */
export function flag(is: boolean, name: keyof typeof rows, slots: Slots = {}, severityHere?: Flag["severity"]): Flag[] {
  const { code = name as Flag["code"], severity, message }: Row = rows[name] as Row;
  return is ? [{ code, severity: severityHere ?? severity, message: filled(message, slots) }] : [];
}

/** A part of a whole from 0 to 1; 0 of nothing. */
const share = (part: number, of: number): number => (of === 0 ? 0 : part / of);

const percent = (part: number): number => Math.round(100 * part);

/** What a caller should know before relying on a study, as closed codes in a fixed order. */
export const flagsOf = (facts: Facts): Flag[] => [
  ...ofEngine(facts),
  ...ofSize(facts),
  ...ofUnread(facts),
  ...ofAgreement(facts),
  ...ofAnswers(facts),
];

/** What should be mended in a request before it is paid for. */
export function planFlags(brief: Brief, plan: Plan, engine: Pick<Engine, "kind">): Flag[] {
  const isBuiltIn = engine.kind === "simulator";
  const why = whyNothing(plan, engine) ?? "";
  const isOther = isBuiltIn && plan.language === null;
  const { unread = [] } = brief;
  return [
    ...flag(!plan.understood && !isBuiltIn, "not_understood", { why }),
    ...flag(isOther && !plan.understood, "language", { why }),
    ...flag(isOther && plan.understood, "language_of_topic"),
    // What the people were to be and are not.
    ...flag(unread.length > 0, "people_not_understood", { words: unread.map((words) => `“${words}”`).join(", ") }),
    ...flag(plan.sensitive, "sensitive", { advice: noAdvice }),
    ...ofGuide(plan),
    ...flag(
      plan.understood && plan.coverage < weakBelow.coverage,
      "out_of_distribution",
      { percent: percent(1 - plan.coverage) },
      plan.coverage < 0.25 ? "block" : "warn",
    ),
  ];
}

function ofEngine({ brief, engine, plan, discrimination: { share: apart, failed }, isPartly }: Facts): Flag[] {
  const isModel = engine.kind === "model";
  const { prompts_cut: prompts = 0 } = engine.usage;
  return [
    ...flag(!isModel, "simulated"),
    ...flag(isModel, "engine_unvalidated"),
    ...flag(failed, "discrimination_not_measured"),
    ...flag(apart !== null && apart < weakDiscriminationBelow, "weak_discrimination", { percent: percent(apart ?? 0) }),
    ...flag(prompts >= cutFrom, "prompt_cut", { prompts, ...cut }),
    ...flag(isPartly, "partly_written"),
    ...flag(isModel && !isEnglish(plan), "numbers_partly_checked"),
    ...planFlags(brief, plan, engine),
  ];
}

function ofGuide(plan: Plan): Flag[] {
  const faults = (isEnglish(plan) ? (plan.guide ?? []) : []).flatMap((text, place) =>
    lintQuestion({ purpose: "", text }).map((fault) => `question ${place + 1} is ${fault.replaceAll("_", " ")}`),
  );
  return flag(faults.length > 0, "guide_faults", { faults: faults.join("; ") });
}

function ofSize({ brief, interviews, quality: { n_effective: n }, lost }: Facts): Flag[] {
  const parts = [
    lost.interviews > 0 ? `${lost.interviews} of ${interviews.length + lost.interviews} interviews are missing` : "",
    lost.cut > 0 ? `${lost.cut} of ${interviews.length} interviews were not finished` : "",
    lost.money ? "probes and what else is missing were left out because the money for them was spent" : "",
    lost.probes ? "probes were left out because time was short" : "",
  ].filter(Boolean);
  const isPricing = studyForms[brief.study_type].closed.some(({ is }) => is === "prices");
  return [
    ...flag(isPricing, "small_n_of_prices", { least: fewAnswers }),
    ...flag(!isPricing && n < smallBelow, "small_n", { n }),
    ...flag(brief.n_per_persona === 1, "no_repeats"),
    ...flag(parts.length > 0, "partial", { parts: parts.join("; ") }),
  ];
}

function ofUnread({ sessions }: Facts): Flag[] {
  const unread = sessions.find((interview) => interview.unread !== null);
  const uncoded = sessions.filter((interview) => !isCoded(interview)).length;
  const unrated = sessions.filter(({ stance }) => stance === null).length;
  const parts = [uncoded > 0 ? `${uncoded} not coded` : "", unrated > 0 ? `${unrated} not rated` : ""].filter(Boolean);
  const advice = unread === undefined ? "" : adviceOf(unread.unread);
  return flag(parts.length > 0, "uncoded", { n: sessions.length, parts: parts.join(" and "), advice });
}

function ofAgreement({ brief, engine, sessions, interviews, quality }: Facts): Flag[] {
  const { ends } = studyForms[brief.study_type];
  const stances = stancesOf(sessions);
  const positive = interviews.filter(({ analysis }) => analysis.sentiment === "positive").length;
  const astray = sessions.filter(
    ({ stance, disposition }) => stance !== null && Math.abs(stance - disposition.stance) > stanceTolerance,
  ).length;
  const isFavourable = mean(stances) >= 4.5 || share(positive, sessions.filter(isCoded).length) >= 0.9;
  return [
    // Where each half ends on its own side, or all on one, that is by design.
    ...flag(ends !== "half_each" && quality.agreement < weakBelow.agreement, "low_agreement"),
    ...flag(
      ends !== "against" && ends !== "no_side" && stances.length >= 4 && new Set(stances).size === 1,
      "low_diversity",
    ),
    ...flag(interviews.length >= 4 && isFavourable, "positivity_skew"),
    // A table of whole sentences cannot follow a position closer.
    ...flag(engine.kind === "model" && astray > 0, "low_consistency", { some: astray, all: sessions.length }),
  ];
}

function ofAnswers({ sessions, quality: { quotes_rejected, quotes_checked } }: Facts): Flag[] {
  const turns = sessions.flatMap(({ transcript }) => transcript);
  const marked = (mark: Mark) => turns.filter((turn) => turn.mark === mark).length;
  const codedTurns = sessions.flatMap(({ coding }) => coding.turns);
  const astray = codedTurns.filter((turn) => !turn.on_topic && !turn.refused).length;
  const isLossy = share(quotes_rejected, quotes_checked) > 0.1;
  return [
    ...flag(isLossy, "quote_loss", { some: quotes_rejected, all: quotes_checked }),
    ...inOrder.flatMap((mark) => {
      const some = marked(mark);
      const isMany = !isAnswer({ mark }) && share(some, turns.length) > 0.15;
      const { does, flag: name } = markFacts[mark];
      const sentence = `${some} of ${turns.length} answers are marked “${mark}”: each ${does}.`;
      return flag(some > 0, name, { sentence, rest: notCounted }, isMany ? "warn" : "info");
    }),
    ...flag(share(astray, codedTurns.length) > 0.4, "off_topic", { some: astray, all: codedTurns.length }),
  ];
}

const inOrder = marks.toSorted((one, other) => Number(isAnswer({ mark: other })) - Number(isAnswer({ mark: one })));
const notCounted = `They are shown, and not quoted or rated. An interview of which they are more than ${shareInWords(1 - leastShare.charged)} is not charged.`;
