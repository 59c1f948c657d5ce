import type { ReactNode } from "react";
import { ExternalLink } from "#components/text/external-link.tsx";
import { Section } from "#components/text/section.tsx";
import { capital } from "#lib/cut-text.ts";
import { day, hostOf, notKnown, readOn } from "#lib/format.ts";
import type { Tool } from "#lib/tools/contract.ts";
import {
  type Facts,
  noLineForm,
  notToInstall,
  type Origin,
  originOf,
  type Package,
  packageRegistry,
  packageStates,
  type Setting,
  speakers,
  valueWords,
  verifiers,
} from "#lib/tools/facts/contract.ts";
import { factWords } from "#lib/tools/facts/fact-values.ts";
import { mcpRegistry, type RegistryEntry } from "#lib/tools/sources.ts";

const checks = {
  confirmed: "confirmed",
  stated: "not checked",
  listed: "not checked, and no manifest was read",
  contradicted: `${notToInstall}: ${packageStates.contradicted}`,
  absent: `${notToInstall}: ${packageStates.absent}`,
};

type Parts = {
  [Name in keyof Facts]-?: { label: string; words: (of: NonNullable<Facts[Name]>["value"]) => ReactNode };
};
/** Each fact in the order of the list: its label, and its value in words. */
const parts: Parts = {
  status: { label: "Status", words: (status) => <Status status={status} /> },
  price: {
    label: "Price",
    words: ({ kind, from }) => [capital(factWords.price[kind].words), from].filter(Boolean).join(", from "),
  },
  auth: { label: "Sign-in", words: (auth) => capital(factWords.auth[auth]) },
  hosting: { label: "Hosting", words: (hosting) => capital(factWords.hosting[hosting].words) },
  licence: { label: "Licence", words: (licence) => licence },
  repository: { label: "Repository", words: (page) => <ExternalLink href={page}>{pathOf(page)}</ExternalLink> },
  packages: {
    label: "Packages",
    words: (all) => all.map((one) => <PackageOf key={one.registry + one.name} {...one} />),
  },
  remotes: { label: "Remote address", words: (all) => all.map(({ url }) => <p key={url}>{url}</p>) },
  links: {
    label: "More",
    words: (all) =>
      all.map(({ kind, url }) => (
        <p key={url}>
          <ExternalLink href={url}>{capital(kind)}</ExternalLink>
        </p>
      )),
  },
  other_forms: {
    label: "Also named",
    words: (all) => `${capital(noLineForm)}: ${all.map(({ kind, text }) => `${kind} ${text}`).join(", ")}`,
  },
};
const order = Object.keys(parts) as (keyof Facts)[];

/** Whether a licence is that of the library that calls an API, as the API's own source is nowhere named. */
const isOfClient = ({ type }: Pick<Tool, "type">, { packages, repository }: Facts) =>
  type === "api" && packages !== null && repository === null;

/** The rows of a comparison: what is known of each of some tools in one fact. */
export const factRows = (all: Map<string, Facts>) =>
  (["status", "price", "auth", "licence"] as const).map((name) => ({
    id: name,
    head: parts[name].label,
    cellOf: (tool: Tool) => {
      const facts = all.get(tool.tool_id);
      const fact = facts?.[name];
      if (!fact) return <span className="text-ink-2">{notKnown}</span>;
      const words = parts[name].words(fact.value as never);
      return name === "licence" && isOfClient(tool, facts) ? <>{words}, of its client</> : words;
    },
  }));

type Props = { tool: Pick<Tool, "type">; facts: Facts; registries: RegistryEntry[] };

/** What is known of the tool beside use and reading, by the page that says it; the rest is named as not known. */
export function FactList({ tool, facts, registries }: Props) {
  const labelOf = (name: keyof Facts) =>
    name === "licence" && isOfClient(tool, facts) ? "Licence of its client" : parts[name].label;
  const present = order.filter((name) => facts[name]);
  const missing = order.flatMap((name) =>
    facts[name] === null && name !== "links" ? [parts[name].label.toLowerCase()] : [],
  );
  const origins = Map.groupBy(present, (name) => JSON.stringify(originOf(facts[name]!)));
  return (
    <Section id="facts" title="Facts" className="text-sm space-y-3">
      <p className="mb-3 text-ink-2">
        {present.length > 0 ? "From the pages named below; in no score." : "No fact about it has been read yet."}
      </p>
      {[...origins].map(([origin, names]) => (
        <div key={origin} className="border-hairline border-t py-2">
          <dl className="space-y-1">
            {names.map((name) => (
              <Row key={name} name={labelOf(name)}>
                {parts[name].words(facts[name]!.value as never)}
              </Row>
            ))}
          </dl>
          <p className="mt-1 text-ink-2">
            Said by {speakers[facts[names[0]!]!.said_by].words}
            <ReadIn of={facts[names[0]!]!} />
          </p>
        </div>
      ))}
      <dl className="space-y-1 border-hairline border-t pt-2 empty:hidden">
        {present.length > 0 && missing.length > 0 && <Row name={capital(notKnown)}>{missing.join(", ")}</Row>}
        {registries.length > 0 && (
          <Row name="Listed in">
            {registries.map(({ name, version, status }) => (
              <p key={name}>
                the {mcpRegistry} as {name} {version}
                {status !== "active" && `, ${status}`}
              </p>
            ))}
          </Row>
        )}
      </dl>
    </Section>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3">
      <dt className="text-ink-2">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

/** Where a fact was read and when: a link to the page, by its file's name where it has one; an imported file has no address. */
function ReadIn({ of }: { of: Origin }) {
  const { source } = of;
  const [file] = /[^/]+\.\w+$/.exec(URL.parse(source)?.pathname ?? "") ?? [];
  const page = <ExternalLink href={source}>{file}</ExternalLink>;
  const imported = `${source}, a file that the operator imported, which has no address`;
  return (
    <>
      {" in "}
      {hostOf(source) === null ? imported : page}, {readOn(of)}
    </>
  );
}

/** A package, what its registry says of it, and what it is given at its start. */
function PackageOf({
  registry,
  host,
  name,
  state,
  version,
  deprecated,
  checked_at,
  origin,
  repository,
  settings,
}: Package) {
  return (
    <>
      <p>
        {host ?? packageRegistry[registry].title} {name} {version}{" "}
        <span className="text-ink-2">
          ({checkOf({ registry, state, checked_at })}
          {deprecated && ", deprecated there"})
        </span>
      </p>
      {origin && (
        <p className="text-ink-2">
          Said by {speakers[origin.said_by].words}
          <ReadIn of={origin} />
        </p>
      )}
      {repository && (
        <p className="text-ink-2">
          Its source: <ExternalLink href={repository.value}>{pathOf(repository.value)}</ExternalLink>, named
          <ReadIn of={repository} />
        </p>
      )}
      {settings && settings.value.length > 0 && (
        <p className="text-ink-2">
          Takes {settings.value.map((one) => `${one.name}${kindOf(one)}`).join(", ")}, named
          <ReadIn of={settings} />
        </p>
      )}
    </>
  );
}

/** What a registry answered and when; one that was asked and says nothing of a repository has left the package as it was. */
function checkOf({ registry, state, checked_at }: Pick<Package, "registry" | "state" | "checked_at">): string {
  if (verifiers.every((one) => one !== registry)) return "not checked, as no package of this kind is";
  if (checked_at === null) return checks[state];
  const isOpen = state === "stated" || state === "listed";
  return isOpen ? `asked ${day(checked_at)}, names no repository` : `${checks[state]} ${day(checked_at)}`;
}

const kindOf = ({ value, required }: Setting) =>
  !required ? " (optional)" : value === "secret" || value === "connection" ? ` (${valueWords[value]})` : "";

const pathOf = (address: string) => URL.parse(address)?.pathname.replace(/^\/|\/$/g, "") || address;

/** Whether its makers still keep it, and where it went. */
export function Status({ status: { state, successor } }: { status: NonNullable<Facts["status"]>["value"] }) {
  return (
    <>
      {capital(factWords.state[state].words)}
      {successor && (
        <>
          {state === "moved" ? " to " : "; they name instead "}
          <ExternalLink href={successor}>{pathOf(successor)}</ExternalLink>
        </>
      )}
    </>
  );
}
