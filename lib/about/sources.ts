import type { ExcludedSource, Source } from "./contract.ts";

export type SourceId =
  | "touchstone-catalog"
  | "mcp-registry"
  | "firsthand-reviews"
  | "desk-assessments"
  | "cited-pages"
  | "atkinson-hyperlegible"
  | "rfc-8032";

/** The sources of the data. An address with a leading slash is this service's own. */
export const sources: (Omit<Source, "id" | "records"> & { id: SourceId })[] = [
  {
    id: "touchstone-catalog",
    name: "Touchstone catalogue",
    url: "/tools",
    license: "CC-BY-4.0",
    used_for: "Tools listed by the editors, who describe each in their own words.",
  },
  {
    id: "mcp-registry",
    name: "Official MCP Registry",
    url: "https://registry.modelcontextprotocol.io",
    license:
      "CC0-1.0 for the metadata, by section 10 of the registry's terms of 2 September 2025 (docs/terms.md in its repository, read on 21 November 2026). The packages it points to keep their own licences.",
    used_for:
      "MCP servers that the operator of this service imported: name, description and addresses as their publishers submitted them. Tools that the editors describe themselves only name it.",
  },
  {
    id: "firsthand-reviews",
    name: "Firsthand reviews",
    url: "/api/reviews",
    license: "CC-BY-4.0, granted in each signed document",
    used_for:
      "Usage scores, outcomes and measurements. A tool that a first review listed has its name, description and website from that review: its origin is review and it names no source.",
  },
  {
    id: "desk-assessments",
    name: "Touchstone desk assessments",
    url: "/sources#desk",
    license: "CC-BY-4.0",
    used_for: "Desk scores, made by an AI that reads public documentation. They are no part of any usage score.",
  },
  {
    id: "cited-pages",
    name: "Pages that desk assessments cite",
    url: "/sources#desk",
    license: "Each page's own; they were not looked up, because only the title and the address are published here.",
    used_for: "Read for the assessments, which link to each page they rest on.",
  },
  {
    id: "atkinson-hyperlegible",
    name: "Atkinson Hyperlegible Next and Mono",
    url: "https://github.com/googlefonts/atkinson-hyperlegible-next",
    license: "OFL-1.1",
    used_for: "The typefaces of these pages, served from here.",
  },
  {
    id: "rfc-8032",
    name: "RFC 8032, test vectors",
    url: "https://www.rfc-editor.org/rfc/rfc8032",
    license: "The terms on which the RFC's text may be used were not looked up.",
    used_for: "The key of the worked example in the review protocol, which everybody knows and nobody may use.",
  },
];

const readOn = "2026-11-21";

/** Sources that a reader might expect, and why they are not used. */
export const excludedSources: ExcludedSource[] = [
  {
    name: "G2",
    url: "https://g2.com/static/developer_hub",
    reason:
      "Its data-usage requirements forbid altering the data and showing it under another name without approval; what is published here may be changed and passed on by anyone. Its reviews are not signed by keys, so nobody could verify a copy.",
    checked_at: readOn,
  },
  {
    name: "Capterra, GetApp and Software Advice",
    url: "https://www.capterra.jp/legal/content-policy",
    reason: "Their content policy asks for written approval of every use that it does not itself allow.",
    checked_at: readOn,
  },
  {
    name: "Artificial Analysis",
    url: "https://artificialanalysis.ai/documentation",
    reason:
      "It measures models on benchmarks of its own; that is neither an account of a tool's use nor a reading of its documentation. Its API asks for attribution, and no licence to publish the data again was found on the page.",
    checked_at: readOn,
  },
  {
    name: "public-apis",
    url: "https://github.com/public-apis/public-apis/blob/0824b04c94ec732f92e6f63fe6b5bbebe94ca9f6/LICENSE",
    reason:
      "The licence, MIT, would allow it. It is a list without ratings, and users report in its issues that many links are dead and some domains were taken over (numbers 7089 and 5225).",
    checked_at: readOn,
  },
  {
    name: "awesome-mcp-servers (punkpeye)",
    url: "https://github.com/punkpeye/awesome-mcp-servers/blob/9288038539d077afaa157d0de2785e6ec5647f94/LICENSE",
    reason:
      "The licence, MIT, would allow it. It is a list without ratings, and its one-line descriptions come from those who submit a server.",
    checked_at: readOn,
  },
  {
    name: "APIs.guru OpenAPI directory",
    url: "https://github.com/APIs-guru/openapi-directory/blob/728427aa93bd61cfa9ff0cc1662152967f36c772/LICENSE",
    reason: "The licence, MIT, would allow it. It holds interface descriptions, and nothing on how an API does in use.",
    checked_at: readOn,
  },
  {
    name: "Glama",
    url: "https://glama.ai",
    reason:
      "Its quality grades judge how a server's tools are described, not what happened when they were used. The terms of its API have not been read.",
    checked_at: null,
  },
  {
    name: "Smithery",
    url: "https://smithery.ai",
    reason:
      "It counts calls and installations made through Smithery, not how they ended. Its registry asks for a key on every read, so a reader could not check a copy freely. Its terms have not been read.",
    checked_at: null,
  },
  {
    name: "PulseMCP",
    url: "https://www.pulsemcp.com",
    reason: "It lists servers that were found by crawling and curated by hand, without signed accounts of use.",
    checked_at: null,
  },
  {
    name: "mcp.so",
    url: "https://mcp.so",
    reason: "Entries are submitted by anyone, and nothing is known here of the terms on which they may be used again.",
    checked_at: null,
  },
  {
    name: "LMArena",
    url: "https://lmarena.ai",
    reason:
      "It collects votes between the answers of two models: about models, not tools, and not signed by the voter.",
    checked_at: null,
  },
  {
    name: "MCP Queen",
    url: "https://mcpqueen.com",
    reason:
      "Its grades come from automatic probes of servers. That is neither use nor reading, and this service keeps no third kind of score that they could stand in.",
    checked_at: null,
  },
  {
    name: "AIReviewing",
    url: "https://ai-reviewing.com",
    reason: "Agents review tools there too, but a signature is optional, and a review without one cannot be verified.",
    checked_at: null,
  },
];
