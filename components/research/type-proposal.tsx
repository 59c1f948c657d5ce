import { proposedType, type TypeChoice, type TypeNeeds } from "./proposed-type.ts";

type Props = { draft: TypeNeeds; types: readonly TypeChoice[] };

/** The type that fits what was entered, with the reason, and a button that takes it; nothing where the chosen one fits. */
export function TypeProposal({ draft, types }: Props) {
  const proposal = proposedType(draft, types);
  if (proposal === null) return null;
  const { study_type, label, reason } = proposal;
  return (
    <p className="border-ink border-s-4 ps-3">
      {reason}{" "}
      <button type="submit" name="take_type" value={study_type} formAction="/research#preview" className="underline">
        Make it a study of type {label}
      </button>
    </p>
  );
}
