import { createHash, timingSafeEqual } from "node:crypto";
import ipaddr from "ipaddr.js";
import { readMetrics } from "../console/read-metrics.ts";
import { env } from "../env.ts";
import { AppError } from "../errors.ts";
import { spendRead } from "../limits/spend-read.ts";
import { callerFrom } from "../net/client-address.ts";
import { respondError } from "./respond.ts";
import { route } from "./route.ts";

/** The media type of OpenMetrics 1.0. */
const type = "application/openmetrics-text; version=1.0.0; charset=utf-8";
/** What a proxy adds: such a request comes from elsewhere, also where its connection is this machine's. */
const ofProxies = ["x-forwarded-for", "forwarded", "x-real-ip", "via"];

/** The figures of the service for who has METRICS_TOKEN; without that variable for programs on this machine alone. */
export const metricsRoute = route({
  endpoint: { method: "GET" },
  answer: async ({ headers }) => {
    try {
      const caller = callerFrom(headers);
      await spendRead(caller);
      const { METRICS_TOKEN } = env();
      const isAllowed =
        METRICS_TOKEN === undefined ? isLocal(headers, caller.address) : hasToken(headers, METRICS_TOKEN);
      if (!isAllowed) throw refusal(METRICS_TOKEN !== undefined);
      return new Response(await readMetrics(), { headers: { "Content-Type": type, "Cache-Control": "no-store" } });
    } catch (error) {
      return respondError(error);
    }
  },
});

/** Whether a program of this machine calls; a browser's page, which may be another site's, is none. */
function isLocal(headers: Headers, address: string | null): boolean {
  if (address === null || ipaddr.process(address).range() !== "loopback") return false;
  return ![...ofProxies, "origin", "sec-fetch-site"].some((name) => headers.has(name));
}

function hasToken(headers: Headers, token: string): boolean {
  const bearer = /^Bearer +(\S+)$/i.exec(headers.get("authorization") ?? "")?.[1] ?? "";
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(bearer), digest(token));
}

const refusal = (isSet: boolean) =>
  isSet
    ? new AppError(
        "unauthorized",
        "Send METRICS_TOKEN as Authorization: Bearer <token>.",
        {},
        { "WWW-Authenticate": "Bearer" },
      )
    : new AppError("forbidden", "Set METRICS_TOKEN to read the metrics from another machine or through a proxy.");
