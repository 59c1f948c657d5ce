CREATE TABLE "study_drafts" (
	"account_id" text NOT NULL,
	"request_sha256" text NOT NULL,
	"engine" jsonb NOT NULL,
	"brief" jsonb NOT NULL,
	"plan" jsonb NOT NULL,
	"usage" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT date_trunc('milliseconds', clock_timestamp()) NOT NULL,
	CONSTRAINT "study_drafts_account_id_request_sha256_pk" PRIMARY KEY("account_id","request_sha256")
);
--> statement-breakpoint
ALTER TABLE "studies" ADD COLUMN "setting" jsonb;--> statement-breakpoint
ALTER TABLE "study_drafts" ADD CONSTRAINT "study_drafts_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "study_drafts_created_at_idx" ON "study_drafts" USING btree ("created_at");