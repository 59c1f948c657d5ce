CREATE TABLE "tool_tallies" (
	"tool_id" text NOT NULL,
	"kind" text NOT NULL,
	"place" integer NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "tool_tallies_tool_id_kind_place_pk" PRIMARY KEY("tool_id","kind","place")
);
--> statement-breakpoint
ALTER TABLE "tool_usage" ADD COLUMN "marks" json;--> statement-breakpoint
INSERT INTO "tool_tallies" ("tool_id", "kind", "place", "n")
SELECT "tool_id", 'seen', "day"::date - date '1970-01-01', "keys"::int
FROM "tool_usage" CROSS JOIN LATERAL json_each_text("seen") AS "seen" ("day", "keys") WHERE "measured" IS NOT NULL
UNION ALL
SELECT "tool_id", "kind", "bucket"::int, "values"::int
FROM "tool_usage" CROSS JOIN LATERAL json_each("measured") AS "measurement" ("kind", "buckets")
	CROSS JOIN LATERAL json_each_text("buckets") AS "bucket" ("bucket", "values") WHERE "measured" IS NOT NULL;--> statement-breakpoint
-- The ranks are those of lib/votes/seen-days.ts and lib/votes/measurements.ts.
WITH "summed" AS (
	SELECT *, sum("n") OVER (PARTITION BY "tool_id", "kind" ORDER BY "place") AS "passed",
		sum("n") OVER (PARTITION BY "tool_id", "kind") AS "total" FROM "tool_tallies"
), "marked" AS (
	SELECT "tool_id", "kind", json_agg(json_build_array("place", "passed" - "n") ORDER BY "nth") AS "marks"
	FROM "summed" CROSS JOIN LATERAL unnest(CASE WHEN "kind" = 'seen'
		THEN array[0::float8, ceil("total"::float8 / 2) - 1, "total"::float8 - 1]
		ELSE array[floor(0.5::float8 * ("total" - 1)::float8), floor(0.9::float8 * ("total" - 1)::float8)] END)
		WITH ORDINALITY AS "rank" ("rank", "nth")
	WHERE "rank" >= "passed" - "n" AND "rank" < "passed"
	GROUP BY 1, 2
), "of_tool" AS (
	SELECT "tool_id", jsonb_object_agg("kind", "marks") AS "marks" FROM "marked" GROUP BY 1
)
UPDATE "tool_usage" SET "marks" = (jsonb '{"seen":[],"latency_ms":[],"cost_usd":[],"calls":[]}' || "of_tool"."marks")::json
FROM "of_tool" WHERE "of_tool"."tool_id" = "tool_usage"."tool_id";--> statement-breakpoint
ALTER TABLE "tool_tallies" ADD CONSTRAINT "tool_tallies_tool_id_tool_usage_tool_id_fk" FOREIGN KEY ("tool_id") REFERENCES "public"."tool_usage"("tool_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_usage" DROP COLUMN "seen";--> statement-breakpoint
ALTER TABLE "tool_usage" DROP COLUMN "measured";
