import type { Quote } from "../../engines/findings.ts";
import { mean, rounded } from "../../engines/statistics.ts";
import type { Fact } from "../../engines/writing.ts";
import { chooseQuotes, type QuoteRecord } from "./choose-quotes.ts";
import { countedOnSide, type Theme } from "./gather-themes.ts";
import { type InterviewSession, isCoded } from "./hold-interview.ts";

/** The most themes that a study speaks of. */
const mostThemes = 8;

/** A theme that the study speaks of, with its quotes and the fact that prose may state about it. */
export type CountedTheme = { theme: Theme; quotes: Quote[]; counter: Quote[]; fact: Fact };

/** The themes that the study speaks of, each with its own quotes where there are enough. */
export const countThemes = (
  themes: readonly Theme[],
  sessions: readonly InterviewSession[],
  record: QuoteRecord,
): CountedTheme[] => chooseThemes(themes, sessions).map((theme, rank) => countTheme(theme, rank, sessions, record));

/** From so many interviews on its side a theme is spoken of. */
const spokenFrom = 2;

/** Themes of a single interview only fill up to two findings. */
function chooseThemes(themes: readonly Theme[], sessions: readonly InterviewSession[]): Theme[] {
  const coded = sessions.filter(isCoded).length;
  // What is only granted or touched on is spoken of where nothing else is left.
  const isRepeated = ({ supporting }: Theme) => supporting.length >= Math.min(spokenFrom, coded);
  const sided = themes.filter((theme) => theme.side !== 0 && isRepeated(theme));
  const repeated = sided.length > 0 ? sided : themes.filter(isRepeated);
  const single = themes.filter((theme) => !repeated.includes(theme));
  return [...repeated, ...single.slice(0, Math.max(0, spokenFrom - repeated.length))].slice(0, mostThemes);
}

function countTheme(
  theme: Theme,
  rank: number,
  sessions: readonly InterviewSession[],
  record: QuoteRecord,
): CountedTheme {
  const supporting = countedOnSide(theme, 1);
  const quotes = chooseQuotes(supporting, 3, record);
  const counter = chooseQuotes(countedOnSide(theme, -1), 2, record);
  const [first] = quotes;
  const coded = sessions.filter(isCoded);
  const fact: Fact = {
    id: `finding:${theme.label}`,
    code: theme.mentions[0]!.code.id,
    label: theme.label,
    // The side, with the strength of what was said: where the sides are level, the mean would say neither.
    polarity: rounded(theme.side * mean(supporting.map(({ code }) => Math.abs(code.polarity))), 3),
    personas: theme.supporters.length,
    of_personas: new Set(coded.map(({ persona }) => persona.id)).size,
    interviews: theme.supporting.length,
    of_interviews: coded.length,
    opposed_personas: theme.opponents.length,
    opposed_interviews: theme.opposing.length,
    quote: first?.quote ?? "",
    persona_name: first === undefined ? "" : sessions[first.interview]!.persona.name,
    quotes: [...quotes, ...counter].map(({ quote, interview }, place) => ({
      id: `quote:${rank + 1}.${place + 1}`,
      quote,
      persona_name: sessions[interview]!.persona.name,
      side: sideOf(place < quotes.length ? theme.side : -theme.side),
    })),
  };
  return { theme, quotes, counter, fact };
}

const sideOf = (side: number) => (side > 0 ? "for" : side < 0 ? "against" : null);
