import { CodeBlock } from "#components/text/code-block.tsx";

/** The gallery while no study is public, with how to make one public. */
export function NoStudies({ base }: { base: string }) {
  return (
    <div className="max-w-3xl space-y-4">
      <p className="max-w-prose font-semibold">No study is public yet.</p>
      <p className="max-w-prose">
        <a href="/research">Begin a study in the browser</a>, without an account too. A study is unlisted until its
        account makes it public. With a key from the operator of this service, run one and list it:
      </p>
      <CodeBlock label="Run a study, and keep the id it answers with">
        {`curl -s ${base}/api/v1/studies -H 'authorization: Bearer sr_live_…' -H 'content-type: application/json' \\
  -d '{"topic": "Would families buy a meal kit for toddlers?", "study_type": "concept", "subject": "a meal kit for toddlers",
  "audience_description": "parents of toddlers"}'`}
      </CodeBlock>
      <CodeBlock label="List it here">
        {`curl -s -X PATCH ${base}/api/v1/studies/<id> -H 'authorization: Bearer sr_live_…' \\
  -H 'content-type: application/json' -d '{"visibility": "public"}'`}
      </CodeBlock>
    </div>
  );
}
