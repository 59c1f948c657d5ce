import { createKey, createStudy, getStudy, listCalls, listKeys, listStudyTypes } from "./client";
import { client } from "./client/client.gen";
import { written } from "./written";

const use = (key: string) => client.setConfig({ baseUrl: process.env.URL!, auth: key });

async function roundTrip() {
  use(process.env.ADMIN!);
  const made = await createKey({ body: { name: "hey-api" }, throwOnError: true });
  use(made.data.key);
  const types = await listStudyTypes({ throwOnError: true });
  const study = await createStudy({ body: JSON.parse(process.env.STUDY!), throwOnError: true });
  if (study.data.status !== "complete") throw new Error(study.data.status);
  const path = { study_id: study.data.id };
  const read = await getStudy({ path, throwOnError: true });
  if (read.data.status !== "complete") throw new Error(read.data.status);
  const calls = await listCalls({ path, throwOnError: true });
  use("sr_live_none");
  const refused = await listKeys();
  return {
    create_key: made.data,
    list_study_types: types.data,
    create_study: study.data,
    get_study: read.data,
    list_calls: calls.data,
    refused: refused.error?.error,
  };
}

void roundTrip().then((answers) => console.log(written(answers)));
