import { beforeAll, expect, test } from "vitest";
import { type Attack, testAttacks } from "#lib/testing/attack-table.ts";
import { aClient, aCode, anExchange, aRefresh, connected, exchanged } from "#lib/testing/connector.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { signedIn } from "#lib/testing/person.ts";
import { connectionOf } from "./connections.ts";
import { mostAtOnce } from "./contract.ts";
import { noteStep } from "./flows.ts";

useDatabase();

let anna: string;
let client_id: string;
beforeAll(async () => {
  anna = await signedIn("anna@acme.test");
  client_id = await aClient();
});

type Answers = Awaited<ReturnType<typeof exchanged>>[];
const times = 20;
const atOnce = (send: () => ReturnType<typeof exchanged>): Promise<Answers> =>
  Promise.all(Array.from({ length: times }, send));

/** One of them had tokens, which ended with the second use; every other one was refused. */
async function expectOneAndItsEnd(answers: Answers): Promise<void> {
  const [winner, ...others] = answers.filter(({ status }) => status === 200);
  expect([winner?.status, others]).toEqual([200, []]);
  const refused = answers.filter((answer) => answer !== winner);
  expect(refused.map(({ status, body }) => `${status} ${body.error}`)).toEqual(
    Array(times - 1).fill("400 invalid_grant"),
  );
  expect(await connectionOf(winner!.body.access_token, null)).toBeNull();
  const next = await exchanged(aRefresh(client_id, winner!.body.refresh_token));
  expect(next.body.error).toBe("invalid_grant");
}

const racing: Attack[] = [
  [
    "one code 20 times at once: one exchange at most, and its tokens end",
    async () => {
      const code = await aCode(client_id, anna);
      await expectOneAndItsEnd(await atOnce(() => exchanged(anExchange(client_id, code))));
    },
  ],
  [
    "one refresh token 20 times at once: a few pairs of tokens at most, of the same connection",
    async () => {
      const { refresh_token } = await connected(anna, "research:read", client_id);
      const answers = await atOnce(() => exchanged(aRefresh(client_id, refresh_token)));
      const pairs = answers.filter(({ status }) => status === 200).map(({ body }) => body);
      expect(pairs).toHaveLength(1 + mostAtOnce);
      const grants = await Promise.all(pairs.map(({ access_token }) => connectionOf(access_token, null)));
      expect(new Set(grants.map((grant) => grant?.account.account_id)).size).toBe(1);
      expect(pairs.map(({ scope }) => scope)).toEqual(pairs.map(() => "research:read"));
    },
  ],
  [
    "a stolen token used while its owner refreshes: the connection ends, and neither waits for the other",
    async () => {
      for (let round = 0; round < 10; round += 1) {
        const first = await connected(anna, "research:read", client_id);
        const { body: second } = await exchanged(aRefresh(client_id, first.refresh_token));
        const answers = await Promise.all(
          [first, second, first, second].map(({ refresh_token }) => exchanged(aRefresh(client_id, refresh_token))),
        );
        for (const { status, body } of answers) expect([200, 400], JSON.stringify(body)).toContain(status);
        // Where both uses of the stolen one came first, it was spared; the owner has used the new one since.
        await exchanged(aRefresh(client_id, first.refresh_token));
        expect(await connectionOf(second.access_token, null)).toBeNull();
      }
    },
  ],
];

testAttacks("at the token endpoint", racing);

test("people of one client who come from several networks at once do not wait for each other's steps", async () => {
  const networks = Array.from({ length: 8 }, (_, at) => `198.51.${at}.1`);
  for (let round = 0; round < 5; round += 1) {
    const own = await aClient();
    for (const [at, network] of networks.entries())
      for (const step of at % 2 === 0 ? (["challenge", "metadata"] as const) : (["metadata", "challenge"] as const))
        await noteStep(network, { step });
    await Promise.all(networks.map((network) => noteStep(network, { step: "registration", client_id: own })));
  }
});
