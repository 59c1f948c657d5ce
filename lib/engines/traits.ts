/**
 * The traits of the simulated respondents in z-scores from −2.5 to 2.5, 0 the average person. The published scales lend
 * their names and meaning only: every value is an assumption made from a persona's facts (trait-words.ts).
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

/** How a persona answers any question, in z-scores from −2 to 2; acquiescence stays within −0.5 to 0.5. */
export type Style = { extremity: number; hedging: number; verbosity: number; acquiescence: number };
export type StyleId = keyof Style;
