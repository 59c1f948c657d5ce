import * as z from "zod";
import type { Endpoint } from "../contract.ts";
import type { ErrorCode } from "../errors.ts";
import { hasBody, placedInPath, placedInQuery } from "../net/parse-arguments.ts";

/** JSON that parsers read differently; the research API calls all of it invalid_json. */
const unlike: ErrorCode[] = ["duplicate_key", "invalid_unicode", "number_out_of_range", "too_deep"];

/** Every error code of an operation, in the order in which a request meets them. */
export function errorCodesOf(endpoint: Endpoint): ErrorCode[] {
  const { auth, path, refuses = [] } = endpoint;
  const isOpen = auth === undefined;
  return [
    ...(isOpen ? [] : (["unauthorized", "invalid_key"] as const)),
    ...(isOpen || takesQuery(endpoint) ? (["invalid_argument"] as const) : []),
    ...(hasBody(endpoint) ? ofBodies(isOpen) : []),
    ...ofMembers(endpoint),
    ...refuses,
    ...(path.includes("{") ? (["not_found"] as const) : []),
    ...(endpoint.cost === 0 ? [] : (["rate_limited"] as const)),
    "internal_error",
    ...(asksStorage(endpoint) ? (["storage_unavailable"] as const) : []),
  ];
}

/** The refusals of a body before its members are read. */
const ofBodies = (isOpen: boolean): ErrorCode[] => [
  "invalid_json",
  ...(isOpen ? unlike : []),
  "payload_too_large",
  "unsupported_media_type",
];

/** The refusals of a body's members: one code, or each member's own and one for the others. */
function ofMembers({ invalid, input }: Endpoint): ErrorCode[] {
  if (invalid === undefined) return [];
  if (typeof invalid === "string") return [invalid];
  const own = Object.keys(input.shape).flatMap((member) => invalid[member] ?? []);
  return [...new Set<ErrorCode>([...own, invalid[""] ?? "invalid_request"])];
}

/** Whether it has its own query; unknown members are a fault only without an account. */
function takesQuery(endpoint: Endpoint): boolean {
  const inPath = placedInPath(endpoint);
  return placedInQuery(endpoint).some((name) => !inPath.includes(name));
}

/** Checking a key reads storage; else a cacheable answer needs none, and one with a 503 of its own describes it. */
function asksStorage(endpoint: Endpoint): boolean {
  if (endpoint.auth !== undefined) return true;
  return endpoint.cache?.includes("max-age") !== true && !statusesOf(endpoint).has(503);
}

/** The statuses of an operation's results, each with its possible shapes. */
export function statusesOf({ result, status = () => 200 as const }: Endpoint): Map<number, z.ZodType[]> {
  const statuses = new Map<number, z.ZodType[]>();
  const options = result instanceof z.ZodUnion ? (result.options as z.ZodType[]) : [result];
  // A status depends on members and states, so results with all members and with the fewest cover every status.
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
