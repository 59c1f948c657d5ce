/**
 * The traits of the simulated respondents, each on a published scale. A value is a z-score: 0 is the average of the
 * people the scale was made with, 1 one standard deviation above, and −2.5 to 2.5 is the range in use. The scales lend
 * their names and meaning only: no item of theirs is asked and no norm table is used, so every value of a persona
 * is an assumption made from its facts (trait-words.ts), not a measurement.
 */
export const traitScales = {
  price_consciousness: "Price consciousness: Lichtenstein, Ridgway and Netemeyer 1993",
  value_consciousness: "Value consciousness: Lichtenstein, Ridgway and Netemeyer 1993",
  quality_consciousness: "Perfectionism, Consumer Styles Inventory: Sproles and Kendall 1986",
  brand_consciousness: "Brand consciousness, Consumer Styles Inventory: Sproles and Kendall 1986",
  choice_confusion: "Confusion by overchoice, Consumer Styles Inventory: Sproles and Kendall 1986",
  innovativeness: "Domain-specific innovativeness: Goldsmith and Hofacker 1991",
  need_for_cognition: "Need for cognition: Cacioppo and Petty 1982",
  ad_scepticism: "Scepticism toward advertising: Obermiller and Spangenberg 1998",
  influence: "Susceptibility to interpersonal influence: Bearden, Netemeyer and Teel 1989",
  technology_readiness: "Technology Readiness Index: Parasuraman 2000",
  convenience: "Convenience and time pressure, convenience orientation: Candel 2001",
  sustainability: "GREEN consumption values: Haws, Winterich and Naylor 2014",
  risk_aversion: "Risk aversion: Donthu and Gilliland 1996",
  privacy_concern: "Internet users' information privacy concerns: Malhotra, Kim and Agarwal 2004",
  hedonism: "Hedonic shopping motivations: Arnold and Reynolds 2003",
  health_concern: "Health consciousness: Gould 1988",
  family_orientation: "Family in decisions; no single scale, an assumption",
  roi_rigour: "Economic criteria of organisational buyers: Sheth 1973",
  security_demand: "Security and compliance criteria of organisational buyers; no single scale, an assumption",
  integration_cost: "Compatibility, diffusion of innovations: Moore and Benbasat 1991",
  change_aversion: "Resistance to change: Oreg 2003",
  vendor_risk: "Perceived supplier risk: Mitchell 1995",
  proof_demand: "Result demonstrability, diffusion of innovations: Moore and Benbasat 1991",
  time_to_value: "Urgency of results; no single scale, an assumption",
  consensus_need: "Buying-centre involvement: Johnston and Bonoma 1981",
  budget_authority: "Authority over a budget, buying-centre roles: Webster and Wind 1972",
  craft_pride: "Pride in one's craft and brand; no single scale, an assumption",
} as const;

export type TraitId = keyof typeof traitScales;
export const traitIds = Object.keys(traitScales) as TraitId[];

const both = `price_consciousness innovativeness ad_scepticism technology_readiness risk_aversion privacy_concern
  need_for_cognition convenience`;
const traitsIn = (names: string): TraitId[] => `${both} ${names}`.split(/\s+/) as TraitId[];

/** Which traits distinguish the personas of an audience; others are 0 unless a fact of the persona speaks of them. */
export const traitSets: Record<"b2b" | "b2c", readonly TraitId[]> = {
  b2b: traitsIn(`roi_rigour security_demand integration_cost change_aversion vendor_risk proof_demand time_to_value
    consensus_need budget_authority craft_pride`),
  b2c: traitsIn(`value_consciousness quality_consciousness brand_consciousness choice_confusion influence sustainability
    hedonism health_concern family_orientation`),
};

/** How a persona answers any question, in z-scores from −2 to 2; acquiescence stays within −0.5 to 0.5. */
export type Style = { extremity: number; hedging: number; verbosity: number; acquiescence: number };
export type StyleId = keyof Style;
