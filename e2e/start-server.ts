import { noLimits, serve } from "./serve.ts";

/** Serves the app as long as the browser tests run; they find it by E2E_BASE_URL. */
export default async function startServer(): Promise<() => Promise<void>> {
  const { url, stop } = await serve(noLimits);
  process.env.E2E_BASE_URL = url;
  return stop;
}
