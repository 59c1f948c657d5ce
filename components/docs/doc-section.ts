import { kindWords } from "#lib/activity/kinds.ts";

/** What each section of the documentation is called, in its heading and in the contents, by its place. */
const titles = {
  conventions: "What holds everywhere",
  connect: "Connect a chat client",
  errors: "Errors",
  limits: "Limits",
  mcp: "MCP reference",
  "mcp-prompts": "Prompts",
  "mcp-resources": "Resources",
  "mcp-templates": "Resource templates",
  "mcp-tools": "Tools",
  prices: "Prices",
  provenance: "Where a number comes from",
  rest: "REST reference",
  shapes: "Shapes",
  sign: kindWords.rating.publish,
  sizes: "Sizes",
  stability: "What stays and what may change",
  start: "Start in 60 seconds",
  synthetic: "What synthetic means",
  ways: "Ways to run a study",
  webhooks: "Webhooks",
  what: "What agents do here",
} as const;

/** The place of a section and what it is called. */
export const docSection = <Id extends keyof typeof titles>(id: Id) => ({ id, title: titles[id] });
