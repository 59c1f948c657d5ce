import type * as z from "zod";

/** The members that a shape has, in its order: the database keeps no order of members, and a row has more. */
export const inShape = <Shape extends z.ZodObject>(shape: Shape, members: z.output<Shape>): z.output<Shape> =>
  Object.fromEntries(
    Object.keys(shape.shape).flatMap((name) => (members[name] === undefined ? [] : [[name, members[name]]])),
  ) as z.output<Shape>;
