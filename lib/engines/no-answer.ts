/** The transcript's words for a respondent who declined without a word. */
export const noAnswer = "(no answer)";
