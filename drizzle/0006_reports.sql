CREATE TABLE "reports" (
	"post_id" text NOT NULL,
	"client" text NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"created_at" timestamp (3) with time zone DEFAULT date_trunc('milliseconds', clock_timestamp()) NOT NULL,
	"dismissed_at" timestamp (3) with time zone,
	CONSTRAINT "reports_post_id_client_pk" PRIMARY KEY("post_id","client")
);
