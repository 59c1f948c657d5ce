import type { Price } from "../../brief.ts";
import type { ConsiderationId } from "../../considerations.ts";
import { speaksOf } from "../topic/read-features.ts";
import { readPrices } from "../topic/read-prices.ts";
import { tokensOf } from "../topic/read-text.ts";
import type { Answer } from "../types/type-voice.ts";
import type { Names } from "./names.ts";

// A question that no guide has: one of the study's own, or asked after it. It is read for what it asks after, part by
// part.

const want: Answer = {
  side: "against",
  opens: `What would help with {it} is {want} | With {it} it would take {want} | From {it} I would want {want}
    The {echo} is {want}`,
};
const con: Answer = {
  side: "against",
  opens: `What speaks against {it} for me is {con} | My trouble with {it} is {con} | The weak point of {it} is {con}
    The {echo} is {con}`,
};
const pro: Answer = {
  side: "for",
  opens: `What speaks for {it} to me is {pro} | The best of {it} for me is {pro} | What I like about {it} is {pro}
    The {echo} is {pro}`,
};
const matter: Answer = {
  side: "own",
  opens: `What matters most to me with {it} is {matter:decides} | I judge {it} by {matter:decides}
    The {echo} is {matter:decides}`,
};
const yesOrNo: Answer = {
  side: "own",
  opens: {
    warm: "Yes to {it}, because of {pro} | Yes, and the reason with {it} is {pro} | Yes, as with {it} I think of {pro}",
    torn: `Neither yes nor no to {it}, because of {reason}
      I cannot say yes or no, and with {it} it turns on {reason}`,
    cold: "No to {it}, because of {con} | No, and the reason with {it} is {con} | No, as with {it} I think of {con}",
  },
};
const choice: Answer = {
  side: "own",
  opens: {
    warm: "I would take {it}, because of {pro} | I would rather have {it}, and the reason is {pro}",
    torn: "I could take either, and with {it} it turns on {reason} | Between {it} and the rest it hangs on {reason}",
    cold: "I would take the other before {it}, because of {con} | I would rather not have {it}, because of {con}",
  },
};
const why: Answer = {
  side: "own",
  opens: "With {it} it is because of {reason} | The reason with {it} is {reason} | It comes from {reason}",
};
const who: Answer = {
  side: "own",
  opens: "I can only answer for myself, and with {it} I see {reason} | For my own part, with {it} I think of {reason}",
};
const view: Answer = {
  side: "own",
  opens: `On that, what I see in {it} is {reason} | Asked like that, with {it} I think of {reason}
    My own answer on {it} is {reason} | What I can say on {it} comes down to {reason}
    If that is the question, my view of {it} rests on {reason} | The {echo} is {reason}`,
};

/** All answers to questions that no guide has. */
export const anyAnswers: Answer[] = [want, con, pro, matter, choice, yesOrNo, why, who, view];

const kinds: [RegExp, Answer][] = [
  [
    /\bwould (?:make|get|lead)\b.*\b(?:leave|cancel|quit|stop|refuse|avoid|distrust|hesitat)|\bwould (?:stop|keep|put)\b/i,
    con,
  ],
  [/\bwhich\b.*\b(?:rather|prefer|choose|use|take|pick|buy)\b|\b(?:rather|prefer)\b.*\bor\b/i, choice],
  [/\b(?:change your mind|convince|persuade|improve|fix|help|one (?:thing|change))\b/i, want],
  [/\b(?:have to|would (?:make|take|get|need))\b/i, want],
  [/\b(?:worst|stop|prevent|barrier|concern|worr|dislik|against|wrong|problem)/i, con],
  [/\b(?:doubt|hesitat|hard|weak|fear|risk|miss(?:ing)?|avoid|distrust|ignor|reluctan|resist|wary)/i, con],
  [/\b(?:leave|left|lose|lost|cancel|quit|unclear|annoy|frustrat|fail|not (?:buy|use|choose|join|sign))/i, con],
  [/\b(?:best|like|love|appeal|attract|speaks for|stay|keep|benefit|advantage|strength|good)/i, pro],
  [/\b(?:matters?|important|criteri|look for|look at|decid|weigh|choos|chose|evaluat|compar|priorit)/i, matter],
  [/^(?:and |so |but )?(?:do|does|did|is|are|was|were|will|would|could|can|should|have|has)\b/i, yesOrNo],
  [/^(?:and |so |but )?why\b/i, why],
  [/^(?:and |so |but )?(?:who|whom|whose)\b/i, who],
];

/** One thing that a question asks after. */
export type QuestionPart = {
  answer: Answer;
  /** The prices it names. */
  prices: Price[];
  rivals: string[];
  /** Whether it asks for a sum of money. */
  asksSum: boolean;
  /** Considerations that its words bring up, where it asks for no side. */
  touched: ConsiderationId[];
  /** "The worst part of it", where the question asks what that is. */
  echo: string | null;
};

const parting = /(?<=\?)\s+|,?\s+and\s+(?=(?:what|which|who|why|how|where|when|would|do|does|is|are)\b)/i;
const asksWhatIs = /^(?:and |so |but )?what(?:'s| is| was)\sthe\s([^?,]{3,60}?)(?:\?|$)/i;
const asksPrice = /\b(?:how much|what price|price|cost|pay|worth|expensive|cheap)\b/i;

/** The prices that a question names. */
export const pricesIn = (text: string): Price[] =>
  readPrices(text).map(({ amount, currency, per }) => ({ amount, currency, per }));

/** What a question asks after, part by part. */
export function partsOf(text: string, names: Names, prices: readonly Price[]): QuestionPart[] {
  return (/“([^”]+)” What is your own answer\?$/.exec(text)?.[1] ?? text)
    .split(parting)
    .filter((part) => /\p{L}/u.test(part))
    .slice(0, 3)
    .map((part) => {
      const bare = [...names.it.slice(0, -1), ...names.rivals]
        .toSorted((one, other) => other.length - one.length)
        .reduce((rest, name) => rest.replaceAll(new RegExp(escaped(name), "gi"), "it"), part)
        .trim();
      const found = pricesIn(part);
      const echo = asksWhatIs.exec(part.trim())?.[1] ?? null;
      const answer = kinds.find(([words]) => words.test(bare))?.[1] ?? view;
      return {
        answer,
        prices: found.length > 0 ? found : asksPrice.test(bare) ? prices.slice(0, 3) : [],
        rivals: names.rivals.filter((rival) => part.toLowerCase().includes(rival.toLowerCase())),
        asksSum: found.length === 0 && /\b(?:how much|what price|what would you pay)\b/i.test(bare),
        touched: answer === view || answer === yesOrNo || answer === why ? speaksOf(tokensOf(bare)) : [],
        echo: echo === null || /\b(?:you|we|our|my)\b|\blike$/i.test(echo) ? null : echo.replace(/\byour\b/gi, "my"),
      };
    });
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
