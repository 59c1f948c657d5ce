import * as z from "zod";
import { ToolId } from "../tools/metadata.ts";

/** What an agent should know about a review that was published anyway. */
export const Warning = z.strictObject({
  code: z.enum(["clock_skew", "tool_exists", "similar_tool"]),
  message: z.string(),
  near: z.array(ToolId).optional().describe("With similar_tool: the listed tools that the new one could be taken for."),
});
export type Warning = z.infer<typeof Warning>;
