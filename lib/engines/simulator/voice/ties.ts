import type { Asked } from "./mind.ts";
import { spellOut } from "./register.ts";

/** What ties a sentence to what the study is about. */
const ties = [
  "{clause}, at least with {subject}",
  "with {subject} I'd say {clause}",
  "if we're talking about {subject}, {clause}",
  "looking at {subject}, {clause}",
  "about {subject} I can say, {clause}",
  "thinking of {subject}, {clause}",
  "if I think of {subject} in my week, {clause}",
  "before I get used to {subject} I have to say, {clause}",
  "as for {subject}, {clause}",
  "to stay with {subject}, {clause}",
  "if I imagine {subject} in my place, {clause}",
  "{clause}, and that goes for {subject} too",
  "{clause}, if I look at {subject} by itself",
  "coming back to {subject}, {clause}",
  "from what I know of {kind}, {clause}",
  "when it comes to {kind}, {clause}",
  "{clause}, I know that from {kind}",
  "{clause}, whatever they say about {kind}",
];

/** What a tie is known by again: the longest of its own words that stand together. */
function wordsOf(tie: string): string {
  const pieces = spellOut(tie)
    .toLowerCase()
    .split(/[,\s]*\{\w+\}[,\s]*/);
  return pieces.reduce((longest, piece) => (piece.length > longest.length ? piece : longest));
}

const known = ties.map((tie) => ({ tie, words: wordsOf(tie) }));

/** The ties that this interview has not heard yet: one that comes back sounds like a habit of the moderator's. */
export function tiesLeft({ transcript }: Asked, clauses: readonly (string | null)[]): string[] {
  const said = spellOut([...transcript.map(({ a }) => a), ...clauses].join(" ")).toLowerCase();
  return known.filter(({ words }) => !said.includes(words)).map(({ tie }) => tie);
}
