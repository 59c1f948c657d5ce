import { pageSizes } from "../contract.ts";
import { excerpt } from "../format.ts";
import { listStudies } from "../studies/list-studies.ts";
import { StudyStatus, type StudySummary } from "../studies/study-record.ts";
import { askingOutcome, type Outcome, type Task } from "./task.ts";
import { exampleOf } from "./verbs.ts";

type FoundStudy = { id: string; outcome?: never } | { id?: never; outcome: Outcome };

/** The most studies that a question back offers. */
const offered = 3;

/**
 * The study that a call is about: the one it names, the newest for "last", else the conversation's, else the only one
 * that it could be. Of several it asks which.
 */
export async function findStudy(
  task: Task,
  statuses: readonly StudyStatus[] = StudyStatus.options,
): Promise<FoundStudy> {
  const { verb, members, conversation } = task;
  const { study_id, ...others } = members;
  if (study_id !== undefined && study_id !== "last") return { id: study_id };
  if (study_id === undefined && conversation.study_id !== null) return { id: conversation.study_id };
  const studies = await newestStudies(task, statuses);
  const [newest] = studies;
  const understood = "A study of this account.";
  if (newest === undefined)
    return {
      outcome: askingOutcome(understood, "This account has no study that this could be about.", [
        exampleOf("run"),
        exampleOf("list"),
      ]),
    };
  if (study_id === "last" || studies.length === 1) return { id: newest.id };
  const some = studies.slice(0, offered);
  return {
    outcome: askingOutcome(
      understood,
      `Which study? Send its id as study_id, or last.\n\n${some.map(({ id, topic }) => `- \`${id}\`: ${excerpt(topic, 100)}`).join("\n")}`,
      some.map(({ id }) => ({ do: verb, study_id: id, ...others })),
    ),
  };
}

/** The account's newest studies in these states. */
export async function newestStudies(
  { caller }: Pick<Task, "caller">,
  statuses: readonly StudyStatus[] = StudyStatus.options,
): Promise<StudySummary[]> {
  const page = (status: StudyStatus) =>
    listStudies({ limit: pageSizes.most, offset: 0, status }, caller).then(({ studies }) => studies);
  const pages = await Promise.all(statuses.map(page));
  return pages.flat().toSorted((one, other) => other.created_at.localeCompare(one.created_at)) as StudySummary[];
}
