import type { ConsiderationId } from "../../considerations.ts";
import { isConsideration } from "../../readings.ts";
import type { StudyTypeId } from "../../study-types.ts";
import { groups, openings } from "../words/openings.ts";

/** How a respondent leans, by the stance: 1 and 2 against, 3 torn, 4 and 5 for. */
export type Leaning = "against" | "torn" | "for";

/** What follows an opening: a sentence of a side, or what is wanted, weighed most or weighed least. */
export type Sequel = {
  says: "own" | "for" | "against" | "want" | "weighs" | "least" | null;
  /** Which of what weighs: 1 is the weightiest. */
  rank: number;
  /** Whether a sentence of the same consideration follows what weighs. */
  isArgued: boolean;
  /** Whether a consideration may follow. */
  fits: (id: ConsiderationId) => boolean;
};

/** A form of an opening, and how many sentences follow it. */
export type Form = { text: string; follows: 0 | 1 | 2 };

export type OpeningRow = Record<Leaning, { sequel: Sequel; forms: Form[] }>;

const leanings = ["against", "torn", "for"] as const;

/** Forms as a table writes them: with arrows for the sentences that follow. */
export const formOf = (written: string): Form => {
  const arrows = /\s*(→*)\s*$/.exec(written)![1]!.length as Form["follows"];
  return { text: written.replace(/\s*→*\s*$/, "").trim(), follows: arrows };
};

function sequelOf(written: string): Sequel {
  const [, words = "", listed] = /^([^(]*)(?:\(([^)]*)\))?/.exec(written)!;
  const [first = "", second] = words.trim().split(/\s+/);
  const isExcept = listed?.startsWith("not ") ?? false;
  const names = listed?.replace(/^not /, "").split(/,\s*/) ?? [];
  const ids = new Set(
    names.flatMap((name): ConsiderationId[] => groups[name] ?? (isConsideration(name) ? [name] : [])),
  );
  return {
    says: first === "–" ? null : (first as Sequel["says"]),
    rank: Number(second) || 1,
    isArgued: written.includes("+ own"),
    fits: listed === undefined ? () => true : (id) => ids.has(id) !== isExcept,
  };
}

/** "against: want · for: for" says for each leaning what follows. */
function sequelFor(written: string, leaning: Leaning): Sequel {
  const parts = written.split(" · ").map((part) => /^(?:(against|torn|for): )?(.*)$/.exec(part)!.slice(1));
  const own = parts.find(([side]) => side === leaning) ?? parts.find(([side]) => side === undefined) ?? parts[0]!;
  return sequelOf(own[1]!);
}

function rowOf(cells: readonly string[]): OpeningRow {
  const [sequel = "–", ...columns] = cells;
  const forms = columns.map((column) => column.split(" / ").map(formOf));
  const row = leanings.map((leaning, at) => [
    leaning,
    { sequel: sequelFor(sequel, leaning), forms: forms[at] ?? forms[0]! },
  ]);
  return Object.fromEntries(row) as OpeningRow;
}

const tables = Object.fromEntries(
  Object.entries(openings).map(([type, table]) => {
    const rows = table
      .trim()
      .split("\n")
      .map((line) => line.split(/\s*\|\s*/).map((cell) => cell.trim()));
    return [type, new Map(rows.map(([purpose = "", ...cells]) => [purpose, rowOf(cells)]))];
  }),
) as Record<StudyTypeId, Map<string, OpeningRow>>;

/** All rows of a type. */
export const rowsOf = (study_type: StudyTypeId): OpeningRow[] => [...tables[study_type].values()];

/** How a question of a type's guide is answered; `given` names what the request has, such as "rivals". */
export function openingFor(study_type: StudyTypeId, purpose: string, given: readonly string[]): OpeningRow | undefined {
  const table = tables[study_type];
  const variant = given.map((one) => table.get(`${purpose}, ${one}`)).find((row) => row !== undefined);
  return variant ?? table.get(purpose);
}
