ALTER TABLE "tool_usage" ADD COLUMN "measured" json;--> statement-breakpoint
-- A value's bucket is the first 19 bits of its double: see lib/votes/measurements.ts.
WITH "counted" AS (
	SELECT "tool_id", "name", "at", count(*) AS "n"
	FROM "reviews" JOIN "tool_usage" USING ("tool_id")
		CROSS JOIN LATERAL (VALUES ('latency_ms', "latency_ms"), ('cost_usd', "cost_usd"), ('calls', "calls")) AS "measured" ("name", "value")
		CROSS JOIN LATERAL float8send(abs("value")) AS "bits"
		CROSS JOIN LATERAL (SELECT (get_byte("bits", 0) << 11) | (get_byte("bits", 1) << 3) | (get_byte("bits", 2) >> 5)) AS "bucket" ("at")
	WHERE "reviews"."counted" AND "value" IS NOT NULL AND ("summary" ->> 'reviewer_count')::int > 200
	GROUP BY 1, 2, 3
), "kept" AS (
	SELECT "tool_id", "name", json_object_agg("at", "n" ORDER BY "at") AS "buckets" FROM "counted" GROUP BY 1, 2
)
UPDATE "tool_usage" SET "measured" = json_build_object(
	'latency_ms', coalesce((SELECT "buckets" FROM "kept" WHERE "kept"."tool_id" = "tool_usage"."tool_id" AND "name" = 'latency_ms'), '{}'),
	'cost_usd', coalesce((SELECT "buckets" FROM "kept" WHERE "kept"."tool_id" = "tool_usage"."tool_id" AND "name" = 'cost_usd'), '{}'),
	'calls', coalesce((SELECT "buckets" FROM "kept" WHERE "kept"."tool_id" = "tool_usage"."tool_id" AND "name" = 'calls'), '{}'))
WHERE ("summary" ->> 'reviewer_count')::int > 200;
