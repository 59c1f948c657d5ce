import { Submit, TextArea } from "#components/text/field.tsx";
import { metadataOf, operatorPage } from "../operator-page.tsx";

export const metadata = metadataOf("/operator/desk");

export default operatorPage({
  at: "/operator/desk",
  read: async () => true,
  body: () => (
    <div className="max-w-prose space-y-6">
      <p>
        Send one assessment as JSON, with the members that <code>GET /api/tools/&lt;tool_id&gt;</code> shows of another,
        but for <code>assessment_id</code> and <code>kind</code>. The newest of a tool by <code>assessed_at</code>{" "}
        supersedes those before, which stay on its page.
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
        <Submit>Add it</Submit>
      </form>
    </div>
  ),
});
