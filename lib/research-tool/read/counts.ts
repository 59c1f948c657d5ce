/** Numbers by their words: the place of each is its value. */
export const counts = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

/** The number of a word or of digits. */
export const numberOf = (word: string) => (/^\d+$/.test(word) ? Number(word) : counts.indexOf(word.toLowerCase()));
