import * as z from "zod";
import type { Claim } from "../../coding.ts";
import type { Prompt } from "../ask.ts";
import { block, lines, nested, rulesOf } from "./parts.ts";

/** How many claims are judged in one call. */
export const claimsPerCall = 40;

const rules = rulesOf("support");

const shapes = new Map<number, z.ZodObject<Record<string, z.ZodBoolean>>>();

function supportShape({ length }: readonly Claim[]) {
  const shape =
    shapes.get(length) ??
    z.object(Object.fromEntries(Array.from({ length }, (_, place) => [`c${place}`, z.boolean()])));
  shapes.set(length, shape);
  return shape;
}

export const supportPrompt = (claims: readonly Claim[]): Prompt<Record<string, boolean>> => ({
  label: "support",
  rules,
  setting: "",
  messages: [
    {
      role: "user",
      content: claims
        .map(({ quote, says, side }, place) =>
          nested("claim", [block("quote", quote), block("says", lines({ says, side }))], `c${place}`),
        )
        .join("\n"),
    },
  ],
  shape: supportShape(claims),
  maxOutputTokens: 200 + 12 * claims.length,
});
