import type * as z from "zod";
import { docSection } from "#components/docs/doc-section.ts";
import { OperationLink, Section } from "#components/docs/parts.tsx";
import { CodeBlock } from "#components/text/code-block.tsx";
import { keyBegin } from "#lib/accounts/account-limits.ts";
import { keyShown } from "#lib/accounts/contract.ts";
import { capital } from "#lib/cut-text.ts";
import reportFiles from "#lib/engines/report-files.json" with { type: "json" };
import { preferAsync } from "#lib/prefer.ts";
import { type createStudyEndpoint, type researchEndpoint, runsOn } from "#lib/studies/contract.ts";
import { idempotencyHours } from "#lib/studies/study-limits.ts";
import { reportReaders, sameSeed } from "#lib/studies/study-record.ts";
import { idempotencyHeader, whoIsAsked } from "#lib/studies/study-request.ts";

/** From a new server to the findings of a first study. */
export function ResearchStart({ base }: { base: string }) {
  return (
    <Section id="start" title="Start: a key, a study">
      <ol className="prose">
        <li>
          <b>Get a key.</b> Make one on <a href="/account">your account’s page</a>; where new accounts are closed, only
          the operator of the service gives one. It is {keyShown}.
        </li>
        <li>
          <b>Keep it in a variable</b>, which all commands on this page read:
        </li>
      </ol>
      <CodeBlock label="Your key">{`export TOUCHSTONE_KEY=${keyBegin}…`}</CodeBlock>
      <CodeBlock label="A study: how finance leads take a price">{commandOf(base, "/studies", firstStudy)}</CodeBlock>
      <p>
        The answer has the findings; <code>report_url</code> in it is a page for people, which opens for {reportReaders}
        . <OperationLink id="get_study" /> adds every transcript. Where a study asks <code>closed_questions</code>,{" "}
        <code>{reportFiles.answers}</code> at its <code>report_url</code> is a table of all answers to them, and{" "}
        <code>{reportFiles.codebook}</code> says what its columns are. A second key for another program, or for
        replacing this one, is made by <OperationLink id="create_key" /> where the operator allows it.
      </p>
    </Section>
  );
}

type Body = z.input<typeof createStudyEndpoint.input>;

const firstStudy = {
  topic: "How do finance leads of mid-sized companies feel about expense software for $9 a month and person?",
  study_type: "pricing",
  audience_description: "Finance leads of mid-sized companies",
  subject: "expense software",
  price: { amount: 9, currency: "USD", per: "month and person" },
} satisfies Body;

/** A POST to the research API as a command, with its own headers. */
function commandOf(base: string, path: string, body: object, headers: string[] = [], options = "-s"): string {
  return [
    `curl ${options} '${base}/api/v1${path}'`,
    `-H "Authorization: Bearer $TOUCHSTONE_KEY"`,
    "-H 'Content-Type: application/json'",
    ...headers.map((header) => `-H '${header}'`),
    `-d '${JSON.stringify(body, null, 2)}'`,
  ].join(" \\\n  ");
}

const subject = "a weekly box of frozen meals for toddlers";
const study = {
  topic: `Would you try ${subject}?`,
  study_type: "concept",
  subject,
  audience_description: "Parents of toddlers",
  n_per_persona: 1,
} satisfies Body;
const question = {
  topic: "What would make runners change the brand of their shoes?",
  subject: "changing the brand of running shoes",
  audience_description: "People who run twice a week",
} satisfies z.input<typeof researchEndpoint.input>;
const guided = {
  ...study,
  subject: "Small Plates",
  category: "meals for toddlers",
  stimulus: "Small Plates: meals for toddlers, cooked by parents, frozen on the day. Heat one in four minutes.",
  rivals: ["Spoonful Box", "Tiny Pantry"],
  price: { amount: 29, currency: "USD", per: "month" },
  questions: ["What did your child eat yesterday?", "What would you expect of frozen meals for a toddler?"],
} satisfies Body;
const people = { ...study, audience_description: "Parents of toddlers who both work" };

/** The ways to run a study and to get its result, each as a command. */
export function WaysToRun({ base }: { base: string }) {
  return (
    <Section {...docSection("ways")}>
      <p>
        A plain POST waits for the findings, as above. A study {runsOn}: it is stored, and{" "}
        <OperationLink id="list_studies" /> finds it.
      </p>
      <CodeBlock label="Later: poll the address in Location">
        {commandOf(base, "/studies", study, [preferAsync])}
      </CodeBlock>
      <CodeBlock label="As events, while it runs">
        {commandOf(base, "/studies", study, ["Accept: text/event-stream"], "-sN")}
      </CodeBlock>
      <CodeBlock label="As Markdown, ready to paste">
        {commandOf(base, "/research", question, ["Accept: text/markdown"])}
      </CodeBlock>
      <CodeBlock
        label={`Safe to send again: the same key and body answer with the same study for ${idempotencyHours} hours`}
      >
        {commandOf(base, "/studies", people, [`${idempotencyHeader}: toddler-meals-1`])}
      </CodeBlock>
      <CodeBlock label="With what you know of the topic: its subject, the kind of thing it is, the words to show, rivals, a price, your own questions">
        {commandOf(base, "/studies", guided)}
      </CodeBlock>
      <CodeBlock label="What it would cost: nothing runs">
        {commandOf(base, "/studies", { ...study, dry_run: true })}
      </CodeBlock>
      <p>
        Who is asked: {whoIsAsked}. Personas are yours, or those of <OperationLink id="list_personas" />.{" "}
        {capital(sameSeed)}.
      </p>
    </Section>
  );
}
