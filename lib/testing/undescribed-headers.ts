import type { Endpoint } from "../contract.ts";
import { requestIdHeader } from "../errors.ts";
import answerHeaders from "../openapi/answer-headers.json" with { type: "json" };
import { type OpenApiDocument, openApiDocument } from "../openapi/document.ts";
import type { Service } from "../openapi/service.ts";
import { serviceOf } from "./service-of.ts";

type Description = { responses: Record<string, { headers?: object }> };

/** Writing a document takes a tenth of a second. */
const documents = new Map<Service, OpenApiDocument>();

/** The headers of an answer that the description knows, but does not name for this operation and status. */
export function undescribedHeaders(
  endpoint: Endpoint,
  { status, headers }: { status: number; headers: Headers },
): string[] {
  const { path, method } = endpoint;
  const service = serviceOf(endpoint);
  const document = documents.get(service) ?? openApiDocument(service);
  documents.set(service, document);
  const operation = document.paths[path]![method.toLowerCase()] as Description;
  const described = Object.keys(operation.responses[status]?.headers ?? {});
  // The schema of all errors says it once, at the member that it repeats.
  if (status >= 400) described.push(requestIdHeader);
  return Object.keys(answerHeaders).filter((name) => headers.has(name) && !described.includes(name));
}
