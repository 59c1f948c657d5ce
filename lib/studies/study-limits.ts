import { whole } from "../contract.ts";
import { inList, money } from "../in-words.ts";
import { Audience, audiences } from "../personas/contract.ts";

/** How many personas a study asks at most. */
export const mostPersonas = 4;
/** How many saved personas react to a scenario that names none: the newest. */
export const reactByDefault = Math.min(4, mostPersonas);
/** How long what a dry run read is kept for the study of the same request, in days. */
export const draftDays = 7;
/** How long the replies of a study's calls are read by the same request, in days. */
export const replyDays = 7;
/** How many interviews each persona gives: at most, in a study, and in a light one. */
export const interviewsEach = { most: 3, study: 2, light: 1 };
export const eachCount = Array.from({ length: interviewsEach.most }, (_, place) => place + 1);
/** The least share of a study's interviews that must be held, of those asked who must answer, and of an interview's questions whose answers are charged. */
export const leastShare = { held: 1 / 2, answered: 1 / 2, charged: 1 / 2 };
/** How many questions of its own a study takes. */
export const mostQuestions = 12;
/** How many studies a visitor without an account may run at once, and how long they are kept, in days. */
export const visitorStudies = { atOnce: 2, days: 30 };
/** How many answers a simulated person chooses among. */
export const simulateOptions = { least: 2, most: 6 };
/** How many follow-ups a study takes. */
export const mostFollowUps = 20;
/** How long a request is recognised by its `Idempotency-Key`, in hours. */
export const idempotencyHours = 24;

/** How many interviews each persona gives; `usual` where the request does not say. */
export const timesEach = (usual: number) =>
  whole(1, interviewsEach.most).default(usual).describe(`Interviews with each persona, 1 to ${interviewsEach.most}.`);

/** What a study costs on a page. */
export const freeHere = "free here";
/** What an interview costs, in US dollars. */
export const interviewPrice: Record<Audience, number> = { b2c: 0.5, b2b: 5 };
/** The same in a sentence. */
export const interviewCosts = `An interview costs ${inList(
  Audience.options.map((audience) => `${money(interviewPrice[audience])} with ${audiences[audience].many}`),
)}`;
