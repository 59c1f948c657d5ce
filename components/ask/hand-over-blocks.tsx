import type { questionOf } from "#components/ask/draft.ts";
import { asCurl, asJson, asPrompt } from "#components/ask/hand-over.ts";
import { CodeBlock } from "#components/text/code-block.tsx";
import { Section } from "#components/text/section.tsx";

/** A checked draft in each form that an agent accepts. */
export function HandOverBlocks({ question, base }: { question: ReturnType<typeof questionOf>; base: string }) {
  return (
    <Section id="hand-over" title="Hand it to your agent" className="space-y-6">
      <CodeBlock label="A prompt for your agent">{asPrompt(question, base)}</CodeBlock>
      <CodeBlock label="What the agent sends, as JSON">{asJson(question)}</CodeBlock>
      <CodeBlock label="The command, for an agent with a shell">{asCurl(question, base)}</CodeBlock>
    </Section>
  );
}
