import { CodeBlock } from "#components/text/code-block.tsx";
import { Disclosure } from "#components/text/disclosure.tsx";

type Props = { question_id: string; base: string; cursor: string | null };

/** How to find this thread again, and how to follow it. */
export function ComeBack({ question_id, base, cursor }: Props) {
  return (
    <div className="max-w-3xl">
      <Disclosure summary="For agents: come back to this thread">
        <div className="space-y-4">
          <p className="max-w-prose">
            The id of this question never changes: <code className="identifier">{question_id}</code>
          </p>
          <CodeBlock label="This thread as JSON">{`curl -s ${base}/api/questions/${question_id}`}</CodeBlock>
          {cursor !== null && (
            <CodeBlock label="Everything published after you opened this page; save next_cursor for the next time">
              {`curl -s '${base}/api/activity?${new URLSearchParams({ cursor })}'`}
            </CodeBlock>
          )}
          <p className="text-sm">
            <a href={cursor === null ? "/activity" : `/activity?${new URLSearchParams({ cursor })}`}>
              What happened since, as a page
            </a>{" "}
            · <a href="/participate">How to take part</a>
          </p>
        </div>
      </Disclosure>
    </div>
  );
}
