import type { ClosedAnswer, ClosedQuality } from "../../../engines/closed-answers.ts";
import type { AskedQuestion } from "../../../engines/closed-questions.ts";
import { mean, rounded } from "../../../engines/statistics.ts";
import { plural } from "../../../format.ts";
import type { InterviewSession } from "../hold-interview.ts";
import { randomSpread, spreadOf } from "./rank-statistics.ts";

/** How good the answers to a closed question are: who answered, how often the first option shown was taken, how far they spread. */
export function closedQuality(
  question: AskedQuestion,
  sessions: readonly Pick<InterviewSession, "closed">[],
): ClosedQuality {
  const answers = sessions.flatMap(({ closed }) => closed.answers.filter((answer) => answer.question === question.id));
  const count = (state: ClosedAnswer["state"]) => answers.filter((answer) => answer.state === state).length;
  const picks = answers.filter(({ state }) => state === "answered").flatMap((answer) => picksOf(question, answer));
  const quality = {
    question: question.id,
    answered: count("answered"),
    none: count("none"),
    dont_know: count("dont_know"),
    missing: sessions.length - answers.length + count("missing"),
    first_shown: firstShown(question, picks),
    spread: spread(question, picks),
  };
  return { ...quality, words: inWords(question, quality, sessions.length) };
}

/** Options that were chosen out of those shown, in the order shown. */
type Choice = { taken: readonly number[]; shown: readonly number[] };

/** What an answer took: of best_worst the best of each set, of a ranking its first place. */
function picksOf({ kind }: AskedQuestion, { chosen, shown, sets }: ClosedAnswer): Choice[] {
  if (kind === "number") return [];
  if (kind === "best_worst") return sets.flatMap((set) => (set.best === null ? [] : [{ ...set, taken: [set.best] }]));
  return [{ taken: kind === "rank" ? [chosen[0]!] : chosen, shown }];
}

function firstShown({ kind }: AskedQuestion, picks: readonly Choice[]): ClosedQuality["first_shown"] {
  if (kind === "scale" || picks.length === 0) return null;
  return {
    taken: picks.filter(({ taken, shown }) => taken.includes(shown[0]!)).length,
    of: picks.length,
    chance: rounded(mean(picks.map(({ taken, shown }) => taken.length / shown.length)), 4),
  };
}

function spread({ options }: AskedQuestion, picks: readonly Choice[]): ClosedQuality["spread"] {
  const picked = picks.flatMap((pick) => pick.taken);
  if (picked.length === 0) return null;
  const counts = options.map((_, place) => picked.filter((one) => one === place).length);
  return { value: rounded(spreadOf(counts), 4), random: rounded(randomSpread(picked.length, options.length), 4) };
}

function inWords(question: AskedQuestion, quality: Omit<ClosedQuality, "words">, interviews: number): string {
  const { answered, none, dont_know, missing, first_shown, spread } = quality;
  const { kind, options } = question;
  const { taken, of, chance } = first_shown ?? { taken: 0, of: 0, chance: 1 };
  const byChance = kind === "multi" ? `${Math.round(100 * chance)} %` : `1 of ${Math.round(1 / chance)}`;
  return [
    `${answered} of ${plural(interviews, "interview")} answered.`,
    none > 0 && `${none} said “None of these”.`,
    dont_know > 0 && `${dont_know} said “I don't know”.`,
    missing > 0 && `${missing} ${missing === 1 ? "is" : "are"} missing: no option was named.`,
    first_shown !== null &&
      `The option shown first was taken in ${taken} of ${of} ${kind === "best_worst" ? "sets" : "answers"}; by chance it would be ${byChance}.`,
    spread !== null &&
      `Spread over the ${options.length} options: ${spread.value.toFixed(2)}, where 0 is all alike and 1 all equally often; as many answers at random give ${spread.random.toFixed(2)}.`,
  ]
    .filter((sentence) => sentence !== false)
    .join(" ");
}
