import * as z from "zod";

/** A list whose items differ from each other, by more than their case and outer blanks. */
export function different<Item extends z.ZodType<string>>(
  item: Item,
  { least, most, nouns }: { least: number; most: number; nouns: string },
) {
  return z
    .array(item)
    .min(least, { error: least === 1 ? "must not be empty" : `needs at least ${least} ${nouns}` })
    .max(most, { error: `takes at most ${most} ${nouns}` })
    .refine((items) => new Set(items.map(plainly)).size === items.length, { error: `must be different ${nouns}` })
    .meta({ uniqueItems: true });
}

/** A text by its words alone: in small letters, without outer blanks. */
export const plainly = (text: string): string => text.trim().toLowerCase();
