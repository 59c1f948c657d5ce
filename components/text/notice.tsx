import type { ReactNode } from "react";

/** Something a reader must know before reading on: a ruled box, the same for every kind of notice. */
export function Notice({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="border-2 border-ink px-4 py-3">
      <p className="font-semibold">{title}</p>
      {children}
    </div>
  );
}
