import axios, { type AxiosError } from "axios";
import { createKey, createStudy, getStudy, listCalls, listKeys, listStudyTypes, type Error as Refusal } from "./client";

axios.defaults.baseURL = process.env.URL;

const by = (key: string) => ({ headers: { authorization: `Bearer ${key}` } });

async function roundTrip() {
  const made = await createKey({ name: "orval" }, by(process.env.ADMIN!));
  const key = by(made.data.key);
  const types = await listStudyTypes(key);
  const study = await createStudy(JSON.parse(process.env.STUDY!), key);
  if (typeof study.data === "string" || study.data.status !== "complete") throw new Error("There is no study.");
  const read = await getStudy(study.data.id, key);
  if (read.data.status !== "complete") throw new Error(read.data.status);
  const calls = await listCalls(study.data.id, undefined, key);
  const refused = await listKeys(undefined, by("sr_live_none")).catch(
    ({ response }: AxiosError<Refusal>) => response?.data.error,
  );
  return {
    create_key: made.data,
    list_study_types: types.data,
    create_study: study.data,
    get_study: read.data,
    list_calls: calls.data,
    refused,
  };
}

void roundTrip().then((answers) => console.log(JSON.stringify(answers)));
