import * as z from "zod";
import { choiceOf } from "../../choice-of.ts";
import { Moment } from "../../contract.ts";
import { capital } from "../../cut-text.ts";
import { inChoice } from "../../in-words.ts";
import { recordOf } from "../../own-value.ts";
import { factWords, Licence, Link, linkKinds, OtherForm, PageAddress, Price, Status } from "./fact-values.ts";
import { Remote } from "./remote.ts";
import runVariables from "./run-variables.json" with { type: "json" };

/** The registries of packages: what each is called, and its names: nothing that a shell, a line or a reader takes for else. */
export const packageRegistry = {
  npm: { title: "npm", name: /^(?:@[a-z0-9][a-z0-9._-]*\/)?[a-z0-9][a-z0-9._-]*$/ },
  pypi: { title: "PyPI", name: /^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?$/i },
  crates: { title: "crates.io", name: /^[a-z][a-z0-9_-]*$/i },
  oci: {
    title: "Container image",
    name: /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?(?:\/[a-z0-9]+(?:[._-]+[a-z0-9]+)*)+$/,
  },
  nuget: { title: "NuGet", name: /^[a-z0-9][a-z0-9._-]*$/i },
  go: { title: "Go", name: /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\/[a-z0-9][a-z0-9._~-]*)+$/i },
  homebrew: { title: "Homebrew", name: /^[a-z0-9][a-z0-9._-]*$/ },
  "homebrew-cask": { title: "Homebrew cask", name: /^[a-z0-9][a-z0-9._-]*$/ },
  winget: { title: "winget", name: /^[a-z0-9][a-z0-9_-]{0,31}(?:\.[a-z0-9][a-z0-9_-]{0,31}){1,7}$/i },
} as const;
export type Registry = keyof typeof packageRegistry;
/** Those that are asked which repository a package is from. */
export const verifiers: ("npm" | "pypi" | "crates")[] = ["npm", "pypi", "crates"];
export const packageRegistries = Object.keys(packageRegistry) as Registry[];
/** The longest name of a package, in characters. */
export const longestPackage = 214;

/** Who says a fact: in words, how a line says so, and the state of a package or an address that nobody has checked. */
export const speakers = {
  publisher: { words: "the publisher", as: "as its publisher writes it", unchecked: "stated" },
  registry: { words: "a registry", as: "as a registry lists it", unchecked: "listed" },
  editor: { words: "an editor", as: "as an editor read it", unchecked: "listed" },
} as const;
const saidBy = Object.keys(speakers) as [keyof typeof speakers];
const wordsOf = (names: (typeof saidBy)[number][]) => inChoice(names.map((name) => speakers[name].words));

/** Where a fact is from; each door shows all of it. */
const Origin = z.strictObject({
  source: z.string().min(1).max(500).describe("The address where it is said, or the name of an imported file."),
  read_at: z.iso.date().describe("The day on which it was read there."),
  said_by: z.enum(saidBy).describe(`Who says it: ${wordsOf(saidBy)}.`),
});
export type Origin = z.infer<typeof Origin>;

/** The origin of a fact alone, its members in one order, so that facts of one origin can be grouped. */
export const originOf = (fact: Origin): Origin =>
  recordOf(Object.keys(Origin.shape) as (keyof Origin)[], (name) => fact[name]) as Origin;

const fact = <Value extends z.ZodType>(value: Value) => z.strictObject({ value, ...Origin.shape });

const settingForm = /^(?:[A-Z][A-Z0-9_]*|[a-z0-9][a-z0-9-]*|--[A-Za-z0-9][A-Za-z0-9-]*(?:=[a-z0-9][a-z0-9-]*)?)$/;
/** Variables that change how any program is run, found or connected, by the manuals of shells, loaders, package managers and languages. */
const runForm = new RegExp(`^(?:${runVariables.join("|")})$`);
const SettingName = z.string().regex(settingForm, "must be a plain variable, flag or word").max(60);

/** What is said of an entry's forms for which there is no line. */
export const noLineForm = "in a form that makes no line here";
/** What a value at a package's start is. */
export const valueWords = { secret: "a secret", connection: "a connection string", text: "a text", none: "nothing" };
const atStart = "What a package is given at its start";
/** Of values only a plain word behind a flag is kept, and none of a registry. */
export const Setting = z
  .strictObject({
    name: SettingName.describe(
      "An environment variable; a flag, which begins with -- and may have a fixed value, --flag=word; or a word: a command where it takes none, else what stands in its place.",
    ),
    value: choiceOf(valueWords),
    required: z.boolean().describe("Whether the package is of no use without it."),
  })
  .refine(({ name, value }) => (value === "none" ? !/^[A-Z]/.test(name) : !name.includes("=")), {
    error: "must take a value, and a flag with its own takes none",
  })
  .refine(({ name }) => !runForm.test(name), "must not change how a program is run: leave such a variable out")
  .describe(`${atStart}.`);
export type Setting = z.infer<typeof Setting>;
export const Settings = z.array(Setting).max(12).describe(`${atStart}; empty: nothing.`);
const RegistryHost = z.string().regex(/^[a-z0-9.:-]{1,253}$/);

/** A package as the publisher's manifest names it. */
export const WrittenPackage = z
  .strictObject({
    registry: z.enum(packageRegistries),
    name: z.string().max(longestPackage),
    host: RegistryHost.optional(),
    origin: Origin.optional(),
    repository: fact(PageAddress).optional(),
    settings: fact(Settings).optional(),
  })
  .refine(({ registry, name }) => packageRegistry[registry].name.test(name), {
    error: "must be a name of that registry",
    path: ["name"],
  });
export type WrittenPackage = z.infer<typeof WrittenPackage>;

export const notToInstall = "do not install it";
/** What came of asking a package's registry, or who names the package while none was asked. */
export const packageStates = {
  listed: `${wordsOf(saidBy.filter((name) => speakers[name].unchecked === "listed"))} names it, and no manifest was read`,
  stated: "the publisher's manifest names it",
  confirmed: "its registry names the same repository",
  contradicted: "its registry names another repository",
  absent: "its registry has no such package",
};
const Package = z.strictObject({
  registry: z.enum(packageRegistries).describe("The registry that has it."),
  name: z.string().describe("Its name there."),
  host: RegistryHost.optional().describe("Where it is, when not at the public registry: no line names it."),
  state: choiceOf(packageStates),
  version: z.string().nullable().describe("The newest version, by the registry's word alone; null while not asked."),
  deprecated: z.boolean().optional().describe("Whether its registry says so of that version; left out where not."),
  checked_at: Moment.nullable().describe("When its registry was asked; null while it was not."),
  origin: Origin.optional().describe("Who names it, where that is not who says the whole fact."),
  repository: fact(PageAddress)
    .optional()
    .describe("Where its source is; only of a client that calls the tool, whose own source is elsewhere."),
  settings: fact(Settings).nullable().describe("What it is given at its start; null: not known, so no line starts it."),
});
export type Package = z.infer<typeof Package>;

/** The most packages of a tool, and the most addresses where it is served. */
export const mostOfFact = 5;

/** What each fact is of, for a catalogue's file and for readers alike. */
const values = {
  repository: fact(PageAddress),
  licence: fact(Licence),
  remotes: fact(z.array(Remote).min(1).max(mostOfFact)),
  auth: fact(choiceOf(factWords.auth)),
  price: fact(Price),
  hosting: fact(choiceOf(factWords.hosting)),
  status: fact(Status),
  links: fact(z.array(Link).min(1).max(linkKinds.length)),
  other_forms: fact(z.array(OtherForm).min(1).max(mostOfFact)),
};

/** The facts of a tool as they are written in a file or taken from a registry: only those that were read. */
export const WrittenFacts = z
  .strictObject({ ...values, packages: fact(z.array(WrittenPackage).min(1).max(mostOfFact)) })
  .partial();
export type WrittenFacts = z.infer<typeof WrittenFacts>;

const known = <Fact extends z.ZodType>(value: Fact, words: string) =>
  value.nullable().describe(`${words}; null: not known.`);

/** What is known of a tool beside use and reading; none of it is in a score. */
export const Facts = z
  .strictObject({
    repository: known(values.repository, "Where its source is"),
    licence: known(values.licence, "Its licence, as SPDX; of an API without repository, that of its client"),
    packages: known(fact(z.array(Package)), "Its packages, each by the word of its registry or of its publisher alone"),
    remotes: known(values.remotes, "Where it is served for all"),
    auth: known(values.auth, "What it asks for"),
    price: known(values.price, "What it costs"),
    hosting: known(values.hosting, "Who runs it"),
    status: known(values.status, "Whether its makers still keep it"),
    links: known(values.links, "Further pages of its makers"),
    other_forms: values.other_forms
      .optional()
      .describe(`What a registry's entry names of it ${noLineForm}; left out where it does not.`),
  })
  .meta({ id: "Facts", description: "Facts of a tool, each with its source and date, apart from every score." });
export type Facts = z.infer<typeof Facts>;
/** The facts of a tool of which nothing was read. */
const ofAll = (Object.keys(Facts.shape) as (keyof Facts)[]).filter((name) => name !== "other_forms");
export const noFacts = recordOf(ofAll, () => null);

const { auth, price, hosting } = factWords;
const own = hosting.self_hosted.words;
const freeWords = Object.values(price).flatMap(({ words, isFree }) => (isFree ? [words] : []));
const { none: _, ...needed } = auth;
/** What the line is called that connects a client to a tool. */
export const setupCommand = "setup command";
/** The facets that facts decide, in the words of a reader who chooses by them, each with the topic of its facts. */
export const factFacets = [
  { id: "free", label: capital(freeWords.join(", or ")), lack: "not free", topic: "price" },
  { id: "self-hosted", label: `Can run ${own}`, lack: `does not run ${own}`, topic: "hosting" },
  { id: "no-key", label: "Needs no key", lack: `needs ${inChoice(Object.values(needed))}`, topic: "sign-in" },
  { id: "hosted", label: "Hosted for you", lack: "not hosted for you", topic: "hosting" },
  { id: "connect", label: `Has a ${setupCommand}`, lack: `no ${setupCommand}`, topic: "how to connect it" },
] as const;
export const factTopics = [...new Set(factFacets.map(({ topic }) => topic))];
/** The judgement by reading alone, as pages name it. */
export const deskAssessment = "desk assessment";
export const noDesk = `no ${deskAssessment}`;
/** The facets that the service itself knows of every tool. */
const evidenceFacets = [
  { id: "reviewed", label: "Has reviews", lack: "no reviews" },
  { id: "assessed", label: `Has a ${deskAssessment}`, lack: noDesk },
] as const;
export type EvidenceFacet = (typeof evidenceFacets)[number]["id"];
export const facets = [...evidenceFacets, ...factFacets];
export const facetIds = facets.map(({ id }) => id);
export type FacetId = (typeof facetIds)[number];
export const unknownPlace = "those not known come last";
export type FactFacet = (typeof factFacets)[number]["id"];
/** Some of them, where a text names examples. */
export const exampleFacets: FactFacet[] = ["free", "self-hosted", "no-key"];
export const FactFacets = z.array(z.enum(factFacets.map(({ id }) => id)));

/** The MCP clients whose form of a line is known, by their names; json is any other that reads mcpServers. */
export const namedClients = ["claude-code", "claude-desktop", "cursor", "vs-code", "codex"] as const;
export const serverClients = [...namedClients, "json"] as const;

/** One way to connect a client to a tool. */
export const Connection = z
  .strictObject({
    client: z
      .enum([...serverClients, "npm", "pip", "brew", "winget", "docker", "curl", "browser"])
      .describe("The client it is for; json: any that reads mcpServers; browser: where an app is opened."),
    text: z.string().describe("What to run, what to add to the file, or the address to open."),
    file: z
      .string()
      .nullable()
      .describe("The client's file that the text belongs in, or its page of settings; null: it is a command."),
    state: choiceOf({
      listed: "as of a package",
      stated: "as of a package",
      confirmed: "every value in it is by the word of its registry",
    }),
    note: z.string().nullable().describe("What is to be known before it is used, or that its makers ended it."),
    page: PageAddress.nullable().describe("Where its publisher says what it needs, or what is in it; null: nowhere."),
  })
  .meta({ id: "Connection", description: "A line, a file's part or an address that connects one client to a tool." });
export type Connection = z.infer<typeof Connection>;

/** An MCP server of the same product that a line connects, for a tool that none does. */
export const Sister = z
  .strictObject({ tool_id: z.string().describe("For get_tool."), name: z.string() })
  .nullable()
  .describe(
    "Where no line connects the tool: an MCP server of the same product that a line connects; null: none is known.",
  );
export type Sister = NonNullable<z.infer<typeof Sister>>;

/** Why no line connects to a tool. */
export const MissingLine = z.strictObject({
  reason: z.string(),
  page: z
    .string()
    .nullable()
    .describe("Where its makers say how it is reached, or where it is opened; null while nobody vouches for it."),
  sister: Sister,
});
export type MissingLine = z.infer<typeof MissingLine>;
