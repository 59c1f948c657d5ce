DROP INDEX "tool_words_deletes_idx";--> statement-breakpoint
ALTER TABLE "tool_words" DROP COLUMN "deletes";