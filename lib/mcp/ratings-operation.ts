import { ratings } from "../api/ratings.ts";
import type { Endpoint, Verb } from "../contract.ts";

const operations = ratings.groups.flatMap((group) => group.operations);

/** An operation of the ratings API and its verb, from the map. */
export function ratingsOperation(name: string): { endpoint: Endpoint; verb: Verb<Endpoint> } {
  const operation = operations.find(({ endpoint }) => endpoint.name === name);
  if (operation?.verb === undefined) throw new Error(`${name} is no operation with a verb in lib/api/ratings.ts`);
  return { endpoint: operation.endpoint, verb: operation.verb };
}

/** The verb of an endpoint in the map, with its types. */
export const verbOf = <E extends Endpoint>({ name }: E): Verb<E> => ratingsOperation(name).verb as Verb<E>;
