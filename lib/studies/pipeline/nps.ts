import { clamp, mean, rounded, z90 } from "../../engines/statistics.ts";

/** How likely an interview's answer is that of a promoter, a passive and a detractor; adds up to 1. */
export type Recommendation = { promoter: number; passive: number; detractor: number };

/**
 * The Net Promoter Score (Reichheld 2003) that these interviews project: 100 · mean(promoter − detractor), an integer from
 * −100 to 100, with the 90 % adjusted Wald interval of MeasuringU (Rocks 2016): three answers are added, three quarters
 * of a promoter and three quarters of a detractor among them. `n_effective` is how many independent answers they are.
 */
export function npsOf(recommendations: readonly Recommendation[], n_effective: number) {
  const meanOf = (one: keyof Recommendation) => mean(recommendations.map((own) => own[one]));
  const [promoters, passives, detractors] = [meanOf("promoter"), meanOf("passive"), meanOf("detractor")];
  const n = n_effective + 3;
  const p = (promoters * n_effective + 0.75) / n;
  const d = (detractors * n_effective + 0.75) / n;
  const error = Math.sqrt((p + d - (p - d) ** 2) / n);
  const bound = (side: number) => rounded(clamp(100 * (p - d + side * z90 * error), -100, 100), 1);
  return {
    projected_nps: Math.round(100 * (promoters - detractors)) || 0,
    nps: {
      promoters: rounded(promoters, 3),
      passives: rounded(passives, 3),
      detractors: rounded(detractors, 3),
      low: bound(-1),
      high: bound(1),
    },
  };
}
