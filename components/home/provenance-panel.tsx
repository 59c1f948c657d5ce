import type { ReactNode } from "react";
import { ProvenanceKey } from "#components/marks/provenance-key.tsx";

const looks = {
  firsthand: { frame: "border-hairline", edge: "solid" },
  desk: { frame: "border-desk border-dashed", edge: "hatch" },
  synthetic: { frame: "border-synthetic border-dotted", edge: "dotted" },
} as const;

/** One kind of knowledge in its own frame, so that no two look alike. */
export function ProvenancePanel({ of, children }: { of: keyof typeof looks; children: ReactNode }) {
  return (
    <section aria-labelledby={of} className={`flex flex-col border ${looks[of].frame}`}>
      <div aria-hidden="true" className={`${looks[of].edge} h-2`} />
      <div className="flex flex-1 flex-col gap-3 p-4 sm:p-6">
        <h2 id={of} className="text-xl">
          <ProvenanceKey of={of} />
        </h2>
        {children}
      </div>
    </section>
  );
}
