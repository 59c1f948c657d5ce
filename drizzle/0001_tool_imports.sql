CREATE TABLE "tool_imports" (
	"source" text NOT NULL,
	"external_name" text NOT NULL,
	"tool_id" text NOT NULL,
	"made_tool" boolean NOT NULL,
	"version" text NOT NULL,
	"status" text NOT NULL,
	"addresses" text[] NOT NULL,
	"registry_published_at" timestamp (3) with time zone,
	"registry_updated_at" timestamp (3) with time zone,
	"record_sha256" text NOT NULL,
	"imported_from" text NOT NULL,
	"imported_at" timestamp (3) with time zone DEFAULT date_trunc('milliseconds', clock_timestamp()) NOT NULL,
	CONSTRAINT "tool_imports_source_external_name_pk" PRIMARY KEY("source","external_name"),
	CONSTRAINT "tool_imports_status_check" CHECK ("tool_imports"."status" in ('active', 'deprecated', 'deleted'))
);
--> statement-breakpoint
ALTER TABLE "tool_imports" ADD CONSTRAINT "tool_imports_tool_id_tools_tool_id_fk" FOREIGN KEY ("tool_id") REFERENCES "public"."tools"("tool_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tool_imports_tool_id_idx" ON "tool_imports" USING btree ("tool_id");