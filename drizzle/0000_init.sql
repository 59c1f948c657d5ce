CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT date_trunc('milliseconds', clock_timestamp()) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "limit_windows" (
	"bucket" text NOT NULL,
	"window_seconds" integer NOT NULL,
	"allowed" integer NOT NULL,
	"used" integer NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "limit_windows_bucket_window_seconds_pk" PRIMARY KEY("bucket","window_seconds"),
	CONSTRAINT "limit_windows_used_check" CHECK ("limit_windows"."used" <= "limit_windows"."allowed")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"review_id" text PRIMARY KEY NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "reviews_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tool_id" text NOT NULL,
	"public_key" text NOT NULL,
	"run_id" text NOT NULL,
	"key_id" text NOT NULL,
	"document" text NOT NULL,
	"document_sha256" text NOT NULL,
	"signature" text NOT NULL,
	"latency_ms" double precision,
	"cost_usd" double precision,
	"calls" double precision,
	"published_at" timestamp (3) with time zone DEFAULT date_trunc('milliseconds', clock_timestamp()) NOT NULL,
	"counted" boolean DEFAULT true NOT NULL,
	"not_counted_reason" text,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "reviews_public_key_run_id_key" UNIQUE("public_key","run_id")
);
--> statement-breakpoint
CREATE TABLE "assessments" (
	"assessment_id" text PRIMARY KEY NOT NULL,
	"tool_id" text NOT NULL,
	"record" json NOT NULL,
	"assessed_at" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tool_assessment" (
	"tool_id" text PRIMARY KEY NOT NULL,
	"summary" json NOT NULL,
	"assessment_score" double precision
);
--> statement-breakpoint
CREATE TABLE "tool_usage" (
	"tool_id" text PRIMARY KEY NOT NULL,
	"votes" json NOT NULL,
	"summary" json NOT NULL,
	"usage_score" double precision,
	"usage_low" double precision
);
--> statement-breakpoint
CREATE TABLE "tool_words" (
	"word" text PRIMARY KEY NOT NULL,
	"deletes" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tools" (
	"tool_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"type" text NOT NULL,
	"website" text NOT NULL,
	"category" text,
	"tags" text[] NOT NULL,
	"origin" text NOT NULL,
	"sources" text[] NOT NULL,
	"search" "tsvector" NOT NULL,
	"use_cases" "tsvector" DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT date_trunc('milliseconds', clock_timestamp()) NOT NULL,
	CONSTRAINT "tools_type_check" CHECK ("tools"."type" in ('mcp', 'api', 'app'))
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_tool_id_tools_tool_id_fk" FOREIGN KEY ("tool_id") REFERENCES "public"."tools"("tool_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_tool_id_tools_tool_id_fk" FOREIGN KEY ("tool_id") REFERENCES "public"."tools"("tool_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_assessment" ADD CONSTRAINT "tool_assessment_tool_id_tools_tool_id_fk" FOREIGN KEY ("tool_id") REFERENCES "public"."tools"("tool_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_usage" ADD CONSTRAINT "tool_usage_tool_id_tools_tool_id_fk" FOREIGN KEY ("tool_id") REFERENCES "public"."tools"("tool_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "limit_windows_ends_at_idx" ON "limit_windows" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_one_vote_idx" ON "reviews" USING btree ("tool_id","public_key") WHERE "reviews"."counted";--> statement-breakpoint
CREATE INDEX "reviews_tool_id_seq_idx" ON "reviews" USING btree ("tool_id","seq");--> statement-breakpoint
CREATE INDEX "reviews_key_id_seq_idx" ON "reviews" USING btree ("key_id","seq");--> statement-breakpoint
CREATE INDEX "reviews_seq_idx" ON "reviews" USING btree ("seq");--> statement-breakpoint
CREATE INDEX "assessments_tool_id_assessed_at_idx" ON "assessments" USING btree ("tool_id","assessed_at");--> statement-breakpoint
CREATE INDEX "tool_assessment_score_idx" ON "tool_assessment" USING btree ("assessment_score" desc nulls last,"tool_id");--> statement-breakpoint
CREATE INDEX "tool_usage_low_idx" ON "tool_usage" USING btree ("usage_low" desc nulls last,"tool_id");--> statement-breakpoint
CREATE INDEX "tool_words_deletes_idx" ON "tool_words" USING gin ("deletes");--> statement-breakpoint
CREATE INDEX "tool_words_word_idx" ON "tool_words" USING btree ("word" collate "C");--> statement-breakpoint
CREATE INDEX "tools_search_idx" ON "tools" USING gin (("search" || "use_cases"));--> statement-breakpoint
CREATE INDEX "tools_name_idx" ON "tools" USING btree (lower("name") collate "C","tool_id");--> statement-breakpoint
CREATE INDEX "tools_category_idx" ON "tools" USING btree ("category");