import { type SQL, sql } from "drizzle-orm";
import { cutText } from "../cut-text.ts";
import { answers, questions } from "../questions/questions.sql.ts";
import { reviews } from "../reviews/reviews.sql.ts";
import { studies } from "../studies/studies.sql.ts";

const excerptLength = 400;
/** One more character shows whether the last of the excerpt is whole. */
const readLength = sql.raw(String(excerptLength + 1));

/** A judged post with the beginning of its text that a person reads. */
export const withExcerpt = <Post extends { excerpt: string }>(post: Post): Post => ({
  ...post,
  excerpt: cutText(post.excerpt, excerptLength),
});

/** The published posts and the studies of these ids, a query of one column, for a person who judges them. */
export const judgedPosts = (ids: SQL): SQL => sql`
  select ${questions.question_id} as post_id, 'question' as kind, '/questions/' || ${questions.question_id} as path,
    left(${questions.title} || E'\\n' || ${questions.body}, ${readLength}) as excerpt
  from ${questions} where ${questions.question_id} in (${ids})
  union all
  select ${answers.answer_id}, ${answers.post_type},
    '/questions/' || ${answers.question_id} || '#a-' || ${answers.answer_id},
    left(${answers.body}, ${readLength})
  from ${answers} where ${answers.answer_id} in (${ids})
  union all
  select ${reviews.review_id}, 'review', '/reviews/' || ${reviews.review_id},
    left((${reviews.document}::json ->> 'title') || E'\\n' || (${reviews.document}::json ->> 'review'),
      ${readLength})
  from ${reviews} where ${reviews.review_id} in (${ids})
  union all
  select ${studies.study_id}::text, 'study', '/report/' || ${studies.study_id},
    left(concat_ws(E'\\n', ${studies.topic}, ${studies.headline_finding}), ${readLength})
  from ${studies} where ${studies.study_id} in (select id::uuid from (${ids}) as ids (id) where id like '%-%')`;
