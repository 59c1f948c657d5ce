import { partOf } from "../../cut-text.ts";
import type { ResearchVerb } from "../contract.ts";
import { compiled } from "./compiled.ts";
import { type DeedName, deeds } from "./deeds.ts";
import { referenceIn, studiesNamed, withoutSubjects } from "./references.ts";
import type { Opening } from "./sentence-kinds.ts";
import { namesThing, type ThingName } from "./things.ts";
import { verbRules } from "./verb-rules.ts";

/** A verb and how clear its evidence is: 3 for a deed with its own object, 1 for a guess. */
export type Reading = { verb: ResearchVerb; weight: number; isPronoun: boolean };

const opening = compiled(deeds, (words) => `^(?:${words})(?![\\p{L}\\p{N}_-])`);

/** The most characters of a sentence that are read for its verb. */
const longestOpening = 400;

const aims = "to (?:see|find|learn|understand|test|check|know|explore|figure|gauge|measure|decide|get)";
const place = "(?:the |our |your |my )?(?:public|gallery|list|showcase|account)";
const question = "whether|why|how|what(?![- ]if\\b)|who|which|(?<!what[- ])if|when|where";
const introducer = new RegExp(
  `\\b(?:on(?! ${place}\\b)|about|into|regarding|concerning|${question}|asking|that asks|${aims})\\b`,
  "i",
);

/** Weighs the verbs of a sentence by its opening; null where none fits. What it quotes or is about is never read. */
export function weighVerbs(sentence: string): Reading | null {
  const whole = sentence
    .trim()
    .replace(/[.!?]{1,9}$/, "")
    .replace(/[\s,]{1,3}(?:please|pls|plz|thanks|thank you|thx|asap)$/i, "")
    .trim();
  const own = partOf(whole, 0, longestOpening)
    .split(/[:\n]|⟦\d+⟧/)[0]!
    .replace(/[.!?]{1,9}$/, "")
    .trim();
  const said = withoutSubjects(own);
  const [first = ""] = /^\S*/.exec(said)!;
  const cut = introducer.exec(partOf(said, first.length));
  const head = cut === null ? said : partOf(said, 0, first.length + cut.index).trim();
  const openings = [said, ...imperativesOf(first).map((verb) => `${verb}${partOf(said, first.length)}`)];
  const words: Opening = {
    does: (...names: DeedName[]) => names.some((name) => openings.some((one) => opening.get(name)!.test(one))),
    names: (...names: ThingName[]) => names.some((name) => namesThing(name, head)),
    says: (name: ThingName) => namesThing(name, said),
    study: referenceIn(head),
    saysStudy: ["name", "handle"].includes(String(referenceIn(said))),
    studies: Math.max(studiesNamed(said), own.match(/\bst_\w+/g)?.length ?? 0),
    hasMaterial: own.length < whole.length,
    words: said.split(/\s+/).length,
    said,
    head,
  };
  const fitting = verbRules
    .map(([verb, weigh]) => ({
      verb,
      weight: Number(weigh(words)),
      isPronoun: words.study === "pronoun" || said === first,
    }))
    .filter(({ weight }) => weight > 0);
  // The narrow rules come first.
  return fitting.reduce<Reading | null>((best, one) => (best === null || one.weight > best.weight ? one : best), null);
}

/** What "checking" orders: check. */
function imperativesOf(word: string): string[] {
  const stem = /^(\w{3,})ing$/i.exec(word)?.[1];
  return stem === undefined ? [] : [stem, `${stem}e`, stem.replace(/(\w)\1$/, "$1")];
}
