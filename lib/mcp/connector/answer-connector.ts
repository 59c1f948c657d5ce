import { runResearch } from "../../research-tool/run-research.ts";
import { serveMcp } from "../serve-mcp.ts";
import { admitConnection } from "./admit-connection.ts";
import { connectorServer } from "./connector-server.ts";
import { challengeCall, type RunResearch } from "./research-call.ts";

/** Makes the handler of the connector over its verb. Studies are slow, so answers of the older era are event streams. */
export const connectorOver = (run: RunResearch) =>
  serveMcp(() => connectorServer(run), {
    initializeEra: "sse",
    admit: admitConnection,
    challenge: (message, request) => challengeCall(run, message, request),
  });

/** Answers a request to the research connector over MCP, with any method. */
export const answerConnector = connectorOver(runResearch);
