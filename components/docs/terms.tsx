import type { ReactNode } from "react";

type Props = { of: readonly (readonly [name: ReactNode, meaning: ReactNode])[]; className?: string };

/** Names beside what they mean, in rows. */
export function Terms({ of, className }: Props) {
  return (
    <dl className={className}>
      {of.map(([name, meaning], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows do not move
        <div key={at}>
          <dt>{name}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
