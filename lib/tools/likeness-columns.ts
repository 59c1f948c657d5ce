import { likenessOf, type Names } from "./likeness.ts";
import { type Resemblance, resemblanceOf } from "./resemblance.ts";

/** A tool's names, and who wrote them. */
type Origin = Names & { origin: "catalog" | "review"; sources: string[] };

/** The columns by which look-alikes are recognised. A tool that no review listed is not compared with others. */
export function likenessColumns(tool: Origin): { likeness: string[] } & Resemblance {
  const likeness = likenessOf(tool, tool.sources.includes("touchstone-catalog"));
  return { likeness, ...(tool.origin === "review" ? resemblanceOf(tool) : { resembles: [], kin: [] }) };
}
