import type { JsonSchema } from "../json/json-schema.ts";
import { pascalCase } from "./lift-schemas.ts";

type Paths = Record<string, Record<string, JsonSchema>>;
type Content = Record<string, { schema: JsonSchema }>;
type Operation = JsonSchema & {
  operationId: string;
  summary: string;
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
};

/** The names of an operation's own schemas: of its body and of its answers. Generators make …Response and …Result. */
export const bodyNames = (operationId: string): [request: string, output: string] => [
  `${pascalCase(operationId)}Request`,
  `${pascalCase(operationId)}Output`,
];

/** The schema of every JSON body that has no name yet, as SearchToolsOutput or SubmitReviewRequest; `paths` then refers to it. */
export function nameBodies(paths: Paths): Record<string, JsonSchema> {
  const schemas: Record<string, JsonSchema> = {};
  for (const operation of Object.values(paths).flatMap((item) => Object.values(item) as Operation[])) {
    const { operationId, summary } = operation;
    const [request, output] = bodyNames(operationId);
    const answers = Object.values(operation.responses).map(({ content }) => [content, output] as const);
    for (const [content, name] of [[operation.requestBody?.content, request] as const, ...answers]) {
      const json = content?.["application/json"];
      if (json === undefined || "$ref" in json.schema) continue;
      const description = `The ${name === request ? "body" : "answer"} of ${operationId}. ${summary}`;
      schemas[name] = { description, ...json.schema };
      json.schema = { $ref: `#/components/schemas/${name}` };
    }
  }
  return schemas;
}
