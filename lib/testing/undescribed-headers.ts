import type { Endpoint } from "../contract.ts";
import { answerHeaders } from "../openapi/answer-headers.ts";
import { openApiDocument } from "../openapi/document.ts";

type Described = { responses: Record<string, { headers?: object }> };

/** The headers of an answer that the description knows, and does not name for this operation and status. */
export function undescribedHeaders(
  { path, method }: Endpoint,
  { status, headers }: { status: number; headers: Headers },
): string[] {
  const operation = openApiDocument().paths[path]![method.toLowerCase()] as Described;
  const described = Object.keys(operation.responses[status]?.headers ?? {});
  return Object.keys(answerHeaders).filter((name) => headers.has(name) && !described.includes(name));
}
