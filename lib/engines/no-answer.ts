/** What stands in a transcript where a respondent declined without a word. */
export const noAnswer = "(no answer)";
