import type { Quant } from "../../engines/measured.ts";

type Size = Pick<Quant, "n_interviews" | "n_personas">;

/** How often each persona was interviewed: "each asked twice"; where some interviews are missing, that it differs. */
export function timesAsked({ n_interviews, n_personas }: Size): string {
  const times = n_interviews / n_personas;
  if (!Number.isInteger(times)) return "not all asked as often";
  const who = n_personas === 1 ? "" : "each ";
  return `${who}asked ${times === 1 ? "once" : times === 2 ? "twice" : `${times} times`}`;
}
