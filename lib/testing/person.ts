import { POST as makeKey } from "#app/account/keys/route.ts";
import { GET as readState } from "#app/account/state/route.ts";
import { POST as operatorSession } from "#app/operator/session/route.ts";
import { POST as signIn } from "#app/sign-in/session/route.ts";
import { makeOperatorLink } from "../accounts/operator-session.ts";
import { savePersonaEndpoint } from "../personas/contract.ts";
import { makeCode } from "../sign-in/request-code.ts";
import { changeStudyEndpoint, createStudyEndpoint, simulateEndpoint } from "../studies/contract.ts";
import { callEndpoint } from "./call-endpoint.ts";
import { aStudy } from "./research.ts";

export const here = "https://touchstone.test";
export const fromHere = { "sec-fetch-site": "same-origin" };
export type Form = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;
type Submission = { form?: Record<string, string>; params?: Record<string, string>; cookie?: string };

/** Sends a form as a page of this service does, or with other headers. */
export function send(
  route: Form,
  { form = {}, params = {}, cookie = "" }: Submission = {},
  headers: Record<string, string> = fromHere,
) {
  const init = {
    method: "POST",
    body: new URLSearchParams(form),
    headers: { host: "touchstone.test", cookie, ...headers },
  };
  return route(new Request(`${here}/account`, init), { params: Promise.resolve(params) });
}
/** Where an answer leads. */
export const to = (answer: Response) => answer.headers.get("location");
/** The first cookie of an answer, as a browser sends it back. */
export const firstCookie = (answer: Response) => answer.headers.getSetCookie()[0]!.split(";")[0]!;

export type Person = {
  cookie: string;
  key: string;
  bearer: Record<string, string>;
  study_id: string;
  persona_id: string;
  account: string;
};
/** What a person's page would show. */
export const stateOf = async ({ cookie }: Pick<Person, "cookie">) => {
  const answer = await readState(new Request(`${here}/account/state`, { headers: { cookie } }));
  return { status: answer.status, body: await answer.json() };
};

/** A person who is signed in, with a key, a public study, a persona and a simulation. */
export async function aPerson(email: string): Promise<Person> {
  const cookie = await signedIn(email);
  const made = await send(makeKey, { form: { name: `Key of ${email}` }, cookie });
  const key = firstCookie(made).split("=")[1]!;
  const bearer = { authorization: `Bearer ${key}` };
  const post = async (
    endpoint: typeof createStudyEndpoint | typeof savePersonaEndpoint | typeof simulateEndpoint,
    body: object,
  ) => (await callEndpoint(endpoint, { headers: bearer, body })).body;
  const { id: study_id } = await post(
    createStudyEndpoint,
    aStudy({ topic: `What do people think of ${email.split("@")[0]} tea?` }),
  );
  await callEndpoint(changeStudyEndpoint, { headers: bearer, path: { study_id }, body: { visibility: "public" } });
  const { id: persona_id } = await post(savePersonaEndpoint, { name: "Nia", age: 40, role: "Baker" });
  await post(simulateEndpoint, { scenario: "The bakery next door closes in May.", persona_ids: [persona_id] });
  const { body } = await stateOf({ cookie });
  return { cookie, key, bearer, study_id, persona_id, account: body.keys[0].account };
}

/** Signs a person in; returns the cookie. */
export const signedIn = async (email: string): Promise<string> =>
  firstCookie(await send(signIn, { form: { email, code: await makeCode(email) } }));

/** Signs the operator in; returns the cookie. */
export async function signedInOperator(): Promise<string> {
  const token = new URL(await makeOperatorLink(here)).searchParams.get("token")!;
  return firstCookie(await send(operatorSession, { form: { token } }));
}
