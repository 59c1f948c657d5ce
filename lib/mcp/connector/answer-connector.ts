import { randomUUID } from "node:crypto";
import { connectorOver } from "./connector-over.ts";
import type { RunResearch } from "./research-call.ts";

const help: RunResearch = async () => ({
  verb: "help",
  state: "done",
  understood: "You ask what can be done here.",
  markdown: "Studies are run over POST /api/v1/studies for now: see /docs/research.",
  conversation_id: randomUUID(),
  study_id: null,
  confirm: null,
  data: {},
  next: [],
  left_out: null,
  label: "This answer was written by the service.",
});

/** Answers a request to the research connector over MCP, with any method. */
export const answerConnector = connectorOver(help);
