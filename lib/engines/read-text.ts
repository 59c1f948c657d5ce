import { partOf } from "../cut-text.ts";
/** A word of a text: as it is compared, as it is written, and what separates it from the word before. */
export type Token = {
  /** Lower case, without a possessive or plural ending. */
  stem: string;
  /** As written. */
  text: string;
  start: number;
  end: number;
  /** Joined to the word before by a hyphen. */
  joined: boolean;
  /** The first word of a clause: punctuation comes before it. */
  opens: boolean;
};

const word = /[\p{L}\p{N}]+(?:(?:[&'.]|(?<=\d):(?=\d)|(?<=\d),(?=\d{3}(?!\d)))[\p{L}\p{N}]+)*%?/gu;

/** A word as it is compared: in lower case and without possessive and plural endings. */
export function stemOf(token: string): string {
  const lower = token.toLowerCase().replace(/'s$/, "");
  if (lower.length < 4 || /(ss|us|is|'s)$/.test(lower)) return lower;
  if (/(?:ch|sh|x)es$/.test(lower)) return partOf(lower, 0, -2);
  if (lower.endsWith("ies")) return `${partOf(lower, 0, -3)}y`;
  return lower.endsWith("s") ? partOf(lower, 0, -1) : lower;
}

/** The words of a text, in order. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let before = 0;
  for (const { 0: token, index } of text.matchAll(word)) {
    const gap = partOf(text, before, index);
    tokens.push({
      stem: stemOf(token),
      text: token,
      start: index,
      end: index + token.length,
      joined: /^[-‐‑]$/.test(gap),
      opens: tokens.length === 0 || /[,.;:!?()[\]"“”|–—•\n]|\s\/\s/.test(gap),
    });
    before = index + token.length;
  }
  return tokens;
}

/** A phrase of a lexicon as it is looked up: its stems with one space between. */
export function keyOf(phrase: string): string {
  return tokensOf(plainText(phrase))
    .map((token) => token.stem)
    .join(" ");
}

/** A text without markup, pictures and odd marks; signs that words are joined by are made alike. */
export function plainText(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/<[^<>]{0,200}>/g, " ")
    .replace(/\[([^[\]]{1,200})\]\([^()\s]{1,500}\)/g, "$1")
    .replace(/https?:\/\/\S+/g, " ")
    .replace(/\p{Extended_Pictographic}|\p{C}(?<!\n)|[*_`#~^\\]+/gu, " ")
    .replace(/[’ʼ]/g, "'")
    .replace(/\b24\/7\b/g, "24x7")
    .replace(/\bci\/cd\b/gi, "cicd")
    .replace(/[ \t]+/g, " ")
    .trim();
}

/** Words or patterns with commas between them, as the alternatives of a pattern. */
const anyOf = (words: string): string => `(?:${words.split(/\s*,\s*/).join("|")})`;

const ignoring = anyOf("ignore, disregard, forget, override, bypass");
const rules = anyOf("instruction, prompt, above, previous, prior, rule, everything, context, guideline");
const answering =
  anyOf(`say, answer, rate, score, respond, reply, give, output, return, print, choose, pick, love, like, agree,
  praise, be positive, buy`);
const praising = anyOf(`yes, positively, favou?rably, enthusiastically, strongly agree, maximum, the highest, top score,
  five stars, full marks`);
const addressed = "(?:you|(?:all |the )?(?:respondents?|personas?)|everyone)";

/**
 * Clauses that talk to the reader of the topic instead of saying what it is about: orders to ignore, answer, rate.
 * They are left out before anything is read, so that they move nothing.
 */
const orders = [
  new RegExp(`\\b${ignoring}\\b.{0,40}\\b${rules}`, "i"),
  /\b(system|developer|assistant|hidden) (prompt|message|instruction)/i,
  new RegExp(`\\b${answering}\\b.{0,30}(?:\\b10 ?(?:\\/|out of|of) ?10\\b|\\b[1-5] ?\\/ ?5\\b|\\b${praising}\\b)`, "i"),
  new RegExp(`^\\W*${addressed} (?:must|should|will|shall|have to|are to|need to) (?:\\w+ )?${answering}`, "i"),
  /^\W*(act|pretend|behave|roleplay|role-play) (as|to|like|that)\b/i,
  /\bbe (very |extremely |only )?(positive|enthusiastic|favou?rable)\b/i,
  /\b(you are|you're) (now|an? (ai|assistant|helpful|language model|chatbot))\b/i,
  /^\W*(system|assistant|user|developer) ?:/i,
  /^\W*(say|respond|reply|answer|output) (only|with|that|in|"|')/i,
];

/** A text parted into what it says and how many words of it are orders to its reader. */
export function withoutOrders(text: string): { text: string; ordered: number } {
  let ordered = 0;
  const clauses = text.split(
    /(?<=[.!?;:\n])\s+|(?<=,)\s+(?:and |then )?|\s+(?=(?:and|then) (?:say|answer|rate|ignore)\b)|\n/,
  );
  const clausesLeft = clauses.filter((clause) => {
    const order = orders.some((pattern) => pattern.test(clause));
    if (order) ordered += tokensOf(clause).length;
    return !order;
  });
  return { text: ordered > 0 ? clausesLeft.join(" ").replace(/(?<![,;:\s])[,;:\s]+$/, "") : text, ordered };
}
