import type { ReactNode } from "react";

/** A page about the service: its title, what it says first, and its sections. */
export function PublicPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className="max-w-3xl space-y-10">
      <div className="space-y-4">
        <h1 className="text-2xl sm:text-3xl">{title}</h1>
        <p className="max-w-prose text-lg">{lead}</p>
      </div>
      {children}
    </div>
  );
}
