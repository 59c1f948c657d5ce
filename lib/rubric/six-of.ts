import * as z from "zod";
import { dimensionIds } from "./dimensions.ts";

/** An object with a member of this shape for each dimension. */
export const sixOf = <Shape extends z.ZodType>(shape: Shape) =>
  z.strictObject(
    Object.fromEntries(dimensionIds.map((id) => [id, shape])) as Record<(typeof dimensionIds)[number], Shape>,
  );
