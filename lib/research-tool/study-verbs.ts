import { pageSizes } from "../contract.ts";
import { mostConfidence } from "../engines/measured.ts";
import { day, excerpt, plural } from "../format.ts";
import { cancelStudy, changeStudy } from "../studies/change-study.ts";
import { compareStudies } from "../studies/compare/compare-studies.ts";
import type { ComparisonVerdict } from "../studies/compare/contract.ts";
import { studyOrder } from "../studies/contract.ts";
import { getStudy } from "../studies/get-study.ts";
import { listStudies } from "../studies/list-studies.ts";
import { escaped } from "../studies/pipeline/markdown.ts";
import type { FullStudy, PendingStudy, StudySummary } from "../studies/study-record.ts";
import { reportReaders, unlisted } from "../studies/study-record.ts";
import { openStatuses } from "../studies/study-status.ts";
import { newestWord } from "./contract.ts";
import { askingOutcome, type Outcome, shortTopic, type Task } from "./conversation.ts";
import { findStudy, newestStudies } from "./find-named.ts";
import { showPending, showStudy } from "./show-study.ts";
import { exampleOf } from "./verbs.ts";

const listed = 10;

/** The account's studies, in `studyOrder`. */
export async function list(task: Task): Promise<Outcome> {
  const { status, study_type, audience, limit = listed } = task.members;
  const most = Math.min(Math.max(limit, 1), pageSizes.most);
  const filter = { offset: 0, limit: most, ...(study_type && { study_type }), ...(audience && { audience }) };
  const studies =
    status === undefined
      ? (await newestStudies(task)).filter(
          (one) =>
            (study_type === undefined || one.study_type === study_type) &&
            (audience === undefined || one.audience === audience),
        )
      : (await listStudies({ ...filter, status }, task.caller)).studies;
  const page = studies.slice(0, most) as StudySummary[];
  const what = [status, study_type, audience].filter(Boolean).join(" ");
  const understood = `This account's ${what === "" ? "" : `${what} `}studies, ${studyOrder}.`;
  return {
    understood,
    markdown:
      page.length === 0
        ? `${understood} There are none.`
        : [
            `${understood} ${page.length < studies.length ? `${page.length} of ${plural(studies.length, "study", "studies")}` : plural(page.length, "study", "studies")}.`,
            page.map((study, place) => `${place + 1}. ${lineOf(study)}`).join("\n"),
          ].join("\n\n"),
    data: {
      studies: page.map(({ id, topic, status, study_type, audience, created_at }) => ({
        ...{ id, topic: shortTopic(topic), status, study_type, audience, created_at },
      })),
    },
    next: page.length === 0 ? [exampleOf("run")] : [{ do: "show", study_id: page[0]!.id }],
  };
}

const lineOf = ({ id, topic, status, study_type, headline_finding, ...of }: StudySummary): string =>
  `\`${id}\` ${day(of.created_at)}, ${study_type}${status === "complete" ? "" : `, ${status}`}: ${escaped(shortTopic(topic))}${headline_finding === null ? "" : `. *${escaped(excerpt(headline_finding, 120))}* (confidence ${of.overall_confidence} of ${mostConfidence})`}`;

/** A study, complete or on its way. */
export async function show(task: Task): Promise<Outcome> {
  const match = await findStudy(task);
  if (match.outcome) return match.outcome;
  const study = await getStudy({ study_id: match.id }, task.caller);
  return study.status === "complete" ? showStudy(study as FullStudy, task.full) : showPending(study as PendingStudy);
}

/** Stops a study; where none is named, the one that runs. */
export async function cancel(task: Task): Promise<Outcome> {
  const study = await findStudy(task, openStatuses);
  if (study.outcome) return study.outcome;
  return showPending((await cancelStudy({ study_id: study.id }, task.caller)) as PendingStudy);
}

/** Takes a study off the public list. */
export async function unlist(task: Task): Promise<Outcome> {
  const study = await findStudy(task);
  if (study.outcome) return study.outcome;
  const { id, topic, visibility } = await changeStudy({ study_id: study.id, visibility: unlisted }, task.caller);
  return {
    understood: `The study “${shortTopic(topic)}” is ${visibility}.`,
    markdown: `The study “${escaped(shortTopic(topic))}” is not listed at /studies. Its report still opens for ${reportReaders}.`,
    study_id: id,
    data: { study_id: id, visibility },
    next: [{ do: "publish", study_id: id }],
  };
}

const verdicts: Record<ComparisonVerdict, string> = {
  survived: "in both",
  changed_sides: "changed sides",
  only_a: "only in the first",
  only_b: "only in the second",
};
const mostThemes = 12;
const mostNumbers = 6;

/** Two studies beside each other: those named, else the named one and the complete one before it. */
export async function compare(task: Task): Promise<Outcome> {
  const studies = await newestStudies(task, ["complete"]);
  const { study_id = newestWord, with: other } = task.members;
  const first = study_id === newestWord ? studies[0]?.id : study_id;
  const second = other ?? studies[studies.findIndex(({ id }) => id === first) + 1]?.id;
  if (first === undefined || second === undefined)
    return askingOutcome(
      "A comparison of two studies.",
      "There is no second complete study to compare with. Send two ids, as study_id and with.",
      [exampleOf("list")],
    );
  const both = { study_id: first, with: second };
  const { a, b, summary, differs_in, ...others } = await compareStudies(both, task.caller);
  const themes = others.themes.slice(0, mostThemes);
  const numbers = others.numbers.slice(0, mostNumbers);
  return {
    understood: `“${shortTopic(a.topic)}” beside “${shortTopic(b.topic)}”.`,
    markdown: [
      `## Two studies beside each other\n\n- First: ${escaped(shortTopic(a.topic))} (\`${a.id}\`)\n- Second: ${escaped(shortTopic(b.topic))} (\`${b.id}\`)\n- They differ in: ${differs_in.join(", ") || "nothing that was set"}`,
      escaped(summary),
      themes.map(({ theme, verdict }) => `- ${escaped(theme)}: ${verdicts[verdict]}`).join("\n"),
      numbers.map(({ label, a, b }) => `- ${escaped(label)}: ${a.value} and ${b.value}`).join("\n"),
    ]
      .filter((part) => part !== "")
      .join("\n\n"),
    study_id: a.id,
    label: a.disclaimer,
    data: { a: a.id, b: b.id, differs_in, themes: themes.map(({ theme, verdict }) => ({ theme, verdict })) },
    next: [{ do: "rerun", study_id: a.id }],
  };
}
