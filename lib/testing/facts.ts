import { type Facts, noFacts, type Registry, type Setting } from "../tools/facts/contract.ts";
import type { Remote } from "../tools/facts/remote.ts";

/** Where a fact of a test is from. */
export const said = { source: "https://github.com/a/b", read_at: "2026-11-28", said_by: "publisher" as const };

/** A server of the catalogue. */
export const mcp = (tool_id: string) => ({
  tool_id,
  type: "mcp" as const,
  listing: "catalog" as const,
  website: "https://a.example/about",
});

/** These facts, and no other. */
export const factsWith = (known: Partial<Facts>): Facts => ({ ...noFacts, ...known });

/** The fact of one package. */
export function packageFact(registry: Registry, name: string, state = "confirmed", needs: Setting[] | null = []) {
  const settings = needs && { ...said, value: needs };
  const value = [{ registry, name, state, version: null, checked_at: null, settings }];
  return factsWith({ packages: { ...said, value } } as Partial<Facts>);
}

/** A secret that a package needs at its start. */
export const key = (name: string): Setting => ({ name, value: "secret", required: true });

/** The fact of one address. */
export const remoteFact = (url: string, transport: Remote["transport"] = "streamable-http") =>
  factsWith({ remotes: { ...said, value: [{ url, transport }] } });
