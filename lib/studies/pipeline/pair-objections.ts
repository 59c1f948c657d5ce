import { type LabelledCode, neutralTo } from "./check-codes.ts";
import type { CodeBook } from "./code-book.ts";

/** How far against a theme lies that is known by its objection alone. */
const objecting = -0.4;

/** An interview's codes, in which each objection is a theme that speaks against and each such theme an objection: both count alike. */
export function pairObjections(codes: readonly LabelledCode[], book: CodeBook): LabelledCode[] {
  const isAgainst = ({ kind, polarity }: LabelledCode) => kind === "theme" && polarity < -neutralTo;
  const ids = (test: (code: LabelledCode) => boolean) => new Set(codes.filter(test).map(({ id }) => id));
  const [against, objected] = [ids(isAgainst), ids(({ kind }) => kind === "objection")];
  return codes.flatMap((code) => {
    const entry = book.find(code.id);
    if (entry === undefined) return [code];
    if (isAgainst(code) && !objected.has(code.id))
      return [code, { ...code, kind: "objection" as const, label: entry.objection }];
    // What is only granted is counted on no side.
    if (code.kind === "objection" && !against.has(code.id) && Math.abs(code.polarity) > neutralTo) {
      const polarity = Math.min(code.polarity, objecting);
      return [code, { ...code, kind: "theme" as const, label: entry.theme, polarity }];
    }
    return [code];
  });
}
