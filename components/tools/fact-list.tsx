import type { ReactNode } from "react";
import { ExternalLink } from "#components/text/external-link.tsx";
import { Section } from "#components/text/section.tsx";
import { capital, day, hostOf } from "#lib/format.ts";
import { type Facts, factFacets, type Package, type RegistryEntry, type Setting } from "#lib/tools/facts/contract.ts";

const labels: Record<keyof Facts, string> = {
  status: "Status",
  price: "Price",
  auth: "Sign-in",
  hosting: "Hosting",
  licence: "Licence",
  repository: "Repository",
  packages: "Packages",
  remotes: "Remote address",
  links: "More",
};
const order = Object.keys(labels) as (keyof Facts)[];

const auths = { none: "None needed", key: "Needs a key", oauth: "OAuth", sign_in: "Needs an account" };
const prices = { free: "Free", free_tier: "Free up to a limit", paid: "Paid" };
const hostings = { hosted: "Hosted by its makers", self_hosted: "On your machine", both: "Hosted, or on your machine" };
const states = {
  active: "Active",
  deprecated: "Ended by its makers",
  archived: "Archived by its makers",
  moved: "Moved by its makers",
};
const speakers = { publisher: "Said by its makers", registry: "Said by the registry", editor: "Said by an editor" };
const checks = {
  confirmed: "confirmed",
  stated: "not checked",
  listed: "not checked, and no manifest was read",
  contradicted: "do not install it: its registry names another repository, or has no such package",
};

/** `open` has the topics that no facet of the tool decides. */
type Props = { facts: Facts; open: string[]; registries: RegistryEntry[] };

/** What is known of the tool beside use and reading, by the page that says it; the rest is named as not known. */
export function FactList({ facts, open, registries }: Props) {
  const present = order.filter((name) => facts[name] !== null);
  const isOpen = (label: string) => open.includes(label) || !factFacets.some(({ topic }) => topic === label);
  const missing = order
    .flatMap((name) => (facts[name] === null && name !== "links" ? [labels[name].toLowerCase()] : []))
    .filter(isOpen);
  const origins = Map.groupBy(present, (name) => {
    const { said_by, source, read_at } = facts[name]!;
    return JSON.stringify([said_by, source, read_at]);
  });
  return (
    <Section id="facts" title="Facts" className="text-sm space-y-3">
      <p className="mb-3 text-ink-2">
        {present.length > 0 ? "From the pages named below; in no score." : "No fact about it has been read yet."}
      </p>
      {[...origins].map(([origin, names]) => (
        <div key={origin} className="border-hairline border-t py-2">
          <dl className="space-y-1">
            {names.map((name) => (
              <Row key={name} name={labels[name]}>
                {wordsOf(facts, name)}
              </Row>
            ))}
          </dl>
          <p className="mt-1 text-ink-2">
            {speakers[facts[names[0]!]!.said_by]} in <Source source={facts[names[0]!]!.source} />, read on{" "}
            {day(facts[names[0]!]!.read_at)}
          </p>
        </div>
      ))}
      <dl className="space-y-1 border-hairline border-t pt-2 empty:hidden">
        {present.length > 0 && missing.length > 0 && <Row name="Not known">{missing.join(", ")}</Row>}
        {registries.length > 0 && (
          <Row name="Listed in">
            {registries.map(({ name, version, status }) => (
              <p key={name}>
                the official MCP registry as {name} {version}
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

/** Where a fact is said: a link to the page, by its file's name where it has one; an imported file has no address. */
function Source({ source }: { source: string }) {
  if (hostOf(source) === null) return `${source}, a file that the operator imported, which has no address`;
  const [file] = /[^/]+\.\w+$/.exec(new URL(source).pathname) ?? [];
  return <ExternalLink href={source}>{file}</ExternalLink>;
}

function wordsOf({ packages, remotes, links, ...facts }: Facts, name: keyof Facts): ReactNode {
  if (name === "status") return <Status status={facts.status!.value} />;
  if (name === "price")
    return [prices[facts.price!.value.kind], facts.price!.value.from].filter(Boolean).join(", from ");
  if (name === "auth") return auths[facts.auth!.value];
  if (name === "hosting") return hostings[facts.hosting!.value];
  if (name === "licence") return facts.licence!.value;
  if (name === "repository")
    return <ExternalLink href={facts.repository!.value}>{pathOf(facts.repository!.value)}</ExternalLink>;
  if (name === "packages") return packages!.value.map((one) => <PackageOf key={one.registry + one.name} {...one} />);
  if (name === "remotes") return remotes!.value.map(({ url }) => <p key={url}>{url}</p>);
  return links!.value.map(({ kind, url }) => (
    <p key={url}>
      <ExternalLink href={url}>{capital(kind)}</ExternalLink>
    </p>
  ));
}

const kinds: Record<Package["registry"], string> = {
  npm: "npm",
  pypi: "PyPI",
  crates: "crates.io",
  oci: "Container image",
  nuget: "NuGet",
  go: "Go",
};

/** A package, what its registry says of it, and what it is given at its start. */
function PackageOf({ registry, name, state, version, checked_at, repository, settings }: Package) {
  return (
    <>
      <p>
        {kinds[registry]} {name} {version}{" "}
        <span className="text-ink-2">({checks[state] + (checked_at ? ` ${day(checked_at)}` : "")})</span>
      </p>
      {repository && (
        <p className="text-ink-2">
          A client that calls it, from <ExternalLink href={repository.value}>{pathOf(repository.value)}</ExternalLink>,
          read in <Source source={repository.source} /> on {day(repository.read_at)}
        </p>
      )}
      {settings && settings.value.length > 0 && (
        <p className="text-ink-2">
          Takes {settings.value.map((one) => `${one.name}${kindOf(one)}`).join(", ")}, read in{" "}
          <Source source={settings.source} /> on {day(settings.read_at)}
        </p>
      )}
    </>
  );
}

const kindOf = ({ value, required }: Setting) => (required ? (value === "secret" ? " (a key)" : "") : " (optional)");

const pathOf = (address: string) => URL.parse(address)?.pathname.replace(/^\/|\/$/g, "") || address;

/** Whether its makers still keep it, and where it went. */
export function Status({ status: { state, successor } }: { status: NonNullable<Facts["status"]>["value"] }) {
  return (
    <>
      {states[state]}
      {successor && (
        <>
          {" to "}
          <ExternalLink href={successor}>{pathOf(successor)}</ExternalLink>
        </>
      )}
    </>
  );
}
