import type { ResearchVerb } from "../contract.ts";
import { type DeedName, deeds, type ThingName, things } from "./lexicon.ts";

const opening = compiled(deeds, (words) => `^(?:${words})(?![\\p{L}\\p{N}_-])`);
const within = compiled(things, (words) => `(?<![\\p{L}\\p{N}_-])(?:${words})(?![\\p{L}\\p{N}_-])`);

function compiled<Name extends string>(lexicon: Record<Name, string>, form: (words: string) => string) {
  const entries = Object.entries<string>(lexicon).map(
    ([name, words]) => [name, new RegExp(form(words), "iu")] as const,
  );
  return new Map(entries as [Name, RegExp][]);
}

/** What the opening of a sentence says: its deeds, and the things in it before what it is about. */
type Opening = {
  does: (...names: DeedName[]) => boolean;
  names: (...names: ThingName[]) => boolean;
  /** Whether the whole sentence names a thing, what it is about included. */
  says: (name: ThingName) => boolean;
  words: number;
};

/** The most characters of a sentence that are read for its verb. */
const longestOpening = 400;

const introducer =
  /\b(?:on(?! (?:the |our |your |my )?(?:public|gallery|list|showcase|account)\b)|about|into|regarding|concerning|whether|why|how|what|who|which|if|when|where|asking|that asks|to (?:see|find|learn|understand|test|check|know|explore|figure|gauge|measure|decide|get))\b/i;

/** Chooses the verb of a sentence by its opening; null where none is clear. What it quotes or is about is never read. */
export function chooseVerb(sentence: string): ResearchVerb | null {
  const said = sentence
    .slice(0, longestOpening)
    .split(/[:\n]|⟦\d+⟧/)[0]!
    .trim()
    .replace(/[.!?]{1,9}$/, "")
    .trim();
  const [first = ""] = /^\S*/.exec(said)!;
  const cut = introducer.exec(said.slice(first.length));
  const head = cut === null ? said : said.slice(0, first.length + cut.index);
  const openings = [said, ...imperativesOf(first).map((verb) => `${verb}${said.slice(first.length)}`)];
  const words: Opening = {
    does: (...names) => names.some((name) => openings.some((one) => opening.get(name)!.test(one))),
    names: (...names) => names.some((name) => within.get(name)!.test(head)),
    says: (name) => within.get(name)!.test(said),
    words: said.split(/\s+/).length,
  };
  // One name may be a saved persona's or a country's.
  if (/^[Ww]hat (?:would|will) \p{Lu}\p{Ll}+(?<!s) (?:think|say|do|feel|answer)\b/u.test(said)) return null;
  // No study and no account is deleted here.
  if (words.does("delete") && words.names("study", "studies", "everything") && !words.names("gallery")) return null;
  return rules.find(([, fits]) => fits(words))?.[0] ?? null;
}

/** What "checking" orders: check. */
function imperativesOf(word: string): string[] {
  const stem = /^(\w{3,})ing$/i.exec(word)?.[1];
  return stem === undefined ? [] : [stem, `${stem}e`, stem.replace(/(\w)\1$/, "$1")];
}

/** A request for a study of any subject. */
const asksPeople = ({ does, names }: Opening) =>
  does("research") || (does("make") && names("study") && !names("again", "persona", "mine", "offer"));
/** A question about what people do or think, and not about this account. */
const isAboutPeople = ({ does, names, words }: Opening) =>
  does("question") && words > 3 && !names("own", "persona", "study") && !names("respondents");
/** An order or a question about this account's records. */
const isOwn = (opening: Opening) =>
  !asksPeople(opening) &&
  !(opening.does("question") && !opening.names("own", "pointed", "study", "persona", "webhook"));

/** The most words of a request that has no verb, such as "my last five studies". */
const mostBare = 8;

type Rule = [verb: ResearchVerb, fits: (opening: Opening) => boolean];

/** In the order in which they are tried: the narrow ones first. */
const rules: Rule[] = [
  ["help", ({ does, names }) => does("help") && !names("key", "cost", "usage", "webhook", "kinds")],
  ["keys", (one) => one.names("key") && isOwn(one)],
  ["deliveries", (one) => one.names("webhook") && isOwn(one)],
  ["usage", (one) => one.names("usage") && isOwn(one) && (one.names("own") || !one.does("question"))],
  ["estimate", ({ does }) => does("price")],
  ["types", (one) => one.names("kinds") && !asksPeople(one)],
  ["import_personas", ({ does, names }) => does("import") || (does("save") && names("table"))],
  ["simulate", ({ does, names }) => does("simulate") || (does("make", "ask") && names("scenario"))],
  ["simulate", ({ does, names }) => does("ask", "question", "research") && names("ownPersonas") && names("reaction")],
  ["simulate", ({ does, names, says }) => does("present") && names("ownPersonas") && says("showing")],
  ["unlist", ({ does, names }) => does("unlist") || (does("withdraw") && names("closed"))],
  ["unlist", ({ does, names }) => does("withdraw") && names("away") && names("gallery") && !names("persona")],
  ["unlist", (one) => one.does("withdraw") && one.names("down") && one.names("pointed") && !asksPeople(one)],
  ["publish", ({ does, names }) => does("publish") || (does("share") && names("gallery", "open"))],
  [
    "estimate",
    (one) =>
      one.does("question", "read", "make") &&
      one.names("cost") &&
      one.names("work") &&
      !one.names("pay") &&
      !asksPeople(one),
  ],
  [
    "compare",
    ({ does, names }) =>
      does("compare") || (does("align") && names("difference") && names("study", "pointed", "respondents")),
  ],
  ["rerun", (one) => one.does("again") || (one.does("make", "read") && one.names("again"))],
  ["cancel", ({ does }) => does("stop")],
  ["delete_persona", ({ does }) => does("delete")],
  [
    "change_persona",
    ({ does, names }) => (does("rename") || (does("change") && names("persona", "attribute"))) && !names("study"),
  ],
  ["save_persona", ({ does, names }) => does("save") && names("persona") && !names("study")],
  [
    "list_personas",
    (one) =>
      (one.does("list", "read", "question") || (one.does("bareList") && one.words <= mostBare)) &&
      one.names("persona") &&
      isOwn(one),
  ],
  [
    "follow_up",
    ({ does, names }) => does("followUp") || (does("ask") && names("respondents", "followUp") && !names("persona")),
  ],
  ["follow_up", ({ does, words }) => does("ask") && words === 1],
  ["list", (one) => one.does("read", "question") && one.names("studies") && isOwn(one)],
  ["list", ({ does, names }) => does("read", "question") && names("everything") && names("own")],
  ["list", (one) => one.does("list", "bareList") && one.names("studies") && one.words <= mostBare],
  ["show", (one) => one.does("read") && one.names("outcome", "pointed", "study") && isOwn(one)],
  [
    "show",
    (one) => one.does("question") && one.names("outcome") && one.names("pointed", "respondents", "own", "study"),
  ],
  ["run", (one) => asksPeople(one) || isAboutPeople(one)],
  [
    "run",
    ({ does, names, words }) =>
      does("bare") || (does("ask", "present") && words > 3 && !names("pointed", "own", "study")),
  ],
];
