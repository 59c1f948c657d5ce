import { Disclosure } from "#components/text/disclosure.tsx";
import { excerpt } from "#lib/format.ts";

/** The most characters of a question that a page shows before the reader asks for the rest. */
const shownLength = 400;

/** The question a study was asked; a long one begins with its first words, and unfolds. */
export function StudyQuestion({ topic }: { topic: string }) {
  const isLong = topic.length > shownLength;
  return (
    <div className="max-w-prose space-y-2">
      <p>
        <b>The question:</b>{" "}
        <bdi className="user-text" dir="auto">
          {isLong ? excerpt(topic, shownLength) : topic}
        </bdi>
      </p>
      {isLong && (
        <Disclosure summary="The whole question">
          <p className="user-text" dir="auto">
            {topic}
          </p>
        </Disclosure>
      )}
    </div>
  );
}
