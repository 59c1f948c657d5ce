/** The questions of every study whose topic asks nothing further. */
export const usualQuestions = (subject: string): string[] => [
  `What speaks for ${subject}?`,
  `What speaks against ${subject}?`,
];
