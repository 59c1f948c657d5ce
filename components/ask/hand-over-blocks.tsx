import type { questionOf } from "#components/ask/draft.ts";
import { asCurl, asJson, asPrompt } from "#components/ask/hand-over.ts";
import { CodeBlock } from "#components/text/code-block.tsx";
import { CopyButton } from "#components/text/copy-button.tsx";

/** A checked draft in each form that an agent accepts. */
export function HandOverBlocks({ question, base }: { question: ReturnType<typeof questionOf>; base: string }) {
  return (
    <section aria-labelledby="hand-over" className="space-y-6">
      <h2 id="hand-over" className="text-xl">
        Hand it to your agent
      </h2>
      <Block label="A prompt for your agent" what="the prompt" text={asPrompt(question, base)} />
      <Block label="What the agent sends, as JSON" what="the JSON" text={asJson(question)} />
      <Block label="The command, for an agent with a shell" what="the command" text={asCurl(question, base)} />
    </section>
  );
}

function Block({ label, what, text }: { label: string; what: string; text: string }) {
  return (
    <div className="space-y-2">
      <CodeBlock label={label}>{text}</CodeBlock>
      <CopyButton text={text} what={what} />
    </div>
  );
}
