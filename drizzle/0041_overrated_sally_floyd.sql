ALTER TABLE "tool_imports" ADD COLUMN "identities" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "tool_imports_name_idx" ON "tool_imports" USING btree (lower("external_name"));--> statement-breakpoint
CREATE INDEX "tool_imports_identities_idx" ON "tool_imports" USING gin ("identities");--> statement-breakpoint
CREATE INDEX "tools_described_here_idx" ON "tools" USING btree ("tool_id") WHERE ("tools"."origin" = 'review' or "tools"."sources" <> '{mcp-registry}');