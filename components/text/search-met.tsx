import type { ToolMatch } from "#lib/tools/contract.ts";

type Props = {
  noun: "tool" | "question";
  q: string | undefined;
  match: ToolMatch | null;
  unmatched: string[];
  corrected_q: string | null;
};

/** What a search found of its words, unless it found them all as typed; an empty list says so itself. */
export function SearchMet({ noun, q, match, unmatched, corrected_q }: Props) {
  if (match === "corrected")
    return (
      <p className="mb-4 max-w-prose">
        No {noun} has <bdi>“{q}”</bdi> as typed. These have <b>{corrected_q}</b>.
      </p>
    );
  if (match !== "some" && match !== "most") return null;
  return (
    <div className="mb-4 max-w-prose border-ink border-s-2 ps-3">
      <p className="font-semibold">
        {unmatched.length > 0
          ? `No ${noun} has all of these words.`
          : `No ${noun} here says that it is for all of this.`}
      </p>
      <p>
        {corrected_q !== null && (
          <>
            Searched as <b>{corrected_q}</b> too.{" "}
          </>
        )}
        The nearest are below; {unmatched.length > 0 ? "the first one lacks " : "they only mention it"}
        {unmatched.map((word, at) => (
          <span key={word}>
            {at > 0 && ", "}
            <bdi>“{word}”</bdi>
          </span>
        ))}
        . {match === "some" && "None may be what you need."}
      </p>
    </div>
  );
}
