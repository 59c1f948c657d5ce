import fc from "fast-check";
import type { Endpoint } from "../../contract.ts";
import { type ClosedKind, type ClosedMember, closedForms, closedMembers } from "../../engines/closed-kinds.ts";
import { type JsonSchema, jsonSchemaOf, withoutReferences } from "../../json/json-schema.ts";
import { callEndpoint } from "../call-endpoint.ts";
import { aCustomer, aStudy, type Customer } from "../research.ts";
import type { FuzzInput } from "./fuzz-inputs.ts";
import { type KnownValues, nearly, nearlyOf, validOf } from "./fuzz-shape.ts";
import { junk } from "./fuzz-texts.ts";

/** An account's records before the fuzzing begins, so requests reach deep. */
export type Account = {
  customer: Customer;
  persona_ids: string[];
  study_ids: string[];
  key_ids: string[];
  delivery_ids: string[];
};

/** Makes personas, studies, a key and a delivery for a new account. */
export async function accountForFuzzing(endpointOf: (name: string) => Endpoint): Promise<Account> {
  const customer = await aCustomer(50);
  const make = async (name: string, body: object) =>
    (await callEndpoint(endpointOf(name), { headers: customer.headers, body })).body as Record<string, string>;
  const personas = [];
  for (const name of ["Nia", "Ida", "Tom"]) personas.push(await make("save_persona", { name, age: 40, role: "Baker" }));
  const webhook_url = "https://hooks.example/touchstone";
  const studies = [await make("create_study", aStudy()), await make("create_study", aStudy({ webhook_url }))];
  const key = await make("create_key", { name: "another" });
  const { body } = await callEndpoint(endpointOf("list_deliveries"), { headers: customer.headers });
  return {
    customer,
    persona_ids: personas.map(({ id }) => id!),
    study_ids: studies.map(({ id }) => id!),
    key_ids: [key.key_id!],
    delivery_ids: body.deliveries.map(({ delivery_id }: { delivery_id: string }) => delivery_id),
  };
}

/**
 * A third of the inputs valid by the operation's own schema, most others wrong in one part; a valid study is mostly a
 * dry run.
 */
export function researchInputsOf(endpoint: Endpoint, account: Account): fc.Arbitrary<FuzzInput> {
  const schema = withoutReferences(jsonSchemaOf(endpoint.input, "input"));
  const valid = validInputs(endpoint, schema, account);
  const strange = nearlyOf(schema, { ...knownOf(endpoint, account), ...otherIds });
  const as = (kind: FuzzInput["kind"]) => (input: unknown) => ({ kind, input });
  const wrong = fc.oneof(nearly(valid, schema), strange).map((input) => tried(endpoint, input));
  return fc.oneof(
    { weight: 6, arbitrary: valid.map(as("valid")) },
    { weight: 9, arbitrary: wrong.map(as("nearly")) },
    { weight: 1, arbitrary: junk.map(as("junk")) },
  );
}

type Members = Record<string, unknown>;

const ama = { name: "Ama", age: 30, role: "Nurse", traits: ["calm"] };

function validInputs(endpoint: Endpoint, schema: JsonSchema, account: Account): fc.Arbitrary<Members> {
  const members = validOf(schema, knownOf(endpoint, account)) as fc.Arbitrary<Members>;
  if (endpoint.name === "import_personas")
    return fc
      .tuple(members, fc.boolean())
      .map(([{ personas, csv }, asJson]) =>
        asJson ? { personas: personas ?? [ama] } : { csv: csv ?? "name,age,role\nMia,30,Nurse" },
      );
  if (!("audience_description" in (schema.properties as object))) return members;
  return members.map(
    ({ audience = "b2c", ...rest }) => tried(endpoint, withAddress(withKinds({ ...rest, audience }))) as Members,
  );
}

/** Events need an address to be sent to, which no schema says. */
const withAddress = (members: Members): Members =>
  members.webhook_events === undefined ? members : { webhook_url: "https://hooks.example/touchstone", ...members };

const closedValues = { options: ["Never", "Seldom", "Often", "Always"], items: ["Rent", "Heating"], min: -1, max: 9.5 };

/** Closed questions each with what its kind needs and takes, which no schema says. */
function withKinds({ closed_questions: questions, ...rest }: Members): Members {
  if (questions === undefined) return rest;
  const closed_questions = (questions as Members[]).map(({ id, ...question }, at) => {
    const { needs, takes = [] } = closedForms[question.kind as ClosedKind];
    const isOther = (name: string) =>
      closedMembers.includes(name as ClosedMember) && !takes.includes(name as ClosedMember);
    const given = Object.entries(question).filter(([name]) => !isOther(name));
    const needed = needs.map((name) => [name, closedValues[name as keyof typeof closedValues]]);
    const { at_most, ...one } = Object.fromEntries([...given, ...needed]);
    return { ...one, ...(at_most !== undefined && { at_most: 1 }), ...(id !== undefined && { id: `own_${at}` }) };
  });
  return { ...rest, closed_questions };
}

/** A study is requested with one interview, and it and a follow-up where possible as a dry run. */
function tried({ name }: Endpoint, input: unknown): unknown {
  if (typeof input !== "object" || input === null || Array.isArray(input)) return input;
  return name === "create_study" || name === "ask_follow_up"
    ? { ...input, dry_run: (input as Members).dry_run ?? true }
    : input;
}

/** Values that are right wherever a member of that name occurs, which no schema can know. */
function knownOf({ name }: Endpoint, account: Account): KnownValues {
  const own = fc.uniqueArray(fc.constantFrom(...account.persona_ids), { minLength: 1, maxLength: 2 });
  const any = fc.uniqueArray(fc.constantFrom("p_cfo", "p_cto", ...account.persona_ids), { minLength: 1, maxLength: 2 });
  return {
    study_id: fc.constantFrom(...account.study_ids),
    with: fc.constantFrom(...account.study_ids),
    persona_id: fc.constantFrom(...(name === "get_persona" ? ["p_cfo"] : []), ...account.persona_ids),
    key_id: fc.constantFrom(...account.key_ids),
    account: fc.constantFrom(account.customer.account.account_id, ...account.key_ids),
    delivery_id: fc.constantFrom(...account.delivery_ids),
    persona_ids: name === "simulate" ? own : name === "ask_follow_up" ? fc.constant(["p_cfo"]) : any,
    n_per_persona: fc.constant(1),
    dry_run: fc.oneof({ weight: 12, arbitrary: fc.constant(true) }, fc.constant(false)),
    seconds: fc.constant(1),
    // Only the operator can give more.
    concurrency: fc.integer({ min: 1, max: 10 }),
    webhook_url: fc.constantFrom("https://hooks.example/touchstone", "https://hooks.example:8443/a?b=c"),
    personas: fc.array(fc.constant(ama), { minLength: 1, maxLength: 1 }),
    amount: fc.constantFrom(0.01, 9, 49.5, 1e12),
    csv: fc.constantFrom(
      "name,age,role\nMia,30,Nurse",
      'Role,Name,Age,Traits\r\n"Baker, ""retired""",Tom,71,calm;kind\r\n',
    ),
    options: fc.constantFrom(["Yes", "No"], ["Wait", "Buy", "Leave"]),
  };
}

/** Ids that are right in form, and of nothing or of something else. */
const otherIds: KnownValues = Object.fromEntries(
  ["study_id", "persona_id", "key_id", "delivery_id"].map((name) => [
    name,
    fc.constantFrom(
      "00000000-0000-4000-8000-000000000000",
      "p_nobody",
      "key_00000000000000000000",
      "evt_00000000000040008000000000000000",
      "constructor",
      "x\0y",
      "-",
      "é",
      "z".repeat(400),
    ),
  ]),
);
