-- Servers that listen learn at the commit of new events, of the feed or of a study: lib/db/due-listener.ts.
CREATE FUNCTION "notify_news"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NOTIFY touchstone_news; RETURN NULL; END $$;--> statement-breakpoint
CREATE TRIGGER "events_published" AFTER INSERT ON "events" FOR EACH STATEMENT EXECUTE FUNCTION "notify_news"();--> statement-breakpoint
CREATE TRIGGER "study_events_written" AFTER INSERT ON "study_events" FOR EACH STATEMENT EXECUTE FUNCTION "notify_news"();--> statement-breakpoint
CREATE TRIGGER "studies_ended" AFTER UPDATE OF "status" ON "studies" FOR EACH ROW
	WHEN (NEW."status" <> OLD."status") EXECUTE FUNCTION "notify_news"();--> statement-breakpoint
CREATE TRIGGER "studies_deleted" AFTER DELETE ON "studies" FOR EACH STATEMENT EXECUTE FUNCTION "notify_news"();
