CREATE TABLE "alerts" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alerts_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"sentence" text NOT NULL,
	"began_at" timestamp (3) with time zone DEFAULT date_trunc('milliseconds', clock_timestamp()) NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "heartbeats" (
	"part" text NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"up" bigint DEFAULT 0 NOT NULL,
	"down" bigint DEFAULT 0 NOT NULL,
	"missed" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "heartbeats_part_hour_pk" PRIMARY KEY("part","hour")
);
--> statement-breakpoint
CREATE TABLE "incidents" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "incidents_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"body" text NOT NULL,
	"began_at" timestamp (3) with time zone DEFAULT date_trunc('milliseconds', clock_timestamp()) NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "operator_acts" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_acts_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone DEFAULT date_trunc('milliseconds', clock_timestamp()) NOT NULL,
	"actor" text NOT NULL,
	"act" text NOT NULL,
	"target" text
);
--> statement-breakpoint
CREATE TABLE "counters" (
	"span" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"name" text NOT NULL,
	"label" text NOT NULL,
	"slot" integer NOT NULL,
	"count" bigint NOT NULL,
	"sum" double precision NOT NULL,
	CONSTRAINT "counters_span_name_at_label_slot_pk" PRIMARY KEY("span","name","at","label","slot")
);
--> statement-breakpoint
CREATE TABLE "faults" (
	"request_id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"sentence" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_open_idx" ON "alerts" USING btree ("kind") WHERE "alerts"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "operator_acts_at_idx" ON "operator_acts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "faults_at_idx" ON "faults" USING btree ("at");