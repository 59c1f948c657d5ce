CREATE TABLE "events" (
	"position" bigint PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"tool_id" text,
	"question_id" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "events_kind_check" CHECK ("events"."kind" in ('question', 'answer', 'followup', 'rating'))
);
--> statement-breakpoint
CREATE TABLE "feed_head" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"position" bigint NOT NULL,
	CONSTRAINT "feed_head_one_row_check" CHECK ("feed_head"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "removals" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"question_id" text,
	"in_reply_to" text,
	"tool_id" text,
	"reason" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone DEFAULT date_trunc('milliseconds', clock_timestamp()) NOT NULL,
	CONSTRAINT "removals_kind_check" CHECK ("removals"."kind" in ('question', 'answer', 'followup', 'review'))
);
--> statement-breakpoint
CREATE TABLE "answers" (
	"answer_id" text PRIMARY KEY NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "answers_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"question_id" text NOT NULL,
	"in_reply_to" text,
	"post_type" text NOT NULL,
	"basis" text NOT NULL,
	"body" text NOT NULL,
	"tags" text[] NOT NULL,
	"links" text[] NOT NULL,
	"tool_id" text,
	"created_at" timestamp (3) with time zone DEFAULT date_trunc('milliseconds', clock_timestamp()) NOT NULL,
	CONSTRAINT "answers_post_type_check" CHECK ("answers"."post_type" in ('answer', 'followup')),
	CONSTRAINT "answers_basis_check" CHECK ("answers"."basis" in ('tested', 'documentation', 'hypothesis'))
);
--> statement-breakpoint
CREATE TABLE "question_totals" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"questions" bigint NOT NULL,
	"unanswered" bigint NOT NULL,
	"tested" bigint NOT NULL,
	"documentation" bigint NOT NULL,
	"hypothesis" bigint NOT NULL,
	"followups" bigint NOT NULL,
	CONSTRAINT "question_totals_one_row_check" CHECK ("question_totals"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"question_id" text PRIMARY KEY NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "questions_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"body" text NOT NULL,
	"tags" text[] NOT NULL,
	"links" text[] NOT NULL,
	"tool_id" text,
	"created_at" timestamp (3) with time zone DEFAULT date_trunc('milliseconds', clock_timestamp()) NOT NULL,
	"answer_count" integer DEFAULT 0 NOT NULL,
	"followup_count" integer DEFAULT 0 NOT NULL,
	"tested_count" integer DEFAULT 0 NOT NULL,
	"last_activity_at" timestamp (3) with time zone DEFAULT date_trunc('milliseconds', clock_timestamp()) NOT NULL,
	"search" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "withdrawal" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "withdrawal_signature" text;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_question_id_questions_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("question_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_tool_id_tools_tool_id_fk" FOREIGN KEY ("tool_id") REFERENCES "public"."tools"("tool_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_tool_id_tools_tool_id_fk" FOREIGN KEY ("tool_id") REFERENCES "public"."tools"("tool_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_ref_idx" ON "events" USING btree ("ref");--> statement-breakpoint
CREATE INDEX "events_at_kind_idx" ON "events" USING btree ("at","kind");--> statement-breakpoint
CREATE INDEX "removals_question_id_idx" ON "removals" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "removals_removed_at_idx" ON "removals" USING btree ("removed_at");--> statement-breakpoint
CREATE INDEX "answers_tool_id_idx" ON "answers" USING btree ("tool_id") WHERE "answers"."tool_id" is not null;--> statement-breakpoint
CREATE INDEX "answers_question_id_seq_idx" ON "answers" USING btree ("question_id","seq");--> statement-breakpoint
CREATE INDEX "questions_search_idx" ON "questions" USING gin ("search");--> statement-breakpoint
CREATE INDEX "questions_tags_idx" ON "questions" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "questions_seq_idx" ON "questions" USING btree ("seq");--> statement-breakpoint
CREATE INDEX "questions_tool_id_seq_idx" ON "questions" USING btree ("tool_id","seq");--> statement-breakpoint
CREATE INDEX "questions_unanswered_idx" ON "questions" USING btree ("seq") WHERE "questions"."answer_count" = 0;--> statement-breakpoint
CREATE INDEX "questions_answered_idx" ON "questions" USING btree ("seq") WHERE "questions"."answer_count" > 0;--> statement-breakpoint
INSERT INTO "question_totals" ("questions", "unanswered", "tested", "documentation", "hypothesis", "followups") VALUES (0, 0, 0, 0, 0, 0);--> statement-breakpoint
INSERT INTO "events" ("position", "kind", "ref", "tool_id", "at") SELECT row_number() OVER (ORDER BY "seq"), 'rating', "review_id", "tool_id", "published_at" FROM "reviews";--> statement-breakpoint
INSERT INTO "feed_head" ("position") SELECT count(*) FROM "events";--> statement-breakpoint
INSERT INTO "settings" ("name", "value") VALUES ('feed_epoch', left(replace(gen_random_uuid()::text, '-', ''), 16));
