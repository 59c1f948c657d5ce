import { ne } from "drizzle-orm";
import { database } from "../../db/client.ts";
import { savePersonaEndpoint } from "../../personas/contract.ts";
import { savedPersonas } from "../../personas/personas.sql.ts";
import { createStudyEndpoint } from "../../studies/contract.ts";
import { callEndpoint } from "../call-endpoint.ts";
import { connected } from "../connector.ts";
import { signedIn } from "../person.ts";
import type { MeasuredService } from "../processes/start-measured-service.ts";
import { aCustomer, aStudy } from "../research.ts";
import { answer, ask } from "../samples/question.ts";
import { type Callers, type Door, type Fill, post } from "./door.ts";
import { ratingDoors } from "./rating-doors.ts";
import { filledPersona, researchDoors } from "./research-doors.ts";

/** Makes a key, a connection, and the records that requests name. */
export async function makeCallers(): Promise<Callers> {
  const { headers: key } = await aCustomer(1_000);
  const { access_token } = await connected(await signedIn("nia@acme.test"), "research:read research:run");
  const { question_id } = await ask();
  const { answer_id } = await answer(question_id);
  const sent = { headers: key };
  const persona = await callEndpoint(savePersonaEndpoint, { ...sent, body: { name: "Nia", age: 40, role: "Baker" } });
  const study = await callEndpoint(createStudyEndpoint, { ...sent, body: aStudy() });
  const connection = { authorization: `Bearer ${access_token}` };
  return { key, connection, question_id, answer_id, persona_id: persona.body.id, study_id: study.body.id };
}

/** The API's doors for a text, beside a persona and a study of that text, where the service takes it. */
export async function apiDoors(fill: Fill, callers: Callers, service: MeasuredService): Promise<Door[]> {
  // An account that is full of earlier texts' personas saves no more.
  await (await database()).delete(savedPersonas).where(ne(savedPersonas.persona_id, callers.persona_id));
  const idOf = async (path: string, body: unknown) => {
    const { status, text } = await service.ask(post("record", path, body, callers.key));
    return status < 300 ? (JSON.parse(text) as { id: string }).id : null;
  };
  const [persona_id, study_id] = await Promise.all([
    idOf("/api/v1/personas", filledPersona(fill)),
    idOf("/api/v1/studies", aStudy({ topic: fill(20_000) })),
  ]);
  const own = { ...callers, persona_id: persona_id ?? callers.persona_id, study_id: study_id ?? callers.study_id };
  return [...ratingDoors(fill, own), ...researchDoors(fill, own)];
}
