/** What is done today, as an option to pick. */
export const todayOption = "What I use today";

/** An option as a report speaks of it. */
export const optionInWords = (option: string): string =>
  option === todayOption ? "what they use today" : `“${option}”`;
