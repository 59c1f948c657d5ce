import { businessRows } from "./categories-business.ts";
import { consumerRows } from "./categories-consumer.ts";
import type { Category, Reference } from "./category.ts";
import type { ProfileId } from "./profiles.ts";

/** The kinds of things that topics are about. */
export const categories: Category[] = [...businessRows, ...consumerRows].map(([label, profile, price, words]) => {
  const [amount, per] = price?.split(" ") ?? [];
  const reference = price ? { amount: Number(amount), per: per as Reference["per"] } : null;
  return { label, profile, reference, words: words.split(", ") };
});

/** What stands for a kind of thing that no category knows. */
export const unknownCategory = { b2b: "software", b2c: "goods" } as const satisfies Record<"b2b" | "b2c", ProfileId>;
