import { withoutPoliteness } from "./opening.ts";
import { studyNouns } from "./study-nouns.ts";

const named = `(?:the|my|our|that|this) (?:[^\\s,:]+ ){0,6}?(?:one|${studyNouns})(?: (?:on|about|of|with) [^,:]{2,60})?`;
const handle = "st_\\w+|[0-9a-f]{8}-[0-9a-f-]{27}";
const isHandle = new RegExp(handle, "i");
const first = new RegExp(
  `^(${named}|(?:(?:${studyNouns}) )?(?:${handle}))(?:,? please)?\\s?([,:]|[–—-]>?(?=\\s)|(?=\\s(?:again|\\w+[.!?\\s]*$|(?:what|how|who|did|does)\\b)))\\s+(\\S[\\s\\S]*?)[.!?\\s]*$`,
  "i",
);

/** A sentence that names its study first, such as "the second one, open it", with the study put last; null for any other. */
export function referenceLast(sentence: string): string | null {
  const found = first.exec(sentence);
  if (found === null) return null;
  const [, study = "", sign, said = ""] = found;
  const order = /^(?:public|private|unlisted)$/i.test(said)
    ? `make it ${said}`
    : said.replace(/^(?:done|finished|ready|complete)$/i, "status of it");
  // What follows a colon may be material where it does not speak of the study.
  if (sign === ":" && !isHandle.test(study) && !/\bit\b/i.test(order)) return null;
  const last = withoutPoliteness(order);
  return /\bit\b/i.test(last) ? last.replace(/\bit\b/i, study) : `${last} ${study}`;
}

const persona = "[\\p{L}\\p{N}_'’-]+(?: \\p{Lu}[\\p{L}'’-]*){0,3}";
const personaDeed = "(?:delete|remove|drop|erase|rm|set|change|make|update|correct|move|rename)\\b.*";
const personaFirst = new RegExp(
  `^(?:for |in |with )?(?:the |my |our )?persona (${persona})(?:\\s?[:,]|\\s[–—-]>?)?\\s+(?:please )?(${personaDeed})$`,
  "iu",
);

/** "Persona Ama: set age to 42" as "set Ama's age to 42"; null for any other sentence. */
export function personaLast(sentence: string): string | null {
  const [, whose, order = ""] = personaFirst.exec(sentence) ?? [];
  if (whose === undefined) return null;
  const [, deed = "", rest = ""] = /^(\w+)\s*(?:(?:it|him|her|them|the|his|their)\b\s*)?(.*)$/i.exec(order)!;
  if (/^(?:delete|remove|drop|erase|rm)$/i.test(deed)) return `${deed} the persona ${whose}`;
  return /^to\b/.test(rest) ? `${deed} ${whose} ${rest}` : `${deed} ${whose}'s ${rest}`;
}

const orders: Record<string, string> = {
  stopped: "stop",
  cancelled: "cancel",
  canceled: "cancel",
  published: "publish",
  unlisted: "unlist",
  hidden: "hide",
  repeated: "repeat",
  rerun: "rerun",
  run: "run",
  redone: "redo",
  shown: "show",
  opened: "open",
  compared: "compare",
};
const passive = new RegExp(
  `^(.{2,120}?) (?:should|must|has to|have to|needs? to|ought to) (?:please |now )?be (${Object.keys(orders).join("|")})\\b(.*)$`,
  "i",
);

const wished = new RegExp(
  `^(?:(?:i|we)(?:['’]d| would)? (?:like|want|need) )(.{2,120}?) (?:to be )?(${Object.keys(orders).join("|")})\\b(.*)$`,
  "i",
);

/** "The second one should be stopped" as "stop the second one"; null for any other sentence. */
export function activeVoice(sentence: string): string | null {
  const own = ownWords(sentence).replace(/[.!\s]+$/, "");
  const found = passive.exec(own) ?? wished.exec(own);
  if (found === null) return null;
  const [, study = "", participle = "", rest = ""] = found;
  return `${new Map(Object.entries(orders)).get(participle.toLowerCase())} ${study}${rest}`;
}

const requests = [
  /[\s,]what (?:i|we) (need) is( \w.+)$/i,
  /[\s,](?:(?:can|could|would|will) (?:you|u|we|i)(?: just| please| maybe| now)*|please|(?:i|we)(?:'d|’d| would) like to) (?=\w)(.+)$/i,
  /[\s,](?:(?:i|we) (?:want|need) to|go ahead and|so(?= \w+ (?:it|that|them|the)\b)|and (?:i|we)(?= need an?\b)|you can(?= \w+ (?:it|that))) (?=\w)(.+)$/i,
  /,\s+((?:what|how much) (?:did|do|does|have|has|is)\b[^,]{1,120}\b(?:us|me|we|i|my|our)\b[^,]{0,60}\?)$/i,
];

/** The first request in the middle of a sentence: "… so could you show it" is "show it"; null without one. */
export function requestWithin(sentence: string): string | null {
  const own = ownWords(sentence);
  const found = requests.map((form) => form.exec(own)).find((one) => one !== null);
  const request = found ? `${found.slice(1).join("")}${sentence.slice(own.length)}` : null;
  // What people think or who they are is a question of its own and no order.
  return request === null || /^(?:tell (?:me|us) )?(?:who|why|whether|if)\b/i.test(request) ? null : request;
}

/** The parts of a sentence that could each be an order, the first one first. */
export const clausesOf = (sentence: string): string[] =>
  ownWords(sentence)
    .split(/[,;]?\s+\b(?:and|then|or|but|so)\s+|[,;–—]\s+/i)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== "");

/** A sentence up to a colon, a line or a quote, which end the sender's own words. */
const ownWords = (sentence: string) => sentence.split(/[:\n]|⟦/)[0]!;
