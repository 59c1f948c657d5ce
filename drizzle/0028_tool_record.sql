-- Immutable as a generated column needs: to_json is not, because a moment's text would depend on the session's time zone.
CREATE FUNCTION "json_of"(anyelement) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	AS $$ SELECT to_json($1)::text $$;--> statement-breakpoint
CREATE FUNCTION "json_of"(timestamptz) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	AS $$ SELECT to_char($1 AT TIME ZONE 'UTC', '\"YYYY-MM-DD"T"HH24:MI:SS.MS"Z"\"') $$;--> statement-breakpoint
ALTER TABLE "tools" ADD COLUMN "record" text GENERATED ALWAYS AS ('"tool_id":' || json_of("tools"."tool_id") || ',"name":' || json_of("tools"."name")
  || ',"description":' || json_of("tools"."description") || ',"type":' || json_of("tools"."type")
  || ',"website":' || json_of("tools"."website") || ',"category":' || coalesce(json_of("tools"."category"), 'null')
  || ',"tags":' || json_of("tools"."tags") || ',"use_cases":' || json_of("tools"."needs")
  || ',"deprecated":' || json_of("tools"."is_deprecated") || ',"origin":' || json_of("tools"."origin")
  || ',"sources":' || json_of("tools"."sources") || ',"confirmed_at":' || coalesce(json_of("tools"."confirmed_at"), 'null')
  || ',"created_at":' || json_of("tools"."created_at")) STORED NOT NULL;