import type { ReactNode } from "react";
import { Submit } from "#components/text/field.tsx";

type Props = { action: string; act: string; of?: string; isQuiet?: boolean; children?: ReactNode };

/** A form for one act of the operator's: what it does, and its button; screen readers also hear of what. */
export function ActForm({ action, act, of, isQuiet = false, children }: Props) {
  return (
    <form action={action} method="post" className="max-w-80 space-y-3">
      {children}
      <Submit isQuiet={isQuiet}>
        {act}
        {of !== undefined && <span className="sr-only">{of}</span>}
      </Submit>
    </form>
  );
}
