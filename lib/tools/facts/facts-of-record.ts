import * as z from "zod";
import { mostOfFact, type Origin, Settings, type WrittenFacts, WrittenPackage } from "./contract.ts";
import { OtherForm } from "./fact-values.ts";
import { readPackage, repositoryAddress } from "./read-package.ts";
import { keyForms, keyPlace, Remote } from "./remote.ts";
import { ServerJson, Text } from "./server-json.ts";

/** What a record of the MCP registry says of its tool; only values of a closed form. */
export function factsOfRecord(manifest: Record<string, unknown>, origin: Origin): WrittenFacts {
  const server = ServerJson.parse(manifest);
  const repository = /^https:\/\/[\w.-]+(?:\/[\w.~-]+)+\/?$/.exec(
    repositoryAddress(server.repository?.url ?? "") ?? "",
  );
  const starts = (server.packages ?? []).map((entry) => Start.safeParse(entry).data);
  const others: [kind: string, text: unknown][] = [["folder", server.repository?.subfolder]];
  const packages = (server.packages ?? []).flatMap((entry, at) => {
    const value = settingsOf(starts[at]);
    const { registry, name, host } = readPackage(entry) ?? {};
    const one = WrittenPackage.safeParse({ registry, name, host });
    if (!one.success) others.push(["package", `${entry.registryType}:${entry.identifier}`]);
    else if (!value) for (const given of givenIn(entry)) others.push(["setting", given.name ?? given.value]);
    return one.success ? [{ ...one.data, ...(value && { settings: { value, ...origin } }) }] : [];
  });
  const reached = (server.remotes ?? []).map(({ url, type, headers }) => {
    const needed = Inputs.safeParse(headers ?? []).data?.filter(({ isRequired }) => isRequired);
    const key = needed?.length === 1 ? keyFormOf(needed[0]!) : undefined;
    const remote = Remote.safeParse({ url: url?.trim(), transport: type, key });
    // A header that is neither the key nor a secret has no place in facts, so the address would be of no use.
    const isOpen = key !== undefined || needed?.every(({ isSecret }) => isSecret);
    if (!remote.success || !isOpen) others.push(["remote", url]);
    if (!key) for (const { name } of needed ?? []) others.push(["header", name]);
    const isKeyed = key !== undefined || needed?.some(isKey);
    return { isKeyed, remotes: remote.success && isOpen ? [remote.data] : [] };
  });
  const remotes = reached.flatMap((one) => one.remotes);
  const forms = others.flatMap(([kind, text]) => OtherForm.safeParse({ kind, text }).data ?? []).slice(0, mostOfFact);
  const isAtStart =
    reached.length === 0 && starts.length > 0 && starts.every((one) => one && inputsOf(one).some(isKey));
  return {
    ...(repository && { repository: { value: repository[0], ...origin } }),
    ...(packages.length > 0 && { packages: { value: packages.slice(0, mostOfFact), ...origin } }),
    ...(remotes.length > 0 && { remotes: { value: remotes.slice(0, mostOfFact), ...origin } }),
    ...(forms.length > 0 && { other_forms: { value: forms, ...origin } }),
    ...((isAtStart || reached.some(({ isKeyed }) => isKeyed)) && { auth: { value: "key", ...origin } }),
  };
}

const Flag = z.boolean().default(false);
const Input = z.object({ name: Text, value: Text, format: Text, isRequired: Flag, isSecret: Flag });
const [Inputs, stdio] = [z.array(Input).default([]), z.object({ type: z.literal("stdio") })];
const givens = { environmentVariables: Inputs, packageArguments: Inputs, runtimeArguments: Inputs };
const Start = z.object({ ...givens, transport: stdio });
type Start = z.infer<typeof Start>;
const inputsOf = ({ environmentVariables, packageArguments }: Start) => [...environmentVariables, ...packageArguments];
/** The form in which a header holds a key; a bare Authorization does not say by which scheme. */
function keyFormOf({ name, value }: z.infer<typeof Input>): string | undefined {
  const sent = `${name}: ${(value ?? "{key}").replace(/(?<=^bearer ).*|^\{\w+\}$/i, keyPlace)}`.toLowerCase();
  return Object.keys(keyForms).find((id) => keyForms[id]!.toLowerCase() === sent && (value || id !== "Authorization"));
}
/** What a record always gives a package, as far as it can be read. */
const givenIn = ({ environmentVariables, packageArguments, runtimeArguments }: Record<string, unknown>) =>
  [environmentVariables, packageArguments, runtimeArguments]
    .flatMap((list) => Inputs.safeParse(list).data ?? [])
    .filter(({ value, isRequired }) => value || isRequired);
const isKey = ({ isRequired, isSecret }: z.infer<typeof Input>) => isRequired && isSecret;

/** What a package cannot start without; null where a line has no place for it, such as a path or a fixed text. */
function settingsOf(data: Start | undefined): z.infer<typeof Settings> | null {
  const inputs = data && inputsOf(data);
  const isPlace = /^[a-z]/;
  const isOpen =
    inputs?.every(
      ({ name, value, isRequired }) => !value && !name?.includes("=") && !(isRequired && isPlace.test(name ?? "")),
    ) && data?.runtimeArguments.every(({ value }) => value === "-y");
  const needed = inputs
    ?.filter(({ isRequired }) => isRequired)
    .map(({ name, format, isSecret }) => {
      const value = isSecret ? "secret" : format === "boolean" && name?.startsWith("-") ? "none" : "text";
      return { name, value, required: true };
    });
  return (isOpen && Settings.safeParse(needed).data) || null;
}
