ALTER TABLE "studies" ADD COLUMN "process" text;--> statement-breakpoint
ALTER TABLE "studies" ADD COLUMN "short_starts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "studies" ADD COLUMN "start_counts" boolean DEFAULT false NOT NULL;