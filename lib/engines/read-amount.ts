import { ownValue } from "../own-value.ts";

const scales: Record<string, number> = {
  ...{ k: 1e3, thousand: 1e3, m: 1e6, mn: 1e6, million: 1e6, bn: 1e9, billion: 1e9 },
  ...{ lakh: 1e5, lakhs: 1e5, crore: 1e7, crores: 1e7, tsd: 1e3, mio: 1e6, 万: 1e4 },
};

/** Words and letters that multiply the number before them, as the alternatives of a pattern. */
export const scalePattern = Object.keys(scales)
  .toSorted((one, other) => other.length - one.length)
  .join("|");

/** A number as people write it, with its groups and decimals; what it is worth is for `amountOf` to say. */
export const numberPattern = String.raw`\d{1,15}(?:[.,'’\u0020\u00a0\u202f]\d{1,9}){0,6}|\.\d\d(?!\d)`;

const groups = /^\d{1,3}(?:S\d{3})+$/;
const indianGroups = /^\d{1,3}(?:,\d{2})+,\d{3}$/;

/**
 * The amount of a written number: grouped by space, dot, comma or apostrophe in threes, or by commas as in lakhs, with up
 * to two decimals (more after "0."), times its scale. Null where any part of it cannot be read.
 */
export function amountOf(numeral: string, scale = ""): number | null {
  const plain = numeral.replace(/[\u00a0\u202f]/g, " ").replace(/’/g, "'");
  const number = wholeOf(plain) ?? decimalOf(plain);
  const times = scale === "" ? 1 : ownValue(scales, scale.toLowerCase());
  if (number === null || times === undefined) return null;
  return Number((number * times).toPrecision(15));
}

const digitsOf = (text: string): number => Number(text.replace(/\D/g, ""));
const isGrouped = (text: string): boolean =>
  [" ", "\\.", ",", "'"].some((sign) => new RegExp(groups.source.replace("S", sign)).test(text)) ||
  indianGroups.test(text);

function wholeOf(text: string): number | null {
  if (/^\d+$/.test(text)) return Number(text);
  return isGrouped(text) && !/^0/.test(text) ? digitsOf(text) : null;
}

function decimalOf(text: string): number | null {
  const match = /^(.*)([.,])(\d+)$/.exec(text);
  if (match === null) return null;
  const [, before = "", sign, decimals = ""] = match;
  const isSmall = before === "0";
  if (decimals.length > 2 && !(isSmall && decimals.length <= 6)) return null;
  if (!/^\d*$/.test(before) && (before.includes(sign!) || !isGrouped(before))) return null;
  return Number(`${digitsOf(before)}.${decimals}`);
}
