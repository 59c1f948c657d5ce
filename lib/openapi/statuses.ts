import * as z from "zod";
import type { Endpoint } from "../contract.ts";

/** The statuses of an operation's results, each with its possible shapes. */
export function statusesOf({ result, status = () => 200 as const }: Endpoint): Map<number, z.ZodType[]> {
  const statuses = new Map<number, z.ZodType[]>();
  const options = result instanceof z.ZodUnion ? (result.options as z.ZodType[]) : [result];
  // A status depends on a result's members and on its member status, so results with all members and with the fewest,
  // in every state, cover every status.
  for (const option of options)
    for (const members of membersOf(option)) {
      const shapes = statuses.get(status(members)) ?? [];
      statuses.set(status(members), [...new Set([...shapes, option])]);
    }
  return statuses;
}

function membersOf(shape: z.ZodType): Record<string, unknown>[] {
  const members = shape instanceof z.ZodObject ? Object.entries(shape.shape as Record<string, z.ZodType>) : [];
  const required = members.filter(([, member]) => !member.safeParse(undefined).success);
  return [required, members].flatMap((some): Record<string, unknown>[] => {
    const { status, ...rest } = Object.fromEntries(some);
    const others = Object.fromEntries(Object.keys(rest).map((name) => [name, undefined]));
    const states = statesOf(status);
    return states.length === 0 ? [others] : states.map((state) => ({ ...others, status: state }));
  });
}

/** The possible values of a member with a few known values; of any other member none. */
export function statesOf(member: z.ZodType | undefined): string[] {
  if (member instanceof z.ZodEnum) return member.options as string[];
  return member instanceof z.ZodLiteral ? ([...member.values] as string[]) : [];
}
