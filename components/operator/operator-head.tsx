import type { ReactNode } from "react";
import { Submit } from "#components/text/field.tsx";
import { places } from "#lib/console/contract.ts";
import { second } from "#lib/format.ts";
import { signNames } from "#lib/sign-in/contract.ts";

/** What the operator's pages are called together, and the first of them in its heading and in links. */
export const operatorName = "Operator";
export const operatorTitle = "The operator’s page";

type Props = { title: string; at: keyof typeof places; children?: ReactNode };

/** The head of each page of the operator's: its title, what comes first there, and the ways to the others. */
export function OperatorHead({ title, at, children }: Props) {
  return (
    <header className="space-y-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h1>{title}</h1>
        <form action="/operator/sign-out" method="post" data-screen-only="">
          <Submit isQuiet>{signNames.out}</Submit>
        </form>
      </div>
      <p className="text-ink-2 text-sm">As of {second(new Date().toISOString())}</p>
      {children}
      <Ways label={operatorName} to={Object.entries(places)} at={at} />
    </header>
  );
}

/** Links to pages of which this is one. */
export function Ways({ label, to, at }: { label: string; to: [href: string, words: string][]; at: string }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {to.map(([href, words]) => (
          <li key={href}>
            <a
              href={href}
              aria-current={href === at ? "page" : undefined}
              className="aria-[current]:font-semibold aria-[current]:no-underline"
            >
              {words}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
