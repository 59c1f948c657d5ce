import { createKey, createStudy, getStudy, listCalls, listKeys, listStudyTypes } from "./client";

const by = (key: string) => ({ headers: { authorization: `Bearer ${key}` } });

async function roundTrip() {
  const made = await createKey({ name: "orval" }, by(process.env.ADMIN!));
  if (made.status !== 201) throw new Error(made.data.message);
  const key = by(made.data.key);
  const types = await listStudyTypes(key);
  const study = await createStudy(JSON.parse(process.env.STUDY!), key);
  if (study.status !== 200) throw new Error(String(study.status));
  if (typeof study.data === "string" || study.data.status !== "complete") throw new Error("There is no study.");
  const read = await getStudy(study.data.id, key);
  if (read.status !== 200 || read.data.status !== "complete") throw new Error(String(read.status));
  const calls = await listCalls(study.data.id, undefined, key);
  const refused = await listKeys(undefined, by("sr_live_none"));
  return {
    create_key: made.data,
    list_study_types: types.data,
    create_study: study.data,
    get_study: read.data,
    list_calls: calls.data,
    refused: refused.status === 403 ? refused.data.error : undefined,
  };
}

void roundTrip().then((answers) => console.log(JSON.stringify(answers)));
