import type { Brief, Price } from "../brief.ts";
import { amountsOf } from "../cells.ts";
import { type ConsiderationId, considerations } from "../considerations.ts";
import { shuffled } from "../draw.ts";
import { PhraseIndex } from "../phrase-index.ts";
import { longestRead, readPart } from "../read-part.ts";
import { readPrices } from "../read-prices.ts";
import { plainText, tokensOf } from "../read-text.ts";
import { considerationIds } from "../readings.ts";
import { requestOf } from "../request-of.ts";
import { chosenAmong, usualNeeds } from "../usual-needs.ts";
import { studyDraw } from "./study-draw.ts";
import { type Levels, typeLevels } from "./words/type-levels.ts";

/** What the words of a topic bring up: what they promise or threaten, and what they ask about, in their order. */
export type TopicWords = { said: Levels; touched: ConsiderationId[]; asked: ConsiderationId[] };

type Meaning = { levels: Levels } | { touches: ConsiderationId };

const meanings = new PhraseIndex<Meaning>();
for (const id of considerationIds)
  for (const row of considerations[id].words) {
    const [levels = "", words = ""] = row.split(" | ");
    const moved = levels === "none" ? {} : Object.fromEntries(amountsOf(`${id} ${levels}`));
    for (const phrase of words.split(", ")) meanings.add(phrase, { levels: moved });
  }
for (const id of considerationIds)
  for (const phrase of considerations[id].touches.split(", ")) meanings.add(phrase, { touches: id });

/** Promises and threats to one consideration count up to here, so that repeating wears off: latent units. */
const most = { against: -1.3, for: 0.8 };

/** Reads which considerations the words of a text touch, by the word lists alone, in time linear in its length. */
export function readWords(text: string): TopicWords {
  const said: Levels = {};
  const touched = new Set<ConsiderationId>();
  const asked = new Set<ConsiderationId>();
  const seen = new Set<Meaning>();
  for (const { entry } of meanings.find(tokensOf(plainText(text)))) {
    if (seen.has(entry)) continue;
    seen.add(entry);
    if ("touches" in entry) {
      touched.add(entry.touches);
      asked.add(entry.touches);
    } else
      for (const [id, level] of Object.entries(entry.levels) as [ConsiderationId, number][]) {
        said[id] = Math.max(most.against, Math.min(most.for, (said[id] ?? 0) + level));
        // "Your best work" praises something and is no question about claims.
        if (id !== "claims") touched.add(id);
      }
  }
  return { said, touched: [...touched], asked: [...asked] };
}

/** As much as the longest request, shown text, subject and questions have that are read to their ends. */
const longestInAll = 3 * longestRead;
const kept = new WeakMap<object, TopicWords & { isCut: boolean }>();

/** What the words of a study's request, subject and shown text bring up; `isCut` where one of them is not read to its end. */
export function wordsOfStudy(brief: Omit<Brief, "personas">): TopicWords & { isCut: boolean } {
  const known = kept.get(brief);
  if (known !== undefined) return known;
  const { subject, stimulus, questions = [] } = brief.given ?? {};
  const asked = [requestOf(brief.topic).request, ...questions];
  const shown = [subject, stimulus].filter((text) => text != null);
  const part = readPart([...asked, ...shown].map((text) => readPart(text)).join("\n"), longestInAll);
  const { said, touched, asked: open } = readWords(part);
  // "The best price" in a question praises nothing: only what is shown can claim too much, as a line in a message test.
  const praising = brief.study_type === "messaging" ? part : shown.map((text) => readPart(text)).join("\n");
  const { claims } = readWords(readPart(praising, longestInAll)).said;
  const { claims: _, ...others } = said;
  const words = {
    ...{ said: { ...others, ...(claims !== undefined && { claims }) }, touched, asked: open },
    isCut: part !== [...asked, ...shown].join("\n"),
  };
  kept.set(brief, words);
  return words;
}

/** As many considerations come up in a study without a word of the topic. */
const mostBrought = 7;

const keptMatters = new WeakMap<object, ConsiderationId[]>();

/** What comes up in a study: what the topic's words touch first, then what the type brings up, some of it drawn by the seed. */
export function mattersOf(brief: Omit<Brief, "personas">): ConsiderationId[] {
  const known = keptMatters.get(brief) ?? drawMatters(brief);
  keptMatters.set(brief, known);
  return known;
}

function drawMatters(brief: Omit<Brief, "personas">): ConsiderationId[] {
  const { brings, always, apart } = typeLevels[brief.study_type];
  const { said, touched } = wordsOfStudy(brief);
  const rest = (Object.keys(brings) as ConsiderationId[]).filter((id) => !always.includes(id) && !apart.includes(id));
  const drawn = shuffled(studyDraw(brief).at("matters"), rest);
  const read = [...touched, ...(Object.keys(said) as ConsiderationId[])];
  const brought = [...always, ...drawn.slice(0, mostBrought - always.length)];
  return brief.study_type === "segmentation"
    ? chosenAmong([...read, ...brought], usualNeeds)
    : [...new Set([...read, ...brought])];
}

const keptPrices = new WeakMap<object, Map<string, Price | undefined>>();

/** The price that a question of a study names first, read once for all its respondents. */
export function priceInQuestion(brief: object, question: string): Price | undefined {
  const ofStudy = keptPrices.get(brief) ?? new Map<string, Price | undefined>();
  keptPrices.set(brief, ofStudy);
  if (!ofStudy.has(question)) ofStudy.set(question, readPrices(readPart(question))[0]);
  return ofStudy.get(question);
}
