CREATE TABLE "research_conversations" (
	"conversation_id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"study_id" uuid,
	"unfinished" jsonb,
	"handle_sha256" text,
	"proposal" jsonb,
	"proposed_at" timestamp (3) with time zone,
	"used_at" timestamp (3) with time zone DEFAULT date_trunc('milliseconds', clock_timestamp()) NOT NULL,
	CONSTRAINT "research_conversations_handle_sha256_unique" UNIQUE("handle_sha256")
);
--> statement-breakpoint
ALTER TABLE "research_conversations" ADD CONSTRAINT "research_conversations_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "research_conversations_used_at_idx" ON "research_conversations" USING btree ("used_at");