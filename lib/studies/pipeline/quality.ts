import type { Engine } from "../../engines/engine.ts";
import { isAnswer } from "../../engines/marks.ts";
import type { Quality } from "../../engines/measured.ts";
import { rounded } from "../../engines/statistics.ts";
import { agreementOf, confidenceOf, convergenceOf, repeatabilityOf } from "./confidence.ts";
import type { Discrimination } from "./discriminate.ts";
import type { Theme } from "./gather-themes.ts";
import { type HeldInterview, isCoded, stancesOf } from "./hold-interview.ts";

/** What overall_confidence is made of, and what was lost on the way; `numbers_corrected` is known only after the prose. */
export function qualityOf(asked: {
  engine: Engine;
  held: readonly HeldInterview[];
  themes: readonly Theme[];
  n_effective: number;
  discrimination: Discrimination;
}): { quality: Omit<Quality, "numbers_corrected">; overall_confidence: number } {
  const { engine, held, themes, n_effective, discrimination } = asked;
  const byPersona = [...Map.groupBy(held, ({ persona }) => persona.id).values()];
  const coded = byPersona.filter((interviews) => interviews.some(isCoded)).length;
  const claimed = new Set(held.flatMap(({ coding }) => coding.claimed)).size;
  const turns = held.flatMap(({ coding, transcript }) =>
    coding.turns.map(({ on_topic }, place) => on_topic && isAnswer(transcript[place] ?? {})),
  );
  const answered = turns.filter(Boolean).length;
  const components = {
    agreement: agreementOf(stancesOf(held)),
    convergence: convergenceOf(
      // A theme that divides the personas does not bring them together: only its leading side counts.
      themes.map(({ supporters }) => supporters.length / coded),
      coded,
    ),
    repeatability: repeatabilityOf(byPersona.map((interviews) => stancesOf(interviews))),
    grounding: claimed === 0 ? 0 : themes.length / claimed,
    validity: engine.kind === "simulator" ? 1 : turns.length === 0 ? 0 : answered / turns.length,
    n_effective,
    engine_factor: engine.factor,
  };
  const judged = held.reduce((all, interview) => all + interview.judged.of, 0);
  const passed = held.reduce((all, interview) => all + interview.judged.passed, 0);
  const sum = (count: (interview: HeldInterview) => number) =>
    held.reduce((all, interview) => all + count(interview), 0);
  return {
    overall_confidence: confidenceOf(components),
    quality: {
      agreement: rounded(components.agreement, 3),
      convergence: rounded(components.convergence, 3),
      repeatability: components.repeatability === null ? null : rounded(components.repeatability, 3),
      grounding: rounded(components.grounding, 3),
      validity: rounded(components.validity, 3),
      n_effective: rounded(n_effective, 2),
      engine_factor: rounded(engine.factor, 3),
      candidates: claimed,
      findings_dropped: claimed - themes.length,
      quotes_checked: sum(({ coding }) => coding.quotes_checked),
      quotes_repaired: sum(({ coding }) => coding.quotes_repaired),
      quotes_rejected: sum(({ coding }) => coding.quotes_rejected),
      labels_dropped: sum(({ coding }) => coding.labels_dropped),
      support: engine.support === null || judged === 0 ? null : rounded(passed / judged, 3),
      discrimination: discrimination.share,
    },
  };
}
