ALTER TABLE "reports" ADD COLUMN "is_takedown" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "answer_to" text;