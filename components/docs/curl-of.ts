import type { Schema } from "./members-of.ts";

type Examples = Record<string, { value: unknown }>;
type Request = {
  path: string;
  method: string;
  parameters: Schema[];
  body: { schema: Schema; examples?: Examples } | undefined;
  /** Whether the request needs an API key, which the reader keeps in a variable. */
  hasKey: boolean;
};

/** Builds a command to paste into a terminal, from the document's first example of the request. */
export function curlOf(base: string, { path, method, parameters, body, hasKey }: Request): string {
  const key = Object.keys(body?.examples ?? {})[0] ?? firstKey(parameters);
  const exampleOf = (parameter: Schema) => (parameter.examples as Examples | undefined)?.[key ?? ""]?.value;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = exampleOf(parameters.find((one) => one.name === name)!);
    return value === undefined ? `<${name}>` : String(ownId(name, value));
  });
  const query = parameters
    .filter((one) => one.in === "query" && exampleOf(one) !== undefined)
    .map(
      (one) =>
        `${one.name}=${encodeURIComponent(String(exampleOf(one)))
          .replaceAll("%20", "+")
          .replaceAll("%2C", ",")}`,
    );
  const address = `${base}${filled}${query.length > 0 ? `?${query.join("&")}` : ""}`;
  const isStream = path.endsWith("/stream");
  const plain = body === undefined ? "GET" : "POST";
  const words = [
    `curl ${isStream ? "-sN" : "-s"} ${method === plain ? "" : `-X ${method} `}'${address}'`,
    ...(hasKey ? [`-H "Authorization: Bearer $TOUCHSTONE_KEY"`] : []),
    ...(body === undefined ? [] : ["-H 'Content-Type: application/json'", `-d ${dataOf(body, key)}`]),
  ];
  return words.join(" \\\n  ");
}

const firstKey = (parameters: Schema[]) =>
  parameters.flatMap((one) => Object.keys((one.examples ?? {}) as Examples))[0];

/** A signed body comes from a file, because a signer writes it; any other body is short enough to show. */
function dataOf(body: NonNullable<Request["body"]>, key: string | undefined): string {
  const value = body.examples?.[key ?? ""]?.value;
  const isSigned = "signature" in ((body.schema.properties ?? {}) as Schema);
  if (isSigned || value === undefined) return isSigned ? "@signed.json" : "@body.json";
  const text = JSON.stringify(value, (name, member: unknown) => ownId(name, member), 2);
  // A quote would end the shell's string.
  return `'${text.replaceAll("'", "’")}'`;
}

/** Ids from content or chance differ on each server: the reader puts in one of their own. */
const ownId = (name: string, value: unknown) =>
  typeof value === "string" && drawn.test(value) && name.endsWith("_id") ? `<${name}>` : value;

/** Hashes, UUIDs, and ids with a prefix of their kind. */
const drawn = /^([0-9a-f]{16,64}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|p_[a-z2-7]{26}|(key|evt)_[0-9a-f]{20,32})$/;
