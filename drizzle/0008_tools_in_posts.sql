ALTER TABLE "answers" DROP CONSTRAINT "answers_tool_id_tools_tool_id_fk";
--> statement-breakpoint
ALTER TABLE "questions" DROP CONSTRAINT "questions_tool_id_tools_tool_id_fk";
