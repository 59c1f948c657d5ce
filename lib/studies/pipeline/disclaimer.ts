import type { Engine } from "../../engines/findings.ts";

const independent = "Independent of the brands it names: not affiliated with them and not endorsed by them.";

/** What every form of a study says of itself first. */
export function disclaimerOf({ kind, id }: Pick<Engine, "kind" | "id">): string {
  return kind === "simulator"
    ? `A rehearsal by the built-in engine: invented answers from stated assumptions, no language model, no people. It shows how the interviews run and what to ask real people first; its reasons are those that people weigh with almost anything. A language model would read your question in full and give each persona its own words. Not evidence about real people. ${independent}`
    : `Composed by a language model (${id}) that plays invented personas; no human was asked. Directional, with a stated error of 15 to 20 points against people: hypotheses to check with real people. ${independent}`;
}
