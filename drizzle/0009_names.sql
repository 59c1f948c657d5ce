DROP INDEX "tool_usage_order_idx";--> statement-breakpoint
ALTER TABLE "tool_usage" ADD COLUMN "is_unverified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tools" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tools" ADD COLUMN "likeness" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "tool_usage_unverified_idx" ON "tool_usage" USING btree ("tool_id") WHERE "tool_usage"."is_unverified";--> statement-breakpoint
CREATE INDEX "tools_likeness_idx" ON "tools" USING gin ("likeness");--> statement-breakpoint
CREATE INDEX "tool_usage_order_idx" ON "tool_usage" USING btree ("is_unverified","is_ok" desc,"usage_low" desc nulls last,"tool_id");--> statement-breakpoint
-- What a review listed is unverified until three voices have spoken over seven days. The service fills likeness as it starts.
UPDATE "tool_usage" SET "is_unverified" = true
FROM "tools" WHERE "tools"."tool_id" = "tool_usage"."tool_id" AND "tools"."origin" = 'review' AND NOT coalesce((
	SELECT count(DISTINCT coalesce("voice_id", "public_key")) >= 3 AND max("published_at") - min("published_at") >= interval '168 hours'
	FROM "reviews" WHERE "reviews"."tool_id" = "tools"."tool_id" AND "counted"), false);
