import { guideVersion } from "../pipeline/guides/guide.ts";
import type { CompleteRow } from "../study.ts";
import type { StudyEvent } from "./contract.ts";

/** The events of a complete study, made from its transcripts: the interviews go forward together, a turn at a time. */
export function replayedEvents({ findings }: Pick<CompleteRow, "findings">): StudyEvent[] {
  const { interviews, quality } = findings;
  const respondents = interviews.map(({ persona_id, persona_name, repeat }) => ({ persona_id, persona_name, repeat }));
  const longest = Math.max(0, ...interviews.map(({ transcript }) => transcript.length));
  const rounds = Array.from({ length: longest }, (_, turn) =>
    interviews.flatMap(({ persona_id, transcript }, interview): StudyEvent[] => {
      const said = transcript[turn];
      if (said === undefined) return [];
      const turns = turn + 1;
      const isLast = turns === transcript.length;
      return [
        { event: "interview.turn", interview, turn, ...said },
        ...(isLast ? [{ event: "interview.completed", interview, persona_id, turns } as const] : []),
      ];
    }),
  );
  return [
    { event: "started", interviews: interviews.length, guide_version: guideVersion, respondents },
    ...respondents.map((respondent, interview) => ({ event: "interview.started", interview, ...respondent }) as const),
    ...rounds.flat(),
    { event: "analysis", interviews: interviews.length },
    {
      event: "quotes.checked",
      quotes_checked: quality.quotes_checked,
      quotes_rejected: quality.quotes_rejected,
    },
  ];
}
