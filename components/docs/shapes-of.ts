import { membersOf, type Schema } from "./members-of.ts";
import type { Shape } from "./rest-reference.tsx";

/** The named shapes, each once. Where request and answer differ only in strictness, the request's shape is shown. */
export function shapesOf(schemas: Record<string, Schema>): Shape[] {
  return Object.entries(schemas)
    .filter(([name]) => !name.endsWith("Input"))
    .map(([name, answered]) => {
      const input = schemas[`${name}Input`];
      const description = String(answered.description ?? "");
      return {
        name,
        description,
        members: input ? membersOf(input, "sent") : membersOf(answered, "answered"),
        isSent: input !== undefined,
      };
    });
}
