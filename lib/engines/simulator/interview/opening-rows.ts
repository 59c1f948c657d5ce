import type { ConsiderationId } from "../../considerations.ts";
import { formsOf } from "../../readings.ts";
import type { Follow, Leaning, Opening } from "../../study-form.ts";
import { type StudyTypeId, studyForms, studyTypeIds } from "../../study-types.ts";

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

const keyOf = (purpose: string, where?: string): string => (where === undefined ? purpose : `${purpose}, ${where}`);

const tables = Object.fromEntries(
  studyTypeIds.map((id) => {
    const rows = studyForms[id].openings.map((row) => [keyOf(row.purpose, row.where), rowOf(row)] as const);
    return [id, new Map(rows)];
  }),
) as Record<StudyTypeId, Map<string, OpeningRow>>;

/** All rows of a type. */
export const rowsOf = (study_type: StudyTypeId): OpeningRow[] => [...tables[study_type].values()];

/** How a question of a type's guide is answered; `given` names what the request has, such as "rivals". */
export function openingFor(
  study_type: StudyTypeId,
  purpose: string,
  members: readonly string[],
): OpeningRow | undefined {
  const table = tables[study_type];
  const variant = members.map((one) => table.get(keyOf(purpose, one))).find((row) => row !== undefined);
  return variant ?? table.get(purpose);
}
