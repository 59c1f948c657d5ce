/** A text in which the words of a search are marked, in any of their endings. */
export function Marked({ text, terms }: { text: string; terms: string[] }) {
  return split(text, terms).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text do not move
      <mark key={at} className="bg-transparent font-bold text-inherit">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

/** Whether a text has any of the words of a search. */
export const hasAny = (text: string, terms: string[]): boolean => split(text, terms).length > 1;

function split(text: string, terms: string[]): string[] {
  if (terms.length === 0) return [text];
  // A short word is whole: "ai" does not begin "aid".
  const forms = terms.map((term) => (term.length < 4 ? `${term}s?(?!\\p{L})` : `${stemOf(term)}\\p{L}*`));
  return text.split(new RegExp(`(?<![\\p{L}\\p{N}])((?:\\p{L}+-)?(?:${forms.join("|")}))`, "iu"));
}

const stemOf = (term: string) => term.replace(/(?<=\p{L}{3})(?:ing|ed|es|s|e)$/u, "");
