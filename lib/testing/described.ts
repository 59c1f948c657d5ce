import Ajv from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Endpoint } from "../contract.ts";
import { type OpenApiDocument, openApiDocument } from "../openapi/document.ts";
import type { Service } from "../openapi/service.ts";
import { serviceOf, services } from "./service-of.ts";

const at = (title: string, ...steps: string[]) =>
  `${encodeURIComponent(title)}#/${steps.map((step) => encodeURIComponent(step.replaceAll("~", "~0").replaceAll("/", "~1"))).join("/")}`;

/** The published description of an operation, as a client reads it: its statuses, and the content of each. */
export type Description = {
  statuses: number[];
  /** What is wrong with a JSON body of this status; null when it is as described. */
  faultOfAnswer: (status: number, body: unknown) => string | null;
  /** What is wrong with a request's body; null when it is as described. */
  faultOfBody: (body: unknown) => string | null;
};

let known: ReturnType<typeof readDocuments> | undefined;

/**
 * Reads the descriptions of both services, with a validator of JSON Schema 2020-12 that the service itself does not
 * use. All files of a process share its compiled schemas.
 */
export function readDescription(): (endpoint: Endpoint) => Description {
  known ??= readDocuments();
  return known;
}

function readDocuments(): (endpoint: Endpoint) => Description {
  const documents = new Map<Service, OpenApiDocument>(services.map((one) => [one, openApiDocument(one)]));
  const ajv = new Ajv({ strict: false, allErrors: false, addUsedSchema: false });
  addFormats(ajv);
  for (const [{ title }, document] of documents) ajv.addSchema(document, encodeURIComponent(title));
  const faultOf = (address: string, value: unknown): string | null => {
    const validate = ajv.getSchema(address);
    if (validate === undefined) return `nothing is described at ${address}`;
    return validate(value) ? null : ajv.errorsText(validate.errors);
  };
  return (endpoint) => {
    const { path, method } = endpoint;
    const service = serviceOf(endpoint);
    const verb = method.toLowerCase();
    const operation = documents.get(service)!.paths[path]?.[verb] as { responses: object } | undefined;
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
      faultOfAnswer: (status, body) =>
        faultOf(at(service.title, ...placeOf(status), "content", "application/json", "schema"), body),
      faultOfBody: (body) =>
        faultOf(at(service.title, "paths", path, verb, "requestBody", "content", "application/json", "schema"), body),
    };
  };
}
