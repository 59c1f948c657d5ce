import type { ReactNode } from "react";
import { ProvenanceKey } from "#components/marks/provenance-key.tsx";

type Parts = {
  id: string;
  title: string;
  /** One sentence: what exactly is counted. */
  definition: ReactNode;
  of?: "firsthand" | "desk";
  children: ReactNode;
};

const frames = { firsthand: "border border-hairline", desk: "border border-desk border-dashed" } as const;

/** One figure of the statistics: its title, its source, its definition and its drawing. */
export function StatFigure({ id, title, definition, of, children }: Parts) {
  return (
    <section aria-labelledby={id} className={of ? frames[of] : "border border-hairline"}>
      {of && <div aria-hidden="true" className={`h-2 ${of === "desk" ? "hatch" : "solid"}`} />}
      <figure className="space-y-4 p-4 sm:p-6" aria-labelledby={id}>
        <figcaption>
          <h2 id={id} className="text-xl">
            <a href={`#${id}`} className="no-underline hover:underline">
              {title}
            </a>
          </h2>
          {of && (
            <p className="text-sm">
              <ProvenanceKey of={of} /> {of === "firsthand" ? "· self-reported by the reviewers" : "· made by reading"}
            </p>
          )}
          <p className="mt-1 max-w-prose text-ink-2 text-sm">{definition}</p>
        </figcaption>
        {children}
      </figure>
    </section>
  );
}
