import { type RunState, type Stage, stages } from "#lib/studies/events/run-state.ts";

/** What each step of a study is called. */
export const stageWords: Record<Stage, string> = {
  plan: "Plan",
  interviews: "Interviews",
  codes: "Codes",
  quotes: "Quotes checked",
  writing: "Written",
};

type Props = { stage: RunState["stage"]; isDone: boolean };

/** The steps of a study, and which of them it is at. */
export function StageList({ stage, isDone }: Props) {
  const at = isDone ? stages.length : stage === null ? -1 : stages.indexOf(stage);
  return (
    <ol aria-label="Steps of the study" className="flex flex-wrap gap-x-6 gap-y-1">
      {stages.map((one, place) => (
        <li
          key={one}
          aria-current={place === at ? "step" : undefined}
          className={place === at ? "underline decoration-2 underline-offset-4" : place < at ? "" : "text-ink-2"}
        >
          <span aria-hidden="true" className="inline-block w-5">
            {place < at ? "●" : place === at ? "◐" : "○"}
          </span>
          {stageWords[one]}
          <span className="sr-only">{place < at ? ", done" : place === at ? ", now" : ", to come"}</span>
        </li>
      ))}
    </ol>
  );
}
