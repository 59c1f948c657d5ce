import { RailRows } from "#components/marks/rail-rows.tsx";
import { FirsthandRail } from "#components/marks/rails.tsx";
import { Unrated } from "#components/tools/unrated.tsx";
import { interval, oneDecimal, plural } from "#lib/format.ts";
import { coverage } from "#lib/in-words.ts";
import { dimensions } from "#lib/rubric/dimensions.ts";
import type { Usage } from "#lib/votes/contract.ts";
import { prior, shortfallIn, tooLittle } from "#lib/votes/rules.ts";
import type { Ratings } from "#lib/votes/score.ts";

type Chart = { usage: Pick<Usage, "ratings" | "status">; votes: Ratings[] };

/** The dimensions as intervals on rails, with single votes below them and all numbers in words. */
export function DimensionChart({ usage: { ratings, status }, votes }: Chart) {
  return (
    <figure>
      <RailRows
        rows={dimensions.flatMap(({ id, name }) => {
          const score = ratings[id];
          if (score === null) return [];
          const [mean, between] = [oneDecimal(score.mean), interval(score.low, score.high)];
          const isFew = shortfallIn({ status, voices: score.count }) !== null;
          const voteWords = `${plural(score.count, "vote")}${isFew ? ", too few" : ""}`;
          const label = `${name}: ${mean}, ${coverage} interval ${between}, ${voteWords}`;
          return {
            key: id,
            name: <a href={`/dimensions#${id}`}>{name}</a>,
            rail: (
              <FirsthandRail {...{ ...score, few: isFew, label }} votes={votes.flatMap((vote) => vote[id] ?? [])} />
            ),
            words: (
              <>
                <b>{mean}</b> <span className="text-ink-2">({between})</span>
                <span className="block text-ink-2 text-xs">{voteWords}</span>
              </>
            ),
          };
        })}
      />
      <Unrated dimensions={dimensions.filter(({ id }) => ratings[id] === null)} />
      <figcaption className="mt-3 text-ink-2 text-xs">
        Dot: a cautious score, pulled towards {prior.mean} while votes are few. Bar: {coverage} interval. Hollow and
        broken: {tooLittle}, so nothing to rely on.
        {votes.length > 0 && " Small circles: one vote each."} Further right is better.
      </figcaption>
    </figure>
  );
}
