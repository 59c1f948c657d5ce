CREATE TABLE "demand_clients" (
	"salt" text NOT NULL,
	"query" text NOT NULL,
	"client" text NOT NULL,
	CONSTRAINT "demand_clients_salt_query_client_pk" PRIMARY KEY("salt","query","client")
);
--> statement-breakpoint
CREATE TABLE "demand_days" (
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"day" date NOT NULL,
	"clients" integer NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	CONSTRAINT "demand_days_kind_text_day_pk" PRIMARY KEY("kind","text","day")
);
--> statement-breakpoint
ALTER TABLE "demand_clients" ADD CONSTRAINT "demand_clients_salt_settings_name_fk" FOREIGN KEY ("salt") REFERENCES "public"."settings"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "demand_days_day_idx" ON "demand_days" USING btree ("day");