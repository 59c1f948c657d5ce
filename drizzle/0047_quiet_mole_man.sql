CREATE TABLE "replies" (
	"review_id" text PRIMARY KEY NOT NULL,
	"reply_id" text NOT NULL,
	"host" text NOT NULL,
	"public_key" text NOT NULL,
	"key_id" text NOT NULL,
	"document" text NOT NULL,
	"document_sha256" text NOT NULL,
	"signature" text NOT NULL,
	"published_at" timestamp (3) with time zone DEFAULT date_trunc('milliseconds', clock_timestamp()) NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"withdrawal" text,
	"withdrawal_signature" text,
	CONSTRAINT "replies_reply_id_unique" UNIQUE("reply_id")
);
--> statement-breakpoint
ALTER TABLE "removals" DROP CONSTRAINT "removals_kind_check";--> statement-breakpoint
ALTER TABLE "replies" ADD CONSTRAINT "replies_review_id_reviews_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("review_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removals" ADD CONSTRAINT "removals_kind_check" CHECK ("removals"."kind" in ('question', 'answer', 'followup', 'review', 'reply', 'study'));