// Prints what Redocly and Spectral find in the documents at these addresses, as a list in JSON.
import { lint, loadConfig } from "@redocly/openapi-core";
import core from "@stoplight/spectral-core";
import ruleset from "./spectral.mjs";

const config = await loadConfig({ configPath: "redocly.yaml" });
const spectral = new core.Spectral();
spectral.setRuleset(new core.Ruleset(ruleset));

const faults = [];
for (const ref of process.argv.slice(2)) {
  const ofRedocly = await lint({ ref, config });
  const ofSpectral = await spectral.run(await (await fetch(ref)).text());
  faults.push(...ofRedocly.map(({ ruleId, message }) => `${ref} Redocly ${ruleId}: ${message}`));
  faults.push(...ofSpectral.map(({ code, path, message }) => `${ref} Spectral ${code}: ${path.join("/")} ${message}`));
}
console.log(JSON.stringify(faults));
