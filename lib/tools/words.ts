/** The lower-case words of a text, in order; the search's index and its queries use this same rule. */
export function words(text: string): string[] {
  return (
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** How many typing mistakes a word of this length (in code points) may have. */
export function allowedMistakes(word: string): 0 | 1 | 2 {
  const length = [...word].length;
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * A word and all its forms with up to two letters left out (one for a short word). Two words within that many mistakes
 * of each other share a form, so an index on forms finds one from the other (the symmetric delete method, Garbe 2012).
 * Letters are code points: half of a surrogate pair is not text.
 */
export function deletes(word: string): string[] {
  const forms = new Set([word]);
  for (let round = 0; round < allowedMistakes(word); round += 1)
    for (const form of [...forms]) {
      const letters = [...form];
      for (let at = 0; at < letters.length; at += 1) forms.add(letters.toSpliced(at, 1).join(""));
    }
  return [...forms];
}

/** The edit distance in letters inserted, dropped, changed or swapped with a neighbour (optimal string alignment). */
export function editDistance(leftWord: string, rightWord: string): number {
  const [left, right] = [[...leftWord], [...rightWord]];
  const rows = Array.from({ length: left.length + 1 }, (_, row) => new Array<number>(right.length + 1).fill(row));
  for (let column = 0; column <= right.length; column += 1) rows[0]![column] = column;
  for (let row = 1; row <= left.length; row += 1)
    for (let column = 1; column <= right.length; column += 1) {
      const changed = left[row - 1] === right[column - 1] ? 0 : 1;
      let least = Math.min(
        rows[row - 1]![column]! + 1,
        rows[row]![column - 1]! + 1,
        rows[row - 1]![column - 1]! + changed,
      );
      const swapped =
        row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (swapped) least = Math.min(least, rows[row - 2]![column - 2]! + 1);
      rows[row]![column] = least;
    }
  return rows[left.length]![right.length]!;
}

/** The known word nearest to a mistyped one, or null when none is near enough; ties go to the same first letter. */
export function nearestWord(mistyped: string, known: string[]): string | null {
  const rank = (word: string) => editDistance(mistyped, word) * 2 + (word[0] === mistyped[0] ? 0 : 1);
  const near = known.filter((word) => editDistance(mistyped, word) <= allowedMistakes(mistyped));
  near.sort((left, right) => rank(left) - rank(right) || (left < right ? -1 : 1));
  return near[0] ?? null;
}
