import type { Price } from "../../brief.ts";
import type { ConsiderationId } from "../../considerations.ts";
import { readPrices } from "../../read-prices.ts";
import { tokensOf } from "../../read-text.ts";
import { speaksOf } from "../topic/read-features.ts";
import { type Answer, answersIn } from "../types/type-voice.ts";
import { type Names, plainWords } from "./names.ts";

/** The answers to questions that no guide has, by what is asked: those of the study's own, or asked after it. */
export const anyAnswers = answersIn(`
want | against | What would help with {it} is {want} | With {it} it would take {want} | The {echo} is {want}
con | against | What speaks against {it} is {reason} | My reason against {it} is {reason} | The {echo} is {reason}
pro | for | What speaks for {it} to me is {reason} | My reason for {it} is {reason} | The {echo} is {reason}
matter | own | What matters most to me with {it} is {matter:decides} | I judge {it} by {matter:decides}
  | The {echo} is {matter:decides}
yes_or_no warm | own | Yes, I am for {it} because of {reason} | Yes, and my reason for {it} is {reason}
  | Yes, and what speaks for {it} is {reason}
yes_or_no torn | own | With {it} I think of {reason} | What I see in {it} is {reason}
yes_or_no cold | own | No, I am against {it} because of {reason} | No, and my reason against {it} is {reason}
  | No, and what speaks against {it} is {reason}
choice warm | own | I would take {it}, because of {reason} | I would rather have {it}, because of {reason}
choice torn | own | With {it} I think of {reason} | What I see in {it} is {reason}
choice cold | own | I would rather not take {it}, because of {reason} | I would not choose {it}, because of {reason}
why | any | My reason with {it} is {reason} | What I think of with {it} is {reason}
who | own | I can only answer for myself, and with {it} I think of {reason} | For me, with {it} I think of {reason}
price | own price | I would look at the price of {it} first
view | any | On that, with {it} I think of {reason} | Asked like that, with {it} I think of {reason}
  | My own view of {it} comes from {reason} | What I can say on {it} comes down to {reason} | The {echo} is {reason}`);

const kinds: [kind: string, asks: RegExp][] = [
  ["con", /\bwould (?:stop|keep|put|(?:make|get|lead)\b.*\b(?:leave|cancel|quit|stop|refuse|avoid|distrust|hesitat))/i],
  ["choice", /\bwhich\b.*\b(?:rather|prefer|choose|use|take|pick|buy)\b|\b(?:rather|prefer)\b.*\bor\b|\bor rather\b/i],
  ["want", /\b(?:your mind|convince|persuade|improve|fix|help|one (?:thing|change)|have to)\b/i],
  ["want", /\bwould (?:make|take|get|need)\b/i],
  ["con", /\b(?:worst|stop|prevent|barrier|concern|worr|dislik|against|wrong|problem|unclear|annoy|frustrat|fail)/i],
  ["con", /\b(?:doubt|hesitat|hard|weak|fear|risk|miss(?:ing)?|avoid|distrust|ignor|reluctan|resist|wary)/i],
  ["con", /\b(?:leave|left|lose|lost|cancel|quit|not (?:buy|use|choose|join|sign))/i],
  ["pro", /\b(?:best|like|love|appeal|attract|speaks for|stay|keep|benefit|advantage|strength|good)/i],
  ["who", /^(?:and |so |but )?who(?:m|se)?\b/i],
  ["matter", /\b(?:matters?|important|criteri|look (?:for|at)|decid|weigh|choos|chose|evaluat|compar|priorit)/i],
  ["yes_or_no", /^(?:and |so |but )?(?:do|does|did|is|are|was|were|will|would|could|can|should|have|has)\b/i],
  ["why", /^(?:and |so |but )?why\b/i],
];

/** One thing that a question asks after, with what it names, and with "worst part" where it asks what that is. */
export type QuestionPart = { answer: Answer; prices: Price[]; rivals: string[] } & {
  asksSum?: boolean;
  touched?: ConsiderationId[];
  echo?: string;
};

const parting = /(?<=\?)\s+|,?\s+and\s+(?=(?:what|which|who|why|how|where|when|would|do|does|is|are)\b)/i;
const asksWhatIs =
  /^(?:and |so |but )?what(?:'s| is| was)\sthe\s(?![^?]*\b(?:you|we|our|my|like)\b)([^?,]{3,60}?)(?:\?|$)/i;
const asksPrice = /\b(?:how much|what price|price|cost|pay|worth|expensive|cheap)\b/i;

/** What a question names, under an answer to the whole of it. */
export const partOf = (text: string, names: Names, answer: Answer): QuestionPart => ({
  answer,
  prices: readPrices(text).map(({ amount, currency, per }) => ({ amount, currency, per })),
  rivals: names.rivals.filter((rival) => text.toLowerCase().includes(rival.toLowerCase())),
});

/** What a question that no guide has asks after, part by part; `prices` are those of the topic. */
export function partsOf(text: string, names: Names, prices: readonly Price[]): QuestionPart[] {
  const parts = (/“([^”]+)” What is your own answer\?$/.exec(text)?.[1] ?? text).split(parting);
  const asking = parts.filter((part) => /\p{L}/u.test(part)).slice(0, 3);
  return asking.map((part) => {
    const named = partOf(part, names, anyAnswers.view!);
    const called = [...names.it, ...names.rivals].toSorted((one, other) => other.length - one.length);
    const pattern = called.map((name) => name.replace(/[^\p{L}\p{N}\s]/gu, "\\$&")).join("|");
    const bare = part.trim().replace(new RegExp(`["“][^"“”]+["”]|${pattern}`, "gi"), "it");
    const about = named.prices.length > 0 || !asksPrice.test(bare) ? named.prices : prices.slice(0, 3);
    const kind = about.length > 0 ? "price" : (kinds.find(([, asks]) => asks.test(bare))?.[0] ?? "view");
    return {
      ...named,
      answer: anyAnswers[kind]!,
      prices: about,
      asksSum: named.prices.length === 0 && /\b(?:how much|what price|what would you pay)\b/i.test(bare),
      touched: /^(?:view|yes_or_no|why)$/.test(kind) ? speaksOf(tokensOf(bare)) : [],
      echo: plainWords((asksWhatIs.exec(part.trim())?.[1] ?? "").replace(/\byour\b/gi, "my")),
    };
  });
}
