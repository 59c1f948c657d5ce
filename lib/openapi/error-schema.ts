import type { ErrorExtras } from "../errors.ts";
import type { JsonSchema } from "../json/json-schema.ts";
import { errorCodesIn, type Service } from "./service.ts";

const extras: { [Member in keyof Required<ErrorExtras>]: JsonSchema } = {
  details: {
    type: "array",
    description: "Every fault that was found.",
    items: {
      type: "object",
      required: ["pointer", "message"],
      properties: {
        pointer: { type: "string", description: "Where the fault is, as a JSON Pointer (RFC 6901)." },
        message: { type: "string", description: "What would be right." },
      },
    },
  },
  retry_after: { type: "integer", minimum: 1, description: "In how many seconds a retry can succeed." },
  near: { type: "array", items: { type: "string" }, description: "Listed tool ids that look like the unknown one." },
  canonical: {
    type: "string",
    description:
      "The RFC 8785 text of your document, which the signature should cover in UTF-8: compare it with yours.",
  },
  canonical_sha256: { type: "string", description: "The SHA-256 of the bytes that the signature should cover." },
  canonical_length: { type: "integer", description: "How many bytes these are." },
  mistake: {
    type: ["string", "null"],
    description: "The known signing mistake that the signature fits, if one does.",
  },
};

/** The one shape of every refusal of a service, with all members that its refusals can have. */
export function errorSchemaOf(service: Service): JsonSchema {
  const codes = errorCodesIn(service);
  const carried = new Set(codes.flatMap((code) => Object.keys(service.errors[code]!.example)));
  const members = Object.entries(extras).filter(([name]) => carried.has(name));
  return {
    type: "object",
    required: ["error", "message"],
    properties: {
      error: { type: "string", enum: codes, description: `The code: one of those listed at ${service.docs}.` },
      message: { type: "string", description: "What to do." },
      request_id: {
        type: "string",
        description: "The request's id, also in the header X-Request-Id; the operator finds the log by it.",
      },
      ...Object.fromEntries(members),
    },
  };
}
