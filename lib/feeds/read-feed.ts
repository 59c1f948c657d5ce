import type { ActivityItem } from "../activity/contract.ts";
import { getActivityEndpoint } from "../activity/contract.ts";
import { getActivity } from "../activity/get-activity.ts";
import { excerptOf } from "../content/excerpt-of.ts";
import type { Caller, Operation, Verb } from "../contract.ts";
import { isDemoData } from "../db/demo-data.ts";
import { env } from "../env.ts";
import { AppError } from "../errors.ts";
import { excerpt, toolLabel } from "../format.ts";
import { parseArguments } from "../net/parse-arguments.ts";
import { ownValue } from "../own-value.ts";
import { searchQuestionsEndpoint } from "../questions/contract.ts";
import type { Question } from "../questions/posts.ts";
import { searchQuestions } from "../questions/search-questions.ts";
import { getKeyEndpoint, type Review } from "../reviews/contract.ts";
import { getKey } from "../reviews/get-key.ts";
import { listPublicStudiesOperation, type PublicStudy } from "../studies/contract.ts";
import { listPublicStudies } from "../studies/list-studies.ts";
import { studyTitle } from "../studies/report/label.ts";
import { getToolWithoutMonths, toolWithoutMonths } from "../tools/get-tool.ts";
import type { Entry, Feed } from "./feed.ts";

/** The most entries of a feed that is not of one tool or key. */
const mostEntries = "50";
const summaryLength = 300;

type Reader = (id: string, caller: Caller) => Promise<Feed>;

/** The feeds by the first part of their address; the last three are of one tool, tag or key. */
const feeds: Record<string, Reader> = {
  activity: async (_, caller) => {
    const { items } = await call(getActivityEndpoint, getActivity, { limit: mostEntries }, caller);
    const entries = items.toReversed().flatMap((item) => (item.title === null ? [] : [ofItem(item, item.title)]));
    return { title: "Activity at Touchstone", page: pageOf("/activity"), entries };
  },
  studies: async (_, caller) => {
    const members = { limit: mostEntries };
    const { studies } = await call(listPublicStudiesOperation, listPublicStudies, members, caller);
    return { title: "Public synthetic studies at Touchstone", page: pageOf("/studies"), entries: studies.map(ofStudy) };
  },
  tools: async (tool_id, caller) => {
    const { tool, reviews, questions } = await call(toolWithoutMonths, getToolWithoutMonths, { tool_id }, caller);
    const entries = [...reviews.map(ofReview), ...questions.map(ofQuestion)];
    return {
      title: `Reviews and questions of ${tool.name}`,
      page: pageOf(`/tools/${tool_id}`),
      entries: entries.sort((one, other) => (one.published < other.published ? 1 : -1)),
    };
  },
  tags: async (tag, caller) => {
    const members = { tag, limit: mostEntries };
    const { questions } = await call(searchQuestionsEndpoint, searchQuestions, members, caller);
    return {
      title: `Questions tagged ${tag}`,
      page: pageOf(`/questions?tag=${tag}`),
      entries: questions.map(ofQuestion),
    };
  },
  keys: async (key_id, caller) => {
    const { reviews } = await call(getKeyEndpoint, getKey, { key_id }, caller);
    return {
      title: `Reviews signed by the key ${key_id}`,
      page: pageOf(`/keys/${key_id}`),
      entries: reviews.map(ofReview),
    };
  },
};

/** Reads the feed of an address below /feeds, such as "tools" and "nodejs". */
export async function readFeed(kind: string, id: string, caller: Caller): Promise<Feed> {
  const read = ownValue<Reader>(feeds, kind);
  if (read === undefined || (id === "") !== ["activity", "studies"].includes(kind))
    throw new AppError(
      "not_found",
      "No feed has this address. There are /feeds/activity, /feeds/studies, /feeds/tools/{tool_id}, /feeds/tags/{tag} and /feeds/keys/{key_id}, each with .atom or .json after it.",
    );
  const feed = await read(id, caller);
  return isDemoData() ? { ...feed, title: `DEMO DATA · ${feed.title}` } : feed;
}

const pageOf = (path: string) => `${env().PUBLIC_URL}${path}`;

const call = async <O extends Operation>(
  operation: O,
  verb: Verb<O>,
  members: Record<string, string>,
  caller: Caller,
) => verb(parseArguments(operation, members), caller);

const kinds = { question: "Question", answer: "Answer", followup: "Follow-up", rating: "Review" } as const;

const ofItem = (item: ActivityItem, title: string): Entry => {
  const { kind, id, url, excerpt, at } = item;
  const about = kind === "rating" ? ` of ${toolLabel(item)}` : "";
  return { id, url, title: `${kinds[kind]}${about}: ${title}`, summary: excerpt ?? "", published: at, updated: at };
};

const ofReview = (review: Review): Entry => ({
  id: review.review_id,
  url: review.url,
  title: `${review.withdrawn_at === null ? "Review" : "Withdrawn review"} of ${toolLabel(review)}: ${review.document.title}`,
  summary: excerptOf(review.document.review, summaryLength),
  published: review.published_at,
  updated: review.withdrawn_at ?? review.published_at,
});

const ofQuestion = ({ question_id: id, url, title, body, created_at, last_activity_at }: Question): Entry => ({
  id,
  url,
  title: `Question: ${title}`,
  summary: excerptOf(body, summaryLength),
  published: created_at,
  updated: last_activity_at,
});

const ofStudy = ({ id, report_url: url, topic, headline_finding, created_at }: PublicStudy): Entry => ({
  id,
  url,
  title: studyTitle({ headline_finding, topic }),
  summary: `${excerpt(topic, summaryLength)} · Invented personas. Not evidence about real people.`,
  published: created_at,
  updated: created_at,
});
