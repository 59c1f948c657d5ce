import fc from "fast-check";
import { afterAll, beforeAll, describe, test } from "vitest";
import type { Endpoint } from "#lib/contract.ts";
import { jsonSchemaOf, withoutReferences } from "#lib/json/json-schema.ts";
import { hasBody } from "#lib/net/parse-arguments.ts";
import { endStudies } from "#lib/studies/run/lease.ts";
import { checkAnswer } from "#lib/testing/check-answer.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { type Description, readDescription } from "#lib/testing/described.ts";
import { type FuzzInput, inputsOf, signedAnyway } from "#lib/testing/fuzz/fuzz-inputs.ts";
import { requestOf } from "#lib/testing/fuzz/fuzz-request.ts";
import { type Account, accountForFuzzing, researchInputsOf } from "#lib/testing/fuzz/fuzz-research.ts";
import { patience, seed } from "#lib/testing/fuzz/fuzz-runs.ts";
import { send } from "#lib/testing/fuzz/fuzz-send.ts";
import { withTextEverywhere } from "#lib/testing/fuzz/fuzz-shape.ts";
import { type Fixture, storeForFuzzing } from "#lib/testing/fuzz/fuzz-stored.ts";
import { inheritedNames } from "#lib/testing/fuzz/fuzz-texts.ts";
import { startLane } from "#lib/testing/processes/start-lane.ts";
import { anAgent } from "#lib/testing/samples/agent.ts";
import { ratings } from "../api/ratings.ts";
import { research } from "../api/research.ts";
import { endpointsOf } from "./service.ts";

useDatabase({ API_KEYS: "self-serve" });

const titled = (list: Endpoint[]) => list.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
const ofResearch = endpointsOf(research);

let stored: Fixture;
let account: Account;
let origin: string;
let describedOf: (endpoint: Endpoint) => Description;

beforeAll(async () => {
  stored = await storeForFuzzing();
  account = await accountForFuzzing((name) => ofResearch.find((endpoint) => endpoint.name === name)!);
  origin = await startLane();
  describedOf = readDescription();
});
afterAll(endStudies);

/** An input with every member that valid inputs had. */
function fullInput(inputs: fc.Arbitrary<FuzzInput>): object {
  const valid = inputs.filter(({ kind }) => kind === "valid");
  return Object.assign({}, ...fc.sample(valid, { seed, numRuns: 20 }).map(({ input }) => input));
}

/** Signs the input again if it is a signed document. */
const signedAgain = (input: unknown) => {
  const { document } = (input ?? {}) as { document?: unknown };
  return document === undefined ? input : { ...(input as object), ...signedAnyway(anAgent(), document) };
};

async function tryEverywhere(endpoint: Endpoint, input: object, headers: Record<string, string>): Promise<void> {
  for (const name of inheritedNames) {
    const inputs = withTextEverywhere(input, name).map(signedAgain);
    const asked = inputs.map((one) => requestOf(endpoint, { kind: "nearly", input: one }, { headers }));
    const besides = { headers, query: `${name}=${name}` };
    asked.push(requestOf(endpoint, { kind: "nearly", input }, besides));
    for (const one of asked) {
      const settled = { ...one, mustFail: hasBody(endpoint) && one.mustFail };
      checkAnswer(endpoint, describedOf(endpoint), settled, await send(origin, one.sent, 30_000));
    }
  }
}

describe(
  "a name that every object inherits, wherever it stands in a request, gets an answer of the description",
  patience,
  () => {
    test.each(titled(endpointsOf(ratings)))("%s", async (_, endpoint) => {
      const schema = withoutReferences(jsonSchemaOf(endpoint.input, "input"));
      await tryEverywhere(endpoint, fullInput(inputsOf({ name: endpoint.name, schema }, stored)), {});
    });

    test.each(titled(ofResearch))("%s", async (_, endpoint) => {
      await tryEverywhere(endpoint, fullInput(researchInputsOf(endpoint, account)), account.customer.headers);
    });
  },
);
