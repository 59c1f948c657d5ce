import * as z from "zod";
import { madeFor } from "../../../process-wide.ts";
import type { Claim } from "../../coding.ts";
import type { Prompt } from "../ask.ts";
import { block, lines, nested, rulesOf } from "./parts.ts";

/** How many claims are judged in one call. */
export const claimsPerCall = 40;

const rules = rulesOf("support");

const shapes = new Map<number, z.ZodObject<Record<string, z.ZodBoolean>>>();

const supportShape = ({ length }: readonly Claim[]) =>
  madeFor(shapes, length, () =>
    z.object(Object.fromEntries(Array.from({ length }, (_, place) => [`c${place}`, z.boolean()]))),
  );

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
