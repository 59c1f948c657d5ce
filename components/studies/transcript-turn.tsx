import { passagesOf } from "#components/studies/passages-of.ts";
import type { QuotedText } from "#components/studies/quoted-in.ts";
import { CopyButton } from "#components/text/copy-button.tsx";
import type { Interview } from "#lib/engines/findings.ts";
import { isAnswer, type Mark } from "#lib/engines/marks.ts";
import { markInWords } from "#lib/format.ts";

type Props = {
  id: string;
  turn: Interview["transcript"][number];
  quoted: QuotedText | undefined;
  /** A quote of this answer to paste elsewhere, with its citation and its label. */
  cite: (quote: string) => string;
};

/** What is wrong with an answer, as a reader sees it. */
const markSentence = (mark: Mark): string =>
  isAnswer({ mark }) ? `${markInWords(mark)}.` : `${markInWords(mark)}: no answer, and neither quoted nor rated.`;

/** One question with its answer; what is quoted elsewhere is marked, and leads there. */
export function TranscriptTurn({ id, turn: { q, a, kind, mark }, quoted, cite }: Props) {
  return (
    <li id={id} className="max-w-prose space-y-1">
      <p dir="auto" className="wrap-anywhere font-semibold text-sm">
        {kind === "probe" && <span className="font-normal text-ink-2">Asked back: </span>}
        {q}
      </p>
      <p dir="auto" className="user-text">
        {passagesOf(a, quoted?.quotes ?? []).map(({ text, start, isQuoted }) =>
          isQuoted ? (
            <mark
              key={start}
              className="bg-transparent text-ink underline decoration-2 decoration-dotted decoration-synthetic underline-offset-4"
            >
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </p>
      {mark !== undefined && <p className="text-ink-2 text-sm">{markSentence(mark)}</p>}
      {quoted !== undefined && (
        <p className="flex flex-wrap items-baseline gap-x-3 text-ink-2 text-sm">
          Quoted in{" "}
          {quoted.places.map(({ href, label }) => (
            <a key={label} href={href} className="inline-block py-1">
              {label}
            </a>
          ))}
          <CopyButton text={cite(quoted.quotes[0]!)} what="the quote with its citation" />
        </p>
      )}
    </li>
  );
}
