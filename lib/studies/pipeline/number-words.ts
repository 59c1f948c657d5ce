const small =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
  eighteen nineteen`.split(/\s+/);
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** A pattern of the number words up to a hundred, as one group. */
export const numberWord = `(?:${tens.join("|")})(?:[- ](?:${small.slice(1, 10).join("|")}))?|(?:a|one) hundred|hundred|${small.toReversed().join("|")}`;

/** The number that a word says; null for another word. */
export function numberOfWord(word: string): number | null {
  const plain = word.toLowerCase().trim();
  if (/^(a |one )?hundred$/.test(plain)) return 100;
  const index = small.indexOf(plain);
  if (index >= 0) return index;
  const [ten, one] = plain.split(/[- ]/) as [string, string | undefined];
  if (!tens.includes(ten)) return null;
  return (tens.indexOf(ten) + 2) * 10 + (one === undefined ? 0 : small.indexOf(one));
}
