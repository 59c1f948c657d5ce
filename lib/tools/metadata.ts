import * as z from "zod";
import { text } from "../contract.ts";
import { inChoice, inList } from "../in-words.ts";
import { siteAddress } from "../link.ts";

/** Words with commas between them, or sent one by one as a form does. */
export const inCommas = <Shape extends z.ZodType>(shape: Shape) =>
  z.preprocess((value) => (Array.isArray(value) ? value.join(",") : value), shape);

/** The words between commas, each once. */
export const wordsIn = (text: string, as = (word: string) => word) => [
  ...new Set(text.split(",").flatMap((word) => as(word.trim()) || [])),
];

/** What an id and a tag are made of. */
export const idSigns = "lower-case letters, digits and hyphens";
const toolIdForm = /^[a-z0-9][a-z0-9-]*$/;
/** The longest id of a tool, in characters. */
export const longestId = 100;
const tooLong = `must have at most ${longestId} characters`;

export const ToolId = z
  .string()
  .regex(toolIdForm, { error: `must be ${idSigns}, starting with a letter or digit` })
  .max(longestId, { error: tooLong })
  .describe("A tool's id, such as github-mcp.");

/** A tool's id in a request; a product's or package's name is refused with similar ids. */
export const AskedToolId = z
  .string()
  .refine((id) => id.length <= 2 * longestId && !id.includes("\0"), { error: `${tooLong} and no NUL` })
  .meta({ pattern: toolIdForm.source, maxLength: longestId })
  .describe(ToolId.description!);

/** The longest id, chosen by a stranger, that MCP's lists show once its tool is no longer unverified. */
export const longestShown = 60;

/** How many similar tools an unverified tool names, at most. */
export const mostSimilar = 3;

/** What makes an unverified tool say which one it is not. */
export const confusable = "its name, its id or the domain of its website is confusable with";

/** Listed tools that another one is not, although it could be taken for them or shares its place with them. */
export const SimilarTools = z
  .array(z.strictObject({ tool_id: ToolId, name: z.string() }))
  .max(mostSimilar)
  .describe("Best first: of its name, of its type, the one listed longest.");

/** The word of a listing that nobody else vouches for, as the API, its texts and the pages have it. */
export const unverifiedWord = "unverified";
/** The warning on an unverified tool in a record that names it by id. */
export const ToolUnverified = z
  .strictObject({ similar_to: SimilarTools })
  .nullable()
  .describe(`While the tool is ${unverifiedWord}: listed tools that it is not, although confusable with; else null.`);
export type ToolUnverified = z.infer<typeof ToolUnverified>;

/** What is known of the tool that a post or an event names. */
export const namedTool = {
  tool_name: z.string().nullable().describe("The tool's name now; null where none of this id is listed."),
  tool_listed: z
    .boolean()
    .nullable()
    .describe("Whether the tool is listed here now, so that get_tool reads it; null where tool_id is."),
  tool_unverified: ToolUnverified,
};

/** The types of tools, one and several of each in words. */
export const toolTypes = { mcp: ["MCP server", "MCP servers"], api: ["API", "APIs"], app: ["app", "apps"] } as const;
const [ones, several] = [0, 1].map((at) => Object.values(toolTypes).map((words) => words[at]!)) as [string[], string[]];
/** One of any type, and the tools of all of them, in a sentence. */
export const typesInWords = { anyOne: inChoice(ones), all: inList(several) };
export const ToolType = z
  .enum(Object.keys(toolTypes) as (keyof typeof toolTypes)[])
  .describe(`${typesInWords.anyOne}.`);

/** The filter of a list by type. */
export const OneType = z
  .enum(["all", ...ToolType.options])
  .default("all")
  .describe(`Only ${inChoice(several)}: api for a program of your own, mcp for an agent's client.`);

/** Tool metadata, sent only when a review lists a new tool. */
export const ToolMetadata = z
  .strictObject({
    name: text(2, 100),
    description: text(10, 500),
    type: ToolType,
    website: siteAddress(500).describe("The tool's official HTTPS address."),
  })
  .meta({ id: "ToolMetadata" });
export type ToolMetadata = z.infer<typeof ToolMetadata>;
