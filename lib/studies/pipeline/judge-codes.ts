import type { Claim } from "../../engines/coding.ts";
import type { Engine } from "../../engines/engine.ts";
import { type LabelledCode, neutralTo } from "./check-codes.ts";
import { orStop } from "./or-stop.ts";

/** The codes whose quote says what it is filed under, and how many were judged; none are judged where labels are by construction. */
export type Judgement = { codes: LabelledCode[]; judged: number };

/** Asks a reader who sees only quote and label whether the one says the other, and keeps the codes that do. */
export async function judgeCodes(
  engine: Pick<Engine, "support">,
  codes: readonly LabelledCode[],
  signal: AbortSignal,
): Promise<Judgement> {
  const { support } = engine;
  const claims = codes.filter(({ kind }) => kind !== "signal");
  if (support === null || claims.length === 0) return { codes: [...codes], judged: 0 };
  const answers = await orStop(signal, () => support({ claims: claims.map(claimOf), signal }));
  const passes = new Map(claims.map((code, index) => [code, answers[index] === true]));
  return { codes: codes.filter((code) => passes.get(code) ?? true), judged: claims.length };
}

const claimOf = ({ kind, quote, label, polarity }: LabelledCode): Claim => ({
  quote,
  says: label,
  side: kind === "objection" || polarity < -neutralTo ? "against" : polarity > neutralTo ? "for" : null,
});
