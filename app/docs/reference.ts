import { type Described, operationsOf } from "#components/docs/operations-of.ts";
import type { Group } from "#components/docs/rest-reference.tsx";
import { shapesOf } from "#components/docs/shapes-of.ts";
import { type ListedTool, toolsOf } from "#components/docs/tools-of.ts";
import { ratingsTools } from "#lib/mcp/ratings-tools.ts";
import { openApiDocument } from "#lib/openapi/document.ts";
import { lengthsOf } from "./limits.ts";

let made: ReturnType<typeof makeReference> | undefined;

/** Everything that the page reads out of the OpenAPI document and the list of tools; made once for each process. */
export function reference() {
  made ??= makeReference();
  return made;
}

function makeReference() {
  const document: Described = openApiDocument();
  const groups: Group[] = operationsOf(document).map((group) => ({ ...group, id: idOf(group.heading) }));
  const operations = groups.flatMap((group) => group.operations);
  const listed = ratingsTools.map((tool) => tool.listed() as ListedTool);
  const shapes = shapesOf(document.components.schemas);
  return { groups, shapes, tools: toolsOf(listed, operations), lengths: lengthsOf(operations, shapes) };
}

const idOf = (heading: string) => `rest-${heading.toLowerCase().replaceAll(" ", "-")}`;
