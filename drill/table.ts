/**
 * The outcome of a drill: how often something was done to the service, how many writes it had confirmed, how many of
 * those were gone or changed afterwards, and how many were there twice. `result` is held, or a sentence.
 */
export type Outcome = { rounds: number; acknowledged: number; lost: number; twice: number; result: string };
export type Line = Outcome & { drill: string; seconds: number };

export const held = "held";

/** An outcome of a drill that this machine cannot run. */
export const skipped = (why: string): Outcome => ({
  rounds: 0,
  acknowledged: 0,
  lost: 0,
  twice: 0,
  result: `skipped: ${why}`,
});

/** The outcomes of the same drill, one after the other, as one. */
export function together(...outcomes: Outcome[]): Outcome {
  const sum = (member: "rounds" | "acknowledged" | "lost" | "twice") =>
    outcomes.reduce((total, outcome) => total + outcome[member], 0);
  const results = [...new Set(outcomes.map(({ result }) => result))];
  const result = results.find((one) => one !== held) ?? held;
  return { rounds: sum("rounds"), acknowledged: sum("acknowledged"), lost: sum("lost"), twice: sum("twice"), result };
}

/** Whether nothing was lost, nothing was there twice, and all else was as it must be. */
export const isHeld = ({ lost, twice, result }: Outcome): boolean =>
  lost === 0 && twice === 0 && (result === held || result.startsWith("skipped"));

/** The table in Markdown. */
export function tableOf(lines: Line[]): string {
  const head = ["drill", "rounds", "acknowledged", "lost", "twice", "result", "seconds"];
  const rows = lines.map((line) => [
    line.drill,
    ...[line.rounds, line.acknowledged, line.lost, line.twice].map((count) => count.toLocaleString("en")),
    isHeld(line) ? line.result : `**${line.result === held ? "failed" : line.result}**`,
    String(Math.round(line.seconds)),
  ]);
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
