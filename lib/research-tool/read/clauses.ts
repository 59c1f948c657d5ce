import { partOf } from "../../cut-text.ts";
import { any } from "./any.ts";
import { withoutPoliteness } from "./opening.ts";
import { studyNouns } from "./study-nouns.ts";

const named = `(?:the|my|our|that|this) (?:[^\\s,:]+ ){0,6}?(?:one|${studyNouns})(?: ⟪\\d+⟫| (?:on|about|of|with) [^,:]{2,60})?`;
const handle = "st_\\w+|[0-9a-f]{8}-[0-9a-f-]{27}";
const isCertain = new RegExp(`${handle}|⟪`, "i");
const sign = "\\s?([,:]|[–—-]>?(?=\\s)|(?=\\s(?:again|\\w+(?: please| pls)?[.!?\\s]*$|(?:what|how|who|did|does)\\b)))";
const first = new RegExp(
  `^(?:(?:in|for|from|on|re|regarding|about) )?(${named}|(?:(?:${studyNouns}) )?(?:${handle}))(?:,? please)?${sign}\\s+(\\S[\\s\\S]*?)[.!?\\s]*$`,
  "i",
);
/** Who is asked in a study that was named before them. */
const asksRespondents = /^(?:ask|question) .{0,40}?(?=\b(?:about|whether|if|what|how|why|which|who|when|where)\b)/i;
const act =
  /^(?:cancel|stop|abort|halt|kill|end|publish|unlist|unpublish|hide|withdraw|delist|delete|remove|re-?run|repeat|redo|share|list)\b(.*)$/i;
const adverb = any(
  "it this that one study again now please pls immediately asap today over public publicly private down off out",
  "the study|once more|from \\w+ \\w+(?: \\w+)?",
  "(?:to|for) (?:everyone|everybody|all|anyone)",
  "with (?:a|an|another)(?: \\w+){1,2}",
  "with (?:the )?(?:same )?seed(?: \\d+)?",
);
/** What may follow an act on a study that was named before it: anything else is its own object. */
const withoutObject = new RegExp(`^(?:[\\s,]{1,3}(?:${adverb})(?![\\p{L}\\p{N}]))*[\\s.!?]*$`, "iu");
const reason = /[\s,](?:and|because|before|so)\b/i;

/** A sentence that names its study first, such as "the second one, open it", with the study put last; null for any other. */
export function referenceLast(sentence: string): string | null {
  const found = first.exec(sentence);
  if (found === null) return null;
  const [, study = "", sign, rest = ""] = found;
  const said = rest.replace(/ (?:please|pls)$/i, "");
  const order = /^(?:public|private|unlisted)$/i.test(said)
    ? `make it ${said}`
    : said.replace(/^(?:done|finished|ready|complete)$/i, "status of it");
  // What follows a colon may be material where it does not speak of the study.
  if (sign === ":" && !isCertain.test(study) && !/\bit\b/i.test(order)) return null;
  const last = withoutPoliteness(order);
  if (asksRespondents.test(last)) return last.replace(asksRespondents, `ask the respondents of ${study} `);
  const object = act.exec(last)?.[1];
  if (object !== undefined && !withoutObject.test(object.split(reason)[0]!)) return null;
  return /\bit\b/i.test(last) ? last.replace(/\bit\b/i, study) : `${last} ${study}`;
}

const persona = "[\\p{L}\\p{N}_'’-]+(?: \\p{Lu}[\\p{L}'’-]*){0,3}";
const personaDeed = "(?:delete|remove|drop|erase|rm|set|change|make|update|correct|move|rename)\\b.*";
const personaFirst = new RegExp(
  `^(?:for |in |with )?(?:the |my |our )?persona (${persona})(?:\\s?[:,]|\\s[–—-]>?)?\\s+(?:please )?(${personaDeed})$`,
  "iu",
);

/** "role is" after the name of a persona. */
const statement = /(?<=^persona [^:,;]{2,60}: ?)(\w+) (?:is|=|should be|is now) (?=[^:,;]+$)/i;

/** "Persona Ama: set age to 42" as "set Ama's age to 42"; null for any other sentence. */
export function personaLast(sentence: string): string | null {
  const [, whose, order = ""] = personaFirst.exec(sentence.replace(statement, "set $1 to ")) ?? [];
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
  deleted: "delete",
  removed: "remove",
  closed: "close",
  repeated: "repeat",
  rerun: "rerun",
  run: "run",
  redone: "redo",
  shown: "show",
  opened: "open",
  listed: "publish",
  compared: "compare",
};
const causative = new RegExp(`^(?:get|have) (.{2,120}?) (${Object.keys(orders).join("|")})\\b(.*)$`, "i");

/** "Get the second one stopped" as "stop the second one"; null for any other sentence. */
export const causedLast = (sentence: string): string | null =>
  inActiveVoice(causative.exec(ownWords(sentence).replace(/[.!?\s]{1,9}$/, "")));

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
  const own = ownWords(sentence).replace(/[.!\s]{1,9}$/, "");
  return inActiveVoice(passive.exec(own) ?? wished.exec(own));
}

function inActiveVoice(found: RegExpExecArray | null): string | null {
  if (found === null) return null;
  const [, study = "", participle = "", rest = ""] = found;
  return `${new Map(Object.entries(orders)).get(participle.toLowerCase())} ${study}${rest}`;
}

const requests = [
  /[\s,]what (?:i|we) (need) is( \w.+)$/i,
  /(?<!\b(?:who|what|how|which|where|when|why))[\s,](?:(?:can|could|would|will) (?:you|u|we|i)(?: just| please| maybe| now)*|please|(?:i|we)(?:'d|’d| would) like to) (?=\w)(.+)$/i,
  /[\s,](?:(?:i|we) (?:want|need) to|go ahead and|so(?= \w+ (?:it|that|them|the)\b)|and (?:i|we)(?= need an?\b)|you can(?= \w+ (?:it|that))) (?=\w)(.+)$/i,
  /,\s+((?:what|how much) (?:did|do|does|have|has|is)\b[^,]{1,120}\b(?:us|me|we|i|my|our)\b[^,]{0,60}\?)$/i,
];

/** The first request in the middle of a sentence: "… so could you show it" is "show it"; null without one. */
export function requestWithin(sentence: string): string | null {
  const own = ownWords(sentence);
  const found = requests.map((form) => form.exec(own)).find((one) => one !== null);
  const request = found ? `${found.slice(1).join("")}${partOf(sentence, own.length)}` : null;
  // What people think or who they are is a question of its own and no order.
  return request === null || /^(?:tell (?:me|us) )?(?:who|why|whether|if)\b/i.test(request) ? null : request;
}

/** The parts of a sentence that could each be an order, the first one first. */
export const clausesOf = (sentence: string): string[] =>
  ownWords(sentence)
    .split(/[,;]?\s+\b(?:and|then|or|but|so)\s+|[,;–—]\s+/i)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== "");

const personas = /\bpersonas?\b|\b(?:my|our) saved people\b/i;
const those = /\b(?:they|them|these people|those people)\b/i;

/** A sentence with “my personas” for its “they” where the sentences before it speak of personas. */
export const withAntecedent = (sentence: string, before: string): string =>
  personas.test(before) &&
  !personas.test(sentence) &&
  /^(?:now |then |please )*(?:ask|what|how|would|will)\b/i.test(sentence)
    ? sentence.replace(those, "my personas")
    : sentence;

/** A sentence up to a colon, a line or a quote, which end the sender's own words. */
const ownWords = (sentence: string) => sentence.split(/[:\n]|⟦/)[0]!;
