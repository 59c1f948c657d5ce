import type { Engine } from "../../engines/findings.ts";

/** Of names that the request brings. */
export const independent = "Independent of the brands it names: not affiliated with them and not endorsed by them.";
const rehearsal =
  "A rehearsal by the built-in engine: invented answers by fixed rules, no language model, no people. A language model would read your question in full and give each persona its own words.";

/** What every form of a study says of itself first; a rehearsal reads no names but those that it was given. */
export function disclaimerOf({ kind, id }: Pick<Engine, "kind" | "id">, names: readonly string[] = []): string {
  return kind === "simulator"
    ? `${rehearsal} Not evidence about real people.${names.length > 0 ? ` ${independent}` : ""}`
    : `Composed by a language model (${id}) that plays invented personas; no human was asked. Directional, with a stated error of 15 to 20 points against people: hypotheses to check with real people. ${independent}`;
}
