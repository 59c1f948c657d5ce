import createClient from "openapi-fetch";
import type { paths } from "./schema";

const clientOf = (key: string) =>
  createClient<paths>({ baseUrl: process.env.URL!, headers: { authorization: `Bearer ${key}` } });

async function roundTrip() {
  const made = await clientOf(process.env.ADMIN!).POST("/api/v1/keys", { body: { name: "openapi-fetch" } });
  if (made.error) throw new Error(made.error.message);
  const client = clientOf(made.data.key);
  const types = await client.GET("/api/v1/study-types");
  const study = await client.POST("/api/v1/studies", { body: JSON.parse(process.env.STUDY!) });
  if (study.error) throw new Error(study.error.message);
  if (typeof study.data === "string" || study.data.status !== "complete") throw new Error("There is no study.");
  const path = { study_id: study.data.id };
  const read = await client.GET("/api/v1/studies/{study_id}", { params: { path } });
  if (read.data?.status !== "complete") throw new Error(read.data?.status);
  const calls = await client.GET("/api/v1/studies/{study_id}/calls", { params: { path } });
  const refused = await clientOf("sr_live_none").GET("/api/v1/keys");
  return {
    create_key: made.data,
    list_study_types: types.data,
    create_study: study.data,
    get_study: read.data,
    list_calls: calls.data,
    refused: refused.error?.error,
  };
}

void roundTrip().then((answers) => console.log(JSON.stringify(answers)));
