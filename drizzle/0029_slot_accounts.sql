ALTER TABLE "study_slots" ADD COLUMN "account_id" text;--> statement-breakpoint
CREATE INDEX "study_slots_account_id_idx" ON "study_slots" USING btree ("account_id");--> statement-breakpoint
UPDATE "study_slots" SET "account_id" = "api_keys"."account_id" FROM "api_keys" WHERE "api_keys"."key_id" = "study_slots"."key_id";--> statement-breakpoint
UPDATE "study_slots" SET "account_id" = "studies"."account_id" FROM "studies" WHERE "studies"."study_id" = "study_slots"."holder";
