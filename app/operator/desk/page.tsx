import type { Metadata } from "next";
import { HowToSignIn } from "#components/operator/how-to-sign-in.tsx";
import { OperatorHead } from "#components/operator/operator-head.tsx";
import { TextArea } from "#components/text/field.tsx";
import { NotMade } from "#components/text/not-made.tsx";
import { AppError } from "#lib/errors.ts";
import { loadForOperator } from "#lib/http/load.ts";

export const metadata: Metadata = { title: "Desk assessments", robots: { index: false, follow: false } };

export default async function DeskPage() {
  const operator = await loadForOperator(async ({ key_id }) => key_id);
  if (operator instanceof AppError) return <NotMade error={operator} />;
  if (operator === null) return <HowToSignIn />;
  return (
    <div className="space-y-6">
      <OperatorHead title="Desk assessments" at="/operator/desk" />
      <div className="max-w-prose space-y-6">
        <p>
          Send one assessment as JSON, with the members that <code>GET /api/tools/&lt;tool_id&gt;</code> shows of
          another, but for <code>assessment_id</code> and <code>kind</code>. The newest of a tool by{" "}
          <code>assessed_at</code> supersedes those before, which stay on its page.
        </p>
        <form action="/operator/assessments" method="post" className="space-y-3">
          <TextArea
            name="assessment"
            label="The assessment"
            required
            rows={16}
            dir="ltr"
            className="control w-full font-mono text-sm"
          />
          <button type="submit" className="button">
            Add it
          </button>
        </form>
      </div>
    </div>
  );
}
