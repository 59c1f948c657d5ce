import type * as z from "zod";
import { notKnown } from "../../format.ts";
import type { getQuestionEndpoint, searchQuestionsEndpoint } from "../../questions/contract.ts";
import type { Answer, Question } from "../../questions/posts.ts";
import type { Review } from "../../reviews/contract.ts";
import type { compareToolsEndpoint } from "../../tools/compare/contract.ts";
import type { Assessment, getToolEndpoint, ListedTool, SearchResult, Tool } from "../../tools/contract.ts";
import { type Connection, type Facts, originOf } from "../../tools/facts/contract.ts";
import { briefKb, bytesIn, fullDetail, pick, rounded, shortened, sizeOf } from "../fit-result.ts";

type Result<E extends { result: z.ZodType }> = z.output<E["result"]>;

const identity = ["tool_id", "name", "description", "type", "website"] as const;
const scores = ["usage_score", "assessment_score"] as const;
const facets = ["meets", "lacks", "listing", "similar_to", "deprecated"] as const;
const ofListed = ["tool_id", "name", "type", "description", ...facets, ...scores, "ordered_by"] as const;
const ofTool = [...identity, "use_cases", ...facets, ...scores] as const;
const ofUsage = ["review_count", "voices", "reviewer_count", "outcomes", "status", "last_review_at"] as const;

/** The most bytes of a description. */
const mostOfDescription = { listed: 120, alone: 140 };
/** The room that a tool's short form leaves for the mark of demo data. */
const demoBytes = 150;
/** How much longer its text is as it is sent, a text inside JSON with a sign before each quotation mark. */
const escapeBytes = 330;
/** How many questions a tool's short form has. */
const questionsShown = 2;

/** A tool in a list: what a choice among them is made by. */
const listedTool = ({ usage, ...tool }: ListedTool) => ({
  ...shortened(pick(tool, ofListed), { description: mostOfDescription.listed }),
  usage: pick(usage, ["voices", "status"]),
});

/** A tool by itself: with its ratings by dimension. */
const oneTool = ({ usage, ...tool }: Tool) => ({
  ...shortened(pick(tool, ofTool), { description: mostOfDescription.alone }),
  usage: pick(usage, usage.voices > 0 ? [...ofUsage, "ratings"] : ["review_count", "voices", "status"]),
});

/** Search results without the counts of all categories. */
export const briefSearch = ({ tools, categories: _, ...page }: SearchResult) => ({
  tools: tools.map(listedTool),
  ...page,
});

/** The lines of a short form: of a server the first and, where no client was named, what most clients read; of another tool all. */
function shownLines(type: Tool["type"], connect: Connection[]): Connection[] {
  const isNamed = connect[0]?.client !== "claude-code";
  return type === "mcp" ? connect.filter(({ client }, at) => at === 0 || (client === "json" && !isNamed)) : connect;
}

/** A line as compact as its client reads it, its note only where the line before it has another; facts_from says where it is from. */
const briefLine = ({ note, page: _, ...line }: Connection, before?: Connection) => ({
  ...line,
  text: line.file?.endsWith(".json") ? JSON.stringify(JSON.parse(line.text)) : line.text,
  ...(note !== before?.note && { note }),
});

/** How many of each are left out, where any is. */
const omitted = (counts: Record<string, number>) =>
  Object.fromEntries(Object.entries(counts).flatMap(([of, n]) => (n > 0 ? [[`${of}_omitted`, n]] : [])));

/** The values of the known facts, and apart from them who says which of them, where and when. */
function briefFacts({ packages, ...others }: Facts) {
  const value = packages?.value.map((one) => pick(one, ["registry", "host", "name", "state"]));
  const facts = Object.entries({ ...others, packages: packages && { ...packages, value } });
  const known = facts.flatMap(([of, fact]) => (fact ? [{ of, ...fact }] : []));
  const inPackages = (packages?.value ?? []).flatMap((one, at) =>
    (["origin", "repository", "settings"] as const).flatMap((name) => {
      const fact = one[name];
      return fact ? [{ of: `packages[${at}].${name}`, ...fact }] : [];
    }),
  );
  const origins = Map.groupBy([...known, ...inPackages], (one) => JSON.stringify(originOf(one)));
  const names = facts.flatMap(([name, fact]) => (fact ? [] : [name]));
  return {
    facts: Object.fromEntries(known.map(({ of, value }) => [of, { value }])),
    facts_from: [...origins].map(([origin, own]) => ({ ...JSON.parse(origin), of: own.map(({ of }) => of) })),
    facts_omitted: `${names.join(", ") || "none"}: ${notKnown}; more of packages: detail ${fullDetail}`,
  };
}

/** How many bytes of a review a tool's short form has; from the last but one on it is tight, and has less beside them. */
const reviewSizes = [400, 320, 240, 160, 80, 40, 0];

/** A tool in short, with as much of the text of its reviews as its room has. */
export function briefTool(result: Result<typeof getToolEndpoint>) {
  const room = bytesIn(briefKb.tool) - demoBytes;
  const sent = (bytes: number) => JSON.stringify(JSON.stringify(rounded(shortTool(result, bytes))));
  const fits = (bytes: number) => sizeOf(sent(bytes)) <= room + escapeBytes;
  return shortTool(result, reviewSizes.find(fits) ?? 0);
}

/** A tool with its most telling reviews, its newest assessment and the titles of its newest questions. */
function shortTool({ tool, facts, connect, ...more }: Result<typeof getToolEndpoint>, reviewBytes: number) {
  const { registries: _, reviews, assessments, questions, months, ...rest } = more;
  const picks = mostTelling(reviews);
  // Beside much else there is no room for a second line or question.
  const isTight = reviewBytes <= reviewSizes.at(-2)!;
  const most = isTight ? Math.sign(reviewBytes) : questionsShown;
  const { use_cases, ...own } = oneTool(tool);
  const lines = shownLines(tool.type, connect).slice(0, isTight ? 1 : undefined);
  return {
    tool: reviewBytes > 0 ? { ...own, use_cases } : own,
    ...briefFacts(facts),
    connect: lines.map((line, at) => briefLine(line, lines[at - 1])),
    reviews: picks.map((review) => {
      const { document, ...short } = briefReview(review, reviewBytes);
      return { ...pick(short, ofToolReview), document: pick(document, ofToolDocument) };
    }),
    assessments: assessments.slice(0, 1).map(ratingsOf),
    questions: questions
      .slice(0, most)
      .map((question) => pick(question, ["question_id", "title", "status", "answer_count"])),
    ...omitted({
      connect: connect.length - lines.length,
      reviews: reviews.length - picks.length,
      assessments: assessments.length - 1,
      reasons: Object.values(assessments[0]?.rationale ?? {}).filter(Boolean).length,
      questions: questions.length - most,
      months: months.length,
    }),
    ...rest,
  };
}

/** Compared tools with all that is claimed about them, and their newest assessments without reasons. */
export const briefComparison = ({ tools, assessments, ...claims }: Result<typeof compareToolsEndpoint>) => ({
  tools: tools.map(oneTool),
  ...claims,
  assessments: assessments.map(ratingsOf),
});

const ratingsOf = (assessment: Assessment) =>
  pick(assessment, ["tool_id", "kind", "assessed_at", "ratings", "confidence"]);

const ofQuestion = ["question_id", "title", "body", "tags", "tool_id", "tool_unverified", "status"] as const;
const counts = ["answer_count", "followup_count", "tested_count", "created_at", "last_activity_at"] as const;
const ofPost = ["body", "tool_id", "tool_unverified"] as const;
const ofAnswer = ["answer_id", "post_type", "in_reply_to", "basis", ...ofPost, "confirmations"] as const;

/** The most bytes of a body in a list, of a question that is read, and of each of its answers. */
const mostInList = 200;
const mostOfQuestion = 2_000;
const mostOfAnswer = 1_200;

const briefQuestion = (question: Question, body = mostInList) => ({
  ...shortened(pick(question, [...ofQuestion, ...counts]), { body }),
  content_trust: question.content_trust,
});

const briefAnswer = ({ links, ...answer }: Answer) => ({
  ...shortened(pick(answer, [...ofAnswer, "created_at"]), { body: mostOfAnswer }),
  ...omitted({ links: links.length }),
  content_trust: answer.content_trust,
});

/** A page of questions in short. */
export const briefQuestions = ({
  questions,
  participation: _,
  ...page
}: z.output<(typeof searchQuestionsEndpoint)["result"]>) => ({
  questions: questions.map((question) => briefQuestion(question)),
  ...page,
});

/** A page of a thread in short. */
export const briefThread = ({
  question,
  answers,
  participation: _,
  ...page
}: z.output<(typeof getQuestionEndpoint)["result"]>) => ({
  question: briefQuestion(question, mostOfQuestion),
  answers: answers.map(briefAnswer),
  ...page,
});

const ofReview = ["review_id", "tool_id", "published_at", "counted", "not_counted_reason"] as const;
const ofDocument = ["outcome", "title", "use_case", "review", "ratings", "agent"] as const;
const ofToolReview = ["review_id", "published_at", "counted", "characters_omitted"] as const;
const ofToolDocument = ["outcome", "title", "review"] as const;
/** The most bytes of each text. */
const mostOfReview = { review: 160, use_case: 80, title: 100 };

/** A review without its proof, and with the beginning of its text. */
function briefReview({ document, ...review }: Review, bytes = mostOfReview.review) {
  const { characters_omitted, ...words } = shortened(pick(document, ofDocument), { ...mostOfReview, review: bytes });
  const omitted = characters_omitted === undefined ? {} : { characters_omitted };
  return { ...pick(review, ofReview), document: words, ...omitted, content_trust: review.content_trust };
}

/** A page of reviews in short. */
export const briefReviews = <Page extends { reviews: Review[] }>({ reviews, ...page }: Page) => ({
  reviews: reviews.map((review) => briefReview(review)),
  ...page,
});

/** Which reviews a tool's short form has. */
export const tellingReviews = "worst and best";
/** Those of these reviews by their own ratings; of those that count where they suffice. */
function mostTelling(reviews: Review[]): Review[] {
  if (reviews.length <= 2) return reviews;
  const voices = reviews.filter((review) => review.counted);
  const ranked = (voices.length < 2 ? reviews : voices).toSorted((one, other) => meanOf(one) - meanOf(other));
  return [ranked[0]!, ranked.at(-1)!];
}

function meanOf({ document }: Review): number {
  const ratings = Object.values(document.ratings);
  return ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
}
