import type * as z from "zod";

/** The own member of an object under a name from outside; undefined for inherited ones, such as `constructor`. */
export function ownValue<Value>(object: { readonly [name: string]: Value }, name: string): Value | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** Whether a value is an object of members, and no list. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The members that a shape has, in its order: the database keeps no order of members, and a row has more. */
export const inShape = <Shape extends z.ZodObject>(shape: Shape, members: z.output<Shape>): z.output<Shape> =>
  Object.fromEntries(
    Object.keys(shape.shape).flatMap((name) => (members[name] === undefined ? [] : [[name, members[name]]])),
  ) as z.output<Shape>;

type Present<Members> = { [Name in keyof Members]?: NonNullable<Members[Name]> };

/** The members that say something: without those that are undefined, null or an empty list. */
export const present = <Members extends object>(members: Members): Present<Members> =>
  Object.fromEntries(
    Object.entries(members).filter(([, value]) => value != null && !(Array.isArray(value) && value.length === 0)),
  ) as Present<Members>;

/** A record with one member for each key. */
export const recordOf = <Key extends string, Member>(keys: readonly Key[], make: (key: Key) => Member) =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Member>;
