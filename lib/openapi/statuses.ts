import * as z from "zod";
import type { Endpoint } from "../contract.ts";

/** The statuses that an operation's results are answered with, each with the shapes that it can have. */
export function statusesOf({ result, status = () => 200 as const }: Endpoint): Map<number, z.ZodType[]> {
  const statuses = new Map<number, z.ZodType[]>();
  const options = result instanceof z.ZodUnion ? (result.options as z.ZodType[]) : [result];
  // A status hangs on which members a result has, so one with all of them and one with the fewest tell every status.
  for (const option of options)
    for (const members of membersOf(option)) {
      const shapes = statuses.get(status(members)) ?? [];
      statuses.set(status(members), [...new Set([...shapes, option])]);
    }
  return statuses;
}

function membersOf(shape: z.ZodType): Record<string, undefined>[] {
  const members = shape instanceof z.ZodObject ? Object.entries(shape.shape as Record<string, z.ZodType>) : [];
  const required = members.filter(([, member]) => !member.safeParse(undefined).success);
  return [required, members].map((some) => Object.fromEntries(some.map(([name]) => [name, undefined])));
}
