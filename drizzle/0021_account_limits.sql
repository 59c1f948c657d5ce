CREATE TABLE "removed_studies" (
	"study_id" uuid PRIMARY KEY NOT NULL,
	"removed_at" timestamp (3) with time zone DEFAULT date_trunc('milliseconds', clock_timestamp()) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "keys_requested_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "keys_allowed" boolean DEFAULT false NOT NULL;