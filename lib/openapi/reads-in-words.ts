import { bytesPerUnit, readCosts } from "../contract.ts";

const { record, list } = readCosts;

/** The cost of requests, for both services' descriptions. */
export const readsInWords = `Requests are limited by what they cost: a record, a write or a 304 ${record} unit, a list or search ${list}, this description nothing, and every full ${bytesPerUnit / 1024} KiB of an answer, as it is sent, 1 more; compressed answers cost less.`;
