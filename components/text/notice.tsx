import type { ReactNode } from "react";

/** A ruled box that a reader must see first, the same for every notice. */
export function Notice({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="border-2 border-ink px-4 py-3">
      <p className="font-semibold">{title}</p>
      {children}
    </div>
  );
}
