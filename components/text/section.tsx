import type { ComponentProps, ReactNode } from "react";

type Props = Omit<ComponentProps<"section">, "id" | "title"> & { id: string; title: ReactNode };

/** A part of a page under its heading, which can be linked to. */
export function Section({ id, title, className = "space-y-3", children, ...own }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={className} {...own}>
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
