import { fillPlaces } from "../../text-file.ts";
import type { Tool } from "../contract.ts";
import { type Facts, type MissingLine, notToInstall, type Package, packageRegistry } from "./contract.ts";
import { factWords } from "./fact-values.ts";
import texts from "./unconnected.json" with { type: "json" };

/** What a line is made for. */
export type Subject = { tool_id: string; type: Tool["type"]; listing: Tool["listing"]; website: string };

/** Why a tool has no line, and the page of its publisher that says how it is reached. */
export function unconnectedOf({ type, listing, website }: Subject, facts: Facts): Omit<MissingLine, "sister"> {
  if (listing === "unverified") return { reason: texts.unverified, page: null };
  const { packages, remotes, auth, repository } = facts;
  const opened = type === "app" && linkOf(facts, "app");
  const guide = opened || (type === "app" && linkOf(facts, "download")) || linkOf(facts, "docs") || website;
  const ofPackage = auth?.value === "key" ? texts.server.keyed : texts.server.started;
  const server = packages || remotes ? ofPackage : texts.server.bare;
  const reasons = {
    app: [opened ? texts.opened : texts.app, asks(facts, type)],
    api: [texts.api, asks(facts, type), texts.docs],
    mcp: [server],
  };
  const ofServer = webPage(auth) ?? (repository && webPage({ source: repository.value }));
  const page = (type === "mcp" && ofServer) || guide;
  return { reason: inOne([endOf(facts), ...warningsOf(facts), ...reasons[type]]), page };
}

/** What its makers say where they no longer keep it. */
export function endOf({ status }: Facts): string | false {
  const { isEnd, words } = factWords.state[status?.value.state ?? "active"];
  return isEnd && `It was ${words}.`;
}

/** Sentences as one text, without those that do not apply. */
export const inOne = (sentences: (string | false)[]) => sentences.filter(Boolean).join(" ");

/** What is to be said of packages that are not the tool's, by the word of their registry. */
export const warningsOf = ({ packages }: Facts) =>
  (packages?.value ?? []).flatMap((one) => {
    if (one.host) return `${one.name} is at ${one.host}, which no line here names.`;
    const isOther = one.state === "contradicted";
    if (!isOther && one.state !== "absent") return [];
    return `${placeOf(one)} ${isOther ? "names another repository for" : "has no package"} ${one.name}: ${notToInstall}.`;
  });

/** Where a package is; the name of an image begins with its registry. */
export const placeOf = ({ registry, name }: Package) =>
  registry === "oci" ? name.replace(/\/.*/, "") : packageRegistry[registry].title;

/** What a tool asks for; a program that calls an API with OAuth may have nobody who signs in. */
export const asks = ({ auth }: Facts, type: Subject["type"]) =>
  fillPlaces({ ...texts.asks, ...(type === "api" && texts.asks_api) }[auth?.value ?? "none"], factWords.auth);

/** The page where a fact is said; null without one, as of an imported file. */
export const webPage = (fact: { source: string } | null) => (fact?.source.startsWith("https://") ? fact.source : null);

/** A page of its makers. */
export const linkOf = ({ links }: Facts, of: "app" | "docs" | "download") =>
  links?.value.find(({ kind }) => kind === of)?.url;
