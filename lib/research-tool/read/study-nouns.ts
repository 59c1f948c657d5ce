/** What people call a study. */
export const studyNouns = "study|survey|poll|test|project|research|panel|cohort|questionnaire";
