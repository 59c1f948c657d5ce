import { forgetEnvironment } from "../env.ts";
import { setEnvironment } from "./database.ts";
import { leakedKey, type ModelServer, modelServer } from "./model-server.ts";

const open: ModelServer[] = [];

/** Starts a server of models and lets it speak in studies, under one name and at a price. */
export async function speakByModel(options: Parameters<typeof modelServer>[0] = {}): Promise<ModelServer> {
  const server = await modelServer(options);
  open.push(server);
  const variables = {
    AI_MODEL: "compatible:test",
    AI_BASE_URL: server.url,
    AI_API_KEY: leakedKey,
    AI_PRICE: "1,10,0.1",
  };
  setEnvironment(variables);
  return server;
}

/** Ends the servers, and lets the built-in engine speak again: after each test. */
export async function endModels(): Promise<void> {
  for (const name of ["AI_MODEL", "AI_BASE_URL", "AI_API_KEY", "AI_PRICE"]) delete process.env[name];
  forgetEnvironment();
  for (const server of open.splice(0)) await server.close();
}
