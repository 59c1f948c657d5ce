import { answerCall } from "./answer-call.ts";
import { ratingsCost } from "./ratings-cost.ts";
import { ratingsServer } from "./ratings-server.ts";
import { serveMcp } from "./serve-mcp.ts";

/** Answers a request to the ratings service over MCP, with any method. */
export const answerMcp = serveMcp(ratingsServer, { costOf: ratingsCost, keep: answerCall });
