CREATE TABLE "study_follow_ups" (
	"follow_up_id" uuid PRIMARY KEY NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "study_follow_ups_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"study_id" uuid NOT NULL,
	"key_id" text NOT NULL,
	"question" text NOT NULL,
	"result" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT date_trunc('milliseconds', clock_timestamp()) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "follow_up_id" uuid;--> statement-breakpoint
ALTER TABLE "study_follow_ups" ADD CONSTRAINT "study_follow_ups_study_id_studies_study_id_fk" FOREIGN KEY ("study_id") REFERENCES "public"."studies"("study_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "study_follow_ups_study_id_seq_idx" ON "study_follow_ups" USING btree ("study_id","seq");