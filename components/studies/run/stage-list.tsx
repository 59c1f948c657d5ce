import { questionnairesOf, type RunState, type Stage, stages } from "#lib/studies/events/run-state.ts";

/** What each step of a study is called. */
export const stageWords: Record<Stage, string> = {
  plan: "Plan",
  interviews: "Interviews",
  closed: "Closed questions",
  codes: "Codes",
  quotes: "Quotes checked",
  writing: "Written",
};

type Props = { run: RunState; isDone: boolean };

/** The steps of a study, and which of them it is at. */
export function StageList({ run, isDone }: Props) {
  const { answered, of } = questionnairesOf(run);
  const steps = stages.filter((one) => one !== "closed" || of > 0);
  const at = isDone ? steps.length : run.stage === null ? -1 : steps.indexOf(run.stage);
  return (
    <ol aria-label="Steps of the study" className="flex flex-wrap gap-x-6 gap-y-1">
      {steps.map((one, place) => (
        <li
          key={one}
          aria-current={place === at ? "step" : undefined}
          className={place === at ? "underline decoration-2 underline-offset-4" : place < at ? "" : "text-ink-2"}
        >
          <span aria-hidden="true" className="inline-block w-5">
            {place < at ? "●" : place === at ? "◐" : "○"}
          </span>
          {stageWords[one]}
          {one === "closed" && <span className="tabular-nums">{`, ${answered} of ${of} answered`}</span>}
          <span className="sr-only">{place < at ? ", done" : place === at ? ", now" : ", to come"}</span>
        </li>
      ))}
    </ol>
  );
}
