import { partOf } from "../../cut-text.ts";
import { type CoreQuestion, cannotAnswer, fewPeople } from "../../engines/study-form.ts";
import { type StudyTypeId, studyForms } from "../../engines/study-types.ts";
import { countsBegin, lastAnswer, type Tally, tallyOf } from "../../engines/tally.ts";
import { filled, sentencesOf } from "../../engines/texts.ts";
import { recordOf } from "../../own-value.ts";
import type { FullStudy } from "../study-record.ts";
import reportWords from "./report-words.json" with { type: "json" };

const { rehearsal } = reportWords;

type TallyStudy = Pick<FullStudy, "study_type" | "understood" | "interviews"> & {
  quant: Pick<FullStudy["quant"], "measures">;
};

/** What a rehearsal counts, from its record: the same that its headline says; null where none of its answers is known. */
export function rehearsalTally({ study_type, understood, interviews, quant }: TallyStudy): Tally | null {
  return tallyOf({
    study_type,
    price: understood?.price ?? null,
    subject: understood?.subject ?? null,
    rivals: understood?.rivals ?? [],
    closing: understood?.guide.at(-1) ?? null,
    last: interviews.flatMap(({ transcript, analysis }) => (analysis.stance === null ? [] : lastAnswer(transcript))),
    measures: quant.measures,
  });
}

/** What a rehearsal's headline says first: what was rehearsed, without what was counted of it. */
export const rehearsedIn = ({ headline_finding }: Pick<FullStudy, "headline_finding">): string =>
  headline_finding.split(` ${countsBegin}`)[0]!;

/** What is said before the first question of a rehearsal, its questions, what is to be known of the request's own, "" for nothing, and what people would show. */
type RehearsedGuide = { first: string; questions: RehearsedQuestion[]; note: string; adds: readonly string[] };
type RehearsedQuestion = { text: string; isOwn: boolean };

/** A question of a rehearsal, marked where it is the caller's own. */
export const markedQuestion = ({ text, isOwn }: RehearsedQuestion): string =>
  isOwn ? `${text} (added question)` : text;

/** What a rehearsal says of its questions and of what is made up. */
export const rehearsalWords = recordOf(Object.keys(rehearsal) as (keyof typeof rehearsal)[], (name) =>
  filled(rehearsal[name], { cannotAnswer, fewPeople }),
);

/** A question of a rehearsal with its made-up answer, and who answers: its type's sample, else the first; null where none was held, or where the request's own questions are the study. */
export function exchangeOf(study: Pick<TallyStudy, "study_type" | "interviews">): Record<"q" | "a", string> | null {
  const [first] = study.interviews;
  const { sample, aroundOwn } = studyForms[study.study_type];
  const begins = beginsOf(study.study_type, ({ purpose }) => purpose === sample);
  const { transcript = [] } = first ?? {};
  const turn =
    transcript.find(({ q }) => begins.some((begin) => q.includes(begin))) ?? (aroundOwn ? undefined : transcript[0]);
  return turn === undefined
    ? null
    : { q: onOneLine(firstIn(study.study_type, turn.q)), a: `${turn.a} (${first!.persona_name}, made up)` };
}

/** The guide that a rehearsal tries out; lines that are compared stay apart on one line. */
export function rehearsedGuide(study: TallyStudy & Pick<FullStudy, "given">): RehearsedGuide {
  const [opening = "", ...others] = study.understood?.guide ?? [];
  const begin = firstIn(study.study_type, opening);
  const first = onOneLine(partOf(opening, 0, opening.length - begin.length));
  const apart = rehearsalTally(study)?.apart ?? null;
  const questions = opening === "" ? [] : [begin, ...others, ...(apart === null ? [] : [apart])];
  const own = (study.given?.questions ?? []).filter((question) => !questions.includes(question));
  const { adds, aroundOwn } = studyForms[study.study_type];
  const { unanswered, late, fill } = rehearsalWords;
  const at = aroundOwn === undefined ? -1 : begin.startsWith(aroundOwn.ofKind.ask.split("{")[0]!) ? 1 : 0;
  return {
    first: first === "" ? "" : `At the start: ${first}`,
    questions: questions.toSpliced(at, 0, ...own).map((text) => ({ text: onOneLine(text), isOwn: own.includes(text) })),
    note: own.length === 0 ? "" : `${unanswered} ${aroundOwn ? fill : late}`,
    adds: own.length > 0 && aroundOwn ? aroundOwn.adds : adds,
  };
}

/** The question at the end of what a moderator says first: that of the type's guide, else the last sentence. */
function firstIn(study_type: StudyTypeId, opening: string): string {
  const at = Math.max(...beginsOf(study_type).map((begin) => opening.lastIndexOf(begin)));
  return at < 0 ? (sentencesOf(opening).at(-1) ?? "") : partOf(opening, at);
}

/** How the questions of a type's guide begin, before any name in them. */
function beginsOf(study_type: StudyTypeId, isMeant: (question: CoreQuestion) => boolean = () => true): string[] {
  const { guide, unaided = [], aroundOwn } = studyForms[study_type];
  return [...guide, ...unaided, ...(aroundOwn ? [aroundOwn.ofKind, ...aroundOwn.guide] : [])]
    .filter(isMeant)
    .flatMap(({ ask, ofKind = ask }) =>
      [ask, ofKind].map((text) => text.split("{")[0]!).filter((begin) => begin !== ""),
    );
}

const onOneLine = (text: string): string => text.trim().replaceAll(/\s*\n\s*/g, " / ");
