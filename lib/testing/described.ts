import Ajv from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Endpoint } from "../contract.ts";
import { openApiDocument } from "../openapi/document.ts";

const at = (...steps: string[]) =>
  `ratings#/${steps.map((step) => encodeURIComponent(step.replaceAll("~", "~0").replaceAll("/", "~1"))).join("/")}`;

/** What the published description says of an operation, as a client reads it: which statuses, and what is in each. */
export type Described = {
  statuses: number[];
  /** What is wrong with a JSON body of this status; null when it is as described. */
  faultOfAnswer: (status: number, body: unknown) => string | null;
  /** What is wrong with a request's body; null when it is as described. */
  faultOfBody: (body: unknown) => string | null;
};

/** Reads the description of the service, with a validator of JSON Schema 2020-12 that the service itself does not use. */
export function readDescription(): (endpoint: Endpoint) => Described {
  const document = openApiDocument();
  const ajv = new Ajv({ strict: false, allErrors: false, addUsedSchema: false });
  addFormats(ajv);
  ajv.addSchema(document, "ratings");
  const faultOf = (address: string, value: unknown): string | null => {
    const validate = ajv.getSchema(address);
    if (validate === undefined) return `nothing is described at ${address}`;
    return validate(value) ? null : ajv.errorsText(validate.errors);
  };
  return ({ path, method }) => {
    const verb = method.toLowerCase();
    const operation = document.paths[path]?.[verb] as { responses: object } | undefined;
    if (operation === undefined) throw new Error(`${method} ${path} is not described`);
    const responses = operation.responses as Record<string, { $ref?: string }>;
    const placeOf = (status: number): string[] => {
      const reference = responses[status]?.$ref;
      return reference === undefined
        ? ["paths", path, verb, "responses", String(status)]
        : reference.split("/").slice(1);
    };
    return {
      statuses: Object.keys(responses).map(Number),
      faultOfAnswer: (status, body) => faultOf(at(...placeOf(status), "content", "application/json", "schema"), body),
      faultOfBody: (body) =>
        faultOf(at("paths", path, verb, "requestBody", "content", "application/json", "schema"), body),
    };
  };
}
