import type * as z from "zod";
import { bytesPerUnit, type Endpoint, pageSizes, readCosts } from "../contract.ts";
import { type ErrorCode, statusOf } from "../errors.ts";
import { heartbeatMs, streamsPerClient } from "../http/event-stream.ts";
import type { Handler } from "../http/handle.ts";
import { spanInWords } from "../in-words.ts";
import type { JsonSchema } from "../json/json-schema.ts";
import { type Facts, fillPlaces } from "../text-file.ts";
import answerHeaders from "./answer-headers.json" with { type: "json" };
import { errorCodesOf } from "./error-codes.ts";
import type { ErrorExamples, RequestExample } from "./error-examples.ts";
import services from "./services.json" with { type: "json" };

/** The name of a header of answers, as components/headers has it. */
export type AnswerHeader = keyof typeof answerHeaders;

/** The answers of an operation that its contract leaves out: everything that is neither a member nor JSON. */
export type Beyond = {
  /** Headers of its answers by status, beside those of every operation's answers. */
  headers?: Record<number, AnswerHeader[]>;
  /** The meaning of statuses that its results do not have. */
  statuses?: Record<number, string>;
  /** Another media type of its 200 with an example: beside JSON, or in its place. */
  media?: { type: string; example: string; besideJson: boolean };
};

/** A request that the service sends to `to`, an expression of OpenAPI, after an operation. */
export type Event = { after: string; to: string; body: z.ZodType; describe(schema: JsonSchema): JsonSchema };

/** One of the two interfaces, with everything for its description. */
export type Service = {
  title: string;
  summary: string;
  introduction: string;
  version: string;
  /** The page that explains it to people. */
  docs: `/docs${string}`;
  /** Its operations under their headings, in the order of its description and its pages. */
  groups: { heading: string; operations: Handler[] }[];
  /** The topic of each heading; one without operations of a contract belongs to `paths`. */
  headings: Record<string, string>;
  /** Adds to the summary of each operation, by its name. */
  describe(): Record<string, string>;
  meaningOf(endpoint: Endpoint, status: number): string;
  beyond: Record<string, Beyond>;
  requests: Record<string, Record<string, RequestExample>>;
  errors: ErrorExamples;
  /** Paths that are not operations of a contract. */
  paths?: Record<string, Record<string, JsonSchema>>;
  schemas?: Record<string, JsonSchema>;
  /** The requests that the service itself sends to the webhook of an operation, by the name of the event. */
  events?: Record<string, Event>;
  securitySchemes?: Record<string, JsonSchema>;
};

/** A service's description without its map of operations. */
export type Description = Omit<Service, "groups">;

/** Every operation of a service. */
export const endpointsOf = ({ groups }: Service): Endpoint[] =>
  groups.flatMap(({ operations }) => operations.map(({ endpoint }) => endpoint));

/** Every error code of a service: those of its operations, and the refusal of a wrong method. */
export function errorCodesIn(service: Service): ErrorCode[] {
  const codes = new Set<ErrorCode>(["method_not_allowed", ...endpointsOf(service).flatMap(errorCodesOf)]);
  return (Object.keys(statusOf) as ErrorCode[]).filter((code) => codes.has(code));
}

/** Descriptions from their file: each a text or its paragraphs, with facts in their places. */
export const filledDescriptions = (texts: Record<string, string | string[]>, facts: Facts): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, fillPlaces([text].flat().join("\n\n"), facts)]),
  );

/** What both descriptions say in the same words. */
export const both = filledDescriptions(services.both, {
  ...readCosts,
  kibPerUnit: bytesPerUnit / 1024,
  usualPage: pageSizes.usual,
  mostOnPage: pageSizes.most,
  heartbeat: spanInWords(heartbeatMs),
  streamsPerClient,
});

type Words = { title: string; summary: string; headings: Record<string, string>; introduction: string[] };

/** What a service's description says of it as a whole, with facts in their places. */
export const wordsOf = ({ title, summary, headings, introduction }: Words, facts: Facts) => ({
  ...{ title, summary },
  headings: filledDescriptions(headings, facts),
  introduction: fillPlaces(introduction.join("\n\n"), { ...facts, ...both }),
});
