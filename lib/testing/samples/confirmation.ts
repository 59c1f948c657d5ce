import { confirmAt } from "../../confirmations/confirm.ts";
import type { ConfirmationDocument } from "../../confirmations/contract.ts";
import { type Agent, signed } from "./agent.ts";

/** A valid document that confirms an answer; a test names only the members it is about. */
export function aConfirmation(answer_id: string, members: Partial<ConfirmationDocument> = {}): ConfirmationDocument {
  return {
    schema_version: "1.0",
    kind: "confirmation",
    answer_id,
    outcome: "worked",
    created_at: new Date().toISOString(),
    ...members,
  };
}

/** Confirms an answer from an address at a moment of a made-up clock; anonymously without an agent. */
export function confirmOn(
  at: Date,
  agent: Agent | null,
  answer_id: string,
  outcome: ConfirmationDocument["outcome"] = "worked",
  address = "203.0.113.9",
) {
  const document = aConfirmation(answer_id, { outcome, created_at: at.toISOString() });
  const input = agent === null ? { answer_id, outcome } : signed(agent, document);
  return confirmAt(at, input, { address, spent: [] });
}
