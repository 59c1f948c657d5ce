import { capital } from "../../../cut-text.ts";
import { madeFor } from "../../../process-wide.ts";
import { scales } from "../../closings.ts";
import type { ConsiderationId } from "../../considerations.ts";
import { considerationIds, formsOf, readingOf, wordsIn, wordsOf } from "../../readings.ts";
import type { Follow, Leaning, Opening } from "../../study-form.ts";
import { type StudyTypeId, studyForms, studyTypeIds } from "../../study-types.ts";
import { sentencesOf } from "../../texts.ts";
import { joining, leaningsOf } from "../words/openings.ts";
import probes from "../words/probes.json" with { type: "json" };
import sentences from "../words/sentences.json" with { type: "json" };

/** What follows an opening: a sentence of a side, or what is wanted or weighs most. */
export type Sequel = {
  says: Follow["of"] | null;
  /** Whether a consideration may follow. */
  fits: (id: ConsiderationId) => boolean;
};

/** A form of an opening, and how many sentences follow it. */
export type Form = { text: string; follows: 0 | 1 | 2 };

export type OpeningRow = Record<Leaning, { sequel: Sequel; forms: Form[] }>;

const leanings = ["against", "torn", "for"] as const;

/** Forms as a table writes them: with arrows for the sentences that follow. */
export const formOf = (text: string): Form => {
  const arrows = /\s*(→*)\s*$/.exec(text)![1]!.length as Form["follows"];
  return { text: text.replace(/\s*→*\s*$/, "").trim(), follows: arrows };
};

function sequelOf(sequel: Follow | Follow["of"] | null | undefined): Sequel {
  const follow: Partial<Follow> = typeof sequel === "string" ? { of: sequel } : (sequel ?? {});
  const { of = null, among, except = [] } = follow;
  return { says: of, fits: (id) => among?.includes(id) ?? !except.includes(id) };
}

function rowOf({ says, ...row }: Opening): OpeningRow {
  const columns = "all" in row ? { against: row.all, torn: row.all, for: row.all } : row;
  const sides = leanings.map((leaning) => {
    const follow = typeof says === "object" && "torn" in says ? says[leaning] : says;
    return [leaning, { sequel: sequelOf(follow), forms: formsOf(columns[leaning]).map(formOf) }] as const;
  });
  return Object.fromEntries(sides) as OpeningRow;
}

const rowKeyOf = (purpose: string, where?: string): string => (where === undefined ? purpose : `${purpose}, ${where}`);

const tables = Object.fromEntries(
  studyTypeIds.map((id) => [
    id,
    new Map(studyForms[id].openings.map((row) => [rowKeyOf(row.purpose, row.where), rowOf(row)])),
  ]),
) as Record<StudyTypeId, Map<string, OpeningRow>>;

/** All rows of a type. */
export const rowsOf = (study_type: StudyTypeId): OpeningRow[] => [...tables[study_type].values()];

/** How a question of a type's guide is answered; `given` names what the request has. */
export function openingFor(
  study_type: StudyTypeId,
  purpose: string,
  members: readonly string[],
): OpeningRow | undefined {
  const table = tables[study_type];
  return members.map((one) => table.get(rowKeyOf(purpose, one))).find((row) => row !== undefined) ?? table.get(purpose);
}

/** What a sentence of the tables says; of a reason `strength` counts from the mildest of its sentences. */
type Meaning =
  | { of: "reason"; id: ConsiderationId; side: 1 | -1; strength: 0 | 1 | 2 }
  /** `stance` is that of who says up to which price they would go. */
  | { of: "price"; side: 1 | 0 | -1; stance?: number }
  | { of: "want"; id: ConsiderationId }
  | { of: "weighs"; id: ConsiderationId }
  | { of: "verdict"; stance: number }
  /** What is said outright to a question that a closed item puts again: 1 that it is so, −1 that it is not. */
  | { of: "outright"; item: string; side: 1 | 0 | -1 };

/** A sentence of an answer that the tables have; `start` and `end` are UTF-16 offsets into the answer. */
export type TableSentence = { meaning: Meaning; text: string; start: number; end: number };

/** The stance that a sentence says outright; none where it says none. */
export const stanceSaid = ({ meaning }: TableSentence): number[] =>
  "stance" in meaning && meaning.stance !== undefined ? [meaning.stance] : [];

/** What a sentence is looked up by: its words but for what it quotes. */
const keyOf = (sentence: string): string => sentence.toLowerCase().replace(/“[^”]*”|\{(?:liked|doubted)\}/g, "“”");

function meaningsOf(study_type: StudyTypeId): Map<string, Meaning> {
  const meanings = new Map<string, Meaning>();
  const add = (sentence: string, meaning: Meaning) => {
    if (!meanings.has(keyOf(sentence))) meanings.set(keyOf(sentence), meaning);
  };
  // Who chose a thing lives with it, where others of the same study weigh it up.
  const own = readingOf(study_type);
  // What a type brings up is looked up before what it never does.
  const { brings } = studyForms[study_type].levels;
  const ids = considerationIds.toSorted((one, other) => Number(other in brings) - Number(one in brings));
  for (const table of [wordsOf(study_type), wordsIn(own === "use" ? "offer" : "use")])
    for (const id of ids)
      for (const side of [1, -1] as const)
        for (const [strength, sentence] of table[id][side === 1 ? "for" : "against"].entries())
          for (const form of formsOf(sentence)) add(form, { of: "reason", id, side, strength: strength as 0 | 1 | 2 });
  for (const [level, forms] of sentences.priceLevels.entries())
    for (const form of forms) add(form, { of: "price", side: Math.sign(level - 2) as 1 | 0 | -1 });
  for (const form of sentences.noStepWords) add(form, { of: "price", side: -1 });
  for (const [at, forms] of sentences.stepWords.entries())
    for (const form of forms) add(form, { of: "price", side: Math.sign(at - 2) as 1 | 0 | -1, stance: at + 1 });
  const answers = scales[studyForms[study_type].closing.scale].map((answer) => `${answer}.`);
  for (const [at, sentence] of [...answers, ...leaningsOf(study_type)].entries())
    add(sentence, { of: "verdict", stance: (at % answers.length) + 1 });
  for (const { sentence, ...outright } of outrightIn(study_type)) add(sentence, { of: "outright", ...outright });
  const words = wordsOf(study_type);
  for (const slotted of slottedIn(study_type))
    for (const id of considerationIds)
      for (const slot of ["want", "weighs"] as const)
        if (slotted.toLowerCase().includes(`{${slot}}`))
          add(filled(slotted, { [slot]: words[id][slot] }), { of: slot, id });
  return meanings;
}

/** How answers to questions that an item puts again begin. */
function outrightIn(study_type: StudyTypeId): { sentence: string; item: string; side: 1 | 0 | -1 }[] {
  return Object.entries(studyForms[study_type].putAgain ?? {}).flatMap(([purpose, item]) =>
    [[], ["text"], ["sentences"]].flatMap((members) =>
      ([-1, 0, 1] as const).flatMap((side) =>
        openingFor(study_type, purpose, members)![side === 1 ? "for" : side === 0 ? "torn" : "against"].forms.map(
          ({ text }) => ({ sentence: sentencesOf(text).find((one) => /\p{L}/u.test(keyOf(one)))!, item, side }),
        ),
      ),
    ),
  );
}

function slottedIn(study_type: StudyTypeId): string[] {
  const forms = rowsOf(study_type).flatMap((row) => Object.values(row).flatMap(({ forms }) => forms));
  return [...forms.map(({ text }) => text), ...probes.counter.against]
    .flatMap(sentencesOf)
    .filter((sentence) => /\{want|\{weighs/i.test(sentence));
}

/** A form with its slots filled: "{want}" and, with a capital, "{Want}". */
export function filled(form: string, slots: Record<string, string | undefined>): string {
  return form
    .replace(/\{(\w)(\w*)\}/g, (slot, first: string, rest: string) => {
      const value = slots[`${first.toLowerCase()}${rest}`];
      if (value === undefined) return slot;
      return first === first.toLowerCase() ? value : capital(value);
    })
    .trim();
}

const meaningTables = new Map<StudyTypeId, Map<string, Meaning>>();
const meaningsFor = (study_type: StudyTypeId): Map<string, Meaning> =>
  madeFor(meaningTables, study_type, () => meaningsOf(study_type));

const behindJoining = new RegExp(`^${joining} `);

/** A sentence without the word that joins it to another. */
export const withoutJoining = (sentence: string): string => capital(sentence.replace(behindJoining, ""));

/** What a sentence says, also behind the word that joins it; undefined where the tables do not have it. */
export const meaningOf = (study_type: StudyTypeId, sentence: string): Meaning | undefined =>
  meaningsFor(study_type).get(keyOf(withoutJoining(sentence)));

/** The sentences of an answer that the tables have, by look-up. */
export function saidIn(study_type: StudyTypeId, answer: string): TableSentence[] {
  let from = 0;
  return sentencesOf(answer).flatMap((text): TableSentence[] => {
    const start = answer.indexOf(text, from);
    from = start + text.length;
    const meaning = meaningOf(study_type, text);
    return meaning === undefined ? [] : [{ meaning, text, start, end: from }];
  });
}
