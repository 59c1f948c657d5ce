import { cutText } from "../../../cut-text.ts";
import type { Plan } from "../../../engines/plan.ts";
import { requestOf } from "../../../engines/request-of.ts";
import type { StudyTypeId } from "../../../engines/study-types.ts";

/** A longer text is shown by its beginning; the plan keeps it whole. */
const longestShown = 1_200;
const mostRivals = 3;
const listed = new Intl.ListFormat("en-GB");

/** What the moderator says before the first question: it names the thing once, and from then on both say "it". */
export function namingOf(study_type: StudyTypeId, plan: Plan, topic: string): string {
  const rivals = plan.competitors.slice(0, mostRivals);
  const beside = rivals.length === 0 ? "" : ` We'll set it beside ${listed.format(rivals)}.`;
  return `${namedIn(study_type, plan, topic)}${beside}`;
}

function namedIn(study_type: StudyTypeId, { subject, brand, stimulus }: Plan, topic: string): string {
  const name = subject ?? brand;
  if (stimulus !== null) {
    const about = name === null ? "" : `, about ${name}`;
    const asked =
      study_type === "messaging"
        ? "Everything we ask is about these words."
        : "We'd like to talk about what it describes.";
    return `Please read this${about}: ${quoted(stimulus)} ${asked}`;
  }
  if (name !== null) return `We'd like to talk about one thing today: ${name}.`;
  return `We've been asked to look into this: ${quoted(requestOf(topic).request)} When we say “it”, we mean what that is about.`;
}

/** Words between quotation marks, with a full stop behind them where they have no end mark of their own. */
function quoted(text: string): string {
  const plain = text.replace(/[“”]/g, "'").trim();
  const beginning = cutText(plain, longestShown);
  const shown = beginning === plain ? plain : `${beginning.trimEnd()} …`;
  return /[.!?…。？！]$/.test(shown) ? `“${shown}”` : `“${shown}”.`;
}
