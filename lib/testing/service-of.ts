import { ratings } from "../api/ratings.ts";
import { research } from "../api/research.ts";
import type { Endpoint } from "../contract.ts";
import { endpointsOf, type Service } from "../openapi/service.ts";

/** Both interfaces, each with its own description. */
export const services = [ratings, research];

/** The interface of an operation. */
export function serviceOf({ name }: Endpoint): Service {
  const service = services.find((one) => endpointsOf(one).some((operation) => operation.name === name));
  if (service === undefined) throw new Error(`${name} is an operation of no service`);
  return service;
}
