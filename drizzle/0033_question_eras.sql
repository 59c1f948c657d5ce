DROP INDEX "questions_search_idx";--> statement-breakpoint
CREATE INDEX "questions_search_era_idx" ON "questions" USING gin (("search" || array_to_tsvector(array['~' || ("seq" / 32768)::text])));