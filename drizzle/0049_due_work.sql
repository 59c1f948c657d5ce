CREATE TABLE "due_work" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"account_id" text,
	"due_at" timestamp (3) with time zone DEFAULT date_trunc('milliseconds', clock_timestamp()) NOT NULL,
	"holder" uuid,
	"process" text,
	"created_at" timestamp (3) with time zone DEFAULT date_trunc('milliseconds', clock_timestamp()) NOT NULL,
	CONSTRAINT "due_work_kind_subject_pk" PRIMARY KEY("kind","subject")
);
--> statement-breakpoint
-- What waits or runs goes along: studies under their leases, deliveries that are owed, the clearing of storage's files.
INSERT INTO "due_work" ("kind", "subject", "account_id", "due_at", "holder", "process", "created_at")
	SELECT 'study', "study_id"::text, "account_id", coalesce("lease_until", now()), "holder", "process", "created_at"
		FROM "studies" WHERE "status" IN ('queued', 'running')
	UNION ALL SELECT 'delivery', "delivery_id", "account_id", "next_attempt_at", NULL, NULL, "created_at"
		FROM "webhook_deliveries" WHERE "status" = 'pending'
	UNION ALL SELECT 'clear', '', NULL, now(), NULL, NULL, "created_at" FROM "settings" WHERE "name" = 'uncleared_deletions'
	UNION ALL SELECT 'forget', '', NULL, now(), NULL, NULL, now();--> statement-breakpoint
DELETE FROM "settings" WHERE "name" = 'uncleared_deletions';--> statement-breakpoint
DROP TRIGGER "studies_begun" ON "studies";--> statement-breakpoint
DROP TRIGGER "studies_given_back" ON "studies";--> statement-breakpoint
DROP TRIGGER "deliveries_owed" ON "webhook_deliveries";--> statement-breakpoint
DROP TRIGGER "deliveries_replayed" ON "webhook_deliveries";--> statement-breakpoint
CREATE TRIGGER "work_due" AFTER INSERT ON "due_work" FOR EACH ROW EXECUTE FUNCTION "notify_due"();--> statement-breakpoint
CREATE TRIGGER "work_due_sooner" AFTER UPDATE OF "due_at" ON "due_work" FOR EACH ROW
	WHEN (NEW."due_at" < OLD."due_at") EXECUTE FUNCTION "notify_due"();--> statement-breakpoint
DROP INDEX "studies_lease_until_idx";--> statement-breakpoint
DROP INDEX "webhook_deliveries_due_idx";--> statement-breakpoint
ALTER TABLE "due_work" ADD CONSTRAINT "due_work_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "due_work_due_at_idx" ON "due_work" USING btree ("due_at");--> statement-breakpoint
ALTER TABLE "studies" DROP COLUMN "holder";--> statement-breakpoint
ALTER TABLE "studies" DROP COLUMN "lease_until";--> statement-breakpoint
ALTER TABLE "studies" DROP COLUMN "process";--> statement-breakpoint
ALTER TABLE "webhook_deliveries" DROP COLUMN "next_attempt_at";