/** So long a word fits a line of a heading on the narrowest phone. */
const longestWhole = 18;

/** A heading's text whose short joined words, such as “e-bike” and “24/7”, stay on one line. */
export function WholeWords({ text }: { text: string }) {
  return text.split(/(\s+)/).map((word, at) =>
    /[-/]/.test(word) && word.length <= longestWhole ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of one text do not move
      <span key={at} className="whitespace-nowrap">
        {word}
      </span>
    ) : (
      word
    ),
  );
}
