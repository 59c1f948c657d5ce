import * as z from "zod";

/** A list whose items differ from each other. */
export function different<Item extends z.ZodType<string>>(
  item: Item,
  { least, most, nouns }: { least: number; most: number; nouns: string },
) {
  return z
    .array(item)
    .min(least)
    .max(most)
    .refine((items) => new Set(items).size === items.length, { error: `must be different ${nouns}` })
    .meta({ uniqueItems: true });
}
