import { capital } from "../cut-text.ts";
import { type Quote, statusQuo } from "../engines/findings.ts";
import { considerationIds, wordsOf } from "../engines/readings.ts";
import { invented } from "../engines/simulator/words/notes.ts";
import type { StudyTypeId } from "../engines/study-types.ts";
import type { FullStudy } from "./study-record.ts";

type Study = Pick<
  FullStudy,
  "study_type" | "consensus_themes" | "objections" | "decision_criteria" | "interviews" | "personas" | "key_findings"
>;
type Side = "for" | "against" | "both" | "none";
type ThemeRow = {
  theme: string;
  /** The clauses of the theme that its description has; "" where it has none. */
  note: string;
  interviews: number;
  cells: { persona_id: string; side: Side; interviews: number[]; objecting: number; of: number; quote: Quote | null }[];
};

/** Themes by personas: in which interviews each persona raised a theme, whether as an objection, and a quote of it. */
export function themeMatrix(study: Study): ThemeRow[] {
  return study.consensus_themes.map(({ theme, description, interview_count, quotes }) => {
    const { objection, criterion, pro, con } = themeWords(study.study_type, theme);
    const pool = [
      ...quotes,
      ...study.objections.filter((one) => one.objection === objection).flatMap((one) => one.quotes),
      ...study.decision_criteria.filter((one) => one.criterion === criterion).flatMap((one) => one.quotes),
    ];
    const cells = study.personas.map(({ id }) => {
      const own = [...study.interviews.entries()].filter(
        ([, { persona_id, analysis }]) => persona_id === id && analysis.sentiment !== null,
      );
      const raised = own.filter(([, interview]) => interview.analysis.key_themes.includes(theme));
      const objecting = raised.filter(([, interview]) => interview.analysis.objections.includes(objection)).length;
      return {
        persona_id: id,
        side: sideOf(raised.length, objecting),
        interviews: raised.map(([index]) => index),
        objecting,
        of: own.length,
        quote: pool.find(({ persona_id }) => persona_id === id) ?? null,
      };
    });
    const note = [pro, con].filter((clause) => clause !== "" && isIn(description, clause)).join(" · ");
    return { theme, note, interviews: interview_count, cells };
  });
}

function sideOf(raised: number, objecting: number): Side {
  if (raised === 0) return "none";
  if (objecting === 0) return "for";
  return objecting === raised ? "against" : "both";
}

const isIn = (description: string, clause: string) => description.toLowerCase().includes(clause.toLowerCase());

/** What a theme is called as an objection and as a criterion, and its clauses; "" where it has only its name. */
type ThemeWords = { objection: string; criterion: string; pro: string; con: string };

/** The words of a theme by its label; a study's own label, or one in another language, is called the same everywhere. */
function themeWords(study_type: StudyTypeId, label: string): ThemeWords {
  const words = wordsOf(study_type);
  const id = considerationIds.find((one) => words[one].label === label);
  if (id === undefined) return { objection: label, criterion: label, pro: "", con: "" };
  const { criterion, pro, con } = words[id];
  return { objection: capital(con), criterion, pro, con };
}

/** The theme that a criterion belongs to: readers meet one name for a thing; one outside the vocabulary is its own. */
function themeOfCriterion(study_type: StudyTypeId, criterion: string): string {
  const words = wordsOf(study_type);
  const id = considerationIds.find((one) => words[one].criterion === criterion);
  return id === undefined ? criterion : words[id].label;
}

/** A study in the words of its page: a criterion is called as its theme, and the label says alone that it is made up. */
export const inReadersWords = (study: FullStudy): FullStudy => ({
  ...study,
  answers: study.answers.map((one) => ({ ...one, answer: one.answer.replace(` ${invented}`, "") })),
  decision_criteria: study.decision_criteria.map((one) => ({
    ...one,
    criterion: themeOfCriterion(study.study_type, one.criterion),
  })),
  competitive_signals: study.competitive_signals.map((one) =>
    one.competitor === statusQuo ? { ...one, competitor: statusQuoInWords } : one,
  ),
});

const statusQuoInWords = "What people do today";
