import { registerHooks } from "node:module";

const ofDemand = "noteSearch flushSearches forgetDemand searchesIn getDemand listDemand hideDemand".split(" ");

/** What a server has in place of a part, when this file is preloaded with that part's name in WITHOUT. */
const parts: Record<string, Record<string, string>> = {
  counting: {
    "/lib/net/count-request.ts": "export const countRequest = () => {};",
    "/lib/console/pulse.ts": "export const startPulse = () => async () => {};",
  },
  demand: {
    "/lib/demand/demand.ts": `const none = () => {}; export { ${ofDemand.map((name) => `none as ${name}`).join(", ")} };`,
  },
};
const stubs = parts[process.env.WITHOUT!]!;

registerHooks({
  load(url, context, next) {
    const stub = Object.keys(stubs).find((ending) => url.endsWith(ending));
    return stub === undefined ? next(url, context) : { format: "module", source: stubs[stub], shortCircuit: true };
  },
});
