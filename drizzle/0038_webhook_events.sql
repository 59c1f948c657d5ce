ALTER TABLE "studies" ADD COLUMN "webhook_events" text[] DEFAULT '{"study.completed"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "studies" ADD COLUMN "webhook_headers" jsonb;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "event" text DEFAULT 'study.completed' NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "headers" jsonb;