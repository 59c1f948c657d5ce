CREATE TABLE "study_events" (
	"study_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"data" jsonb NOT NULL,
	"cost_usd" double precision,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "study_events_study_id_seq_pk" PRIMARY KEY("study_id","seq")
);
--> statement-breakpoint
ALTER TABLE "study_events" ADD CONSTRAINT "study_events_study_id_studies_study_id_fk" FOREIGN KEY ("study_id") REFERENCES "public"."studies"("study_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "study_events_at_idx" ON "study_events" USING btree ("at");