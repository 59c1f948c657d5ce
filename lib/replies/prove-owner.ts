import { Client } from "undici";
import { env } from "../env.ts";
import { AppError } from "../errors.ts";
import { publicConnector } from "../net/public-connector.ts";
import { faultOfTarget } from "../net/public-target.ts";
import type { Tool } from "../tools/contract.ts";
import { isSharedHost } from "../tools/tool-address.ts";
import { ownerFile } from "./contract.ts";

const connectMs = 5_000;
/** From the first look-up to the last byte. */
const answerMs = 10_000;
/** The most bytes of the owner's file. */
const mostBytes = 8_192;

/** Checks that the tool's website holds this key now, and returns the website's host. */
export async function proveOwner({ website, listing }: Pick<Tool, "website" | "listing">, public_key: string) {
  const { hostname, host, origin, pathname, search } = new URL(website);
  if (listing === "unverified" || pathname !== "/" || search !== "" || isSharedHost(hostname))
    throw new AppError(
      "invalid_document",
      "The owner of this tool cannot reply yet: replies are open to listed tools of the catalogue or the registry whose website is the root of a host of their own. Ask the operator to correct the website.",
    );
  const held = await readKey(origin);
  if (held === public_key) return host;
  throw new AppError(
    "invalid_document",
    held === null
      ? `${host}${ownerFile} could not be read as {"public_key": "…"}. Serve it with status 200, without a redirect, in at most ${mostBytes} bytes, and send the reply again.`
      : `${host}${ownerFile} holds another key. Put the key that signed the reply there, and send the reply again.`,
  );
}

/** Reads the key of the owner's file, from public addresses only and without following a redirect; null without one. */
async function readKey(origin: string): Promise<string | null> {
  const { WEBHOOK_ALLOW_PRIVATE: allowPrivate } = env();
  if (faultOfTarget(`${origin}${ownerFile}`, allowPrivate) !== null) return null;
  const client = new Client(origin, {
    connect: publicConnector({ connectMs, allowPrivate }),
    maxResponseSize: mostBytes,
  });
  try {
    const signal = AbortSignal.timeout(answerMs);
    const { statusCode, body } = await client.request({ method: "GET", path: ownerFile, signal });
    if (statusCode !== 200) return null;
    const { public_key } = Object((await body.json()) as unknown);
    return typeof public_key === "string" ? public_key : null;
  } catch {
    return null;
  } finally {
    await client.destroy();
  }
}
