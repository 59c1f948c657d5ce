import { pageSizes } from "../contract.ts";
import { partOf } from "../cut-text.ts";
import { excerpt } from "../format.ts";
import { listStudies } from "../studies/list-studies.ts";
import type { StudySummary } from "../studies/study-record.ts";
import { StudyStatus } from "../studies/study-record.ts";
import { askingOutcome, type Outcome } from "./outcome.ts";
import type { Task } from "./task.ts";

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type NamedStudy = { id: string; outcome?: never } | { id?: never; outcome: Outcome };

/** The study that a message means: its id, else that of the call, of the conversation, or the newest that fits its words. */
export async function findNamedStudy(task: Task, named = task.command.study): Promise<NamedStudy> {
  if (named !== undefined && uuid.test(named)) return { id: named };
  const known = task.study_id ?? task.conversation.study_id;
  if (
    known !== null &&
    known !== undefined &&
    (named === undefined || (named === "last" && task.study_id !== undefined))
  )
    return { id: known };
  const studies = await newestStudies(task);
  if (studies.length === 0)
    return {
      outcome: askingOutcome(
        "A study of this account.",
        'This account has no study yet. Send "Run a study:" and what you want to find out.',
      ),
    };
  if (named === undefined || named === "last") return { id: studies[0]!.id };
  if (/^#\d+$/.test(named))
    return orAsk(
      studies.slice(Number(partOf(named, 1)) - 1, Number(partOf(named, 1))),
      `is number ${partOf(named, 1)} of the list`,
    );
  if (named === "running")
    return orAsk(
      studies.filter(({ status }) => ["queued", "running"].includes(status)),
      "runs",
    );
  if (named === "previous") {
    const after = studies.findIndex(({ id }) => id === known);
    return orAsk(
      studies.slice(after < 0 ? 1 : after + 1, (after < 0 ? 1 : after + 1) + 1),
      "is older than the last one",
    );
  }
  return orAsk(fittest(studies, named), `is about “${excerpt(named, 80)}”`);
}

/** The account's newest studies, in any state. */
export async function newestStudies({ caller }: Pick<Task, "caller">): Promise<StudySummary[]> {
  const page = (status: StudyStatus) =>
    listStudies({ limit: pageSizes.most, offset: 0, status }, caller).then(({ studies }) => studies);
  const pages = await Promise.all(StudyStatus.options.map(page));
  return pages.flat().toSorted((one, other) => other.created_at.localeCompare(one.created_at)) as StudySummary[];
}

const wordsOf = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]{3,}/gu)
      ?.map((word) => word.replace(/(?:ies|es|s|ing|ed)$/, "")) ?? [],
  );

/** The studies whose topic has the most of these words, and at least half of them. */
function fittest(studies: StudySummary[], named: string): StudySummary[] {
  const words = [...wordsOf(named)];
  const scored = studies.map((study) => {
    const own = [...wordsOf(`${study.topic} ${study.study_type}`)];
    return {
      study,
      hits: words.filter((word) => own.some((one) => one === word || (word.length > 3 && one.startsWith(word)))).length,
    };
  });
  const best = Math.max(0, ...scored.map(({ hits }) => hits));
  return best === 0 || best < words.length / 2
    ? []
    : scored.filter(({ hits }) => hits === best).map(({ study }) => study);
}

function orAsk(fitting: StudySummary[], what: string): NamedStudy {
  if (fitting.length === 1) return { id: fitting[0]!.id };
  const understood = `A study that ${what}.`;
  if (fitting.length === 0)
    return {
      outcome: askingOutcome(understood, `No study of this account ${what}. Nothing was done.`, ["List my studies"]),
    };
  const list = fitting
    .slice(0, 5)
    .map(({ id, topic }) => `- \`${id}\`: ${excerpt(topic, 100)}`)
    .join("\n");
  return {
    outcome: askingOutcome(
      understood,
      `More than one study ${what}. Send the id of the one you mean as study_id.\n\n${list}`,
    ),
  };
}
