CREATE TABLE "review_total" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"n" bigint NOT NULL,
	CONSTRAINT "review_total_one_row_check" CHECK ("review_total"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "tool_counts" (
	"type" text NOT NULL,
	"category" text NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "tool_counts_type_category_pk" PRIMARY KEY("type","category")
);
--> statement-breakpoint
CREATE INDEX "reviews_withdrawn_idx" ON "reviews" USING btree ("tool_id") WHERE "reviews"."withdrawn_at" is not null;--> statement-breakpoint
INSERT INTO "tool_counts" ("type", "category", "n") SELECT "type", coalesce("category", ''), count(*) FROM "tools" GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO "review_total" ("n") SELECT count(*) FROM "reviews";
