import type { Brief } from "../brief.ts";
import { type Draw, drawFrom } from "../draw.ts";

/** The chance of a study: it follows from the seed and the subject, so that two things under one seed are seen differently. */
export const studyDraw = ({ seed, given }: Pick<Brief, "seed" | "given">): Draw =>
  drawFrom(["touchstone study", seed, given?.subject ?? ""].join(" ").trim());
