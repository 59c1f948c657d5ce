import type { ConsiderationId } from "../considerations.ts";
import type { TraitId } from "./people/trait-scales.ts";

/**
 * How strongly each trait makes a consideration matter: the exponent's factors in utility.ts, without unit, −1 to 1.
 * A loading of 1 lets one standard deviation of the trait weigh the consideration 1.7 times as much. All of them are
 * assumptions: the direction follows from what the scale measures, the size is chosen, and none is fitted to data.
 */
export const loadings: Record<ConsiderationId, Partial<Record<TraitId, number>>> = {
  price: { price_consciousness: 1, roi_rigour: 0.35, budget_authority: -0.2 },
  price_clarity: { price_consciousness: 0.6, value_consciousness: 0.3, roi_rigour: 0.5, risk_aversion: 0.3 },
  value: { value_consciousness: 0.9, roi_rigour: 0.9, price_consciousness: 0.3 },
  time_saved: { convenience: 0.6, time_to_value: 0.5 },
  quality: { quality_consciousness: 1, craft_pride: 0.8 },
  outcome: { time_to_value: 0.7, roi_rigour: 0.5, proof_demand: 0.2 },
  proof: { proof_demand: 1, need_for_cognition: 0.4, ad_scepticism: 0.4, roi_rigour: 0.2 },
  references: { influence: 0.8, consensus_need: 0.4, risk_aversion: 0.3, brand_consciousness: 0.2 },
  trust: { ad_scepticism: 0.6, risk_aversion: 0.5, vendor_risk: 0.4, privacy_concern: 0.3 },
  privacy: { privacy_concern: 1, security_demand: 0.6 },
  claims: { ad_scepticism: 1, need_for_cognition: 0.3, craft_pride: 0.3 },
  security: { security_demand: 1, privacy_concern: 0.5, risk_aversion: 0.3 },
  vendor_risk: { vendor_risk: 1, risk_aversion: 0.4 },
  reliability: { risk_aversion: 0.6, quality_consciousness: 0.4, security_demand: 0.4, vendor_risk: 0.2 },
  reversibility: { risk_aversion: 0.7, vendor_risk: 0.4, price_consciousness: 0.2 },
  personal_risk: { risk_aversion: 0.7, consensus_need: 0.4, budget_authority: -0.2 },
  effort: { convenience: 0.9, change_aversion: 0.6, technology_readiness: -0.3, time_to_value: 0.3 },
  learning: { change_aversion: 0.5, technology_readiness: -0.8, convenience: 0.3 },
  integration: { integration_cost: 1, change_aversion: 0.3 },
  migration: { change_aversion: 0.9, integration_cost: 0.5, risk_aversion: 0.2 },
  support: { technology_readiness: -0.5, risk_aversion: 0.3, vendor_risk: 0.4, quality_consciousness: 0.2 },
  fit: { need_for_cognition: 0.2, craft_pride: 0.3, quality_consciousness: 0.3, family_orientation: 0.2 },
  features: { innovativeness: 0.3, technology_readiness: 0.4, need_for_cognition: 0.3, integration_cost: 0.2 },
  simplicity: { choice_confusion: 0.7, technology_readiness: -0.5, convenience: 0.5 },
  control: { craft_pride: 0.6, privacy_concern: 0.3, risk_aversion: 0.3, technology_readiness: -0.3 },
  habit: { change_aversion: 0.8, innovativeness: -0.6, risk_aversion: 0.3 },
  urgency: { time_to_value: 0.5, convenience: 0.4, budget_authority: -0.2 },
  budget_cycle: { roi_rigour: 0.5, budget_authority: -0.6, price_consciousness: 0.3 },
  others: { consensus_need: 1, budget_authority: -0.4, family_orientation: 0.4, influence: 0.2 },
  status: { brand_consciousness: 1, influence: 0.5, price_consciousness: -0.3 },
  family: { family_orientation: 1 },
  ethics: { sustainability: 0.6, ad_scepticism: 0.2, need_for_cognition: 0.2 },
  sustainability: { sustainability: 1 },
  novelty: { innovativeness: 1, technology_readiness: 0.4, change_aversion: -0.5 },
  enjoyment: { hedonism: 1, brand_consciousness: 0.2 },
  health: { health_concern: 1, family_orientation: 0.4 },
  convenience: { convenience: 1 },
  choice: { choice_confusion: 0.8, need_for_cognition: -0.2 },
  service: { quality_consciousness: 0.4, technology_readiness: -0.3, vendor_risk: 0.2 },
  speed: { convenience: 0.7, time_to_value: 0.5 },
};
