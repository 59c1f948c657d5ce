import { type StudyTypeId, studyTypes } from "#lib/engines/study-types.ts";

/** What of a draft says which type it should be. */
export type TypeNeeds = { study_type: string; price_amount: string; rivals: string; stimulus: string };

/** A type that fits better than the chosen one, and why. */
export type Proposal = { study_type: StudyTypeId; label: string; reason: string };

const rows: [member: keyof TypeNeeds, fits: StudyTypeId[], reason: string][] = [
  ["price_amount", ["pricing", "concept"], "You gave a price: a pricing study measures who would pay it."],
  [
    "stimulus",
    ["messaging", "concept"],
    "You gave words to show: a message test measures how clear and believable they are.",
  ],
  [
    "rivals",
    ["competitor", "winloss", "brand", "churn"],
    "You named others: a competitive analysis measures which one people would pick.",
  ],
];

/** The type that what was entered asks for; null where the chosen one makes use of it. */
export function proposedType(draft: TypeNeeds): Proposal | null {
  const members = rows.filter(([member]) => draft[member].trim() !== "");
  const [first] = members;
  if (first === undefined || members.some(([, fits]) => fits.some((type) => type === draft.study_type))) return null;
  const [, [study_type], reason] = first;
  return { study_type: study_type!, label: studyTypes.find(({ id }) => id === study_type)!.label, reason };
}
