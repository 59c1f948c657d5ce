import { type Facts, type MissingLine, type Package, packageRegistry } from "./contract.ts";

/** What a line is made for. */
export type Subject = { tool_id: string; type: "mcp" | "api" | "app"; listing: string; website: string };

/** Why a tool has no line, and the page of its publisher that says how it is reached. */
export function unconnectedOf({ type, listing, website }: Subject, facts: Facts): Omit<MissingLine, "sister"> {
  if (listing === "unverified") return { reason: "A review listed it, and nobody has confirmed it yet.", page: null };
  const { packages, remotes, auth, repository } = facts;
  const guide = docsOf(facts) ?? website;
  const how = auth?.value === "key" ? "how its key is passed" : "what it needs to start";
  const isNamed = packages !== null || remotes !== null;
  const reasons = {
    app: ["An app is opened or installed from its publisher's page.", asks(facts, type)],
    api: ["An API is called over HTTP.", asks(facts, type), "The publisher's documentation says how:"],
    mcp: [
      isNamed
        ? `The publisher's page says ${how}.`
        : "No package or remote address is known here: see the publisher's page.",
    ],
  };
  const ofServer = webPage(auth) ?? (repository && webPage({ source: repository.value }));
  const page = (type === "mcp" && ofServer) || guide;
  return { reason: inOne([...warningsOf(facts), ...reasons[type]]), page };
}

/** Sentences as one text, without those that do not apply. */
export const inOne = (sentences: (string | false)[]) => sentences.filter(Boolean).join(" ");

const contrary: Partial<Record<Package["state"], string>> = {
  contradicted: "names another repository for",
  absent: "has no package",
};
/** What is to be said of packages that are not the tool's, by the word of their registry. */
export const warningsOf = ({ packages }: Facts) =>
  (packages?.value ?? []).flatMap((one) => {
    const why = contrary[one.state];
    return why ? `${placeOf(one)} ${why} ${one.name}: do not install it.` : [];
  });

/** Where a package is; the name of an image begins with its registry. */
export const placeOf = ({ registry, name }: Package) =>
  registry === "oci" ? name.replace(/\/.*/, "") : packageRegistry[registry].title;

const keys = {
  none: "",
  key: "It asks for a key.",
  oauth: "It asks you to sign in.",
  sign_in: "It asks for an account.",
};
/** What a tool asks for; a program that calls an API with OAuth may have nobody who signs in. */
export const asks = ({ auth }: Facts, type: Subject["type"]) =>
  auth?.value === "oauth" && type === "api" ? "It uses OAuth." : keys[auth?.value ?? "none"];

/** The page where a fact is said; null without one, as of an imported file. */
export const webPage = (fact: { source: string } | null) => (fact?.source.startsWith("https://") ? fact.source : null);

/** Where its makers explain how it is used. */
export const docsOf = ({ links }: Facts) => links?.value.find(({ kind }) => kind === "docs")?.url;
