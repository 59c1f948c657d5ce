import { partOf } from "../../cut-text.ts";
import { filled, slotsOf } from "../../engines/fill-slots.ts";
import { sentencesOf } from "../../engines/sentences.ts";
import { studyForms } from "../../engines/study-types.ts";
import { lastAnswer, type Tally, tallyInWords, tallyOf } from "../../engines/tally.ts";
import type { FullStudy } from "../study-record.ts";

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

/** A rehearsal's headline in two parts: what was rehearsed, and what was counted; of a study of before all is the first. */
export function headlineParts(study: TallyStudy & Pick<FullStudy, "headline_finding">): [string, string] {
  const { headline_finding: headline } = study;
  const tally = rehearsalTally(study);
  const count = tally === null ? "" : tallyInWords(tally);
  const isParted = count !== "" && headline.endsWith(` ${count}`);
  return isParted ? [partOf(headline, 0, headline.length - count.length - 1), count] : [headline, ""];
}

/** What is said before the first question of a rehearsal, "" for nothing; and its questions, the request's own after the opening one and marked. */
export type RehearsedGuide = { first: string; questions: string[] };

/** What a full study is, before what one of its type shows. */
export const fullStudy = "A full study puts these questions to real people. It shows:";

/** How often each answer of a tally was given, in words. */
export const countsInWords = ({ rows, all }: Tally): [answer: string, times: string][] =>
  rows.map(({ label, n }) => [label, n === 0 ? "none" : `${n} of ${all}`]);

/** The guide that a rehearsal tries out; lines that are compared stay apart on one line. */
export function rehearsedGuide(study: TallyStudy & Pick<FullStudy, "given">): RehearsedGuide {
  const [opening = "", ...others] = study.understood?.guide ?? [];
  const begin = firstIn(study, opening) ?? sentencesOf(opening).at(-1) ?? "";
  const apart = rehearsalTally(study)?.apart ?? null;
  const asked = opening === "" ? [] : [begin, ...others, ...(apart === null ? [] : [apart])];
  const own = (study.given?.questions ?? []).filter((question) => !asked.includes(question));
  return {
    first: onOneLine(partOf(opening, 0, opening.length - begin.length)),
    questions: [
      ...asked.slice(0, 1),
      ...own.map((one) => `${one} (yours; no rehearsed answer)`),
      ...asked.slice(1),
    ].map(onOneLine),
  };
}

/** The question at the end of what a moderator says first; undefined where the type's guide has none such. */
function firstIn({ study_type, understood }: Pick<FullStudy, "study_type" | "understood">, opening: string) {
  const { guide, unaided = guide } = studyForms[study_type];
  const { subject = null, own: brand = null, category = null, rivals = [] } = understood ?? {};
  const slots = slotsOf({ subject, brand, category, rivals }, undefined);
  return [...guide.questions, ...unaided.questions]
    .flatMap(({ ask, ofKind = ask }) => [filled(ask, slots), filled(ofKind, slots)])
    .find((text) => opening.endsWith(text));
}

const onOneLine = (text: string): string => text.trim().replaceAll(/\s*\n\s*/g, " / ");
