import { partOf } from "../cut-text.ts";

/** The blank after a sentence, where another begins: not with a small letter. */
const gap = /\s+(?!\p{Ll})(?=\S)/uy;

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
    if (isInside || !(isStop(character) || ((character === "”" || character === '"') && isStop(text[at - 1]))))
      continue;
    gap.lastIndex = at + 1;
    if (!gap.test(text)) continue;
    parts.push(partOf(text, from, at + 1).trim());
    from = at + 1;
  }
  return [...parts, partOf(text, from).trim()].filter((part) => part !== "");
}

const isStop = (character = ""): boolean => character === "." || character === "!" || character === "?";

/** A text with a stop at its end, so that another can follow. */
export const withStop = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
