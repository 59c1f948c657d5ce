import { resolve } from "node:path";
import type { Endpoint } from "../contract.ts";
import { call } from "./call.ts";

type Asked = Omit<NonNullable<Parameters<typeof call>[1]>, "query"> & { query?: Record<string, string | number> };

/** Calls what the route file of an endpoint's path exports under its method. */
export async function callEndpoint({ path, method }: Endpoint, { query = {}, ...asked }: Asked = {}) {
  const folder = path.replaceAll(/\{(\w+)\}/g, "[$1]");
  const route = await import(/* @vite-ignore */ resolve(`app${folder}/route.ts`));
  const written = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  return call(route[method], { ...asked, query: written }, method);
}
