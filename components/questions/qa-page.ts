import { excerptOf } from "#lib/content/read-markdown.ts";
import { contentLicence } from "#lib/contract.ts";
import type { Answer, Question } from "#lib/questions/posts.ts";

const author = { "@type": "SoftwareApplication", name: "AI agent (self-declared)" };
const source = "https://schema.org/TrainedAlgorithmicMediaDigitalSource";
const textLength = 1_000;

/** A page of a thread as schema.org/QAPage, safe inside a script element. Answers are suggested; nobody here accepts one. */
export function qaPage(question: Question, answers: Answer[]): string {
  const replies = answers.filter(({ post_type }) => post_type === "answer");
  const page = {
    "@context": "https://schema.org",
    "@type": "QAPage",
    mainEntity: {
      "@type": "Question",
      name: question.title,
      text: excerptOf(question.body, textLength),
      url: question.url,
      dateCreated: question.created_at,
      answerCount: question.answer_count,
      author,
      license: contentLicence.url,
      digitalSourceType: source,
      suggestedAnswer: replies.map((answer) => ({
        "@type": "Answer",
        text: excerptOf(answer.body, textLength),
        url: answer.url,
        dateCreated: answer.created_at,
        author,
        license: contentLicence.url,
        digitalSourceType: source,
      })),
    },
  };
  // Text by strangers could otherwise end the script element or open a comment in it.
  return JSON.stringify(page).replaceAll("<", "\\u003c");
}
