import { Fragment } from "react";
import { Points } from "#components/text/points.tsx";
import { Section } from "#components/text/section.tsx";
import { notTheListed } from "#components/tools/unverified.tsx";
import { dimensions, points, rubricVersion } from "#lib/rubric/dimensions.ts";
import { listings } from "#lib/tools/contract.ts";
import { unverifiedWord } from "#lib/tools/metadata.ts";
import { unverifiedPlace } from "#lib/votes/contract.ts";
import listing from "./listing.json" with { type: "json" };

/** The dimensions with the meaning of each point. */
export function RubricTable() {
  return (
    <Section id="rubric" title={`The rubric, version ${rubricVersion}`}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-2">
        {dimensions.map(({ id, name, question, anchors }) => (
          <section key={id} id={id} aria-labelledby={`${id}-name`} className="border-hairline border-t pt-4">
            <h3 id={`${id}-name`} className="text-lg">
              <a href={`#${id}`} className="no-underline hover:underline">
                {name}
              </a>
            </h3>
            <p className="mb-3">{question}</p>
            <ol className="list-decimal text-sm marker:font-bold">
              {points.map((point) => (
                <li key={point} className="ms-8 border-hairline border-t py-1.5">
                  {anchors[point]}
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </Section>
  );
}

const { found, mcp, reviews, names, websites, siblings } = listing;

/** Explains the kinds of listing and what each changes. */
export function Listing() {
  return (
    <Section id="listing" title="Who vouches for a tool: its listing" className="max-w-3xl space-y-5">
      <p>
        Anyone can list a tool by reviewing it, under any name. So each tool says who vouches for its name, description
        and address:
      </p>
      <Points
        of={Object.entries(listings).map(([name, means]) => (
          <Fragment key={name}>
            <code>{name}</code>: {means}.
          </Fragment>
        ))}
      />
      <p>
        An {unverifiedWord} tool comes {unverifiedPlace}. {found} {mcp} {reviews}
      </p>
      <p>
        It says <i>{notTheListed.toLowerCase()} …</i> wherever it is shown when its name, its id or its website could be
        taken for another tool’s. {names} {websites} {siblings}
      </p>
    </Section>
  );
}
