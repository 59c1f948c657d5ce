import { type ConsiderationId, considerationIds, considerations } from "../../../engines/considerations.ts";
import { called, isNameless } from "../../../engines/subject-words.ts";
import type { Answer } from "./answer-forms.ts";
import { conWords } from "./con-words.ts";
import { type Material, ofAll, type Point } from "./material.ts";
import { pointsOn, quotesOf } from "./points.ts";
import { withoutNames } from "./question-patterns.ts";

/** Words that say when, or what is asked about: no question is about them. */
const asides = new Set([
  "advert",
  "campaign",
  "copy",
  "current",
  "existing",
  "headline",
  "message",
  "pitch",
  "slogan",
  "tagline",
  "today",
]);

/** "Do parents trust it?": those who are asked are no matter by themselves. */
const asked =
  /^(?:\w+ )?(?:do|does|did|would|will|are|can|should) (?:\w+ )?(?:parents|famil\w+|children|kids|mothers|fathers|teen\w+|households?) /;

/** The words that bring up each consideration, the longest first. */
const words = considerationIds
  .flatMap((id) => considerations[id].touches.split(",").map((word) => ({ id, word: word.trim().toLowerCase() })))
  .filter(({ word }) => word !== "" && !asides.has(word))
  .sort((one, other) => other.word.length - one.word.length);

/** Words for how a thing is, by what they are about. */
const qualities: [ConsiderationId, RegExp][] = [
  ["reliability", /\b(?:un)?reliable\b|\bbuggy\b/],
  ["trust", /\b(?:un)?trustworthy\b/],
  ["price", /\b(?:expensive|dear|cheap|affordable|pricey|costly)\b/],
  ["effort", /\b(?:easy|easier|hard|harder|difficult|tedious|tiring)\b/],
  ["simplicity", /\b(?:simple|complicated|complex|confusing)\b/],
  ["speed", /\b(?:slow|slower|fast|faster|quick|quicker)\b/],
  ["enjoyment", /\b(?:boring|bored|dull|fun|enjoyable)\b/],
  ["novelty", /\b(?:modern|innovative|old[- ]fashioned|dated)\b/],
  ["convenience", /\b(?:in)?convenient\b/],
  ["health", /\b(?:un)?healthy\b/],
  ["sustainability", /\b(?:green|greener|sustainable|wasteful)\b/],
];

/** The considerations that some words bring up, the most certain first. */
function allBroughtUp(text: string): ConsiderationId[] {
  const plain = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ")} `;
  const brought = words
    .filter(({ word }) => [word, `${word}ed`].some((one) => plain.includes(` ${one} `)))
    .map(({ id }) => id);
  // "Do they trust the health claim": what is asked is whether the words hold.
  const asksClaims = brought.includes("claims") && /\b(?:trust|believ\w+|credible)\b/.test(plain);
  const said = qualities.filter(([, word]) => word.test(plain)).map(([id]) => id);
  return asksClaims ? ["claims"] : [...brought, ...said];
}

/** The consideration that some words bring up; undefined where they bring up none. */
const broughtUp = (text: string): ConsiderationId | undefined => allBroughtUp(text)[0];

/** The consideration that a short phrase names, such as "support" or "the sales price". */
export const namedBy = (phrase: string): ConsiderationId | undefined =>
  broughtUp(phrase) ??
  considerationIds.find((id) => new RegExp(`\\b${id.replace("_", " ")}s?$`, "i").test(phrase.trim()));

const isOn =
  (id: ConsiderationId) =>
  ({ label }: { label: string }): boolean =>
    label === considerations[id].theme || label === considerations[id].objection;

/** What was said of a consideration on one side. */
export const pointOn = (material: Material, id: ConsiderationId, side: 1 | -1): Point | undefined =>
  pointsOn(material, side).find(isOn(id));

/** What was said of the consideration that a question asks about; null where it asks about none that was spoken of. */
export function onConsideration(material: Material, question: string): Answer | null {
  // Words of the thing's own name ask nothing: "a repair service".
  const name = material.plan.subject.toLowerCase().replace(/^(?:an?|the|your)\s/, "");
  const plain = withoutNames(question)
    .toLowerCase()
    .replace(name, "it")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .replace(asked, "");
  const said = allBroughtUp(plain).map((id) => saidOn(material, id));
  return said.find((one) => one !== null) ?? null;
}

/** What was said of a consideration, on the side of most; null where nothing was. */
function saidOn(material: Material, id: ConsiderationId): Answer | null {
  const { wording } = considerations[id];
  const [pro, con] = [pointOn(material, id, 1), pointOn(material, id, -1)];
  const opposing = (side: 1 | -1) => {
    const theme = material.counted.find((one) => isOn(id)(one.fact) && one.theme.side === -side);
    return theme?.fact.opposed_interviews ?? 0;
  };
  const [forIt, againstIt] = [pro?.interviews ?? opposing(1), con?.interviews ?? opposing(-1)];
  if (forIt + againstIt === 0) return null;
  const leads = forIt >= againstIt;
  const [most, named] = leads ? [forIt, wording.pro] : [againstIt, conWords(wording, material)];
  const other = leads ? againstIt : forIt;
  const rest = material.interviews.length - most - other;
  const said = `${ofAll(material, most)} ${most === 1 ? "names" : "name"} ${named}, ${other === 0 ? "none names" : other === 1 ? "1 names" : `${other} name`} the opposite${rest === 0 ? "" : `, ${rest} ${rest === 1 ? "does" : "do"} not say`}.`;
  return {
    leads: isNameless(material.plan) ? [said] : [`When it comes to ${called(material.plan)}, ${said}`, said],
    further: [],
    quotes: quotesOf([leads ? pro : con]),
  };
}
