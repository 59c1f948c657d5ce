-- Servers that listen learn at the commit what another has left due: lib/db/due-listener.ts.
CREATE FUNCTION "notify_due"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NOTIFY touchstone_due; RETURN NULL; END $$;--> statement-breakpoint
CREATE TRIGGER "studies_begun" AFTER INSERT ON "studies" FOR EACH ROW
	WHEN (NEW."status" IN ('queued', 'running')) EXECUTE FUNCTION "notify_due"();--> statement-breakpoint
CREATE TRIGGER "studies_given_back" AFTER UPDATE OF "lease_until" ON "studies" FOR EACH ROW
	WHEN (NEW."status" = 'queued' AND NEW."lease_until" < OLD."lease_until") EXECUTE FUNCTION "notify_due"();--> statement-breakpoint
CREATE TRIGGER "deliveries_owed" AFTER INSERT ON "webhook_deliveries" FOR EACH ROW
	WHEN (NEW."status" = 'pending') EXECUTE FUNCTION "notify_due"();--> statement-breakpoint
CREATE TRIGGER "deliveries_replayed" AFTER UPDATE OF "status", "next_attempt_at" ON "webhook_deliveries" FOR EACH ROW
	WHEN (NEW."status" = 'pending' AND (OLD."status" <> 'pending' OR NEW."next_attempt_at" < OLD."next_attempt_at"))
	EXECUTE FUNCTION "notify_due"();
