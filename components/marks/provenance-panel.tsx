import type { ReactNode } from "react";
import { ProvenanceKey } from "#components/marks/provenance-key.tsx";

const looks = {
  firsthand: { frame: "border-hairline", edge: "solid" },
  desk: { frame: "border-desk border-dashed", edge: "hatch" },
  synthetic: { frame: "border-synthetic border-dotted", edge: "dotted" },
} as const;

type Props = {
  of: keyof typeof looks;
  /** What its heading says after the kind. */
  title?: string;
  /** What the kind is and is not, in small type. */
  note?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** One kind of knowledge in its own frame, so that no two look alike. */
export function ProvenancePanel({ of, title, note, className = "space-y-5", children }: Props) {
  return (
    <section aria-labelledby={of} className={`flex flex-col border ${looks[of].frame}`}>
      <div aria-hidden="true" className={`${looks[of].edge} h-2`} />
      <div className={`min-w-0 p-4 sm:p-6 ${className}`}>
        <div className="max-w-prose">
          <h2 id={of} className="text-xl">
            <ProvenanceKey of={of} /> {title}
          </h2>
          {note && <p className="text-ink-2 text-sm">{note}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
