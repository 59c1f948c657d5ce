import { headOf } from "./phrases.ts";
import { points } from "./points.ts";
import { type Candidate, isApposed } from "./roles.ts";

// What the whole topic says of its phrases, beyond the clause of each.

/** "Ryanair or the night bus?": what is asked about in one breath, where one's own is named later, is what it meets. */
export function listedRivals(candidates: Candidate[]): void {
  for (const clause of new Set(candidates.map(({ phrase }) => phrase.clause))) {
    const isOwnElsewhere = candidates.some(
      ({ phrase }) => phrase.isOwn && phrase.clause !== clause && !phrase.isPeople && !phrase.isGeneric,
    );
    if (!isOwnElsewhere) continue;
    const isDone = clause.tokens.some(({ part }) => part === "verb" || part === "auxiliary");
    const isList = clause === candidates[0]!.phrase.clause && !isDone && /\s(?:or|vs\.?|versus)\s/.test(clause.text);
    const isChoice = /\b(?:choos\w+|decid\w+|pick\w*) between\b/i.test(clause.text);
    for (const candidate of candidates) {
      const { phrase, isRival } = candidate;
      if (phrase.clause !== clause || isRival || phrase.isOwn || !(isList || (isChoice && phrase.isName))) continue;
      candidate.isRival = true;
      candidate.score += points.rival;
    }
  }
}

/** A name that is a rival's in one place is a rival's everywhere. */
export function spreadRivals(candidates: Candidate[]): void {
  const names = new Set(candidates.filter(({ phrase, isRival }) => isRival && phrase.isName).map(nameOf));
  for (const candidate of candidates)
    if (!candidate.isRival && candidate.phrase.isName && names.has(nameOf(candidate)) && !isApposed(candidate.phrase)) {
      candidate.isRival = true;
      candidate.score += points.rival;
    }
}

const nameOf = ({ phrase }: Candidate): string => phrase.words.join(" ");

/** What a topic comes back to is more likely its subject. */
export function addRepeats(candidates: Candidate[]): void {
  for (const candidate of candidates) {
    const { phrase } = candidate;
    if (phrase.isGeneric || phrase.isPeople || candidate.isRival) continue;
    const key = headOf(phrase);
    const others = candidates.filter((other) => headOf(other.phrase) === key && other.phrase.clause.kind !== "order");
    const elsewhere = new Set(others.map((other) => other.phrase.clause)).size - 1;
    const isAgain = phrase.article === "the" && /question|request/.test(phrase.clause.kind) && others[0] !== candidate;
    candidate.score += isAgain ? points.again : 0;
    candidate.score += Math.min(points.mostRepeated, points.repeated * elsewhere);
  }
}

/** "Who'd buy them?": a question without a thing of its own asks about one that was named just before. */
export function resolvePronouns(candidates: readonly Candidate[]): void {
  const clauses = [...new Set(candidates.map(({ phrase }) => phrase.clause))];
  const asking = clauses.find(({ kind, tokens }) => kind === "question" && tokens.some(({ lower }) => it.test(lower)));
  const pronoun = asking?.tokens.find(({ lower }) => it.test(lower))?.lower;
  const own = candidates.find(({ phrase, score }) => phrase.clause === asking && score > points.mentioned);
  if (asking === undefined || own !== undefined) return;
  const earlier = clauses.slice(0, clauses.indexOf(asking));
  const [best] = candidates
    .filter(
      ({ phrase: { clause, isGeneric, isPeople, to }, isRival }) =>
        earlier.includes(clause) &&
        !isGeneric &&
        !isPeople &&
        !isRival &&
        (pronoun === "it" || clause.tokens[to - 1]!.isPlural),
    )
    .toSorted((one, other) => other.score - one.score);
  if (best) best.score += pronoun === "them" ? 2 * points.resolved : points.resolved;
}
const it = /^(?:it|them)$/;
