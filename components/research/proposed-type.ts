/** What of a draft says which type it should be. */
export type TypeNeeds = { study_type: string; price: string; stimulus: string; rivals: string };

/** A study type with what of a request it makes use of, and why it is proposed to who gave the first of that. */
export type TypeChoice = { id: string; label: string; uses: (keyof TypeNeeds)[]; proposal: string | null };

/** A type that fits better than the chosen one, and why. */
export type Proposal = { study_type: string; label: string; reason: string };

const members = ["price", "stimulus", "rivals"] as const;

/** The type that what was entered asks for; null where the chosen one makes use of it. */
export function proposedType(draft: TypeNeeds, types: readonly TypeChoice[]): Proposal | null {
  const entered = members.filter((member) => draft[member].trim() !== "");
  const chosen = types.find(({ id }) => id === draft.study_type);
  if (entered.some((member) => chosen?.uses.includes(member))) return null;
  const fit = types.find(({ uses, proposal }) => proposal !== null && uses[0] === entered[0]);
  return fit === undefined ? null : { study_type: fit.id, label: fit.label, reason: fit.proposal! };
}
