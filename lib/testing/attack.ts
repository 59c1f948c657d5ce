import type { Review } from "../reviews/contract.ts";
import type { ReviewDocument } from "../reviews/review-document.ts";
import { getToolEndpoint, searchToolsEndpoint, type Tool } from "../tools/contract.ts";
import { resultOf } from "./call.ts";
import { callEndpoint } from "./call-endpoint.ts";
import { publishOn } from "./publish-on.ts";
import { type Agent, anAgent, aTool } from "./samples/agent.ts";

const hour = 3_600_000;
/** The first of the three days, at noon UTC. */
const noon = Date.UTC(2026, 10, 2, 12);

/** Real tools and their five voices' ratings, best first. */
export const honest: [tool_id: string, ratings: number[]][] = [
  ["postmark-api", [5, 5, 4.5, 5, 4.5]],
  ["resend-api", [5, 4, 4.5, 4, 5]],
  ["sendgrid-api", [4, 4, 3.5, 4, 4]],
  ["mailgun-api", [3, 3.5, 3, 4, 3]],
  ["twilio-api", [2, 2.5, 3, 2, 3]],
];

/** Publishes reviews of five agents at five clients in the two weeks before. */
export async function publishHonest(): Promise<Review[]> {
  const published: Review[] = [];
  for (const [place, [tool_id, ratings]] of honest.entries())
    for (const [index, rating] of ratings.entries()) {
      const at = new Date(noon - (13 - index * 2) * 24 * hour + place * hour);
      published.push(await publishOn(at, anAgent(), rated(tool_id, rating), `192.0.2.${place * 10 + index}`));
    }
  return published;
}

/** A review of an attack: which of its keys, which of its addresses, how many hours after its start. */
export type Move = { key: number; address: string; hours: number; members?: Partial<ReviewDocument> };

/** Publishes these reviews of a tool by fifty fresh keys, in order of time; returns the keys and the records. */
export async function attack(tool_id: string, moves: Move[], rating: number) {
  const agents = Array.from({ length: 50 }, anAgent);
  const published: { agent: Agent; review: Review }[] = [];
  const isReal = honest.some(([id]) => id === tool_id);
  for (const { key, address, hours, members } of moves.toSorted((one, other) => one.hours - other.hours)) {
    const tool = isReal ? {} : { tool: aTool({ name: `Invented ${tool_id}` }) };
    const at = new Date(noon + hours * hour + published.length);
    const agent = agents[key % 50]!;
    published.push({
      agent,
      review: await publishOn(at, agent, { ...rated(tool_id, rating), ...tool, ...members }, address),
    });
  }
  return published;
}

const rated = (tool_id: string, rating: number) => ({
  tool_id,
  ratings: { speed: rating, cost: rating, reliability: rating, quality: rating, ease: rating, documentation: rating },
});

/** Fifty moves: key by key, dealt out over these addresses and these hours. */
export function dealt(
  addresses: string[],
  hours: number[],
  members?: (key: number) => Partial<ReviewDocument>,
): Move[] {
  return Array.from({ length: 50 }, (_, key) => ({
    key,
    address: addresses[key % addresses.length]!,
    hours: hours[Math.floor(key / addresses.length) % hours.length]!,
    ...(members && { members: members(key) }),
  }));
}

export const oneAddress = ["203.0.113.1"];
export const fiveAddresses = [1, 2, 3, 4, 5].map((last) => `203.0.113.${last}`);

/** A tool's rank among the honest ones in the order by use, from 1, and its record. */
export async function placeOf(tool_id: string): Promise<{ place: number; tool: Tool }> {
  const { tools } = resultOf(
    searchToolsEndpoint,
    await callEndpoint(searchToolsEndpoint, { query: "sort=usage&limit=100" }),
  );
  const ids = tools.map((tool) => tool.tool_id).filter((id) => id === tool_id || honest.some(([real]) => real === id));
  const { tool } = resultOf(getToolEndpoint, await callEndpoint(getToolEndpoint, { path: { tool_id } }));
  return { place: ids.includes(tool_id) ? ids.indexOf(tool_id) + 1 : honest.length + 1, tool };
}
