import { routeAt } from "../api/routes.ts";
import type { Endpoint } from "../contract.ts";
import { call } from "./call.ts";

type Request = Omit<NonNullable<Parameters<typeof call>[1]>, "query"> & {
  query?: string | Record<string, string | number>;
};

/** Calls the map's handler for an endpoint's address and method; returns status, headers and body. */
export function callEndpoint({ path, method }: Endpoint, { query = {}, ...request }: Request = {}) {
  const written = typeof query === "string" ? query : queryOf(query);
  const route = routeAt(path.replaceAll(/\{(\w+)\}/g, "[$1]"));
  return call(route[method], { ...request, query: written }, method);
}

const queryOf = (members: Record<string, string | number>): string =>
  new URLSearchParams(Object.entries(members).map(([name, value]) => [name, String(value)])).toString();
