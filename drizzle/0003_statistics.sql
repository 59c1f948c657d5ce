ALTER TABLE "reviews" ADD COLUMN "evidence_linked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "reviews" SET "evidence_linked" = true WHERE "document"::json -> 'evidence' ->> 'url' IS NOT NULL;--> statement-breakpoint
CREATE INDEX "reviews_published_at_idx" ON "reviews" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "reviews_evidence_linked_idx" ON "reviews" USING btree ("withdrawn_at") WHERE "reviews"."evidence_linked";