import { bytesPerUnit, pageSizes, readCosts } from "../contract.ts";

const { record, list } = readCosts;

/** The cost of requests, for both services' descriptions. */
export const readsInWords = `Requests are limited by what they cost: a record, a write or a 304 ${record} unit, a list or search ${list}, this description nothing, and every full ${bytesPerUnit / 1024} KiB of an answer, as it is sent, 1 more; compressed answers cost less. What is left of each limit is in the header RateLimit; one that is used up is answered 429 rate_limited, with Retry-After.`;

/** The pages of lists, for both services' descriptions. */
export const pagesInWords = `A list has pages: limit (${pageSizes.usual} when absent, at most ${pageSizes.most}) and offset choose one, total says how many items there are on all of them, and the header Link has the next page while there is one. A page beyond the last is empty.`;
