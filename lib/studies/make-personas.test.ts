import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "#lib/contract.ts";
import type { AppError } from "#lib/errors.ts";
import { makePersonasOperation, peopleMade } from "#lib/personas/contract.ts";
import { listPersonas, unreadIn } from "#lib/personas/personas.ts";
import { simulateEndpoint } from "#lib/studies/contract.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { aCustomer, aStudy, type Customer, letSpeak, speakAs } from "#lib/testing/research.ts";
import { createStudyEndpoint } from "./contract.ts";
import { findUses, mostNamed } from "./list-studies.ts";
import { makePersonas } from "./make-personas.ts";
import { getSimulation } from "./simulate.ts";

useDatabase();

let customer: Customer;
beforeAll(async () => {
  customer = await aCustomer(1);
});
afterEach(letSpeak);

const callerOf = ({ account }: Customer): Caller => ({ address: null, spent: [], account });
const make = (description: string, by = customer) =>
  makePersonas(makePersonasOperation.input.parse({ description, audience: "b2c" }), callerOf(by));
const savedBy = async (by: Customer) => (await listPersonas({}, callerOf(by))).saved;
const refusal = async (done: Promise<unknown>) => (await done.catch((error) => error)) as AppError;

describe("personas made from a description", () => {
  test("are saved with the words they were made from, and can be asked in a study and a simulation", async () => {
    const { personas } = await make("parents of toddlers who both work");
    expect(personas).toHaveLength(peopleMade);
    expect(await savedBy(customer)).toHaveLength(peopleMade);
    expect(personas[0]).toMatchObject({ audience: "b2c", notes: expect.stringContaining("parents of toddlers") });
    const { headers } = customer;
    const persona_ids = [personas[0]!.id];
    await callEndpoint(createStudyEndpoint, { headers, body: aStudy({ persona_ids, audience: "b2c" }) });
    const ids = personas.map(({ id }) => id);
    const uses = await findUses(customer.account.account_id, ids);
    expect([...uses.keys()]).toEqual(persona_ids);
    expect(uses.get(ids[0]!)).toMatchObject({ count: 1, newest: [{ topic: aStudy().topic }] });
    expect(await findUses((await aCustomer()).account.account_id, ids)).toEqual(new Map());
    const scenario = "The nursery closes an hour earlier from May on.";
    const { body } = await callEndpoint(simulateEndpoint, { headers, body: { scenario, persona_ids } });
    const kept = await getSimulation(customer.account.account_id, body.id);
    expect(kept).toMatchObject({ request: { scenario }, result: { id: body.id, results: body.results } });
    expect(await getSimulation((await aCustomer()).account.account_id, body.id)).toBeNull();
    expect(await getSimulation(customer.account.account_id, "nothing")).toBeNull();
  });

  test("name the newest studies that asked them, and count the others", async () => {
    const by = await aCustomer();
    const { personas } = await make("people who commute by bicycle", by);
    const persona_ids = [personas[0]!.id];
    for (let n = 0; n <= mostNamed; n += 1) {
      const body = aStudy({ persona_ids, audience: "b2c", seed: n, topic: `Would people like bicycle lamp ${n}?` });
      await callEndpoint(createStudyEndpoint, { headers: by.headers, body });
    }
    const { count, newest } = (await findUses(by.account.account_id, persona_ids)).get(persona_ids[0]!)!;
    expect([count, newest.length, newest[0]!.topic]).toEqual([
      mostNamed + 1,
      mostNamed,
      `Would people like bicycle lamp ${mostNamed}?`,
    ]);
  });

  test("keep in their notes what was not understood of the description", async () => {
    const { personas, not_understood } = await make(
      `left-handed nurses ${"who work at night ".repeat(8)}`,
      await aCustomer(),
    );
    expect(not_understood.join(" ")).toContain("left-handed");
    expect(unreadIn(personas[0]!.notes)).toContain("left-handed");
  });

  test("are not saved where the engine fails, whose place is free again", async () => {
    const before = await savedBy(customer);
    speakAs({ people: () => Promise.reject(new Error("inner")) });
    for (let time = 0; time < 2; time += 1) {
      const { code, message } = await refusal(make("night-shift nurses"));
      expect(code).toBe("research_failed");
      expect(message).toMatch(
        /^The personas could not be made\. Something went wrong in this service, and its log has it/,
      );
    }
    expect(await savedBy(customer)).toEqual(before);
  });

  test("are refused for a description that asks for harm or hides characters", async () => {
    for (const description of ["people who want to buy stolen card numbers from me", "parents\u202e of toddlers"])
      expect((await refusal(make(description))).code).toBe("invalid_persona");
  });
});
