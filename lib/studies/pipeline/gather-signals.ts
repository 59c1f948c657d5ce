import type { CompetitiveSignal } from "../../engines/findings.ts";
import type { Plan } from "../../engines/plan.ts";
import { chooseQuotes, type QuoteRecord } from "./choose-quotes.ts";
import { byLabel, type Mention, saidIn } from "./gather-themes.ts";
import type { HeldInterview } from "./hold-interview.ts";

type Direction = CompetitiveSignal["direction"];
const directions: Direction[] = ["favors_competitor", "favors_you", "neutral"];

/** What was said about each competitor, the status quo among them, the most named first. */
export function gatherSignals(held: readonly HeldInterview[], plan: Plan, shown: QuoteRecord): CompetitiveSignal[] {
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
        signal: sentence(competitor, direction, telling, held),
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

/** What the signal says, from counts and from the themes of the very answers it comes from. */
function sentence(
  competitor: string,
  direction: Direction,
  said: readonly Mention[],
  held: readonly HeldInterview[],
): string {
  const count = new Set(said.map(({ interview }) => interview)).size;
  const of = `${count} of ${held.length} interviews`;
  const name = competitor === "status quo" ? "What people do today" : competitor;
  const about = themesBeside(said, held);
  const why = about === null ? "" : `, beside talk of ${about}`;
  if (direction === "favors_competitor") return `${name} holds its place in ${of}${why}.`;
  if (direction === "favors_you") return `${name} gives ground in ${of}${why}.`;
  return `${name} is named in ${of} without leaning either way${why}.`;
}

/** The two themes most often found in the same answers, as "x and y". */
function themesBeside(said: readonly Mention[], held: readonly HeldInterview[]): string | null {
  const counts = new Map<string, number>();
  for (const { interview, code } of said)
    for (const other of held[interview]!.coding.codes)
      if (other.kind === "theme" && other.turn === code.turn)
        counts.set(other.label, (counts.get(other.label) ?? 0) + 1);
  const [first, second] = [...counts]
    .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .map(([label]) => `“${label}”`);
  if (first === undefined) return null;
  return second === undefined ? first : `${first} and ${second}`;
}
