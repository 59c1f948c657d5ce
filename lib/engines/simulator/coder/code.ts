import { type Code, type Coding, statusQuo } from "../../coding.ts";
import { wordCount } from "../../content-words.ts";
import type { Turn } from "../../engine.ts";
import { besideOf, guides } from "../../guides.ts";
import { clamp, mean } from "../../statistics.ts";
import { type Meaning, saidIn, type TableSentence } from "../interview/sentence-meanings.ts";
import type { CodeTask } from "../task.ts";
import { unanswered } from "../words/openings.ts";

/** How much a side counts: what is said of one's own side by its strength, and what is granted to the other. */
const sizes = { own: [0.4, 0.7, 0.9], granted: 0.08 } as const;
const declined = new Set(unanswered);

/** Codes a transcript by look-up: a sentence of the tables is its consideration and side. */
export function code({ plan, study_type, transcript }: CodeTask): Coding {
  const said = transcript.map(({ a }) => saidIn(study_type, a));
  const stance = said
    .flat()
    .flatMap(({ meaning }) => (meaning.of === "verdict" ? [meaning.stance] : []))
    .at(-1);
  const isGranted = ({ meaning }: TableSentence): boolean =>
    meaning.of === "reason" && stance !== undefined && meaning.side * (stance - 3) < 0;
  return {
    codes: said
      .flatMap((sentences, turn) => {
        const besides = besidesIn(transcript[turn]!, plan.competitors);
        return sentences
          .filter(({ meaning }) => study_type !== "segmentation" || isFirst(meaning))
          .flatMap((one) => codesOf(one, { turn, besides, isGranted: isGranted(one) }));
      })
      .concat(transcript.flatMap((turn, place) => namedIn(turn, place, plan.competitors))),
    turns: transcript.map((turn, place) => turnOf(turn, place, said[place]!, isGranted)),
  };
}

/** Where needs are parted, a respondent raises the one that weighs most. */
const isFirst = (meaning: Meaning): boolean => meaning.of === "weighs" && meaning.rank === 1 && !meaning.isLeast;

/** The questions of the guides that set the thing beside another. */
const setBeside = guides.competitor.questions.flatMap(({ ask }) => (ask.includes("{rival}") ? [ask] : []));

/** What a question sets the thing beside: the rivals it names, or what people do today; empty for nothing. */
function besidesIn({ q }: Turn, rivals: readonly string[]): readonly string[] {
  const beside = besideOf(rivals);
  const isBeside = setBeside.some((ask) => q.endsWith(ask.replace("{rival}", () => beside)));
  if (!isBeside) return [];
  return rivals.length === 0 ? [statusQuo] : rivals;
}

/** Rivals that an answer names. */
const namedIn = ({ a }: Turn, turn: number, rivals: readonly string[]): Code[] =>
  rivals.flatMap((rival) => {
    const start = a.indexOf(rival);
    const end = start + rival.length;
    return start < 0
      ? []
      : [{ kind: "signal", id: rival, polarity: 0, turn, start, end, quote: rival, direction: "neutral" } as const];
  });

function codesOf(
  { meaning, text: quote, start, end }: TableSentence,
  at: { turn: number; besides: readonly string[]; isGranted: boolean },
): Code[] {
  const place = { turn: at.turn, start, end, quote };
  if (meaning.of === "verdict" || meaning.of === "outright") return [];
  if (meaning.of === "want") return [{ kind: "criterion", id: meaning.id, polarity: 0, ...place }];
  // What a respondent gives up first is nothing that they raised.
  if (meaning.of === "weighs" && meaning.isLeast) return [];
  if (meaning.of === "weighs")
    return (["criterion", "theme"] as const).map((kind) => ({ kind, id: meaning.id, polarity: 0, ...place }));
  const id = meaning.of === "price" ? "price" : meaning.id;
  const strength = meaning.of === "price" ? 1 : meaning.strength;
  const polarity = meaning.side * (at.isGranted ? sizes.granted : sizes.own[strength]);
  const severity = strength === 0 ? "minor" : strength === 2 ? "blocker" : "major";
  const codes: Code[] = [{ kind: "theme", id, polarity, ...place }];
  if (polarity < 0 && !at.isGranted) codes.push({ kind: "objection", id, polarity, severity, ...place });
  const direction = meaning.side > 0 ? "favors_you" : "favors_competitor";
  if (!at.isGranted) codes.push({ kind: "criterion", id, polarity, ...place });
  if (meaning.side !== 0)
    codes.push(...at.besides.map((rival): Code => ({ kind: "signal", id: rival, polarity, direction, ...place })));
  return codes;
}

function turnOf(
  { a, kind }: Turn,
  place: number,
  said: readonly TableSentence[],
  isGranted: (one: TableSentence) => boolean,
) {
  const refused = a.trim() === "";
  const isOpen = refused || declined.has(a.trim());
  const warmth = said.flatMap((one) => {
    if (one.meaning.of === "verdict") return [(one.meaning.stance - 3) / 2];
    if (one.meaning.of === "price") return [one.meaning.side * sizes.own[1]];
    if (one.meaning.of !== "reason") return [];
    return [one.meaning.side * (isGranted(one) ? sizes.granted : sizes.own[one.meaning.strength])];
  });
  // The first question warms up; what is said to the later ones is closer to a decision.
  const part = kind === "probe" ? 0.8 : place === 0 ? 0.5 : 1;
  return {
    valence: warmth.length === 0 ? 0 : clamp(mean(warmth), -1, 1),
    // What takes no side says nothing of how they feel about it.
    salience: isOpen || warmth.length === 0 ? 0.05 : part * clamp(0.4 + wordCount(a) / 60, 0, 1),
    on_topic: !isOpen,
    refused,
    specificity: null,
  };
}
