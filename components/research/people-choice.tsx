import { TextArea } from "#components/text/field.tsx";
import { inWords, lengthInWords, timesInWords } from "#lib/in-words.ts";
import { Audience, audiences } from "#lib/personas/contract.ts";
import { interviewsEach, mostPersonas } from "#lib/studies/study-limits.ts";
import { Description } from "#lib/studies/study-request.ts";
import { ChoiceCard } from "./choice-card.tsx";
import { Fieldset } from "./fieldset.tsx";
import type { People } from "./people.ts";
import { PersonaCards } from "./persona-cards.tsx";
import type { StudyDraft, Who } from "./study-draft.ts";

type Props = { draft: StudyDraft; people: People; faults: string[] | undefined };

/** Who is interviewed: people who are described, the usual people of an audience, or chosen personas. */
export function PeopleChoice({ draft, people, faults }: Props) {
  const { who, audience_description } = draft;
  const rolesOf = (audience: Audience) =>
    people[audience].flatMap(({ id, role }) => (people.defaults[audience].includes(id) ? [role] : [])).join(" · ");
  return (
    <Fieldset id="who" legend="Whom do you ask?" faults={faults} className="group/who space-y-2">
      <p className="text-ink-2 text-sm">
        At most {inWords(mostPersonas)} personas in a study, each interviewed up to {inWords(interviewsEach.most)}{" "}
        times: {inWords(mostPersonas)} interviewed {timesInWords(interviewsEach.study)} answer{" "}
        {inWords(mostPersonas * interviewsEach.study)} times.
      </p>
      <ul className="grid gap-2 sm:grid-cols-2">
        <Choice
          value={"described" satisfies Who}
          who={who}
          label="People you describe"
          words="Such as: night-shift nurses in big cities"
        />
        {Audience.options.toReversed().map((one) => (
          <Choice key={one} value={one} who={who} label={`Standard ${audiences[one].many}`} words={rolesOf(one)} />
        ))}
        <Choice
          value={"chosen" satisfies Who}
          who={who}
          label="Personas you choose"
          words="From the library, or your own"
        />
      </ul>
      <div className="hidden group-has-[[value=described]:checked]/who:block">
        <TextArea
          name={"audience_description" satisfies keyof StudyDraft}
          label="Who they are"
          hint={`${Description.description} ${lengthInWords(Description)}.`}
          rows={3}
          defaultValue={audience_description}
        />
      </div>
      <div className="hidden group-has-[[value=chosen]:checked]/who:block">
        <PersonaCards people={people} chosen={draft.persona_ids} sought={draft.find} />
      </div>
    </Fieldset>
  );
}

function Choice({ value, who, label, words }: { value: string; who: string; label: string; words: string }) {
  return (
    <li>
      <ChoiceCard
        type="radio"
        name={"who" satisfies keyof StudyDraft}
        value={value}
        checked={value === who}
        label={label}
      >
        <span className="block text-ink-2 text-sm">{words}</span>
      </ChoiceCard>
    </li>
  );
}
