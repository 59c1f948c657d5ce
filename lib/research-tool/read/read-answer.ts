import type { Command } from "../command.ts";
import { findOrder } from "./find-order.ts";
import { Material } from "./material.ts";
import { readNewPersona } from "./persona-members.ts";
import { quotedParts } from "./quoted-parts.ts";
import { commandOf, readCommand } from "./read-command.ts";

/** A message that answers the question of the last one, put into its command; null where it orders something of its own. */
export function readAnswer(message: string, unfinished: Command | null): Command | null {
  if (unfinished === null) return null;
  const order = findOrder(message);
  if (order === "forbidden") return null;
  const isQuestion = order.verb === "run" && /\?\s*$/.test(message);
  if (order.verb === unfinished.verb) return { ...unfinished, ...commandOf(order, message) };
  if (order.verb !== null && !isQuestion) return null;
  const text = message.trim();
  const { verb } = unfinished;
  if (verb === "follow_up") return { ...unfinished, question: text };
  if (verb === "simulate") return { ...unfinished, scenario: text };
  if (verb === "run" || verb === "estimate") return { ...unfinished, ...topicOnly(text), verb };
  if (verb === "save_persona") {
    const { words, parts } = quotedParts(`persona ${text}`);
    return {
      ...unfinished,
      about: { ...unfinished.about, ...readNewPersona(new Material({ sentence: words, rest: "", parts })).about },
    };
  }
  if (verb === "change_persona" || verb === "delete_persona") return { ...unfinished, persona: text };
  if (verb === "import_personas") return { ...unfinished, ...(/^[[{]/.test(text) ? { json: text } : { csv: text }) };
  return { ...unfinished, study: text };
}

const topicOnly = (text: string): Partial<Command> => {
  const asked = readCommand(`Run a study: ${text}`);
  return typeof asked === "object" && asked !== null ? asked : { topic: text };
};
