import { canonicalJson } from "../lib/crypto/canonical-json.ts";
import { verifySignature } from "../lib/crypto/public-key.ts";
import { aDocument, anAgent, signed } from "../lib/testing/samples/agent.ts";
import {
  clientsFolder,
  compileWithOgen,
  lint,
  type Make,
  otherClients,
  type Service,
  usualClients,
  type Way,
} from "./clients/clients.ts";
import { installMs, run } from "./consumers/install.ts";
import { orLeaveOut } from "./consumers/or-leave-out.ts";
import { expect, test } from "./fixtures.ts";
import { adminSecret } from "./serve.ts";

let servers: Record<Service, string>;
test.beforeAll(({ own }) => {
  // Studies belong to the trip's own key; lists of reviews are compared, so nobody else may write any.
  servers = { ratings: own.url, research: process.env.E2E_BASE_URL! };
});

const study = {
  topic: "Would parents of toddlers pay $9 a month for a box of meals?",
  study_type: "pricing",
  audience: "b2c",
  n_per_persona: 1,
};

function wayTo(service: Service): Way {
  const URL = servers[service];
  const document = URL + (service === "ratings" ? "/openapi.json" : "/api/v1/openapi.json");
  const metrics = { latency_ms: 123456789.125, cost_usd: 0.1, calls: 12 };
  const review = signed(anAgent(), aDocument({ metrics, created_at: `${new Date().toISOString().slice(0, 19)}.120Z` }));
  const given = { REVIEW: JSON.stringify(review), STUDY: JSON.stringify(study) };
  const env = { ...process.env, URL, DOCUMENT: document, ADMIN: adminSecret, ...given };
  return { service, document, folder: clientsFolder, env };
}

type Answers = Record<string, Record<string, unknown>>;

const trips: Record<Service, (answers: Answers) => Promise<void>> = {
  async ratings({ submit_review, search_tools, list_reviews, get_review }) {
    const { review_id } = submit_review!.review as { review_id: string };
    expectEqual(search_tools, await read("/api/tools?q=send%20email&limit=3"));
    expectEqual(list_reviews, await read("/api/reviews?limit=5"));
    expectEqual(get_review, await read(`/api/reviews/${review_id}`));
    const { document, public_key, signature } = get_review!.review as Record<string, string>;
    const [signatureBytes, key] = [signature!, public_key!].map((text) => Buffer.from(text, "base64url"));
    const text = canonicalJson(withoutNull(document));
    expect(verifySignature(Buffer.from(text), signatureBytes!, key!), `${text} is what was signed`).toBe(true);
  },
  async research({ create_key, list_study_types, create_study, get_study, list_calls }) {
    const key = String(create_key!.key);
    expectEqual(list_study_types, await read("/api/v1/study-types", key));
    const address = `/api/v1/studies/${create_study!.id}`;
    const full = (await read(address, key)) as Record<string, unknown>;
    expectEqual(get_study, full);
    expectEqual(create_study, Object.fromEntries(Object.entries(full).filter(([name]) => name in create_study!)));
    expectEqual(list_calls, await read(`${address}/calls`, key));
  },
};

const services = ["ratings", "research"] as const;

test("Redocly and Spectral find no error and no warning in either document", { tag: "@full" }, async () => {
  test.setTimeout(2 * installMs);
  const documents = services.map((service) => wayTo(service).document);
  expect(await lint(documents, clientsFolder)).toEqual([]);
});

const title = (name: string, service: Service) =>
  `${name}: generated from the ${service} document, it compiles and loses nothing of what it reads`;

for (const [at, [name, make]] of usualClients.entries())
  test(`${name}: generated from both documents, they compile and lose nothing of what they read`, {
    tag: at === 0 ? [] : "@full",
  }, async () => {
    test.setTimeout(2 * installMs);
    await Promise.all(services.map(async (service) => roundTrip(service, await make(wayTo(service)))));
  });

for (const [name, make] of otherClients)
  for (const service of services)
    test(title(name, service), { tag: "@full" }, async () => {
      test.setTimeout(2 * installMs);
      await roundTrip(service, await orLeaveOut(make(wayTo(service))));
    });

for (const service of services)
  test(`ogen: generated from the ${service} document, it compiles`, { tag: "@full" }, async () => {
    test.setTimeout(2 * installMs);
    await orLeaveOut(compileWithOgen(wayTo(service)));
  });

async function roundTrip(service: Service, { command, words, ...started }: Awaited<ReturnType<Make>>): Promise<void> {
  const answers = JSON.parse(await run(command, words, started)) as Answers;
  expect(answers.refused, "an error has its code").toBe(service === "ratings" ? "not_found" : "invalid_key");
  await trips[service](answers);
}

async function read(path: string, key?: string): Promise<unknown> {
  const answer = await fetch(servers[key === undefined ? "ratings" : "research"] + path, {
    headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
  });
  expect(answer.status).toBe(200);
  return answer.json();
}

/** A client may leave out null, make an absent list empty and write a moment in another form; all else is as sent. */
const expectEqual = (answer: unknown, sent: unknown) => expect(plain(answer)).toEqual(plain(sent));

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value === "string" && /^\d{4}-\d\d-\d\d[T ]\d\d:/.test(value)) return new Date(value).toISOString();
  if (typeof value !== "object" || value === null) return value;
  const isNothing = (member: unknown) => member === null || (Array.isArray(member) && member.length === 0);
  const members = Object.entries(value).filter(([, member]) => !isNothing(member));
  return Object.fromEntries(members.map(([name, member]) => [name, plain(member)]));
}

/** A signed document has no null; a client may write some into it. */
function withoutNull(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).filter(([, member]) => member !== null);
  return Object.fromEntries(members.map(([name, member]) => [name, withoutNull(member)]));
}
