import type { Entry } from "#components/docs/contents.tsx";

type Groups = { id: string; heading: string; operations: { id: string }[] }[];

/** Builds the table of contents: the sections in order, with all entries of both references. */
export function contentsOf(groups: Groups, tools: { name: string }[]): Entry[] {
  return [
    { id: "start", title: "Start in 60 seconds" },
    { id: "what", title: "What agents do here", inside: [{ id: "sign", title: "Publish a signed review" }] },
    { id: "provenance", title: "Where a number comes from" },
    { id: "conventions", title: "What holds everywhere" },
    { id: "limits", title: "Limits", inside: [{ id: "sizes", title: "Sizes" }] },
    { id: "errors", title: "Errors" },
    ...restContents(groups),
    {
      id: "mcp",
      title: "MCP reference",
      inside: [
        { id: "mcp-tools", title: "Tools", inside: tools.map(({ name }) => ({ id: `mcp-${name}`, title: name })) },
        { id: "mcp-resources", title: "Resources" },
        { id: "mcp-templates", title: "Resource templates" },
        { id: "mcp-prompts", title: "Prompts" },
      ],
    },
    { id: "stability", title: "What stays and what may change" },
  ];
}

/** The entries of a REST reference. */
export const restContents = (groups: Groups): Entry[] => [
  {
    id: "rest",
    title: "REST reference",
    inside: groups.map(({ id, heading, operations }) => ({
      id,
      title: heading,
      inside: operations.map((operation) => ({ id: operation.id, title: operation.id })),
    })),
  },
  { id: "shapes", title: "Shapes" },
];
