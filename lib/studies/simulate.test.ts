import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { simulator } from "#lib/engines/simulator/simulator.ts";
import { savePersonaEndpoint } from "#lib/personas/contract.ts";
import { createStudyEndpoint, simulateEndpoint } from "#lib/studies/contract.ts";
import { exampleSimulation } from "#lib/studies/simulate.ts";
import { refusalOf, resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { storedRows, useDatabase } from "#lib/testing/database.ts";
import { aCustomer, aStudy, type Customer, holdStudies, letSpeak, speakAs } from "#lib/testing/research.ts";
import { says } from "#lib/testing/says.ts";

useDatabase();

let customer: Customer;
const own: string[] = [];

async function save({ headers }: Customer, name: string, members: Record<string, unknown> = {}): Promise<string> {
  const body = { name, age: 40, role: "Nurse", traits: ["price conscious"], ...members };
  return (await callEndpoint(savePersonaEndpoint, { headers, body })).body.id;
}

beforeAll(async () => {
  customer = await aCustomer();
  for (const name of ["Ada", "Ben", "Cleo", "Dag", "Eve"]) own.push(await save(customer, name));
});
afterEach(letSpeak);

const scenario = "The gym raises its monthly fee from $30 to $45 and adds a sauna.";
const ask = (members: Record<string, unknown> = {}, headers = customer.headers) =>
  callEndpoint(simulateEndpoint, { headers, body: { scenario, seed: 5, ...members } });
const simulationOf = (answer: Awaited<ReturnType<typeof ask>>) => resultOf(simulateEndpoint, answer);
const refused = async (...asked: Parameters<typeof ask>) => {
  const { error, pointers } = refusalOf(await ask(...asked));
  return [error, pointers];
};

describe("POST /api/v1/simulate", () => {
  test("tells how each persona reacts, in words and in numbers that go with them, and keeps it", async () => {
    const answer = await ask({ persona_ids: own.slice(0, 2), options: ["Stay", "Leave", "Pause for a month"] });
    expect(answer.status).toBe(200);
    const simulation = simulationOf(answer);
    expect(simulation.results.map(({ persona_id, persona_name }) => [persona_id, persona_name])).toEqual([
      [own[0], "Ada"],
      [own[1], "Ben"],
    ]);
    for (const result of simulation.results) {
      expect(result.reaction).toContain(result.quote);
      expect(result.quote).not.toBe("");
      expect(["Stay", "Leave", "Pause for a month"]).toContain(result.choice);
      expect(result.would_change.length).toBeGreaterThan(10);
    }
    expect(simulation).toMatchObject({ status: "complete", scenario, question: null, seed: 5 });
    expect(simulation.flags.map(({ code }) => code)).toContain("simulated");
    expect(simulation.disclaimer).toContain("Not evidence about real people.");
    const { simulations } = await storedRows();
    expect(simulations!.filter((row) => row.includes(simulation.id))).toHaveLength(1);
  });

  test("has the same content with the same seed, and draws one when none is sent", async () => {
    const content = ({ id, created_at, ...said }: ReturnType<typeof simulationOf>) => said;
    const asked = { question: "Would you stay a member?", options: ["Yes", "No"] };
    expect(content(simulationOf(await ask(asked)))).toEqual(content(simulationOf(await ask(asked))));
    const [one, other] = [
      simulationOf(await ask({ seed: undefined })).seed,
      simulationOf(await ask({ seed: undefined })).seed,
    ];
    expect(one).not.toBe(other);
    // Another seed may say one thing in the same words, but not everything.
    expect(simulationOf(await ask({ seed: 9 })).results).not.toEqual(simulationOf(await ask()).results);
  });

  test("the choice follows from the stance, the first option being the most in favour", { tags: "full" }, async () => {
    const options = ["Yes, as before", "I would wait and see", "No, I would leave"];
    const chosen: [number | null, string | null][] = [];
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const { results } = simulationOf(await ask({ scenario, seed, question: "Would you stay a member?", options }));
      for (const { stance, choice } of results) chosen.push([stance, choice]);
    }
    for (const [stance, choice] of chosen) expect(choice).toBe(options[stance! >= 4 ? 0 : stance === 3 ? 1 : 2]);
    expect(new Set(chosen.map(([, choice]) => choice)).size).toBeGreaterThan(1);
  });

  test("says of who is for it what would put them off, and of all others what they would want", async () => {
    const changes = [];
    for (const seed of [1, 2, 3, 4]) {
      const { results } = simulationOf(await ask({ seed, options: ["Yes", "No"] }));
      for (const { stance, would_change } of results) changes.push([stance! >= 4, would_change]);
    }
    for (const [isFor, words] of changes)
      expect(/turned out|bad experience|bad things|Not much/.test(`${words}`)).toBe(isFor);
    expect(new Set(changes.map(([isFor]) => isFor)).size).toBe(2);
  });

  test("counts stances and choices apart, and gives each reason as the sentence that says it", async () => {
    const { summary, results } = (await exampleSimulation()).result;
    expect(summary).toBe("Stance: 1 in favour, 1 against. Choice: 1 “Yes, as before”, 1 “No”.");
    for (const { reaction, reasons_for, reasons_against } of results) {
      const reasons = [...reasons_for, ...reasons_against];
      expect(reasons.length).toBeGreaterThan(0);
      for (const reason of reasons) expect(reaction.toLowerCase()).toContain(reason.toLowerCase());
    }
  });

  test("in another language draws no stance, and says so", async () => {
    const { results, summary, flags } = simulationOf(
      await ask({ scenario: "Ein Softwarehaus bietet seinen Kunden neue Bedingungen an.", options: ["Ja", "Nein"] }),
    );
    expect(results.map(({ stance, likelihood, choice }) => [stance, likelihood, choice])).toEqual(
      Array(4).fill([null, null, null]),
    );
    for (const member of ["for; null where the scenario could not be read.", "of the rating; null where stance is."])
      expect(says(simulateEndpoint)).toContain(member);
    expect(summary).toMatch(/speaks English only/);
    expect(flags.map(({ code }) => code)).toContain("language");
  });

  test("is whole or says how many did not answer, and fails below half", async () => {
    const silent = (names: string[]) =>
      speakAs({
        respond: (task) =>
          names.includes(task.persona.name) ? Promise.reject(new Error("inner")) : simulator().respond(task),
      });
    silent(["Eve", "Dag"]);
    const half = simulationOf(await ask());
    expect(half.results.map(({ persona_name }) => persona_name)).toEqual(["Cleo", "Ben"]);
    expect(half.flags.find(({ code }) => code === "partial")!.message).toContain("2 of 4 personas");
    silent(["Eve", "Dag", "Cleo"]);
    expect(refusalOf(await ask()).error).toBe("research_failed");
  });

  test("asks the newest four when none are named, and a persona alone as among others", async () => {
    const simulation = simulationOf(await ask());
    expect(simulation.results.map(({ persona_name }) => persona_name)).toEqual(["Eve", "Dag", "Cleo", "Ben"]);
    expect(simulation.results[0]!.choice).toBeNull();
    expect(says(simulateEndpoint)).toContain("One of options; null when none were given.");
    expect(simulation.summary).toMatch(/^Stance: \d (?:in favour|against|undecided)/);
    const alone = simulationOf(await ask({ persona_ids: [own[4]] }));
    expect(alone.results).toEqual([simulation.results[0]]);
    expect(alone.agreement).toBe(1);
  });

  test("asks own personas only, and says so when there are none", async () => {
    const other = await aCustomer();
    expect(await refused({}, other.headers)).toEqual(["no_personas", []]);
    const foreign = await save(other, "Kim");
    expect(await refused({ persona_ids: [own[0], foreign] })).toEqual(["invalid_persona_ids", ["/persona_ids/1"]]);
    expect(await refused({ persona_ids: ["p_cmo"] })).toEqual(["invalid_persona_ids", ["/persona_ids/0"]]);
    expect(says(simulateEndpoint)).toContain("Asks only personas that the account has saved.");
  });

  test.each<[string, Record<string, unknown>, string]>([
    ["no scenario", { scenario: undefined }, "invalid_scenario"],
    ["a short scenario", { scenario: "Too short" }, "invalid_scenario"],
    ["a scenario with hidden characters", { scenario: "What if the gym\u202e closes?" }, "invalid_scenario"],
    ["five personas", { persona_ids: ["p_aa", "p_bb", "p_cc", "p_dd", "p_ee"] }, "invalid_persona_ids"],
    ["one option", { options: ["Stay"] }, "invalid_request"],
    ["seven options", { options: [..."abcdefg"] }, "invalid_request"],
    ["an option twice", { options: ["Stay", "Stay"] }, "invalid_request"],
    ["an option with hidden characters", { options: ["Stay", "Le\u200bave"] }, "invalid_request"],
    ["a seed that is no whole number", { seed: 1.5 }, "invalid_request"],
  ])("refuses %s", async (_, members, code) => {
    expect((await refused(members))[0]).toBe(code);
  });

  test.each([
    ["scenario", { scenario: "https://example.org/ad.png" }, "/scenario"],
    [
      "question",
      { question: "What of ![this](https://example.org/ad.png) or data:image/png;base64,iVBO?" },
      "/question",
    ],
    ["options", { options: ["Stay", "https://example.org/ad.png"] }, "/options/1"],
  ])("refuses a picture as its %s", async (name, members, pointer) => {
    const refusal = refusalOf(await ask(members));
    expect(refusal).toMatchObject({ error: "invalid_request", pointers: [pointer] });
    expect(refusal.message).toMatch(new RegExp(`^(The|A text of) ${name} has a picture, and nobody is shown pictures`));
  });

  test("counts as one of the key's studies, and gives its place back when the engine fails", async () => {
    const one = await aCustomer(1);
    await save(one, "Lou");
    const { go, asked } = holdStudies();
    const running = ask({}, one.headers);
    await asked;
    const study = { headers: one.headers, body: aStudy() };
    expect(refusalOf(await callEndpoint(createStudyEndpoint, study)).error).toBe("concurrency_limit");
    expect(says(createStudyEndpoint)).toContain("simulations and what waits included");
    go();
    expect((await running).status).toBe(200);
    speakAs({ respond: () => Promise.reject(new Error("inner")) });
    const failed = await ask({}, one.headers);
    expect([refusalOf(failed).error, failed.status]).toEqual(["research_failed", 500]);
    expect(JSON.stringify(failed.body)).not.toContain("inner");
    letSpeak();
    expect((await callEndpoint(createStudyEndpoint, study)).status).toBe(200);
  });
});
