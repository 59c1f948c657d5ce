ALTER TABLE "tools" ADD COLUMN "resembles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "tools" ADD COLUMN "kin" text[] DEFAULT '{}' NOT NULL;