import { type Flag, flagWhere as flag } from "../../engines/flag.ts";
import type { Mark } from "../../engines/marks.ts";
import type { Quality } from "../../engines/measured.ts";
import { adviceOf } from "./advice-of.ts";
import { type HeldInterview, isCoded } from "./hold-interview.ts";

/** A part of a whole from 0 to 1; 0 of nothing. */
export const share = (part: number, of: number): number => (of === 0 ? 0 : part / of);

/** Interviews of which something could not be read. */
export function unreadFlags(held: readonly HeldInterview[]): Flag[] {
  const unread = held.filter((interview) => interview.unread !== null);
  const uncoded = held.filter((interview) => !isCoded(interview)).length;
  const unrated = held.filter(({ stance }) => stance === null).length;
  const parts = [uncoded > 0 ? `${uncoded} not coded` : "", unrated > 0 ? `${unrated} not rated` : ""].filter(Boolean);
  return flag(
    parts.length > 0,
    "uncoded",
    "warn",
    `Of ${held.length} interviews ${parts.join(" and ")}: what was said is shown, and is left out of what is counted from codes or ratings. ${unread.length > 0 ? adviceOf(unread[0]!.unread) : ""}`.trim(),
  );
}

/** What became of the answers and the quotes. */
export function answerFlags(
  held: readonly HeldInterview[],
  quality: Pick<Quality, "quotes_rejected" | "quotes_checked">,
): Flag[] {
  const turns = held.flatMap(({ transcript }) => transcript);
  const marked = (mark: Mark) => turns.filter((turn) => turn.mark === mark).length;
  const cut = marked("cut");
  const read = held.flatMap(({ coding }) => coding.turns);
  const astray = read.filter((turn) => !turn.on_topic && !turn.refused).length;
  return [
    ...flag(
      share(quality.quotes_rejected, quality.quotes_checked) > 0.1,
      "quote_loss",
      "warn",
      `${quality.quotes_rejected} of ${quality.quotes_checked} quotes stood in no transcript and were dropped.`,
    ),
    ...flag(cut > 0, "truncated", "info", `${cut} of ${turns.length} answers break off.`),
    ...noAnswers.flatMap(({ mark, code, words }) => {
      const count = marked(mark);
      const severity = share(count, turns.length) > 0.15 ? "warn" : "info";
      return flag(count > 0, code, severity, `${count} of ${turns.length} ${words}: ${notCounted}`);
    }),
    ...flag(
      share(astray, read.length) > 0.4,
      "off_topic",
      "warn",
      `${astray} of ${read.length} answers were not about the topic.`,
    ),
  ];
}

/** The marks of what is no answer. */
const noAnswers = [
  { mark: "refused", code: "refusals", words: "questions were not answered" },
  { mark: "repeated", code: "repeated", words: "answers give the question or an earlier answer back" },
  { mark: "recited", code: "recited", words: "answers list the persona's own traits, reasons or day" },
] as const;
const notCounted =
  "they are shown with a mark, and not quoted or rated. An interview of which they are more than half is not charged.";
