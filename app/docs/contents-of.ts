import type { Entry } from "#components/docs/contents.tsx";
import { docSection } from "#components/docs/doc-section.ts";

type Groups = { id: string; heading: string; operations: { id: string }[] }[];

/** Builds the table of contents: the sections in order, with all entries of both references. */
export function contentsOf(groups: Groups, tools: { name: string }[]): Entry[] {
  return [
    docSection("start"),
    { ...docSection("what"), inside: [docSection("sign")] },
    docSection("provenance"),
    docSection("conventions"),
    { ...docSection("limits"), inside: [docSection("sizes")] },
    docSection("errors"),
    ...restContents(groups),
    {
      ...docSection("mcp"),
      inside: [
        { ...docSection("mcp-tools"), inside: tools.map(({ name }) => ({ id: `mcp-${name}`, title: name })) },
        docSection("mcp-resources"),
        docSection("mcp-templates"),
        docSection("mcp-prompts"),
      ],
    },
    docSection("stability"),
  ];
}

/** The entries of a REST reference. */
export const restContents = (groups: Groups): Entry[] => [
  {
    ...docSection("rest"),
    inside: groups.map(({ id, heading, operations }) => ({
      id,
      title: heading,
      inside: operations.map((operation) => ({ id: operation.id, title: operation.id })),
    })),
  },
  docSection("shapes"),
];
