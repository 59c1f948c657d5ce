import type { ResearchVerb } from "../contract.ts";
import { chooseVerb } from "./choose-verb.ts";
import { insteadOfForbidden, referenceLast, requestWithin, withoutPoliteness } from "./opening.ts";
import { quotedParts } from "./quoted-parts.ts";
import { wellSpelt } from "./well-spelt.ts";

/** The sentence of a message that says what to do, what follows it, and what the message quotes. */
export type Order = { verb: ResearchVerb; sentence: string; rest: string; parts: string[] };

/** How many sentences are read before a message is unclear. */
const mostSentences = 40;

/** Finds the verb of a message in its own sentences, before anything that it quotes or introduces. */
export function findOrder(message: string): Order | "forbidden" | null {
  const { words, parts } = quotedParts(message);
  if (isPersonaTable(words)) return { verb: "import_personas", sentence: words, rest: "", parts };
  const sentences = sentencesOf(words);
  const read = (choose: Choice) => sentences.map((one) => orderIn(one, parts, choose));
  const orders = read(plainly);
  const order = [...orders, ...read(loosely)].find((one) => one !== null && one !== "forbidden") ?? null;
  if (order === null) return orders.includes("forbidden") ? "forbidden" : null;
  return hasAnotherWish(order as Order) ? null : order;
}

type Sentence = { sentence: string; rest: string };

/** The sentences up to the first with a colon or a line: what follows those is material. */
function sentencesOf(words: string): Sentence[] {
  const sentences: Sentence[] = [];
  let rest = words.trim();
  while (sentences.length < mostSentences && rest !== "") {
    const [sentence = rest] = /^[\s\S]*?(?:[.!?]+(?=\s|$)|$)/.exec(rest)!;
    rest = rest.slice(sentence.length).trim();
    sentences.push({ sentence, rest });
    if (/[:\n]|⟦\d+⟧\W*$/.test(sentence)) break;
  }
  return sentences;
}

type Choice = (said: string) => Pick<Order, "verb" | "sentence"> | null;

function orderIn({ sentence, rest }: Sentence, parts: string[], choose: Choice): Order | "forbidden" | null {
  const plain = withoutPoliteness(sentence);
  const instead = insteadOfForbidden(plain);
  if (instead === null) return "forbidden";
  const chosen = choose(instead === undefined ? plain : withoutPoliteness(instead));
  return chosen && { ...chosen, rest, parts };
}

/** Reads a sentence by its opening, as written or well spelt. */
const plainly: Choice = (said) => {
  const spelt = withoutPoliteness(wellSpelt(said));
  const verb = chooseVerb(spelt);
  return verb && { verb, sentence: verb === chooseVerb(said) ? said : spelt };
};

/** Reads a sentence with its study put last, or from the request in its middle on. */
const loosely: Choice = (said) => {
  const moved = referenceLast(said);
  const ofMoved = moved === null ? null : chooseVerb(moved);
  if (ofMoved !== null && ofStudies.has(ofMoved)) return { verb: ofMoved, sentence: moved! };
  const request = requestWithin(said);
  return request === null ? null : plainly(withoutPoliteness(request));
};

const ofStudies = new Set<ResearchVerb>(["show", "cancel", "publish", "unlist", "rerun", "compare"]);
const acts = new Set<ResearchVerb>(["cancel", "publish", "unlist", "rerun", "delete_persona"]);

/** Whether an order on a record comes with a further one: which is meant, or in what order, is asked. */
function hasAnotherWish({ verb, sentence, rest }: Order): boolean {
  if (!ofStudies.has(verb) && !acts.has(verb)) return false;
  const [first, ...further] = `${sentence} ${rest}`
    .split(/[:\n]|⟦/)[0]!
    .split(/[.!?]+\s+|[,;]?\s+\b(?:and|then|or)\s+/i)
    .map(withoutPoliteness)
    .map((said) => (insteadOfForbidden(said) === undefined ? chooseVerb(said) : null));
  return further.some((other) => other !== null && acts.has(other) && other !== (first ?? verb));
}

/** Whether a message ends with a table below words on personas, and asks for no study of them. */
function isPersonaTable(words: string): boolean {
  const [above = "", ...lines] = words.trim().split(/\n+/);
  const separator = /[;\t|]/.exec(lines[0] ?? "")?.[0] ?? ",";
  const cells = lines.map((line) => line.split(separator).length);
  return (
    cells.length >= 2 &&
    cells.every((count) => count >= 3 && count === cells[0]) &&
    /\bpersonas?\b/i.test(above) &&
    !/\b(?:stud(?:y|ies)|survey|simulat\w+|ask|interview|test|react)\b/i.test(above)
  );
}
