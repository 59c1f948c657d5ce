import { studyTypes, usualType } from "#lib/engines/study-types.ts";
import { ChoiceCard } from "./choice-card.tsx";
import { Fieldset } from "./fieldset.tsx";
import type { StudyDraft } from "./study-draft.ts";

const usualFirst = studyTypes.toSorted((one, other) => Number(other.id === usualType) - Number(one.id === usualType));

/** The types of study, each with what one learns from it. */
export function TypeCards({ chosen, faults }: { chosen: string; faults: string[] | undefined }) {
  return (
    <Fieldset id="study_type" legend="What do you want to learn?" faults={faults}>
      <ul className="grid gap-2 sm:grid-cols-2">
        {usualFirst.map(({ id, label, description }) => (
          <li key={id} className="sm:first:col-span-2">
            <ChoiceCard
              type="radio"
              name={"study_type" satisfies keyof StudyDraft}
              value={id}
              checked={id === chosen}
              label={label}
            >
              <span className="block text-ink-2 text-sm">{description}</span>
            </ChoiceCard>
          </li>
        ))}
      </ul>
    </Fieldset>
  );
}
