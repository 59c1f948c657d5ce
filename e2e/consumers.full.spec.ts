import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { allowingAs } from "./consent.ts";
import { consumers } from "./consumers/consumers.ts";
import { installMs } from "./consumers/install.ts";
import { type Consumer, callRatings, runStudy } from "./consumers/model.ts";
import { orLeaveOut } from "./consumers/or-leave-out.ts";
import { expect, test } from "./fixtures.ts";
import { type AppServer, noLimits, serve } from "./serve.ts";

let server: AppServer;
test.beforeAll(async () => {
  server = await serve({ ...noLimits, ACCOUNT_STUDIES_PER_DAY: "100" });
});
test.afterAll(() => server.stop());

/** Packages are installed once for all: beside the data of all servers, which is removed at the end. */
const folder = process.env.TEST_CONSUMERS ?? join(dirname(process.env.E2E_FILLED_FOLDER ?? tmpdir()), "consumers");

async function using(connecting: Promise<Consumer>, use: (consumer: Consumer) => Promise<void>): Promise<void> {
  const consumer = await orLeaveOut(connecting);
  try {
    await use(consumer);
  } finally {
    await consumer.close();
  }
}

for (const [name, connect] of consumers)
  test(`${name}: its person signs in once, it runs a study from text alone, and calls five ratings tools`, async ({
    page,
  }) => {
    test.setTimeout(installMs + 180_000);
    const seen: string[] = [];
    const allow = allowingAs("anna@acme.test", page, server);
    const browse = (address: string) => {
      seen.push(address);
      return allow(address);
    };
    await using(connect({ url: `${server.url}/research/mcp`, folder, browse }), runStudy);
    expect(seen).toHaveLength(1);
    await using(connect({ url: `${server.url}/mcp`, folder, browse }), callRatings);
    expect(seen, "the ratings ask nobody to sign in").toHaveLength(1);
  });
