/** The sentences of a text; text in quotation marks is not divided. */
export function sentencesOf(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  let isInside = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]!;
    if (character === "“") isInside = true;
    else if (character === "”") isInside = false;
    else if (character === '"') isInside = !isInside;
    const ends = /[.!?]/.test(character) || (/[”"]/.test(character) && /[.!?]/.test(text[at - 1] ?? ""));
    if (isInside || !ends || !/^\s+\S/.test(text.slice(at + 1)) || /\p{Ll}/u.test(text.slice(at + 1).trimStart()[0]!))
      continue;
    parts.push(text.slice(from, at + 1).trim());
    from = at + 1;
  }
  return [...parts, text.slice(from).trim()].filter((part) => part !== "");
}

/** A text with a stop at its end, so that another can follow. */
export const withStop = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
