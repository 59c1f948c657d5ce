import type { ReactNode } from "react";
import { FaultList } from "#components/text/field.tsx";
import type { StudyPreview } from "#lib/studies/begin/contract.ts";
import { PreviewFacts, shapeInWords } from "./preview-facts.tsx";
import type { FormAct } from "./study-draft.ts";

/** What the server says of a draft. */
export type Answer = { preview: StudyPreview } | { faults: string[] };

type Props = {
  answer: Answer | null;
  /** The name of the chosen type. */
  type: string;
  isBusy: boolean;
  isAway: boolean;
  /** What to read before there is a topic, and the type that fits what was entered. */
  beforehand: ReactNode;
  proposal: ReactNode;
};

/** What was understood of the draft and what it takes, with the buttons that show it and begin it. */
export function PreviewPanel({ answer, type, isBusy, isAway, beforehand, proposal }: Props) {
  const preview = answer !== null && "preview" in answer ? answer.preview : null;
  const faults = answer !== null && "faults" in answer ? answer.faults : [];
  return (
    <section
      id="preview"
      aria-labelledby="preview-title"
      aria-busy={isBusy}
      className="flex flex-col self-start border border-synthetic border-dotted lg:sticky lg:top-4 lg:h-120 lg:max-h-[calc(100dvh-2rem)]"
    >
      <div aria-hidden="true" className="dotted h-2 shrink-0" />
      {/* At one height, so that the buttons below stay where they are. */}
      <div className="min-h-0 grow space-y-3 p-4 lg:overflow-y-auto">
        <h2 id="preview-title" className="text-lg">
          {preview === null ? "What you get" : "We understood"}
        </h2>
        <p role="status" className="font-semibold">
          {isAway ? "This could not be looked up. Press Preview." : preview !== null && shapeInWords(preview)}
        </p>
        {proposal}
        {answer === null && beforehand}
        <FaultList id="preview-faults" faults={faults} />
        {preview && <PreviewFacts preview={preview} type={type} />}
      </div>
      <p className="flex flex-wrap gap-3 border-hairline border-t p-4">
        <button
          type="submit"
          name="do"
          value={"preview" satisfies FormAct}
          formAction="/research#preview"
          className="quiet-button"
        >
          Preview
        </button>
        <button type="submit" name="do" value={"start" satisfies FormAct} className="button">
          Start the study
        </button>
      </p>
    </section>
  );
}
