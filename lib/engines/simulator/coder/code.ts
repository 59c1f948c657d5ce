import { type Code, type Coding, statusQuo } from "../../coding.ts";
import type { Turn } from "../../engine.ts";
import { besideOf } from "../../fill-slots.ts";
import { readingOf } from "../../readings.ts";
import { clamp, mean } from "../../statistics.ts";
import { studyForms } from "../../study-types.ts";
import { wordCount } from "../../text-parts.ts";
import { saidIn, stanceSaid, type TableSentence } from "../interview/sentence-meanings.ts";
import type { CodeTask } from "../task.ts";
import { unanswered } from "../words/openings.ts";

/** How much a side counts: what is said of one's own side by its strength, and what is said of the other to a question about it. */
const sizes = { own: [0.4, 0.7, 0.9], other: 0.2 } as const;
const declined = new Set(unanswered);

/** Codes a transcript by look-up: a sentence of the tables is its consideration and side. */
export function code({ plan, study_type, transcript }: CodeTask): Coding {
  const sentencesByTurn = transcript.map(({ a }) => saidIn(study_type, a));
  const isLived = readingOf(study_type) === "use";
  const stance = sentencesByTurn.flat().flatMap(stanceSaid).at(-1);
  const isOther = ({ meaning }: TableSentence): boolean =>
    meaning.of === "reason" && stance !== undefined && meaning.side * (stance - 3) < 0;
  return {
    codes: sentencesByTurn
      .flatMap((sentences, turn) => {
        const besides = besidesIn(transcript[turn]!, plan.competitors);
        return sentences
          .filter(({ meaning }) => studyForms[study_type].ends !== "no_side" || meaning.of === "weighs")
          .flatMap((one) => codesOf(one, { turn, besides, isOther: isOther(one), isLived }));
      })
      .concat(transcript.flatMap((turn, place) => namedIn(turn, place, plan.competitors))),
    turns: transcript.map((turn, place) => turnOf(turn, place, sentencesByTurn[place]!, isOther)),
  };
}

/** The questions of the guides that set the thing beside another. */
const setBeside = Object.values(studyForms).flatMap(({ guide }) =>
  guide.flatMap(({ ask }) => (ask.includes("{rival}") ? [ask] : [])),
);

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
  at: { turn: number; besides: readonly string[]; isOther: boolean; isLived: boolean },
): Code[] {
  const place = { turn: at.turn, start, end, quote };
  if (meaning.of === "verdict" || meaning.of === "outright") return [];
  if (meaning.of === "want" && !at.isLived) return [{ kind: "criterion", id: meaning.id, polarity: 0, ...place }];
  if (meaning.of === "weighs")
    return (["criterion", "theme"] as const).map((kind) => ({ kind, id: meaning.id, polarity: 0, ...place }));
  const id = meaning.of === "price" ? "price" : meaning.id;
  // What people who live with a thing would like to have is what they miss in it.
  const [side, strength] =
    meaning.of === "want" ? [-1, 0] : [meaning.side, meaning.of === "price" ? 1 : meaning.strength];
  const isLight = at.isOther || meaning.of === "want";
  const polarity = side * (isLight ? sizes.other : sizes.own[strength as 0 | 1 | 2]);
  const severity = isLight || strength === 0 ? "minor" : strength === 2 ? "blocker" : "major";
  const codes: Code[] = [{ kind: "theme", id, polarity, ...place }];
  if (polarity < 0) codes.push({ kind: "objection", id, polarity, severity, ...place });
  const direction = side > 0 ? "favors_you" : "favors_competitor";
  codes.push({ kind: "criterion", id, polarity, ...place });
  if (side !== 0)
    codes.push(...at.besides.map((rival): Code => ({ kind: "signal", id: rival, polarity, direction, ...place })));
  return codes;
}

function turnOf(
  { a, kind }: Turn,
  place: number,
  inTurn: readonly TableSentence[],
  isOther: (one: TableSentence) => boolean,
) {
  const refused = a.trim() === "";
  const isOpen = refused || declined.has(a.trim());
  const warmth = inTurn.flatMap((one) => {
    if (one.meaning.of === "verdict") return [(one.meaning.stance - 3) / 2];
    if (one.meaning.of === "price") return [one.meaning.side * sizes.own[1]];
    if (one.meaning.of !== "reason") return [];
    return [one.meaning.side * (isOther(one) ? sizes.other : sizes.own[one.meaning.strength])];
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
