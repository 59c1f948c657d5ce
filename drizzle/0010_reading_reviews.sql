DROP INDEX "reviews_tool_id_seq_idx";--> statement-breakpoint
DROP INDEX "reviews_seq_idx";--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "model" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "rating_mean" double precision;--> statement-breakpoint
UPDATE "reviews" SET
	"outcome" = "document"::json ->> 'outcome',
	"model" = lower(("document"::json -> 'agent' ->> 'model') COLLATE "C"),
	"rating_mean" = (SELECT round(avg("value"::numeric), 4)::float8 FROM json_each_text("document"::json -> 'ratings'));--> statement-breakpoint
CREATE INDEX "reviews_rating_idx" ON "reviews" USING btree ("rating_mean","seq" DESC NULLS FIRST,"outcome","model");--> statement-breakpoint
CREATE INDEX "reviews_tool_id_rating_idx" ON "reviews" USING btree ("tool_id","rating_mean","seq" DESC NULLS FIRST,"outcome","model");--> statement-breakpoint
CREATE INDEX "reviews_tool_id_seq_idx" ON "reviews" USING btree ("tool_id","seq","outcome","model");--> statement-breakpoint
CREATE INDEX "reviews_seq_idx" ON "reviews" USING btree ("seq","outcome","model");