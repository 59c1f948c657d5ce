import type { ResearchVerb } from "./contract.ts";

/** One example for each verb. */
export const verbExamples: Record<ResearchVerb, string> = {
  run: "Run a pricing study: would nurses pay $9 a month for a shift planner?",
  estimate: "What would it cost to ask nurses about a shift planner?",
  list: "List my last 5 studies",
  show: "Show my last study",
  follow_up: "Ask the respondents: what would change your mind?",
  cancel: "Cancel the running study",
  rerun: "Run my last study again with seed 42",
  compare: "Compare the last two studies",
  publish: "Publish my last study",
  unlist: "Unlist my last study",
  list_personas: "List the personas",
  save_persona: "Save a persona: Ama Boateng, 41, ward nurse in Leeds",
  change_persona: "Change Ama Boateng's age to 42",
  delete_persona: "Delete the persona Ama Boateng",
  import_personas: "Import these personas:\nname,age,role\nIda Lind,29,Student of law\nTom Reyes,52,Head of logistics",
  simulate: "Simulate: your supermarket asks $4 a month for an app without advertising",
  types: "What kinds of study are there?",
  deliveries: "Show my webhook deliveries",
  usage: "How much have I spent?",
  keys: "I need an API key",
  help: "Help",
};
