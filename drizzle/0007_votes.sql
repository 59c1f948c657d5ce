CREATE TABLE "client_groups" (
	"salt" text NOT NULL,
	"tool_id" text NOT NULL,
	"client" text NOT NULL,
	"group_id" text NOT NULL,
	CONSTRAINT "client_groups_salt_tool_id_client_pk" PRIMARY KEY("salt","tool_id","client")
);
--> statement-breakpoint
DROP INDEX "reviews_one_vote_idx";--> statement-breakpoint
DROP INDEX "tool_usage_low_idx";--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "trace_sha256" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "text_sha256" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "group_id" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "voice_id" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "first_counted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tool_usage" ADD COLUMN "seen" json DEFAULT '{}'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "tool_usage" ADD COLUMN "is_ok" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "client_groups" ADD CONSTRAINT "client_groups_salt_settings_name_fk" FOREIGN KEY ("salt") REFERENCES "public"."settings"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_groups" ADD CONSTRAINT "client_groups_tool_id_tools_tool_id_fk" FOREIGN KEY ("tool_id") REFERENCES "public"."tools"("tool_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_one_word_idx" ON "reviews" USING btree ("tool_id","public_key") WHERE "reviews"."counted" or "reviews"."not_counted_reason" = 'evidence_reused';--> statement-breakpoint
CREATE INDEX "reviews_key_tool_idx" ON "reviews" USING btree ("public_key","tool_id","seq");--> statement-breakpoint
CREATE INDEX "reviews_trace_idx" ON "reviews" USING btree ("tool_id","trace_sha256");--> statement-breakpoint
CREATE INDEX "reviews_text_idx" ON "reviews" USING btree ("text_sha256") WHERE "reviews"."text_sha256" is not null;--> statement-breakpoint
CREATE INDEX "reviews_counted_at_idx" ON "reviews" USING btree ("tool_id","published_at") WHERE "reviews"."counted";--> statement-breakpoint
CREATE INDEX "reviews_voice_idx" ON "reviews" USING btree ("tool_id","voice_id") WHERE "reviews"."counted";--> statement-breakpoint
CREATE INDEX "reviews_evidence_idx" ON "reviews" USING btree ("not_counted_reason") WHERE "reviews"."not_counted_reason" like 'evidence%';--> statement-breakpoint
CREATE INDEX "tool_usage_order_idx" ON "tool_usage" USING btree ("is_ok" desc,"usage_low" desc nulls last,"tool_id");--> statement-breakpoint
-- Scoring 1.1: what stood before is judged by its evidence too; each review is its key's voice.
UPDATE "reviews" SET
	"trace_sha256" = nullif(nullif(lower("document"::json -> 'evidence' ->> 'trace_sha256'), repeat('0', 64)), 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'),
	"text_sha256" = case when char_length("alike"."review") >= 200 then encode(sha256(convert_to("alike"."title" || E'\n' || "alike"."review", 'UTF8')), 'hex') end
FROM (SELECT "review_id",
	btrim(regexp_replace(lower(normalize("document"::json ->> 'title', NFKC) COLLATE "C"), '[ \t\n\r]+', ' ', 'g'), ' ') AS "title",
	btrim(regexp_replace(lower(normalize("document"::json ->> 'review', NFKC) COLLATE "C"), '[ \t\n\r]+', ' ', 'g'), ' ') AS "review"
	FROM "reviews") AS "alike"
WHERE "alike"."review_id" = "reviews"."review_id";--> statement-breakpoint
CREATE TEMPORARY TABLE "verdicts" AS
WITH "standing" AS (
	SELECT *, "trace_sha256" IS NOT NULL AND "seq" = max("seq") FILTER (WHERE "trace_sha256" IS NOT NULL) OVER (PARTITION BY "public_key", "tool_id") AS "is_word",
		min("seq") OVER (PARTITION BY "public_key", "tool_id", "trace_sha256") AS "trace_since",
		min("seq") OVER (PARTITION BY "public_key", "text_sha256") AS "text_since"
	FROM "reviews" WHERE "withdrawn_at" IS NULL),
"words" AS (SELECT * FROM "standing" WHERE "is_word"),
"traces" AS (SELECT "tool_id", "trace_sha256", min("trace_since") AS "since" FROM "words" GROUP BY 1, 2),
"texts" AS (SELECT "text_sha256", min("text_since") AS "since" FROM "words" WHERE "text_sha256" IS NOT NULL GROUP BY 1)
SELECT "s"."review_id", CASE
	WHEN "s"."trace_sha256" IS NULL THEN 'evidence_empty'
	WHEN NOT "s"."is_word" THEN 'superseded'
	WHEN "traces"."since" < "s"."trace_since" OR "texts"."since" < "s"."text_since" THEN 'evidence_reused' END AS "reason"
FROM "standing" AS "s" LEFT JOIN "traces" USING ("tool_id", "trace_sha256") LEFT JOIN "texts" USING ("text_sha256");--> statement-breakpoint
CREATE TEMPORARY TABLE "moved" AS
SELECT DISTINCT "tool_id" FROM "reviews" JOIN "verdicts" USING ("review_id") WHERE "counted" <> ("reason" IS NULL);--> statement-breakpoint
UPDATE "reviews" SET "counted" = "reason" IS NULL, "not_counted_reason" = "reason" FROM "verdicts"
WHERE "verdicts"."review_id" = "reviews"."review_id" AND "reason" IS DISTINCT FROM "not_counted_reason" AND "reason" IS NOT NULL AND "reason" <> 'evidence_reused';--> statement-breakpoint
UPDATE "reviews" SET "counted" = "reason" IS NULL, "not_counted_reason" = "reason" FROM "verdicts"
WHERE "verdicts"."review_id" = "reviews"."review_id" AND "reason" IS DISTINCT FROM "not_counted_reason";--> statement-breakpoint
UPDATE "reviews" SET "first_counted_at" = "voters"."first_at"
FROM (SELECT DISTINCT ON ("public_key") "public_key", "published_at" AS "first_at" FROM "reviews"
	WHERE "counted" OR "not_counted_reason" = 'superseded' ORDER BY "public_key", "seq") AS "voters"
WHERE "voters"."public_key" = "reviews"."public_key";--> statement-breakpoint
-- The sums of tools whose votes moved, and their scores: 90 % intervals by Student's t (Abramowitz & Stegun 26.7.5).
CREATE TEMPORARY TABLE "scores" AS
WITH "dimensions" ("id", "place") AS (VALUES ('speed', 1), ('cost', 2), ('reliability', 3), ('quality', 4), ('ease', 5), ('documentation', 6)),
"sums" AS (
	SELECT "moved"."tool_id", "dimensions"."id", "place", count("rating")::int AS "n", coalesce(sum("rating"), 0) AS "sum", coalesce(sum("rating" * "rating"), 0) AS "squares"
	FROM "moved" CROSS JOIN "dimensions" LEFT JOIN (
		SELECT "tool_id", "key" AS "id", "value"::float8 AS "rating" FROM "reviews", json_each_text("document"::json -> 'ratings') WHERE "counted") AS "given"
		ON "given"."tool_id" = "moved"."tool_id" AND "given"."id" = "dimensions"."id"
	GROUP BY 1, 2, 3),
"spread" AS (
	SELECT *, 5 + "n" AS "weight", (15 + "sum") / (5 + "n") AS "mean",
		(5 * (16 / 12::float8) + greatest(0, "squares" - "sum" * "sum" / nullif("n", 0)) + 5 * "n" / (5 + "n")::float8 * ("sum" / nullif("n", 0) - 3) ^ 2) / (5 + "n") AS "variance",
		1.6448536269514722::float8 AS "z"
	FROM "sums"),
"margins" AS (
	SELECT *, sqrt("variance" / "weight") * ("z" + ("z" ^ 3 + "z") / 4 / "weight" + (5 * "z" ^ 5 + 16 * "z" ^ 3 + 3 * "z") / 96 / "weight" ^ 2
		+ (3 * "z" ^ 7 + 19 * "z" ^ 5 + 17 * "z" ^ 3 - 15 * "z") / 384 / "weight" ^ 3
		+ (79 * "z" ^ 9 + 776 * "z" ^ 7 + 1482 * "z" ^ 5 - 1920 * "z" ^ 3 - 945 * "z") / 92160 / "weight" ^ 4) AS "margin"
	FROM "spread")
SELECT "tool_id", json_object_agg("id", json_build_object('n', "n", 'sum', "sum", 'squares', "squares") ORDER BY "place") AS "votes",
	json_object_agg("id", CASE WHEN "n" > 0 THEN json_build_object('mean', "mean", 'count', "n", 'low', greatest(1, "mean" - "margin"), 'high', least(5, "mean" + "margin")) END ORDER BY "place") AS "ratings",
	avg("mean") FILTER (WHERE "n" > 0) AS "score", avg(greatest(1, "mean" - "margin")) FILTER (WHERE "n" > 0) AS "low"
FROM "margins" GROUP BY 1;--> statement-breakpoint
UPDATE "tool_usage" SET "votes" = "scores"."votes", "usage_score" = "scores"."score", "usage_low" = "scores"."low",
	"summary" = json_build_object('review_count', "summary" -> 'review_count', 'ratings', "scores"."ratings", 'outcomes', "said"."outcomes", 'metrics', "said"."metrics", 'last_review_at', "summary" -> 'last_review_at')
FROM "scores", LATERAL (
	SELECT json_build_object(
			'success', count(*) FILTER (WHERE "document"::json ->> 'outcome' = 'success'), 'partial', count(*) FILTER (WHERE "document"::json ->> 'outcome' = 'partial'),
			'failure', count(*) FILTER (WHERE "document"::json ->> 'outcome' = 'failure')) AS "outcomes",
		json_build_object(
			'latency_ms', CASE WHEN count("latency_ms") > 0 THEN json_build_object('count', count("latency_ms"), 'median', percentile_cont(0.5) WITHIN GROUP (ORDER BY "latency_ms"), 'p90', percentile_cont(0.9) WITHIN GROUP (ORDER BY "latency_ms")) END,
			'cost_usd', CASE WHEN count("cost_usd") > 0 THEN json_build_object('count', count("cost_usd"), 'median', percentile_cont(0.5) WITHIN GROUP (ORDER BY "cost_usd"), 'p90', percentile_cont(0.9) WITHIN GROUP (ORDER BY "cost_usd")) END,
			'calls', CASE WHEN count("calls") > 0 THEN json_build_object('count', count("calls"), 'median', percentile_cont(0.5) WITHIN GROUP (ORDER BY "calls"), 'p90', percentile_cont(0.9) WITHIN GROUP (ORDER BY "calls")) END) AS "metrics"
	FROM "reviews" WHERE "reviews"."tool_id" = "scores"."tool_id" AND "counted") AS "said"
WHERE "scores"."tool_id" = "tool_usage"."tool_id";--> statement-breakpoint
WITH "keys" AS (
	SELECT "tool_id", count(*)::int AS "n", max("published_at") - min("published_at") >= interval '24 hours' AS "is_long",
		min(to_char("first_counted_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD')) AS "earliest", max(to_char("first_counted_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD')) AS "latest",
		percentile_disc(0.5) WITHIN GROUP (ORDER BY to_char("first_counted_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD')) AS "median"
	FROM "reviews" WHERE "counted" GROUP BY 1),
"days" AS (
	SELECT "tool_id", json_object_agg("day", "n") AS "seen" FROM (
		SELECT "tool_id", to_char("first_counted_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS "day", count(*) AS "n" FROM "reviews" WHERE "counted" GROUP BY 1, 2) AS "each" GROUP BY 1)
UPDATE "tool_usage" SET "seen" = coalesce("days"."seen", '{}'), "is_ok" = coalesce("keys"."n" >= 3 AND "is_long", false),
	"summary" = json_build_object('review_count', "tool_usage"."summary" -> 'review_count', 'voices', coalesce("keys"."n", 0), 'reviewer_count', coalesce("keys"."n", 0),
		'first_seen', CASE WHEN "keys"."n" > 0 THEN json_build_object('earliest', "earliest", 'median', "median", 'latest', "latest") END,
		'ratings', "tool_usage"."summary" -> 'ratings', 'outcomes', "tool_usage"."summary" -> 'outcomes', 'metrics', "tool_usage"."summary" -> 'metrics',
		'status', CASE WHEN "keys"."n" IS NULL THEN 'no_data' WHEN "keys"."n" >= 3 AND "is_long" THEN 'ok' ELSE 'insufficient' END, 'last_review_at', "tool_usage"."summary" -> 'last_review_at')
FROM "tool_usage" AS "every" LEFT JOIN "keys" USING ("tool_id") LEFT JOIN "days" USING ("tool_id")
WHERE "every"."tool_id" = "tool_usage"."tool_id";--> statement-breakpoint
DROP TABLE "verdicts", "moved", "scores";
