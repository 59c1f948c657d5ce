import type { CompetitiveSignal } from "../../engines/findings.ts";
import type { Plan } from "../../engines/plan.ts";
import { chooseQuotes, type QuoteRecord } from "./choose-quotes.ts";
import { byLabel, type Mention, saidIn } from "./gather-themes.ts";
import type { HeldInterview } from "./hold-interview.ts";

/** A signal before it is said in words. */
export type SignalDraft = Omit<CompetitiveSignal, "signal">;

type Direction = CompetitiveSignal["direction"];
const directions: Direction[] = ["favors_competitor", "favors_you", "neutral"];

/** What was said about each competitor, the status quo among them, the most named first. */
export function gatherSignals(held: readonly HeldInterview[], plan: Plan, shown: QuoteRecord): SignalDraft[] {
  const own = plan.brand?.toLowerCase();
  const signals = saidIn(held, "signal").filter(({ code }) => nameOf(code).toLowerCase() !== own);
  return byLabel(signals, ({ code }) => nameOf(code))
    .map(([competitor, said]) => ({ competitor, said, interviews: [...new Set(said.map((one) => one.interview))] }))
    .sort(
      (one, other) => other.interviews.length - one.interviews.length || (one.competitor < other.competitor ? -1 : 1),
    )
    .map(({ competitor, said, interviews }) => {
      const direction = directionOf(said);
      const leaning = said.filter(({ code }) => (code.direction ?? "neutral") === direction);
      // Level on both sides is neutral though nobody said so: then both sides are quoted.
      const telling = leaning.length > 0 ? leaning : said;
      return {
        competitor,
        direction,
        interview_count: interviews.length,
        persona_ids: [...new Set(said.map(({ persona }) => persona.id))],
        quotes: chooseQuotes(telling, 2, shown),
      };
    });
}

const nameOf = ({ label }: Mention["code"]): string => label;

/** The direction of most interviews; where two are level, neutral. */
function directionOf(said: readonly Mention[]): Direction {
  const interviews = (direction: Direction) =>
    new Set(said.filter(({ code }) => (code.direction ?? "neutral") === direction).map(({ interview }) => interview))
      .size;
  const [best, second] = directions.toSorted((one, other) => interviews(other) - interviews(one));
  return interviews(best!) === interviews(second!) ? "neutral" : best!;
}
