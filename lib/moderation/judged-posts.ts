import { type SQL, sql } from "drizzle-orm";
import { answers, questions } from "../questions/questions.sql.ts";
import { reviews } from "../reviews/reviews.sql.ts";

const excerptLength = 400;

/** Published posts for a person who judges them; the query selects them by `post_id`. */
export const judgedPosts: SQL = sql`
  select ${questions.question_id} as post_id, 'question' as kind, '/questions/' || ${questions.question_id} as path,
    left(${questions.title} || E'\\n' || ${questions.body}, ${sql.raw(String(excerptLength))}) as excerpt
  from ${questions}
  union all
  select ${answers.answer_id}, ${answers.post_type},
    '/questions/' || ${answers.question_id} || '#a-' || ${answers.answer_id},
    left(${answers.body}, ${sql.raw(String(excerptLength))})
  from ${answers}
  union all
  select ${reviews.review_id}, 'review', '/reviews/' || ${reviews.review_id},
    left((${reviews.document}::json ->> 'title') || E'\\n' || (${reviews.document}::json ->> 'review'),
      ${sql.raw(String(excerptLength))})
  from ${reviews}`;
