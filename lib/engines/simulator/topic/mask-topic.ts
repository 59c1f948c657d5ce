import { type PriceReading, readPrices } from "../../read-prices.ts";
import { type Quote, readQuotes } from "../../read-quotes.ts";
import { plainText, withoutOrders } from "../../read-text.ts";
import type { StudyTypeId } from "../../study-types.ts";
import { wordsOf } from "./grammar.ts";
import { priceMark } from "./phrases.ts";

/** A topic as it is read; `mask` is as long as `text`, with one name for shown words and marks for prices. */
export type MaskedTopic = {
  text: string;
  /** How many words of orders to the reader were left out. */
  ordered: number;
  quotes: Quote[];
  prices: PriceReading[];
  mask: string;
};

/** A topic without orders to the reader, with what its grammar would stumble over covered. */
export function maskTopic(topic: string, type: StudyTypeId): MaskedTopic {
  const { text, ordered } = withoutOrders(plainText(topic));
  const quotes = readQuotes(text, type);
  const prices = readPrices(text);
  let mask = text;
  const put = (start: number, end: number, words: string) => {
    mask = mask.slice(0, start) + words + mask.slice(end);
  };
  for (const { start, end, isShown } of quotes) {
    const all = text.slice(start, end);
    const isMessage = isShown ? !ideas.test(text.slice(0, start)) : isDeedName(all);
    put(start, end, isMessage ? "Quote".padEnd(all.length, "x") : ` ${all.slice(1, -1)} `);
  }
  for (const { start, end } of prices) put(start, end, priceMark.repeat(end - start));
  mask = mask.replace(judgedPrice, (words) => priceMark.repeat(words.length));
  return { text, ordered, quotes, prices, mask };
}

/** “Send to HubSpot”: a name with a verb or a small word in it, or that ends as no noun does, is read as one word. */
function isDeedName(quote: string): boolean {
  const words = wordsOf(quote);
  const isSmall = words.some(({ part }) => /^(?:verb|preposition|conjunction|pronoun|auxiliary)$/.test(part));
  return words.length <= 6 && (isSmall || words.at(-1)?.part === "adjective");
}
/** "A fair price for", "the right price for": the question is about what follows. */
const judgedPrice = /\b(?:an?|the)\s(?:\p{L}+\s){1,2}(?:price|fee|rate)\b(?=\s(?:for|to pay)\b)/giu;
/** Names of ideas rather than of messages: text in quotes after them is read like the rest. */
const ideas = /\b(?:concept|idea|statement|scheme|name)\b[^.?!]{0,30}$/i;
