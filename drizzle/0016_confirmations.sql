CREATE TABLE "answer_confirmations" (
	"answer_id" text PRIMARY KEY NOT NULL,
	"summary" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "confirmation_clients" (
	"salt" text NOT NULL,
	"answer_id" text NOT NULL,
	"client" text NOT NULL,
	"voice_id" text NOT NULL,
	"anonymous" bigint,
	CONSTRAINT "confirmation_clients_salt_answer_id_client_pk" PRIMARY KEY("salt","answer_id","client")
);
--> statement-breakpoint
CREATE TABLE "confirmations" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "confirmations_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"answer_id" text NOT NULL,
	"outcome" text NOT NULL,
	"version" text,
	"created_at" timestamp (3) with time zone DEFAULT date_trunc('milliseconds', clock_timestamp()) NOT NULL,
	"public_key" text,
	"key_id" text,
	"document" text,
	"document_sha256" text,
	"signature" text,
	"signed_at" timestamp (3) with time zone,
	"is_word" boolean NOT NULL,
	"voice_id" text,
	"worked" integer DEFAULT 0 NOT NULL,
	"worked_with_changes" integer DEFAULT 0 NOT NULL,
	"did_not_work" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "confirmations_outcome_check" CHECK ("confirmations"."outcome" in ('worked', 'worked_with_changes', 'did_not_work'))
);
--> statement-breakpoint
ALTER TABLE "answer_confirmations" ADD CONSTRAINT "answer_confirmations_answer_id_answers_answer_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."answers"("answer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmation_clients" ADD CONSTRAINT "confirmation_clients_salt_settings_name_fk" FOREIGN KEY ("salt") REFERENCES "public"."settings"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmation_clients" ADD CONSTRAINT "confirmation_clients_answer_id_answers_answer_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."answers"("answer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmations" ADD CONSTRAINT "confirmations_answer_id_answers_answer_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."answers"("answer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "confirmation_clients_answer_id_idx" ON "confirmation_clients" USING btree ("answer_id");--> statement-breakpoint
CREATE INDEX "confirmations_answer_id_seq_idx" ON "confirmations" USING btree ("answer_id","seq");--> statement-breakpoint
CREATE INDEX "confirmations_signed_idx" ON "confirmations" USING btree ("answer_id","seq") WHERE "confirmations"."public_key" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "confirmations_word_idx" ON "confirmations" USING btree ("answer_id","public_key") WHERE "confirmations"."is_word";--> statement-breakpoint
CREATE UNIQUE INDEX "confirmations_document_idx" ON "confirmations" USING btree ("answer_id","public_key","document_sha256");