import { savePersonaEndpoint } from "../../personas/contract.ts";
import { runResearchOperation } from "../../research-tool/contract.ts";
import { askFollowUpEndpoint, createStudyEndpoint, simulateEndpoint } from "../../studies/contract.ts";
import { fromHere } from "../person.ts";
import { aStudy } from "../research.ts";
import { type Callers, call, type Door, type Fill, get, longLists, longTexts, post, query, refused } from "./door.ts";

const study = createStudyEndpoint.input;
const persona = savePersonaEndpoint.input;

/** The doors of the research half: a visitor's forms, an account's API and a connection's endpoint. */
export const researchDoors = (fill: Fill, callers: Callers): Door[] => [
  ...ofVisitors(fill),
  ...studiesOfKeys(fill, callers),
  ...personasOfKeys(fill, callers),
  ...ofConnections(fill, callers),
];

/** What a request says of its topic, at its longest. */
const given = (fill: Fill) => ({
  ...longTexts(fill, study, "subject", "category", "stimulus"),
  ...longLists(fill, study, "rivals", "questions"),
  price: { amount: 9, currency: "USD", ...longTexts(fill, study.shape.price.unwrap(), "per") },
});

/** A persona with every text at its longest. */
export const filledPersona = (fill: Fill) => ({
  ...longTexts(fill, persona, "name", "role", "company", "industry", "income", "location", "notes"),
  ...longLists(fill, persona, "traits"),
  age: 40,
});

/** A scenario with a question and answers to choose from, at their longest. */
export const filledReaction = (fill: Fill) => ({
  ...longTexts(fill, simulateEndpoint.input, "scenario", "question"),
  ...longLists(fill, simulateEndpoint.input, "options"),
});
export const longFollowUp = (fill: Fill) => longTexts(fill, askFollowUpEndpoint.input, "question");
export const longTopic = (fill: Fill) => longTexts(fill, study, "topic");
export const longRequest = (fill: Fill) => longTexts(fill, study, "topic", "audience_description");

const form = (name: string, path: string, members: Record<string, string>): Door => ({
  ...{ name, method: "POST", path },
  headers: { ...fromHere, host: "touchstone.test", "content-type": "application/x-www-form-urlencoded" },
  body: query(members).toString(),
});

function ofVisitors(fill: Fill): Door[] {
  const { subject, stimulus, questions, rivals } = given(fill);
  const whole = {
    ...{ ...longRequest(fill), study_type: "pricing", who: "described", n_per_persona: "3" },
    ...{
      subject,
      stimulus,
      questions: questions.join("\n"),
      rivals: rivals.map((one) => one.replaceAll(",", ";")).join("\n"),
    },
  };
  return [
    form("preview by a visitor", "/research/preview", { ...longTopic(fill), study_type: "custom" }),
    form("preview of all by a visitor", "/research/preview", whole),
    form("study of a visitor", "/research", whole),
  ];
}

function studiesOfKeys(fill: Fill, { key, study_id }: Callers): Door[] {
  const { topic, ...audience } = longRequest(fill);
  const described = { persona_ids: undefined, ...audience };
  const all = { topic, ...described, ...given(fill), n_per_persona: 3 };
  const address = "/api/v1/studies";
  const streamed = { ...key, accept: "text/event-stream" };
  return [
    post("dry run", address, { ...aStudy({ topic }), dry_run: true }, key),
    ...(["pricing", "messaging", "segmentation"] as const).map((study_type) =>
      post(`dry run of all, ${study_type}`, address, { ...aStudy({ ...all, study_type }), dry_run: true }, key),
    ),
    post("study", address, aStudy({ topic, ...given(fill) }), key),
    post("study of twelve interviews", address, aStudy(all), key),
    post("streamed study of twelve interviews", address, aStudy({ ...all, study_type: "messaging" }), streamed),
    post("light study", "/api/v1/research", aStudy({ topic, ...described }), key),
    post("follow-up", `${address}/${study_id}/follow-ups`, { ...longFollowUp(fill), dry_run: true }, key),
    post("rerun", `${address}/${study_id}/rerun`, { topic, dry_run: true }, key),
    get("report of it", `${address}/${study_id}`, key),
    refused(get("list of studies", `${address}?${query({ study_type: fill(2000), cursor: fill(2000) })}`, key)),
  ];
}

function personasOfKeys(fill: Fill, { key, persona_id }: Callers): Door[] {
  const filled = filledPersona(fill);
  const address = "/api/v1/personas";
  const cell = filled.name.replaceAll(/[\s",;]/g, "x");
  const { scenario, ...asked } = filledReaction(fill);
  const reaction = { scenario, persona_ids: [persona_id], seed: 1 };
  const imported = (csv: string) => ({ csv: `name,age,role\n${csv}` });
  const heading = fill(190_000).replaceAll(/\s/g, " ");
  return [
    post("persona", address, filled, key),
    post("import of JSON", `${address}/import`, { personas: Array(40).fill(filled) }, key),
    refused(post("import of CSV", `${address}/import`, imported(fill(199_000)), key)),
    refused(post("import of one cell", `${address}/import`, imported(`"${fill(199_000)}`), key)),
    refused(post("import under a heading", `${address}/import`, { csv: `${heading}\na,40,b` }, key)),
    post("import of rows", `${address}/import`, imported(`${cell},40,baker\n`.repeat(100)), key),
    post("simulation", "/api/v1/simulate", reaction, key),
    post("simulation with options", "/api/v1/simulate", { ...reaction, ...asked }, key),
    post("study with a persona of it", "/api/v1/studies", aStudy({ persona_ids: [persona_id] }), key),
    { ...post("persona changed", `${address}/${persona_id}`, { notes: filled.notes }, key), method: "PATCH" },
  ];
}

/** What the forms of messages begin with, and any other message. */
const begins = [
  ...["", "Run a pricing study: ", "Price a study: ", "Follow up: ", "Simulate: ", "Save a persona: a, 40, "],
  ...["Import these personas: ", "Delete the persona ", "List my last ", "Run it again with seed "],
];

function ofConnections(fill: Fill, { connection }: Callers): Door[] {
  const tool = (name: string, given: object) => {
    const params = { name: runResearchOperation.name, arguments: given };
    return call("/research/mcp", { name, method: "tools/call", params }, connection);
  };
  const request = { ...longRequest(fill), ...given(fill) };
  return [
    tool("run", { do: "run", ...request }),
    tool("estimate", { do: "estimate", ...request }),
    tool("save_persona", { do: "save_persona", ...filledPersona(fill) }),
    refused(tool("simulate", { do: "simulate", ...filledReaction(fill) })),
    refused(tool("import_personas", { do: "import_personas", csv: `name,age,role\n${fill(199_000)}` })),
    refused(tool("change_persona", { do: "change_persona", persona_id: fill(80), notes: filledPersona(fill).notes })),
    refused(tool("compare", { do: "compare", study_id: fill(100), with: fill(100) })),
    refused(tool("unknown member", { do: "help", [fill(200)]: fill(20_000) })),
    // What a message says may be of no form, or too long for what its form is for.
    ...begins.map((begin) => refused(tool(begin, { message: begin + fill(24_000 - begin.length) }))),
  ];
}
