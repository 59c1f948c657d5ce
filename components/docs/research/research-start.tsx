import { OperationLink, Section } from "#components/docs/parts.tsx";
import { CodeBlock } from "#components/text/code-block.tsx";

/** From a new server to the findings of a first study. */
export function ResearchStart({ base }: { base: string }) {
  return (
    <Section id="start" title="Start: a key, a study">
      <ol className="prose">
        <li>
          <b>Get a key.</b> Make one on <a href="/account">your account’s page</a>, or ask the operator of this service
          for one. It is shown once.
        </li>
        <li>
          <b>Keep it in a variable</b>, which all commands on this page read:
        </li>
      </ol>
      <CodeBlock label="Your key">export TOUCHSTONE_KEY=sr_live_…</CodeBlock>
      <CodeBlock label="A study: how finance leads take a price">{commandOf(base, "/studies", firstStudy)}</CodeBlock>
      <p>
        The answer has the findings; <code>report_url</code> in it is a page for people, which opens for anyone who has
        its address. <OperationLink id="get_study" /> adds every transcript. Where a study asks{" "}
        <code>closed_questions</code>, <code>/answers.csv</code> at its <code>report_url</code> is a table of all
        answers to them, and <code>/codebook.csv</code> says what its columns are. A second key for another program, or
        for replacing this one, is made by <OperationLink id="create_key" /> where the operator allows it.
      </p>
    </Section>
  );
}

const firstStudy = {
  topic: "How do finance leads of mid-sized companies feel about expense software for $9 a month and person?",
  study_type: "pricing",
  audience_description: "Finance leads of mid-sized companies",
  subject: "expense software",
  price: { amount: 9, currency: "USD", per: "month and person" },
};

/** A POST to the research API as a command, with its own headers. */
export function commandOf(base: string, path: string, body: object, headers: string[] = [], options = "-s"): string {
  return [
    `curl ${options} '${base}/api/v1${path}'`,
    `-H "Authorization: Bearer $TOUCHSTONE_KEY"`,
    "-H 'Content-Type: application/json'",
    ...headers.map((header) => `-H '${header}'`),
    `-d '${JSON.stringify(body, null, 2)}'`,
  ].join(" \\\n  ");
}
