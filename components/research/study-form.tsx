import { TextField } from "#components/ask/text-field.tsx";
import { speakerLabel, speakers } from "#components/studies/study-words.ts";
import { Disclosure } from "#components/text/disclosure.tsx";
import { Select, TextArea } from "#components/text/field.tsx";
import { capital } from "#lib/cut-text.ts";
import { typeChoices } from "#lib/engines/study-types.ts";
import { lengthOf, timesInWords } from "#lib/in-words.ts";
import { freeHere, interviewsEach, mostQuestions } from "#lib/studies/study-limits.ts";
import { studyMembers, Topic } from "#lib/studies/study-request.ts";
import { ClosedBuilder } from "./closed-builder.tsx";
import type { Faults } from "./faults-of.ts";
import { Fieldset } from "./fieldset.tsx";
import { GivenFields } from "./given-fields.tsx";
import { LiveStudyForm } from "./live-study-form.tsx";
import type { People } from "./people.ts";
import { PeopleChoice } from "./people-choice.tsx";
import type { Answer } from "./preview-panel.tsx";
import type { FormAct, StudyDraft } from "./study-draft.ts";
import { TypeCards } from "./type-cards.tsx";

type Props = {
  draft: StudyDraft;
  faults: Faults;
  people: People;
  answer: Answer | null;
  /** The model that speaks on this service for who is signed in; null where the built-in engine does. */
  model: string | null;
};

/** Everything that a study is begun with, beside what it will be. */
export function StudyForm({ draft, faults, people, answer, model }: Props) {
  const { least, most } = lengthOf(Topic);
  return (
    <LiveStudyForm initial={answer} draft={draft} types={typeChoices} beforehand={<Beforehand />}>
      <input type="hidden" name={"seed" satisfies keyof StudyDraft} value={draft.seed} />
      <TextField
        name={"topic" satisfies keyof StudyDraft}
        label="Your question"
        hint={Topic.description!}
        value={draft.topic}
        rows={4}
        minimum={least}
        maximum={most}
        faults={faults.topic ?? []}
      >
        {/* On a phone the preview is far below. */}
        <button
          type="submit"
          name="do"
          value={"preview" satisfies FormAct}
          formAction="/research#preview"
          className="quiet-button mt-3 lg:hidden"
        >
          Preview
        </button>
      </TextField>
      <TypeCards chosen={draft.study_type} faults={faults.study_type} />
      <GivenFields draft={draft} faults={faults.given} />
      <PeopleChoice draft={draft} people={people} faults={faults.who} />
      <Repeats chosen={draft.n_per_persona} faults={faults.n_per_persona} />
      <OwnQuestions text={draft.questions} faults={faults.questions} />
      <ClosedBuilder initial={draft.closed} faults={faults} hasModel={model !== null} />
      {model !== null && <Speaker model={model} chosen={draft.engine} />}
    </LiveStudyForm>
  );
}

function Repeats({ chosen, faults }: { chosen: string; faults: string[] | undefined }) {
  const counts = Array.from({ length: interviewsEach.most }, (_, at) => String(at + 1));
  return (
    <Fieldset id="n_per_persona" legend="How often do you ask each?" faults={faults}>
      <div className="flex flex-wrap gap-x-6">
        {counts.map((count) => (
          <label key={count} className="flex min-h-touch cursor-pointer items-center gap-2">
            <input
              type="radio"
              name={"n_per_persona" satisfies keyof StudyDraft}
              value={count}
              defaultChecked={count === chosen}
              className="size-5 accent-ink"
            />
            {timesInWords(Number(count))}
          </label>
        ))}
      </div>
      <p className="text-ink-2 text-sm">More interviews show how far the answers of one persona vary.</p>
    </Fieldset>
  );
}

function OwnQuestions({ text, faults = [] }: { text: string; faults: string[] | undefined }) {
  return (
    <Disclosure summary="Your own questions, for a language model to ask" isOpen={text !== "" || faults.length > 0}>
      <TextArea
        name={"questions" satisfies keyof StudyDraft}
        label="Questions to ask, one in each line"
        hint={`At most ${mostQuestions}. ${studyMembers.shape.questions.description}`}
        rows={5}
        defaultValue={text}
        faults={faults}
      />
    </Disclosure>
  );
}

function Speaker({ model, chosen }: { model: string; chosen: string }) {
  return (
    <Select
      name={"engine" satisfies keyof StudyDraft}
      label={speakerLabel}
      options={speakers(model)}
      defaultValue={chosen}
      className="control"
    />
  );
}

function Beforehand() {
  return (
    <>
      <ul className="list-disc space-y-1 ps-6">
        <li>A guide: the questions to put to real people, in their order</li>
        <li>What their answers would show</li>
        <li>Made-up answers, to see how an interview reads</li>
      </ul>
      <p>{capital(freeHere)}, and there in seconds. While you write, this says who is asked what.</p>
    </>
  );
}
