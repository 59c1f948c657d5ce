import type * as z from "zod";
import type { getQuestionEndpoint, searchQuestionsEndpoint } from "../../questions/contract.ts";
import type { Answer, Question } from "../../questions/posts.ts";
import type { Review } from "../../reviews/contract.ts";
import { pick, shortened } from "./shorten.ts";

const ofQuestion = ["question_id", "title", "body", "tags", "tool_id", "tool_unverified", "status"] as const;
const counts = ["answer_count", "followup_count", "tested_count", "created_at", "last_activity_at"] as const;
const ofAnswer = [
  "answer_id",
  "post_type",
  "in_reply_to",
  "basis",
  "body",
  "tool_id",
  "tool_unverified",
  "confirmations",
] as const;

/** The most bytes of a body in a list, of a question that is read, and of each of its answers. */
const mostInList = 200;
const mostOfQuestion = 2_000;
const mostOfAnswer = 1_200;

/** A question with the beginning of its body. */
export const briefQuestion = (question: Question, body = mostInList) => ({
  ...shortened(pick(question, [...ofQuestion, ...counts]), { body }),
  content_trust: question.content_trust,
});

const briefAnswer = ({ links, ...answer }: Answer) => ({
  ...shortened(pick(answer, [...ofAnswer, "created_at"]), { body: mostOfAnswer }),
  ...(links.length > 0 && { links_omitted: links.length }),
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

/** How many of the worst and of the best reviews a tool's short form has. */
const telling = 2;

const ofReview = ["review_id", "tool_id", "key_id", "published_at", "counted", "not_counted_reason"] as const;
const ofDocument = ["outcome", "title", "use_case", "review", "ratings", "agent", "created_at"] as const;
/** The most bytes of each text. */
const mostOfReview = { review: 400, use_case: 120, title: 200 };

/** A review without its proof, which get_review has, and with the beginning of its text. */
export function briefReview({ document, ...review }: Review) {
  const { characters_omitted, ...words } = shortened(pick(document, ofDocument), mostOfReview);
  const omitted = characters_omitted === undefined ? {} : { characters_omitted };
  return { ...pick(review, ofReview), document: words, ...omitted, content_trust: review.content_trust };
}

/** A page of reviews in short. */
export const briefReviews = <Page extends { reviews: Review[] }>({ reviews, ...page }: Page) => ({
  reviews: reviews.map(briefReview),
  ...page,
});

/** The worst and the best of these reviews by their own ratings, worst first; of those that count where they suffice. */
export function mostTelling(reviews: Review[]): Review[] {
  if (reviews.length <= 2 * telling) return reviews;
  const counted = reviews.filter((review) => review.counted);
  const ranked = (counted.length < 2 * telling ? reviews : counted).toSorted(
    (one, other) => meanOf(one) - meanOf(other),
  );
  return [...ranked.slice(0, telling), ...ranked.slice(-telling).toReversed()];
}

function meanOf({ document }: Review): number {
  const ratings = Object.values(document.ratings);
  return ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
}
