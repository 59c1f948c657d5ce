import { agreedOf, type Quality, sizeOf } from "../../engines/measured.ts";

type Parts = Pick<Quality, "agreement" | "validity" | "grounding" | "n_effective" | "engine_factor">;

/** What lowers a study's confidence most, in words. */
export function lowestPart({ agreement, validity, grounding, n_effective, engine_factor }: Parts): string {
  const parts: [number, string][] = [
    [agreedOf(agreement), "the interviews differ widely"],
    [validity, "part of the topic or of the answers was not understood"],
    [Math.sqrt(grounding), "many themes had too few quotes"],
    [sizeOf(n_effective), "there are few interviews"],
    [engine_factor, "a simulator made the answers"],
  ];
  return parts.toSorted(([one], [other]) => one - other)[0]![1];
}
