import type { Metadata } from "next";
import { pageMetadata } from "#components/chrome/page-metadata.ts";
import { pageNames } from "#components/chrome/page-names.tsx";
import { Listing, RubricTable } from "#components/dimensions/rubric.tsx";
import { type Example, Scoring, Voices } from "#components/dimensions/scoring.tsx";
import { StaticPart } from "#components/text/static-part.tsx";
import { dimensionCount, scaleInWords } from "#lib/rubric/dimensions.ts";
import { comparedForm } from "#lib/votes/evidence.ts";
import { voiceExamples } from "#lib/votes/examples.ts";
import { prior, scoringVersion } from "#lib/votes/rules.ts";
import { dimensionScore, noVotes, t95, withRatings } from "#lib/votes/score.ts";

export const metadata: Metadata = pageMetadata({
  path: "/dimensions",
  description: `The ${dimensionCount} dimensions, what each point of them means, and exactly how votes become a score.`,
});

export default function DimensionsPage() {
  return (
    <StaticPart className="space-y-16">
      <div>
        <h1 className="mb-4">{pageNames["/dimensions"]}</h1>
        <p className="max-w-prose text-lg">
          Reviewers rate what a run showed on up to {dimensionCount} dimensions, from {scaleInWords}.{" "}
          <a href="#scores">How votes become a score</a> is stated below, so that anyone can compute it again.
        </p>
      </div>
      <RubricTable />
      <Scoring version={scoringVersion} examples={[exampleOf([5]), exampleOf([5, 4, 4.5, 2])]} />
      <Voices examples={voiceExamples()} compared={comparedForm} />
      <Listing />
    </StaticPart>
  );
}

/** Computed by the scoring code itself, so the page always agrees with it. */
function exampleOf(votes: number[]): Example {
  const total = votes.reduce((sums, vote) => withRatings(sums, { speed: vote }, 1), noVotes());
  return { votes, score: dimensionScore(total.speed)!, t: t95(prior.votes + votes.length) };
}
