ALTER TABLE "tool_words" ADD COLUMN "n" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tools" ADD COLUMN "needs" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "tools" ADD COLUMN "is_deprecated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "tools" SET "is_deprecated" = true FROM "tool_imports" WHERE "tool_imports"."tool_id" = "tools"."tool_id" AND "tool_imports"."made_tool" AND "tool_imports"."status" <> 'active';
