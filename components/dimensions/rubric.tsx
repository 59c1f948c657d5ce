import { Fragment } from "react";
import { Points } from "#components/text/points.tsx";
import { Section } from "#components/text/section.tsx";
import { dimensions, points, rubricVersion } from "#lib/rubric/dimensions.ts";
import { listings } from "#lib/tools/contract.ts";

/** The six dimensions with the meaning of each point. */
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
        In the order by use an unverified tool comes after tools that nobody has reviewed, in a search after every tool
        that is not unverified. Only where no such tool has all the words does its very name bring it to the top, and
        not if it resembles a listed one. MCP’s lists and completion leave it out. Its reviews count as those of any
        tool.
      </p>
      <p>
        It says <i>not the catalogued …</i> wherever it is shown when its name, its id or its website could be taken for
        another tool’s. Names are compared as they look (Unicode’s confusable letters, UTS #39), without case, accents,
        separators, or words that anyone can add; with the editors’ tools also one letter away, where the words are not
        English. Websites are compared by the domain that their owner registered, by its name alone too; on a host that
        many share, by the whole address and its account. A tool that shares a word with an editors’ tool on the same
        domain or account is its sibling, and not marked.
      </p>
    </Section>
  );
}
