import { markInWords, plural } from "#lib/format.ts";
import type { Lane } from "#lib/studies/events/run-state.ts";

const words: Record<Lane["state"], string> = {
  ...{ waiting: "Waits", talking: "Is interviewed", answered: "Being read", held: "Done", failed: "Failed" },
};

/** One lane for each interview. A lane keeps its height, so nothing moves while lines come. */
export function LaneList({ lanes }: { lanes: Lane[] }) {
  return (
    <ol aria-label="Interviews" className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {lanes.map((lane, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an interview is known by its place
        <LaneCard key={place} lane={lane} place={place} />
      ))}
    </ol>
  );
}

function LaneCard({
  lane: { persona_name, repeat, state, turns, q, a, mark, message, questionnaire },
  place,
}: {
  lane: Lane;
  place: number;
}) {
  return (
    <li className="border-synthetic border-s-3 border-dotted ps-3">
      <p dir="auto" className="truncate font-semibold">
        {`${persona_name ?? `Interview ${place + 1}`}${repeat > 1 ? ` (${repeat})` : ""}`}
      </p>
      <p className={`text-sm ${state === "failed" ? "font-semibold" : "text-ink-2"}`}>
        {/* One text: in two, the second would move when the first changes. */}
        {`${words[state]}${turns > 0 ? `: ${plural(turns, "answer")}` : ""}${
          questionnaire === null
            ? ""
            : `, ${questionnaire.answered} of ${plural(questionnaire.of, "closed question")} answered`
        }`}
      </p>
      <p dir="auto" className="line-clamp-1 h-5 text-ink-2 text-sm">
        {q}
      </p>
      <p dir="auto" className="wrap-anywhere line-clamp-3 h-[4.35em] text-sm">
        {mark !== null && state !== "failed" && <span className="text-ink-2">{markInWords(mark)}: </span>}
        {state === "failed" ? message : a}
      </p>
    </li>
  );
}
