import { statusQuo } from "../engines/coding.ts";
import type { FullStudy } from "./study-record.ts";
import { themeOfCriterion } from "./theme-words.ts";

/** A study with the names that its page has: a criterion is called as its theme, the status quo as what it is. */
export const inReadersWords = (study: FullStudy): FullStudy => ({
  ...study,
  decision_criteria: study.decision_criteria.map((one) => ({
    ...one,
    criterion: themeOfCriterion(study.study_type, one.criterion),
  })),
  competitive_signals: study.competitive_signals.map((one) =>
    one.competitor === statusQuo ? { ...one, competitor: statusQuoInWords } : one,
  ),
});

const statusQuoInWords = "What people do today";
