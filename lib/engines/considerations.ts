import type { BookEntry } from "./coding.ts";
import { budgetCycle } from "./considerations/budget-cycle.ts";
import { choice } from "./considerations/choice.ts";
import { claims } from "./considerations/claims.ts";
import type { Consideration } from "./considerations/consideration.ts";
import { control } from "./considerations/control.ts";
import { convenience } from "./considerations/convenience.ts";
import { effort } from "./considerations/effort.ts";
import { enjoyment } from "./considerations/enjoyment.ts";
import { ethics } from "./considerations/ethics.ts";
import { family } from "./considerations/family.ts";
import { features } from "./considerations/features.ts";
import { fit } from "./considerations/fit.ts";
import { habit } from "./considerations/habit.ts";
import { health } from "./considerations/health.ts";
import { integration } from "./considerations/integration.ts";
import { learning } from "./considerations/learning.ts";
import { migration } from "./considerations/migration.ts";
import { novelty } from "./considerations/novelty.ts";
import { others } from "./considerations/others.ts";
import { outcome } from "./considerations/outcome.ts";
import { personalRisk } from "./considerations/personal-risk.ts";
import { price } from "./considerations/price.ts";
import { priceClarity } from "./considerations/price-clarity.ts";
import { privacy } from "./considerations/privacy.ts";
import { proof } from "./considerations/proof.ts";
import { quality } from "./considerations/quality.ts";
import { references } from "./considerations/references.ts";
import { reliability } from "./considerations/reliability.ts";
import { reversibility } from "./considerations/reversibility.ts";
import { security } from "./considerations/security.ts";
import { service } from "./considerations/service.ts";
import { simplicity } from "./considerations/simplicity.ts";
import { speed } from "./considerations/speed.ts";
import { status } from "./considerations/status.ts";
import { support } from "./considerations/support.ts";
import { sustainability } from "./considerations/sustainability.ts";
import { timeSaved } from "./considerations/time-saved.ts";
import { trust } from "./considerations/trust.ts";
import { urgency } from "./considerations/urgency.ts";
import { value } from "./considerations/value.ts";
import { vendorRisk } from "./considerations/vendor-risk.ts";

/**
 * What people weigh when they decide, as a closed vocabulary: the simulator's utility, its speech, its coder and the
 * closed questions all name these.
 */
export const considerations = {
  price,
  price_clarity: priceClarity,
  value,
  time_saved: timeSaved,
  quality,
  outcome,
  proof,
  references,
  trust,
  privacy,
  claims,
  security,
  vendor_risk: vendorRisk,
  reliability,
  reversibility,
  personal_risk: personalRisk,
  effort,
  learning,
  integration,
  migration,
  support,
  fit,
  features,
  simplicity,
  control,
  habit,
  urgency,
  budget_cycle: budgetCycle,
  others,
  status,
  family,
  ethics,
  sustainability,
  novelty,
  enjoyment,
  health,
  convenience,
  choice,
  service,
  speed,
} satisfies Record<string, Consideration>;

export type ConsiderationId = keyof typeof considerations;
export const considerationIds = Object.keys(considerations) as ConsiderationId[];

/** The considerations as a book of codes names them. */
export const considerationEntries: readonly BookEntry[] = considerationIds.map((id) => {
  const { theme, criterion, objection, category } = considerations[id];
  return { id, theme, criterion, objection, category };
});
