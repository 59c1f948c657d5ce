import * as z from "zod";
import flags from "./flags.json" with { type: "json" };

type Flags = typeof flags;
/** A flag without a code of its own is its code; reports of earlier versions have others too. */
type FlagCode =
  | { [Name in keyof Flags]: Flags[Name] extends { code: string } ? never : Name }[keyof Flags]
  | "plain_prose";
export const flagCodes = [
  ...Object.entries(flags).flatMap(([name, row]) => ("code" in row ? [] : [name as FlagCode])),
  "plain_prose" as const,
];
export const Flag = z
  .strictObject({ code: z.enum(flagCodes), severity: z.enum(["info", "warn", "block"]), message: z.string() })
  .meta({ id: "Flag" });
export type Flag = z.infer<typeof Flag>;
