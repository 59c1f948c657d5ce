CREATE TABLE "package_records" (
	"registry" text NOT NULL,
	"name" text NOT NULL,
	"repository" text,
	"version" text,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "package_records_registry_name_pk" PRIMARY KEY("registry","name")
);
--> statement-breakpoint
ALTER TABLE "tool_imports" ADD COLUMN "manifest" json;--> statement-breakpoint
ALTER TABLE "tool_imports" ADD COLUMN "facts" json DEFAULT '{}'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "tools" ADD COLUMN "facts" json DEFAULT '{"repository":null,"licence":null,"packages":null,"remotes":null,"auth":null,"price":null,"hosting":null,"status":null,"links":null}' NOT NULL;--> statement-breakpoint
ALTER TABLE "tools" ADD COLUMN "meets" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "tools" ADD COLUMN "lacks" text[] DEFAULT '{}' NOT NULL;