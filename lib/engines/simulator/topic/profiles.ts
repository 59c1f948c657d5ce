import type { ProfileId } from "../../categories.ts";
import { amountsOf, cellsOf } from "../../cells.ts";
import type { ConsiderationId } from "../../considerations.ts";

/** Levels of considerations in latent units: how much each speaks for (positive) or against, for an average person. */
export type Levels = Partial<Record<ConsiderationId, number>>;

/**
 * What people weigh about kinds of things, from the literature on perceived risk and organisational buying. Latent
 * units, from −0.4 to 0.4, all assumed; each profile adds up to about 0, so that nothing is liked for its kind.
 */
const rows = `
software | time_saved 0.38, value 0.24, outcome 0.28, features 0.16, price -0.16, integration -0.18,
  security -0.16, effort -0.12, habit -0.18, proof -0.14, others -0.08, vendor_risk -0.06
business_service | outcome 0.34, quality 0.24, time_saved 0.2, support 0.14, price -0.22, proof -0.2, trust -0.14,
  others -0.1, control -0.1, habit -0.12, budget_cycle -0.1
app | convenience 0.36, enjoyment 0.18, simplicity 0.26, features 0.16, price -0.2, privacy -0.2, habit
  -0.22, effort -0.12, claims -0.12, learning -0.1
food | enjoyment 0.34, convenience 0.28, health 0.18, price -0.28, quality -0.16, habit -0.2, claims -0.16
goods | quality 0.34, enjoyment 0.24, fit 0.2, price -0.3, value -0.14, habit -0.22, claims -0.12
machine | quality 0.3, enjoyment 0.2, convenience 0.28, price -0.28, reliability -0.2, support -0.1, habit -0.1, value
  -0.1
care | quality 0.28, health 0.26, enjoyment 0.14, references 0.1, price -0.22, claims -0.22, proof -0.18, habit -0.16
sport | health 0.32, enjoyment 0.28, service 0.12, price -0.22, effort -0.2, value -0.12, habit -0.1, fit -0.08
health | health 0.36, outcome 0.2, convenience 0.2, support 0.1, price -0.16, proof -0.2, privacy -0.2, trust -0.18,
  effort -0.12
medicine | health 0.34, outcome 0.2, convenience 0.16, support 0.14, proof -0.2, privacy -0.2, trust -0.18, effort -0.2
money | convenience 0.24, value 0.26, speed 0.14, control 0.14, features 0.1, trust -0.24, security -0.18,
  price_clarity -0.18, migration -0.16, privacy -0.12
media | enjoyment 0.4, choice 0.18, convenience 0.22, price -0.26, value -0.12, habit -0.14, reversibility
  -0.14, quality -0.14
travel | enjoyment 0.34, convenience 0.2, service 0.16, price -0.28, price_clarity -0.12, reliability -0.18,
  reversibility -0.12
learning | outcome 0.32, quality 0.2, enjoyment 0.12, convenience 0.16, price -0.22, effort -0.18, proof -0.18, fit
  -0.12, urgency -0.1
home | convenience 0.28, reliability 0.16, support 0.14, value 0.16, price -0.24, price_clarity -0.16, trust -0.16,
  effort -0.1, others -0.08
retail | choice 0.16, convenience 0.28, value 0.2, service 0.14, price -0.26, quality -0.12, trust -0.16, habit -0.2
work | convenience 0.3, time_saved 0.16, control 0.12, fit -0.26, effort -0.2, ethics -0.12
practice | outcome 0.26, convenience 0.24, control 0.1, effort -0.24, habit -0.2, fit -0.16
proposal | outcome 0.24, value 0.16, ethics 0.18, control -0.18, habit -0.16, trust -0.14, others -0.1
place | enjoyment 0.26, convenience 0.18, service 0.12, fit -0.24, habit -0.22, effort -0.1
body | trust 0.22, service 0.18, support 0.2, fit -0.2, control -0.16, habit -0.14, others -0.1
public | service 0.18, convenience 0.2, support 0.16, speed -0.2, effort -0.16, trust -0.1, fit -0.1
cause | ethics 0.34, outcome 0.2, service 0.1, trust -0.26, habit -0.2, fit -0.18
message | fit 0.28, trust 0.28, claims -0.3, proof -0.26
notice | trust 0.2, fit -0.4
thing | convenience 0.28, trust 0.24, fit -0.3, habit -0.22`;

export const profiles = Object.fromEntries(
  cellsOf(rows).map(([id, levels = ""]) => [id, Object.fromEntries(amountsOf(levels))]),
) as Record<ProfileId, Levels>;
