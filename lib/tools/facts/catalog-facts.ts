import apiFacts from "../catalog/api-facts.json" with { type: "json" };
import appFacts from "../catalog/app-facts.json" with { type: "json" };
import mcpFacts from "../catalog/mcp-facts.json" with { type: "json" };
import { WrittenFacts } from "./contract.ts";

/** One line of a catalogue's file: a fact of a tool, with the page that says it. */
type FactRow = { tool_id: string; field: string; value: unknown; source: string; read_at: string; said_by: string };

/** The facts of each tool in these rows; throws at the first row that is not a fact, or that is written twice. */
export function readFacts(rows: FactRow[]): Map<string, WrittenFacts> {
  const facts = new Map<string, WrittenFacts>();
  for (const { tool_id, field, ...fact } of rows) {
    const before = facts.get(tool_id) ?? {};
    const where = `The fact ${field} of ${tool_id}`;
    if (field in before) throw new Error(`${where} is written twice.`);
    const read = WrittenFacts.safeParse({ ...before, [field]: fact });
    if (!read.success) {
      const { path, message } = read.error.issues[0]!;
      throw new Error(`${where} is not a fact: ${[...path.slice(1), message].join(" ")}.`);
    }
    facts.set(tool_id, read.data);
  }
  return facts;
}

/** What the editors have read of each tool of the catalogue. */
export const catalogFacts = readFacts([...mcpFacts, ...apiFacts, ...appFacts]);
