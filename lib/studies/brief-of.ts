import { hash, randomInt } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { and, desc, eq, inArray } from "drizzle-orm";
import audienceWords from "#lib/studies/audience-words.json" with { type: "json" };
import unlawfulDeeds from "#lib/studies/unlawful-deeds.json" with { type: "json" };
import { refusePictures, refuseUnsafeUnicode, textsOf } from "../content/refuse-content.ts";
import type { Endpoint } from "../contract.ts";
import { canonicalJson } from "../crypto/canonical-json.ts";
import { cutText, partOf } from "../cut-text.ts";
import { db } from "../db/client.ts";
import { type Brief, longestText } from "../engines/brief.ts";
import type { Engine } from "../engines/findings.ts";
import { type StudyTypeId, studyForms } from "../engines/study-types.ts";
import { readPart } from "../engines/texts.ts";
import type { RequestFacts } from "../engines/understood.ts";
import { AppError, type ErrorCode } from "../errors.ts";
import { present } from "../own-value.ts";
import { type Audience, defaultIds, type Persona } from "../personas/contract.ts";
import { defaultPersonas } from "../personas/default-personas.ts";
import { savedPersonas } from "../personas/personas.sql.ts";
import { allKnown, findPersonas, toPersona } from "../personas/personas.ts";
import { usualEvents, webhookMembers } from "../webhooks/contract.ts";
import { refuseWebhookUrl } from "../webhooks/deliveries.ts";
import { reactByDefault } from "./study-limits.ts";
import type { StudyInput } from "./study-request.ts";

/** Whom a request asks, and what: everything that a study runs on. What a study is refused for is refused here. */
export async function briefOf(input: StudyInput, account_id: string): Promise<Brief> {
  refuseHidden(input);
  const { topic, subject, category, stimulus, questions = [], audience_description, closed_questions = [] } = input;
  refuseUnlawful([topic, subject, category, stimulus, ...questions, audience_description], "invalid_topic");
  refuseUnlawful(
    textsOf(closed_questions, "").map(({ text }) => text),
    "invalid_closed_questions",
  );
  const chosen = await choosePersonas(input, account_id);
  refuseLoneWebhook(input);
  if (input.webhook_url !== undefined) await refuseWebhookUrl(input.webhook_url);
  const { study_type, n_per_persona, seed = drawSeed() } = input;
  const members = givenIn(input);
  return {
    ...{ topic, ...(members && { given: members }), study_type, ...chosen, n_per_persona },
    ...(closed_questions.length > 0 && { closed_questions }),
    seed,
  };
}

/** Refuses what says how to send a webhook where nothing says whereto; generated clients send {} for no headers. */
function refuseLoneWebhook(input: StudyInput): void {
  if (input.webhook_url !== undefined) return;
  for (const member of ["webhook_events", "webhook_headers"] as const)
    if (Object.keys(input[member] ?? {}).length > 0) {
      const message = "needs a webhook_url to be sent to";
      throw new AppError("invalid_request", `${member} ${message}.`, { details: [{ pointer: `/${member}`, message }] });
    }
}

function givenIn(input: StudyInput): RequestFacts | null {
  const { subject = null, category = null, stimulus = null, rivals = [], price = null, questions = [] } = input;
  const facts = { subject, category, stimulus, rivals, price, questions };
  return Object.keys(present(facts)).length === 0 ? null : facts;
}

/** A seed of no more digits than spreadsheets keep. */
export const drawSeed = (): number => randomInt(2 ** 17) * 2 ** 32 + randomInt(2 ** 32);

/** Hidden characters in a request would be hidden in every prompt and in the report. */
function refuseHidden(input: StudyInput): void {
  const { topic, audience_description, subject, category, stimulus, rivals, price, questions } = input;
  refuseHiddenIn({ topic }, "invalid_topic");
  refuseHiddenIn({ audience_description, subject, category, stimulus, rivals, price, questions }, "invalid_request");
  refuseHiddenIn({ closed_questions: input.closed_questions }, "invalid_closed_questions");
}

/** Refuses members with hidden characters in their texts, by the code that these members are refused with, and with pictures. */
export function refuseHiddenIn(members: Record<string, unknown>, code: ErrorCode): void {
  const texts = textsOf(members, "");
  refuseUnsafeUnicode(texts, code);
  refusePictures(texts, "invalid_request");
}

type PeopleRequest = {
  study_type: StudyTypeId;
  audience?: Audience | undefined;
  persona_ids?: string[] | undefined;
  audience_description?: string | undefined;
  interviewed?: Persona[];
};

/** Who is interviewed; no personas yet when they are to be made from the description. */
type Respondents = { audience: Audience; audience_description: string | null; personas: Persona[] };

/** Chooses whom a study asks: those of the study that is run again, else in the order of `whoIsAsked`. */
async function choosePersonas(request: PeopleRequest, account_id: string): Promise<Respondents> {
  const { persona_ids, interviewed, audience_description: words = null } = request;
  const chosen = interviewed ?? (persona_ids && (await findPersonas(account_id, persona_ids)));
  const audience = request.audience ?? audienceOf(request, chosen);
  const usual = defaultPersonas[audience].filter(({ id }) => defaultIds[audience].includes(id));
  const personas = chosen ?? (words === null ? usual : []);
  const isDescribed = interviewed !== undefined || chosen === undefined;
  return { audience, audience_description: isDescribed ? words : null, personas };
}

/** The audience of most of the named personas, else the one that a description names by roles and workplaces, else the study type's own. */
function audienceOf({ study_type, audience_description = "" }: PeopleRequest, personas: Persona[] = []): Audience {
  const ofPersonas = personas.filter(({ audience }) => audience === "b2b").length - personas.length / 2;
  const lead = ofPersonas || countIn(audience_description, business) - countIn(audience_description, consumer);
  return lead === 0 ? usualAudience(study_type) : lead > 0 ? "b2b" : "b2c";
}

const anyOf = (words: readonly string[]) => new RegExp(`\\b(?:${words.join("|")})\\b`, "gi");
/** Roles and workplaces of people who buy for work, and people as they live. */
const [business, consumer] = [anyOf(audienceWords.business), anyOf(audienceWords.consumer)];

const countIn = (text: string, words: RegExp): number => text.match(words)?.length ?? 0;

/** The audience that a study type is usually for. */
export const usualAudience = (study_type: StudyTypeId): Audience => studyForms[study_type].default_audience;

/** The account's saved personas with these ids, in their order; its newest when none are named. */
export async function ownPersonas(account_id: string, ids: string[] | undefined): Promise<Persona[]> {
  const isOwn = eq(savedPersonas.account_id, account_id);
  const where = ids === undefined ? isOwn : and(isOwn, inArray(savedPersonas.persona_id, ids));
  const most = ids?.length ?? reactByDefault;
  const rows = await db.select().from(savedPersonas).where(where).orderBy(desc(savedPersonas.seq)).limit(most);
  const personas = rows.map(toPersona);
  if (ids === undefined && personas.length === 0)
    throw new AppError(
      "no_personas",
      "Simulations ask your own personas, and this account has saved none. Save one first: POST /api/v1/personas.",
    );
  if (ids === undefined) return personas;
  return allKnown(ids, (id) => personas.find((persona) => persona.id === id), {
    sentence: "Simulations ask your own saved personas. See saved in GET /api/v1/personas.",
    message: "is not a persona that this account has saved",
  });
}

/** Words that make a deed something to prevent, or to help with. */
const guards =
  /\b(?:prevent|stop|avoid|against|protect|spot|detect|report|recover|fight|quit|treat|refus|warn|catch|block|ban|combat|tackl|tell|recogni[sz]e|victims? of|survivors? of)/i;

/** The words between a deed and its object: a few, and none that begins a phrase of its own. */
const between = String.raw`(?:(?!(?:about|at|by|for|from|in|of|on|to|with)\b)[\w'’-]+\s+){0,3}`;

// Deeds and, as their objects, what makes them unlawful with any person.
const patterns = unlawfulDeeds.map(
  ({ deeds, objects }) => new RegExp(`\\b(?:${deeds})\\s+${between}(?:${objects})(?![\\w'’-])`, "i"),
);

const restricted =
  "alcohol|alcopops?|beer|wine|vodka|whisky|cider|cigarettes?|tobacco|snus|vapes?|vaping|e-cigarettes?|nicotine|gambling|betting|casinos?|slot machines?|poker|porn|cannabis|guns?|firearms?|fireworks|tattoos?";
const underAge = String.raw`(?:[1-9]|1[0-7])(?:\s?(?:-|–|to)\s?(?:[1-9]|1[0-7]))?[- ](?:year[- ]olds?|years old)|aged? (?:[1-9]|1[0-7])\b|under[- ](?:1[0-8]s?|age\b)|underage|minors|(?:to|for|at|would|do|will|among) (?:school ?children|school pupils|teens|teenagers|children|kids)`;
const toMinors = [
  new RegExp(`\\b(?:${underAge})\\b[^.?!\\n]{0,60}?\\b(?:${restricted})(?![\\w-])`, "i"),
  new RegExp(`\\b(?:${restricted})(?![\\w-])[^.?!\\n]{0,60}?\\b(?:${underAge})\\b`, "i"),
];

/** The words of a text that ask how to do or sell what is unlawful, or null: a short list, and no word on who is named. */
export function unlawfulIn(text: string): string | null {
  // As long as any text of a request: only what grows in its plain form is not read to its end.
  const plain = readPart(text, longestText).normalize("NFKC");
  for (const pattern of [...patterns, ...toMinors]) {
    const match = pattern.exec(plain);
    if (match === null) continue;
    const [words] = match;
    if (!guards.test(partOf(plain, Math.max(0, match.index - 60), match.index + words.length))) return words;
  }
  return null;
}

/** Refuses texts that ask for what is unlawful, and says by which words. */
export function refuseUnlawful(texts: readonly (string | null | undefined)[], code: ErrorCode): void {
  for (const text of texts) {
    const words = text == null ? null : unlawfulIn(text);
    if (words !== null) throw new AppError(code, unlawful(cutText(words, 80)));
  }
}

const unlawful = (words: string) =>
  `“${words}” reads like something unlawful, which this service does not rehearse. If you mean something else, say it in other words.`;

/** What the key of a request means: one request of one account. */
export type Once = { key: string; request_sha256: string };

/** The key of a request; null without one. Two bodies that mean the same are the same request, with any headers. */
export function onceOf({ name, headers = {} }: Endpoint, input: { idempotency_key?: string | undefined }): Once | null {
  if (input.idempotency_key === undefined) return null;
  const body = Object.entries(input).filter(
    ([member, value]) => !Object.hasOwn(headers, member) && !isUsual(member, value),
  );
  const request_sha256 = hash("sha256", `${name}\n${canonicalJson(Object.fromEntries(body))}`, "hex");
  return { key: input.idempotency_key, request_sha256 };
}

/** Whether a member says what is so without it. */
const isUsual = (member: string, value: unknown) =>
  member === "webhook_events" && isDeepStrictEqual(value, usualEvents);

/** Members that change nothing of what is asked and of whom. */
const besides = ["dry_run", "interviewed", "idempotency_key", "respond_async", ...Object.keys(webhookMembers)];

/** What a request asks and of whom, as a hash: two bodies that mean the same have the same. */
export function draftKey(input: StudyInput): string {
  const members = Object.entries(input).filter(([member]) => !besides.includes(member));
  return hash("sha256", canonicalJson(Object.fromEntries(members)), "hex");
}

/** What a request asks, with its seed and of which engine, as a hash: its studies read each other's replies. */
export function requestHash(input: StudyInput, seed: number, { id, version }: Pick<Engine, "id" | "version">): string {
  const request = { request: draftKey({ ...input, seed }), id, version };
  return hash("sha256", canonicalJson(request), "hex");
}
