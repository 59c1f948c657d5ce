import type { JsonSchema } from "../json/json-schema.ts";
import mcp from "./answers/mcp.json" with { type: "json" };
import ratings from "./answers/ratings.json" with { type: "json" };
import research from "./answers/research.json" with { type: "json" };

type Answers = { [operationId: string]: { [status: string]: unknown } };
type Answer = { content?: { "application/json"?: JsonSchema } };

/** Answers that tests took of the running service, of each operation and status one. UPDATE_EXAMPLES=1 takes them again. */
const answers: Answers = { ...ratings, ...research, ...mcp };

/** Gives every JSON answer without an example a real one. */
export function addAnswers(operations: JsonSchema[]): void {
  for (const { operationId, responses } of operations)
    for (const [status, { content }] of Object.entries(responses as Record<string, Answer>)) {
      const json = content?.["application/json"];
      const example = answers[String(operationId)]?.[status];
      if (json !== undefined && json.examples === undefined && example !== undefined) json.example = example;
    }
}
