import { capital } from "../cut-text.ts";
import type { BookEntry } from "./coding.ts";
import { type Consideration, type ConsiderationId, considerations } from "./considerations.ts";
import { type StudyTypeId, studyForms, studyTypeIds } from "./study-types.ts";

export const readingOf = (study_type: StudyTypeId) => studyForms[study_type].reading;
export type Reading = ReturnType<typeof readingOf>;

export const considerationIds = Object.keys(considerations) as ConsiderationId[];

/** Words as a reading has them. */
const inReading = (words: string, reading: Reading): string =>
  words.replace(/\[([^|\]]*)\|([^\]]*)\]/g, reading === "offer" ? "$1" : "$2");

type Words = Omit<Consideration, "loadings">;

const wordsFor = (reading: Reading): Record<ConsiderationId, Words> =>
  JSON.parse(JSON.stringify(considerations), (_, value: unknown) =>
    typeof value === "string" ? inReading(value, reading) : value,
  );
const words = { offer: wordsFor("offer"), use: wordsFor("use") };

const ofTypes = Object.fromEntries(
  studyTypeIds.map((type) => {
    const usual = words[readingOf(type)];
    const own = studyForms[type].words ?? {};
    return [type, Object.fromEntries(considerationIds.map((id) => [id, { ...usual[id], ...own[id] }]))];
  }),
) as Record<StudyTypeId, Record<ConsiderationId, Words>>;

/** The words of every consideration in a reading, and in a study of a type. */
export const wordsIn = (reading: Reading): Record<ConsiderationId, Words> => words[reading];
export const wordsOf = (study_type: StudyTypeId): Record<ConsiderationId, Words> => ofTypes[study_type];

/** The forms of a text of the tables, of which one is said. */
export const formsOf = (forms: string): string[] => forms.split(" / ");

export const isConsideration = (id: string): id is ConsiderationId => Object.hasOwn(considerations, id);

const entriesFor = (study_type: StudyTypeId): BookEntry[] =>
  considerationIds.map((id) => {
    const { label, criterion, con, category } = ofTypes[study_type][id];
    return { id, theme: label, criterion, objection: capital(con), category };
  });
const entries = Object.fromEntries(studyTypeIds.map((type) => [type, entriesFor(type)])) as Record<
  StudyTypeId,
  BookEntry[]
>;

/** The considerations as the book of codes of a study of this type names them. */
export const entriesOf = (study_type: StudyTypeId): readonly BookEntry[] => entries[study_type];

/** The needs that a study of segments rates where nothing else matters in it. */
export const usualNeeds: ConsiderationId[] = ["convenience", "price", "quality", "value", "trust", "effort"];
