import { runResearch } from "../../research-tool/run-research.ts";
import { connectorOver } from "./connector-over.ts";

/** Answers a request to the research connector over MCP, with any method. */
export const answerConnector = connectorOver(runResearch);
