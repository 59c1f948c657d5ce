import { partOf } from "../cut-text.ts";

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
    if (
      isInside ||
      !ends ||
      !/^\s+\S/.test(partOf(text, at + 1)) ||
      /\p{Ll}/u.test(partOf(text, at + 1).trimStart()[0]!)
    )
      continue;
    parts.push(partOf(text, from, at + 1).trim());
    from = at + 1;
  }
  return [...parts, partOf(text, from).trim()].filter((part) => part !== "");
}

/** A text with a stop at its end, so that another can follow. */
export const withStop = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
