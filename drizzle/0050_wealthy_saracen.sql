ALTER TABLE "counters" ADD COLUMN "first_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "counters" ADD COLUMN "last_at" timestamp (3) with time zone;