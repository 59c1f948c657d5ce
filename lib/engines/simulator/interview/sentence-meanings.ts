import { partOf } from "../../../cut-text.ts";
import type { ConsiderationId } from "../../considerations.ts";
import { capital, considerationIds, formsOf, wordsOf } from "../../readings.ts";
import { sentencesOf } from "../../sentences.ts";
import { type StudyTypeId, studyTypeIds } from "../../study-types.ts";
import { concessions, joining, priceLevels, probes, verdictsOf } from "../words/openings.ts";
import { rowsOf } from "./opening-rows.ts";

/** What a sentence of the tables says; of a reason `strength` is 0 for mild, 1 for plain and 2 for firm. */
export type Meaning =
  | { of: "reason"; id: ConsiderationId; side: 1 | -1; strength: 0 | 1 | 2 }
  | { of: "price"; side: 1 | 0 | -1 }
  | { of: "want"; id: ConsiderationId }
  | { of: "weighs"; id: ConsiderationId; isLeast: boolean }
  | { of: "verdict"; stance: number };

/** A sentence of an answer that the tables have; `start` and `end` are UTF-16 offsets into the answer. */
export type TableSentence = { meaning: Meaning; text: string; start: number; end: number; isConceded: boolean };

const keyOf = (sentence: string): string => sentence.toLowerCase();

function meaningsOf(study_type: StudyTypeId): Map<string, Meaning> {
  const words = wordsOf(study_type);
  const found = new Map<string, Meaning>();
  const add = (sentence: string, meaning: Meaning) => {
    if (!found.has(keyOf(sentence))) found.set(keyOf(sentence), meaning);
  };
  for (const id of considerationIds)
    for (const side of [1, -1] as const)
      for (const [strength, sentence] of words[id][side === 1 ? "for" : "against"].entries())
        for (const form of formsOf(sentence)) add(form, { of: "reason", id, side, strength: strength as 0 | 1 | 2 });
  for (const [level, forms] of priceLevels.entries())
    for (const form of forms) add(form, { of: "price", side: Math.sign(level - 2) as 1 | 0 | -1 });
  for (const [at, forms] of verdictsOf(study_type).entries())
    for (const form of forms) add(form, { of: "verdict", stance: at + 1 });
  for (const { slotted, isLeast } of slottedIn(study_type))
    for (const id of considerationIds)
      for (const [slot, of] of [
        ["want", "want"],
        ["weighs", "weighs"],
      ] as const)
        if (slotted.toLowerCase().includes(`{${slot}}`))
          add(filled(slotted, { [slot]: words[id][slot] }), of === "want" ? { of, id } : { of, id, isLeast });
  return found;
}

/** The sentences of a type's openings in which something wanted or weighed is named. */
function slottedIn(study_type: StudyTypeId): { slotted: string; isLeast: boolean }[] {
  const forms = rowsOf(study_type).flatMap((row) =>
    Object.values(row).flatMap(({ forms, sequel }) =>
      forms.map(({ text }) => ({ text, isLeast: sequel.says === "least" })),
    ),
  );
  return [...forms, ...probes.counter!.offer.against.map((text) => ({ text, isLeast: false }))].flatMap(
    ({ text, isLeast }) =>
      sentencesOf(text)
        .filter((sentence) => /\{want|\{weighs/i.test(sentence))
        .map((slotted) => ({ slotted, isLeast })),
  );
}

/** A form with its slots filled: "{want}" and, with a capital, "{Want}". */
export function filled(form: string, slots: Record<string, string | undefined>): string {
  return form.replace(/\{(\w)(\w*)\}/g, (slot, first: string, rest: string) => {
    const value = slots[`${first.toLowerCase()}${rest}`];
    if (value === undefined) return slot;
    return first === first.toLowerCase() ? value : capital(value);
  });
}

const kept = new Map<StudyTypeId, Map<string, Meaning>>();
const meaningsFor = (study_type: StudyTypeId): Map<string, Meaning> => {
  const known = kept.get(study_type) ?? meaningsOf(study_type);
  kept.set(study_type, known);
  return known;
};

const conceding = Object.values(concessions).flat();
const leads = [...conceding, ...joining].map((lead) => `${lead} `);

/** What a sentence says, without the word that joins it; undefined where the tables do not have it. */
export function meaningOf(study_type: StudyTypeId, sentence: string): Meaning | undefined {
  const lead = leads.find((one) => sentence.startsWith(one)) ?? "";
  return meaningsFor(study_type).get(keyOf(partOf(sentence, lead.length)));
}

/** A sentence without the word that joins it. */
export function withoutLead(sentence: string): string {
  const lead = leads.find((one) => sentence.startsWith(one)) ?? "";
  return capital(partOf(sentence, lead.length));
}

/** The sentences of an answer that the tables have, by look-up. */
export function saidIn(study_type: StudyTypeId, answer: string): TableSentence[] {
  let from = 0;
  return sentencesOf(answer).flatMap((text): TableSentence[] => {
    const start = answer.indexOf(text, from);
    from = start + text.length;
    const meaning = meaningOf(study_type, text);
    const isConceded = conceding.some((one) => text.startsWith(`${one} `));
    // A word that joins two sentences is no part of what is quoted of the second.
    const joint = joining.find((word) => text.startsWith(`${word} `));
    const skipped = joint === undefined ? 0 : joint.length + 1;
    const said = { text: partOf(text, skipped), start: start + skipped, end: from };
    return meaning === undefined ? [] : [{ meaning, ...said, isConceded }];
  });
}

/** Fills the look-up of every type, which the first study would otherwise wait for. */
export const prepareMeanings = (): void => {
  for (const study_type of studyTypeIds) meaningsFor(study_type);
};
