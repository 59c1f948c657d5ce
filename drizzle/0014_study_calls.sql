CREATE TABLE "study_calls" (
	"study_id" uuid NOT NULL,
	"key" text NOT NULL,
	"label" text NOT NULL,
	"prompt_sha256" text NOT NULL,
	"model" text NOT NULL,
	"reply" text,
	"fault" text,
	"reused" boolean DEFAULT false NOT NULL,
	"requests" integer NOT NULL,
	"input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"cached_tokens" integer NOT NULL,
	"cost_usd" double precision,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ms" integer NOT NULL,
	CONSTRAINT "study_calls_study_id_key_pk" PRIMARY KEY("study_id","key"),
	CONSTRAINT "study_calls_end_check" CHECK (("study_calls"."reply" is null) <> ("study_calls"."fault" is null))
);
--> statement-breakpoint
ALTER TABLE "studies" ADD COLUMN "request_sha256" text;--> statement-breakpoint
ALTER TABLE "study_drafts" ADD COLUMN "calls" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "study_calls" ADD CONSTRAINT "study_calls_study_id_studies_study_id_fk" FOREIGN KEY ("study_id") REFERENCES "public"."studies"("study_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "studies_request_sha256_idx" ON "studies" USING btree ("request_sha256");