import ipaddr from "ipaddr.js";
import { guideText } from "../about/agent-guides.ts";
import { openSearchType } from "../about/contract.ts";
import { hasSecurityTxt } from "../about/operator.ts";
import { sitemap, sitemapIndex } from "../about/sitemap.ts";
import { bearerIn, isSecret, needsBearer } from "../accounts/authenticate.ts";
import { readMetrics } from "../console/read-metrics.ts";
import { type Caller, keptFor, noCopy, publicCopy, readCosts, serviceName } from "../contract.ts";
import { isDemoData } from "../db/client.ts";
import { env } from "../env.ts";
import { AppError } from "../errors.ts";
import { atomOf, jsonFeedOf, readFeed } from "../feeds/feed.ts";
import { badgeAddress, demoName, feedEndings, feedFormats, firsthandScore } from "../format.ts";
import { inert, markdownType, refundUnchanged, respondError, respondText } from "../http/respond.ts";
import { type Route, route } from "../http/route.ts";
import { inChoice } from "../in-words.ts";
import { spendRead } from "../limits/spend-read.ts";
import { aiCatalog, documentTypes, registryEntry, serverCard, skillIndex } from "../mcp/server-card.ts";
import { parseArguments } from "../net/parse-arguments.ts";
import { callerFrom } from "../net/request-head.ts";
import { ownValue } from "../own-value.ts";
import { textFile } from "../text-file.ts";
import type { Tool } from "../tools/contract.ts";
import { getToolWithoutMonths, toolWithoutMonths } from "../tools/get-tool.ts";

const openMetrics = "application/openmetrics-text; version=1.0.0; charset=utf-8";
const xmlType = "application/xml; charset=utf-8";

/** Every file that the service makes for readers and programs of elsewhere, by its address. */
export const files: Record<string, Route> = {
  "/feeds/[kind]": fileRoute(feedFile),
  "/feeds/[kind]/[file]": fileRoute(feedFile),
  "/badge/[file]": fileRoute(async ({ file = "" }, caller) => {
    const tool_id = new RegExp(`^${badgeAddress("(.+)")}$`).exec(`/badge/${file}`)?.[1];
    if (tool_id === undefined) throw new AppError("not_found", `A badge's address is ${badgeAddress("{tool_id}")}.`);
    const { tool } = await getToolWithoutMonths(parseArguments(toolWithoutMonths, { tool_id }), caller);
    return { type: "image/svg+xml", text: badgeOf(tool), cache: keptFor("usual") };
  }),
  "/llms.txt": fileRoute(() => ({ type: markdownType, text: guideText("llms") })),
  "/skill.md": fileRoute(() => ({ type: markdownType, text: guideText("skill") })),
  "/.well-known/agent-skills/index.json": json(skillIndex),
  "/.well-known/ai-catalog.json": json(aiCatalog, documentTypes.catalog),
  "/mcp/server-card": json(() => serverCard("ratings"), documentTypes.card),
  "/research/mcp/server-card": json(() => serverCard("research"), documentTypes.card),
  "/server.json": json(() => registryEntry("ratings")),
  "/research/server.json": json(() => registryEntry("research")),
  "/sitemap.xml": fileRoute(async () => ({ type: xmlType, text: await sitemapIndex() }), readCosts.docs),
  "/sitemaps/[file]": fileRoute(async ({ file }) => ({ type: xmlType, text: await sitemap(file!) }), readCosts.docs),
  "/opensearch.xml": fileRoute(() => ({ type: openSearchType, text: guideText("opensearch") })),
  "/metrics": fileRoute(async (_, caller, headers) => {
    refuseStranger(headers, caller.address);
    return { type: openMetrics, text: await readMetrics(), cache: noCopy };
  }),
  "/.well-known/security.txt": fileRoute(() => {
    if (hasSecurityTxt()) return { type: "text/plain; charset=utf-8", text: guideText("security") };
    throw new AppError("not_found", "No address to write to is known: the operator has set none.");
  }),
};

/** What a badge has before its words, and how it is drawn: characters of Verdana are about so wide. */
const form = { label: serviceName, pad: 8, font_px: 11 };
const widthOf = (text: string) => Math.ceil(text.length * 0.6 * form.font_px) + 2 * form.pad;

/** What a badge says of a tool: its firsthand score with its interval and voices, or that there is none. */
export function badgeWords(tool: Tool): string {
  if (isDemoData()) return demoName.toLowerCase();
  const score = firsthandScore(tool);
  const count = `n = ${tool.usage.voices}`;
  if (score.kind === "none") return "no use reported";
  return score.kind === "few" ? `too little use: ${count}` : `${score.value} (${score.interval}), ${count}`;
}

const badge = textFile("api/badge.svg");

/** Draws a tool's badge for a README as a small SVG, in the reader's own theme. */
function badgeOf(tool: Tool): string {
  const words = badgeWords(tool);
  const [left, right] = [widthOf(form.label), widthOf(words)];
  const lengths = { label_length: left - 2 * form.pad, words_length: right - 2 * form.pad };
  return badge({ ...form, words, left, right, width: left + right, words_at: left + form.pad, ...lengths });
}

/** A document that only a release or the operator changes. */
function json(make: () => object, type = "application/json"): Route {
  return fileRoute(() => ({ type: `${type}; charset=utf-8`, text: JSON.stringify(make()), cache: keptFor("long") }));
}

/** A feed by its address: what it is of, and the ending that says its format. */
async function feedFile({ kind = "", file }: Record<string, string>, caller: Caller): Promise<ServedFile> {
  const [, name, format] = /^(.*)\.(\w+)$/.exec(file ?? kind) ?? [];
  const type = ownValue<{ type: string }>(feedFormats, format ?? "")?.type;
  if (type === undefined) throw new AppError("not_found", `A feed's address ends in ${inChoice(feedEndings)}.`);
  const feed = file === undefined ? await readFeed(name!, "", caller) : await readFeed(kind, name!, caller);
  const self = `${env().PUBLIC_URL}/feeds/${file === undefined ? kind : `${kind}/${file}`}`;
  return {
    type: `${type}; charset=utf-8`,
    text: { atom: atomOf, json: jsonFeedOf }[format as keyof typeof feedFormats](feed, self),
  };
}

/** The metrics are for who has `METRICS_TOKEN`; without that variable for programs on this machine alone. */
function refuseStranger(headers: Headers, address: string | null): void {
  const { METRICS_TOKEN } = env();
  if (METRICS_TOKEN === undefined && !isLocal(headers, address))
    throw new AppError("forbidden", "Set METRICS_TOKEN to read the metrics from another machine or through a proxy.");
  if (METRICS_TOKEN === undefined || isSecret(bearerIn(headers), METRICS_TOKEN)) return;
  throw needsBearer("Send METRICS_TOKEN as Authorization: Bearer <token>.");
}

/** Whether a program of this machine calls: through no proxy, and not from a browser's page, which may be another site's. */
function isLocal(headers: Headers, address: string | null): boolean {
  if (address === null || ipaddr.process(address).range() !== "loopback") return false;
  const added = ["x-forwarded-for", "forwarded", "x-real-ip", "via", "origin", "sec-fetch-site"];
  return !added.some((name) => headers.has(name));
}

/** A file as it is sent: its media type, its text, and for how long a copy may be kept. */
type ServedFile = { type: string; text: string; cache?: string };

const styled = inert["Content-Security-Policy"].replace(";", "; style-src 'unsafe-inline';");

type Make = (params: Record<string, string>, caller: Caller, headers: Headers) => ServedFile | Promise<ServedFile>;

/** The exports of a route file that answers with a file, made at each request, with an ETag. */
function fileRoute(make: Make, cost = readCosts.list): Route {
  return route({
    endpoint: { method: "GET" },
    answer: async (request, context) => {
      try {
        const caller = context.caller ?? callerFrom(request.headers);
        if (context.caller === undefined) await spendRead(caller, cost);
        const { cache = publicCopy, ...file } = await make((await context.params) ?? {}, caller, request.headers);
        const answer = respondText(request, file, { status: 200, cache, spent: caller.spent, link: null });
        // At its own address a drawing needs its style.
        if (file.type === "image/svg+xml") answer.headers.set("Content-Security-Policy", styled);
        return await refundUnchanged(answer, caller, cost);
      } catch (error) {
        return respondError(error);
      }
    },
  });
}
