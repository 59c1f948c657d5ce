import type { ReactNode } from "react";

type Props = { of: readonly ReactNode[]; className?: string };

/** Sentences or names as a list with dots. */
export function Points({ of, className = "max-w-prose space-y-2 ps-5" }: Props) {
  return (
    <ul className={`list-disc ${className}`}>
      {of.map((point, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list's sentences do not move
        <li key={at}>{point}</li>
      ))}
    </ul>
  );
}
