import { saltSpan } from "../contract.ts";
import { scale } from "../rubric/dimensions.ts";

/** From this length in characters on, the same title and review under another key is a copy. */
export const longText = 200;

/** Why a review does not count. */
export const reasons = {
  superseded: "the same key reviewed this tool again later",
  withdrawn: "the key took it back",
  evidence_reused: `another key showed the same trace hash for this tool before, or the same title and review of ${longText} characters or more for any tool`,
  evidence_empty: "trace_sha256 is the hash of nothing, or all zeros",
};
export type Reason = keyof typeof reasons;
export const reasonNames = Object.keys(reasons) as Reason[];
/** With one reason a review is still its key's word on its tool, with one it still counts for its key's age. */
export const stillIn = { word: "evidence_reused", age: "superseded" } as const satisfies Record<string, Reason>;
/** When a key is a voice by itself. */
export const ownVoice = "An established key is a voice of its own";
/** A key's one word on a tool: `judge` in words. */
export const oneWord = "A key has one word on a tool";
export const keyWord = "its newest live review that has evidence";
/** What the names under one key are. */
export const oneVoter = "several names under one key are one voter";
/** What becomes of a withdrawn reply, of a withdrawn review, for good, and what its withdrawal gives back. */
export const staysMarked = "stays readable, marked";
export const afterWithdrawal = `${staysMarked}, and counts no more`;
export const forGood = "it cannot be undone";
export const restoration = "an earlier live review of the same tool by the same key counts again";
/** A reason as SQL. */
export const reasonAsSql = (reason: Reason) => `'${reason}'`;

/** The version of the rule that turns votes into scores; it changes with the rule. */
export const scoringVersion = "1.1";

/** A dimension's prior: its mean, its weight in votes, and the variance of a uniform choice, as a fraction. */
export const prior = {
  mean: (scale.least + scale.most) / 2,
  votes: 5,
  variance: [(scale.most - scale.least) ** 2, 12],
} as const;

/** Whose voice a review or a confirmation is: its client's on its day, or else its key's. */
export const voiceOf = (row: { voice_id: string | null; public_key: string }) => row.voice_id ?? row.public_key;
/** The same as SQL. */
export const voice = "coalesce(voice_id, public_key)";

/** A key is a separate voice once its first counted review is so many days old … */
export const establishedDays = 7;
/** … and its counted reviews cover so many tools. */
export const establishedTools = 3;
/** The same in words. */
export const established = `${establishedDays} days or more after its first counted review, when its counted reviews are of ${establishedTools} tools or more`;
/** Until then these are one voice together, and so vote. */
export const oneVoice = `new keys of one client on one ${saltSpan.words}`;
export const oneVote = "the mean of their ratings on each dimension";

/** With fewer voices a tool's numbers are too few to rely on. */
export const leastVoices = 3;
const leastHours = 24;

/** What numbers rest on: their voices, and the hours between the tool's first and last counted review. */
type Basis = { voices: number; hours: number };

/** Why a tool's numbers are too little to rely on, the first that holds. */
export const shortfalls = {
  too_few_voices: { words: `fewer than ${leastVoices} voices`, holds: ({ voices }: Basis) => voices < leastVoices },
  too_soon: { words: `all within ${leastHours} hours`, holds: ({ hours }: Basis) => hours < leastHours },
};
export const shortfallNames = Object.keys(shortfalls) as (keyof typeof shortfalls)[];
/** What is said of such numbers, and all of these in a sentence. */
export const unreliable = "too little to rely on";
export const tooLittle = shortfallNames.map((name) => shortfalls[name].words).join(", or ");

/** Why numbers are too little to rely on; null where they are enough. */
export const shortfallOf = (basis: Basis) => shortfallNames.find((name) => shortfalls[name].holds(basis)) ?? null;

/** The same by what is published: a tool's status, and its voices or the votes on one dimension. */
export const shortfallIn = ({ status, voices }: { status: string; voices: number }) =>
  shortfallOf({ voices, hours: status === "ok" ? leastHours : 0 });

/** From how many voices on, over how many days, a tool that a review listed is confirmed. */
export const listedVoices = 3;
export const listedDays = 7;
/** What confirms a tool that a review listed, in words. */
export const confirmation = `${listedVoices} voices or more over ${listedDays} days or more`;
export const untilConfirmed = `until it has ${confirmation}, or an editor confirms it`;
/** Whether the voices of a tool confirm that it is what the review says that listed it. */
export const isBorneOut = ({ voices, hours }: Basis) => voices >= listedVoices && hours >= listedDays * 24;

/** Where in the ranks of a measurement its summary reads, and the same in words. */
export const shares = { median: 0.5, p90: 0.9 };
export const summaries = { both: Object.keys(shares).join(" and "), high: `${100 * shares.p90}th percentile` };

/** Both of a tool with up to so many counted reviews are exact, beyond that of a histogram. */
export const mostExact = 200;
/** That histogram has so many buckets for each doubling of a value: a power of two. */
export const bucketsPerDoubling = 128;

/** What a text says of voices, by the names of its places. */
export const voiceWords = { afterWithdrawal, established, keyWord, oneVoice, oneVote, oneWord, ownVoice, restoration };
