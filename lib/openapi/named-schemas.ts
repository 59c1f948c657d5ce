import type * as z from "zod";
import { type JsonSchema, jsonSchemaOf, withoutReferences } from "../json/json-schema.ts";

type Direction = "input" | "output";
type Definitions = Record<string, JsonSchema>;

/**
 * The named shapes, each once under components/schemas. A request may allow fewer forms than an answer: where the two
 * differ under one name, the request's is called …Input.
 */
export class NamedSchemas {
  readonly #definitions: Record<Direction, Definitions> = { input: {}, output: {} };

  constructor(shapes: { input: z.ZodType; result: z.ZodType }[]) {
    for (const { input, result } of shapes) {
      this.#collect(input, "input");
      this.#collect(result, "output");
    }
  }

  /** A shape's schema, in which every named shape is a reference. */
  schemaOf(shape: z.ZodType, direction: Direction): JsonSchema {
    const { $defs: _, ...schema } = jsonSchemaOf(shape, direction);
    return this.#referring(schema, direction);
  }

  /** All named schemas by name. */
  all(): Definitions {
    const entries = (["input", "output"] as const).flatMap((direction) =>
      Object.entries(this.#definitions[direction]).map(
        ([id, schema]) => [this.#nameOf(id, direction), this.#referring(schema, direction)] as const,
      ),
    );
    return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
  }

  #collect(shape: z.ZodType, direction: Direction): void {
    Object.assign(this.#definitions[direction], jsonSchemaOf(shape, direction).$defs);
  }

  #nameOf(id: string, direction: Direction): string {
    return direction === "input" && this.#isApart(id) ? `${id}Input` : id;
  }

  #isApart(id: string): boolean {
    const [input, answered] = (["input", "output"] as const).map((direction) => {
      const $defs = this.#definitions[direction];
      return id in $defs ? JSON.stringify(withoutReferences({ ...$defs[id], $defs })) : undefined;
    });
    return answered !== undefined && input !== answered;
  }

  #referring(schema: JsonSchema, direction: Direction): JsonSchema {
    const text = JSON.stringify(schema, (name, value: unknown) =>
      name === "$ref" && typeof value === "string"
        ? `#/components/schemas/${this.#nameOf(value.replace("#/$defs/", ""), direction)}`
        : value,
    );
    return JSON.parse(text) as JsonSchema;
  }
}
