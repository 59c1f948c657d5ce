import { inWords } from "../in-words.ts";
import type { VoiceExample } from "./contract.ts";
import { judge, type PublishedReview } from "./judge.ts";
import { establishedDays, establishedTools, oneVoice } from "./rules.ts";
import { scoreByVoices } from "./score.ts";
import { scoreByKeys } from "./score-1-0.ts";

/** A review of a worked example: its key, client, day, trace and speed. */
type Line = { key: string; client: string; day: number; tool?: string; trace?: string; speed: number };

/** The worked examples of voices, computed by the scoring code itself. */
export function voiceExamples(): VoiceExample[] {
  return [
    exampleOf(`Four ${oneVoice}, and a new key of another client`, [
      ...["A", "B", "C", "D"].map((key) => ({ key, client: "one", day: 1, speed: key === "D" ? 3 : 5 })),
      { key: "E", client: "two", day: 1, speed: 2 },
    ]),
    exampleOf(
      `Two keys of one client that have reviewed ${inWords(establishedTools)} other tools ${establishedDays} days before`,
      [
        ...["A", "B"].flatMap((key) => earlier(key)),
        { key: "A", client: "one", day: 1 + establishedDays, speed: 4 },
        { key: "B", client: "one", day: 1 + establishedDays, speed: 5 },
      ],
    ),
    exampleOf("A review, and one by another client’s key with the same trace hash", [
      { key: "A", client: "one", day: 1, trace: "same", speed: 4 },
      { key: "B", client: "two", day: 2, trace: "same", speed: 5 },
    ]),
  ];
}

const earlier = (key: string): Line[] =>
  Array.from({ length: establishedTools }, (_, place) => ({
    key,
    client: "one",
    day: 1,
    tool: `earlier ${place}`,
    speed: 3,
  }));

const reviewed = "this tool";

function exampleOf(title: string, lines: Line[]): VoiceExample {
  const reviews = lines.map(({ key, day, tool = reviewed, trace }, place): PublishedReview => {
    const at = { published_at: day * 86_400_000 + place, is_withdrawn: false };
    return {
      review_id: `${place}`,
      tool_id: tool,
      public_key: key,
      trace_sha256: trace ?? `${place}`,
      text_sha256: null,
      ...at,
    };
  });
  const verdicts = judge(reviews);
  const rows = lines.flatMap((line, place) => {
    if (line.tool !== undefined) return [];
    const { not_counted_reason: reason, is_established } = verdicts.get(`${place}`)!;
    const voice = is_established ? `key ${line.key}` : `client ${line.client} on day ${line.day}`;
    const review = { voice, ratings: { speed: line.speed }, published_at: new Date(line.day).toISOString() };
    return [{ ...line, worth: reason === null ? `voice of ${voice}` : `not counted: ${reason}`, review, reason }];
  });
  const score = scoreByVoices(rows.filter(({ reason }) => reason === null).map(({ review }) => review));
  const before = scoreByKeys(rows.map(({ key, speed }) => ({ public_key: key, ratings: { speed } })));
  return {
    title,
    lines: rows.map(({ key, day, speed, worth }) => ({ key, day, speed, worth })),
    voices: score.voices,
    mean: score.ratings.speed?.mean ?? null,
    keys: before.reviewer_count,
    meanByKeys: before.ratings.speed?.mean ?? null,
  };
}
