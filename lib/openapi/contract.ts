import * as z from "zod";
import { endpoint, keptFor } from "../contract.ts";

const description = {
  method: "GET",
  summary: "Read this description: every operation with its parameters, answers, errors and examples.",
  input: z.object({}),
  result: z.looseObject({ openapi: z.string().describe("The version of OpenAPI that the description follows.") }),
  cost: 0,
  cache: keptFor("usual"),
} as const;

/** The ratings API's own description, described like any other operation. */
export const getOpenApiEndpoint = endpoint({ ...description, name: "get_openapi", path: "/openapi.json" });

/** The research API's own; it needs no key. */
export const getResearchOpenApiEndpoint = endpoint({
  ...description,
  name: "get_research_openapi",
  path: "/api/v1/openapi.json",
  summary: `${description.summary} No key is needed.`,
});
