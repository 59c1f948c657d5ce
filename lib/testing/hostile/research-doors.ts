import { lengthOf } from "../../in-words.ts";
import { longestFact, mostTraits, savePersonaEndpoint } from "../../personas/contract.ts";
import { runResearchOperation } from "../../research-tool/contract.ts";
import { simulateEndpoint } from "../../studies/contract.ts";
import { fromHere } from "../person.ts";
import { aStudy } from "../research.ts";
import { type Callers, call, type Door, type Fill, get, many, post, query, refused } from "./door.ts";

const { short, long } = longestFact;
const longestNotes = lengthOf(savePersonaEndpoint.input.shape.notes.unwrap().unwrap()).most;
export const longestScenario = lengthOf(simulateEndpoint.input.shape.scenario).most;

/** The doors of the research half: a visitor's forms, an account's API and a connection's endpoint. */
export const researchDoors = (fill: Fill, callers: Callers): Door[] => [
  ...ofVisitors(fill),
  ...studiesOfKeys(fill, callers),
  ...personasOfKeys(fill, callers),
  ...ofConnections(fill, callers),
];

/** What a request says of its topic, at its longest. */
const given = (fill: Fill) => ({
  ...{
    subject: fill(200),
    category: fill(80),
    stimulus: fill(20_000),
    rivals: many(8, fill(80)),
    questions: many(12, fill(300)),
  },
  price: { amount: 9, currency: "USD", per: fill(40) },
});

/** A persona with every text at its longest. */
export const filledPersona = (fill: Fill) => ({
  ...{ name: fill(short), age: 40, role: fill(long), company: fill(long), industry: fill(short), income: fill(short) },
  ...{ location: fill(long), traits: many(mostTraits, fill(long)), notes: fill(longestNotes) },
});

const form = (name: string, path: string, members: Record<string, string>): Door => ({
  ...{ name, method: "POST", path },
  headers: { ...fromHere, host: "touchstone.test", "content-type": "application/x-www-form-urlencoded" },
  body: query(members).toString(),
});

function ofVisitors(fill: Fill): Door[] {
  const { subject, stimulus, questions, rivals } = given(fill);
  const whole = {
    ...{
      topic: fill(20_000),
      study_type: "pricing",
      who: "described",
      audience_description: fill(500),
      n_per_persona: "3",
    },
    ...{
      subject,
      stimulus,
      questions: questions.join("\n"),
      rivals: rivals.map((one) => one.replaceAll(",", ";")).join("\n"),
    },
  };
  return [
    form("preview by a visitor", "/research/preview", { topic: fill(20_000), study_type: "custom" }),
    form("preview of all by a visitor", "/research/preview", whole),
    form("study of a visitor", "/research", whole),
  ];
}

function studiesOfKeys(fill: Fill, { key, study_id }: Callers): Door[] {
  const topic = fill(20_000);
  const described = { persona_ids: undefined, audience_description: fill(500) };
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
    post("follow-up", `${address}/${study_id}/follow-ups`, { question: fill(300), dry_run: true }, key),
    post("rerun", `${address}/${study_id}/rerun`, { topic, dry_run: true }, key),
    get("report of it", `${address}/${study_id}`, key),
    refused(get("list of studies", `${address}?${query({ study_type: fill(2000), cursor: fill(2000) })}`, key)),
  ];
}

function personasOfKeys(fill: Fill, { key, persona_id }: Callers): Door[] {
  const persona = filledPersona(fill);
  const address = "/api/v1/personas";
  const cell = fill(80).replaceAll(/[\s",;]/g, "x");
  const reaction = { scenario: fill(longestScenario), persona_ids: [persona_id], seed: 1 };
  const asked = { question: fill(300), options: many(6, fill(120)) };
  const imported = (csv: string) => ({ csv: `name,age,role\n${csv}` });
  const heading = fill(190_000).replaceAll(/\s/g, " ");
  return [
    post("persona", address, persona, key),
    post("import of JSON", `${address}/import`, { personas: Array(40).fill(persona) }, key),
    refused(post("import of CSV", `${address}/import`, imported(fill(199_000)), key)),
    refused(post("import of one cell", `${address}/import`, imported(`"${fill(199_000)}`), key)),
    refused(post("import under a heading", `${address}/import`, { csv: `${heading}\na,40,b` }, key)),
    post("import of rows", `${address}/import`, imported(`${cell},40,baker\n`.repeat(100)), key),
    post("simulation", "/api/v1/simulate", reaction, key),
    post("simulation with options", "/api/v1/simulate", { ...reaction, ...asked }, key),
    post("study with a persona of it", "/api/v1/studies", aStudy({ persona_ids: [persona_id] }), key),
    { ...post("persona changed", `${address}/${persona_id}`, { notes: fill(longestNotes) }, key), method: "PATCH" },
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
  const study = { topic: fill(20_000), audience_description: fill(500), ...given(fill) };
  const reaction = { scenario: fill(longestScenario), question: fill(300), options: many(6, fill(120)) };
  return [
    tool("run", { do: "run", ...study }),
    tool("estimate", { do: "estimate", ...study }),
    tool("save_persona", { do: "save_persona", ...filledPersona(fill) }),
    refused(tool("simulate", { do: "simulate", ...reaction })),
    refused(tool("import_personas", { do: "import_personas", csv: `name,age,role\n${fill(199_000)}` })),
    refused(tool("change_persona", { do: "change_persona", persona_id: fill(80), notes: fill(longestNotes) })),
    refused(tool("compare", { do: "compare", study_id: fill(100), with: fill(100) })),
    refused(tool("unknown member", { do: "help", [fill(200)]: fill(20_000) })),
    // What a message says may be of no form, or too long for what its form is for.
    ...begins.map((begin) => refused(tool(begin, { message: begin + fill(24_000 - begin.length) }))),
  ];
}
