import { beforeAll, expect } from "vitest";
import { memberOf } from "#lib/sign-in/sessions.ts";
import { type Attack, testAttacks } from "#lib/testing/attack-table.ts";
import { aClient, aCode, aRequest, authorization, connected, type Members } from "#lib/testing/connector.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { signedIn } from "#lib/testing/person.ts";
import { endConnections } from "./connections.ts";

useDatabase();

let anna: string;
let client_id: string;
beforeAll(async () => {
  anna = await signedIn("anna@acme.test");
  client_id = await aClient();
});

/** Requests that are not right, each in its own way. */
const wrongRequests: Members[] = [
  { response_type: "bogus" },
  { prompt: "none" },
  { code_challenge_method: "plain" },
  { state: "s".repeat(3_000) },
  { scope: "admin" },
  { resource: "https://evil.test/mcp" },
  { request: "x" },
];

const leadingAway: Attack[] = [
  [
    "a client registered to lead people to its address by a request that is not right (open redirect)",
    async () => {
      const phishing = "https://login.evil.test/touchstone?step=2";
      const evil = await aClient({ client_name: "Touchstone", redirect_uris: [phishing] });
      await connected(await signedIn("ben@acme.test"), "research:read", await aClient());
      await connected(anna, "research:read", client_id);
      for (const wrong of wrongRequests)
        for (const cookie of ["", anna, await signedIn("ben@acme.test"), "__Host-account=x.y"]) {
          const members = { ...aRequest(evil), redirect_uri: phishing, ...wrong };
          const { status, to, text } = await authorization(members, undefined, cookie);
          expect([wrong, status, to]).toEqual([wrong, 400, null]);
          expect(text).toContain("<strong>login.evil.test</strong>. Nothing was sent there.");
          expect(text).toContain(`<a href="${phishing}&amp;error=`);
          expect(text).not.toMatch(/http-equiv|<script|<form/);
        }
    },
  ],
  [
    "the same by a client that only another person has connected, or whose code was never exchanged",
    async () => {
      await connected(anna, "research:read", client_id);
      const other = await signedIn("cara@acme.test");
      await aCode(client_id, other);
      const wrong = { ...aRequest(client_id), prompt: "none" };
      expect(await authorization(wrong, undefined, other)).toMatchObject({ status: 400, to: null });
    },
  ],
  [
    "the same by a client whose person has revoked it",
    async () => {
      const { client_id: known } = await connected(anna);
      const wrong = { ...aRequest(known), prompt: "none" };
      const before = await authorization(wrong, undefined, anna);
      expect([before.status, before.params!.get("error")]).toEqual([302, "interaction_required"]);
      await endConnections((await memberOf(new Headers({ cookie: anna })))!.account.account_id, known);
      expect(await authorization(wrong, undefined, anna)).toMatchObject({ status: 400, to: null });
    },
  ],
];

testAttacks("at the authorization endpoint", leadingAway);
