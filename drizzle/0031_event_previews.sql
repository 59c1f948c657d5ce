ALTER TABLE "events" ADD COLUMN "preview" text;--> statement-breakpoint
-- The same as lib/activity/excerpt.ts, of which a test compares the two; \s is written out as JavaScript has it.
CREATE FUNCTION "excerpt_of"("whole" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT AS $$
	WITH "lines" AS (SELECT translate(left("whole", 400), E'\r\u2028\u2029', E'\n\n\n') AS "text"),
	"unfenced" AS (SELECT regexp_replace("text", '^ {0,3}(?:`{3,}|~{3,}).*$', ' ', 'gn') AS "text" FROM "lines"),
	"unmarked" AS (SELECT regexp_replace("text", '^ {0,3}(?:#{1,6}|>|[-*+]|[0-9]{1,9}[.)])[ \t]+', '', 'gn') AS "text" FROM "unfenced"),
	"unlinked" AS (SELECT regexp_replace("text",
		'\[([^][]+)\]\([^() \t\n\v\f\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]*\)', '\1', 'g') AS "text" FROM "unmarked"),
	"plain" AS (SELECT btrim(regexp_replace("text", '[ \t\n\v\f\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]+', ' ', 'g')) AS "text" FROM "unlinked"),
	"cut" AS (SELECT "text", 200 - strpos(reverse(left("text", 200)), ' ') AS "word" FROM "plain")
	SELECT CASE
		WHEN char_length("text") <= 200 AND char_length("whole") <= 400 THEN "text"
		WHEN char_length("text") <= 200 THEN "text" || '…'
		WHEN substr("text", 201, 1) = ' ' OR "word" < 100 OR "word" = 200 THEN left("text", 200) || '…'
		ELSE left("text", "word") || '…' END FROM "cut" $$;--> statement-breakpoint
WITH "said" AS (
	SELECT 'question' AS "kind", "question_id" AS "ref", "title", "body" FROM "questions"
	UNION ALL SELECT "post_type", "answer_id", "title", "answers"."body" FROM "answers" JOIN "questions" USING ("question_id")
	UNION ALL SELECT 'rating', "review_id", "title", "review" FROM "reviews", json_to_record("document"::json) AS "said" ("title" text, "review" text)
)
UPDATE "events" SET "preview" = '"title":' || to_json("title")::text || ',"excerpt":' || to_json("excerpt_of"("body"))::text
FROM "said" WHERE "said"."kind" = "events"."kind" AND "said"."ref" = "events"."ref";--> statement-breakpoint
UPDATE "events" SET "preview" = '"title":null,"excerpt":null' WHERE "preview" IS NULL;--> statement-breakpoint
DROP FUNCTION "excerpt_of"(text);--> statement-breakpoint
ALTER TABLE "events" ALTER COLUMN "preview" SET NOT NULL;
